import { registerPerson } from '../accounts/register.ts'
import { emailKey, trimmed } from '../accounts/rules.ts'
import { sendVerification } from '../accounts/verification.ts'
import { forbidden, unauthorized } from '../http/errors.ts'
import { defineOperation } from '../http/operation.ts'

export const register = defineOperation('register', async ({ body, reply }, dependencies) => {
  const { catalogue, sessions, devices, log } = dependencies
  const settings = await catalogue.settings()
  if (!settings.is_reg_enabled) throw forbidden('Registration is closed at the moment.', 'registration_closed')

  const user = await registerPerson(dependencies, body, settings.welcome_bonus_tenths)
  try {
    await sendVerification(dependencies, { id: user.id, email: trimmed(body.email) })
  } catch (error) {
    // The account exists; the mail can be asked for again in the profile.
    log.error({ err: error }, 'a verification mail could not be sent')
  }
  const token = await sessions.start(reply, user, false)
  if (token === null) throw unauthorized()
  devices.trust(reply, emailKey(body.email ?? ''))
  return { status: 'OK', authenticated: true, emailVerified: false, access_token: token, token }
})
