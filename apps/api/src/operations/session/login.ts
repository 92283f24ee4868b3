import { verifyPassword } from '../../domain/accounts/password-hash.ts'
import { emailKey, isEmail, trimmed } from '../../domain/accounts/rules.ts'
import { Findings, ValidationError } from '../../errors.ts'
import { unauthorized } from '../../platform/http/errors.ts'
import { defineOperation } from '../operation.ts'

export const login = defineOperation('login', async ({ body, request, reply }, dependencies) => {
  const { db, sessions, accountLimits, devices } = dependencies
  const email = trimmed(body.username)
  const password = body.password ?? ''
  // Both empty fields share one text (R228), shown under the first empty field.
  const findings = new Findings()
    .require(email !== '', 'username', 'Email and password are required')
    .require(password !== '', 'password', 'Email and password are required')
    .require(email === '' || isEmail(email), 'username', 'Invalid email format')
  if (findings.any) throw new ValidationError(findings.errors)

  // Counted before the lookup, so that unknown addresses are limited too.
  const key = emailKey(email)
  const device = devices.knownTo(request, key)
  const subject = device ?? key
  await accountLimits.take('wrongPasswords', subject)
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_verified_at'])
    .where('email_key', '=', key)
    .executeTakeFirst()
  const matches = await verifyPassword(user?.password_hash ?? null, password)
  const token = user && matches ? await sessions.start(reply, user, body.remember === true) : null
  if (!user || token === null) throw unauthorized('Invalid email or password')
  await accountLimits.giveBack('wrongPasswords', subject)
  if (device === null) devices.trust(reply, key)
  const emailVerified = user.email_verified_at !== null
  return { status: 'OK', authenticated: true, emailVerified, access_token: token, token }
})
