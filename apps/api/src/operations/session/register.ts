import { registerPerson } from '../../domain/accounts/register.ts'
import { emailKey } from '../../domain/accounts/rules.ts'
import { forbidden, unauthorized } from '../../platform/http/errors.ts'
import { defineOperation } from '../operation.ts'

export const register = defineOperation('register', async ({ body, reply }, dependencies) => {
  const { catalogue, sessions, devices, mails } = dependencies
  const settings = await catalogue.settings()
  if (!settings.is_reg_enabled) throw forbidden('Registration is closed at the moment.', 'registration_closed')

  const user = await registerPerson(dependencies, body, settings.welcome_bonus_tenths)
  mails.wake()
  const token = await sessions.start(reply, user, false)
  if (token === null) throw unauthorized()
  devices.trust(reply, emailKey(body.email ?? ''))
  return { status: 'OK', authenticated: true, emailVerified: false, access_token: token, token }
})
