import { verifyPassword } from '../accounts/passwords.ts'
import { emailKey, Findings, isEmail, trimmed } from '../accounts/rules.ts'
import { invalid, unauthorized } from '../http/errors.ts'
import { defineOperation } from '../http/operation.ts'

export const login = defineOperation('login', async ({ body, reply }, { db, sessions }) => {
  const email = trimmed(body.username)
  const password = body.password ?? ''
  // One text for both, as the form has it (R228); it stands under the first empty field.
  const findings = new Findings()
    .require(email !== '', 'username', 'Email and password are required')
    .require(password !== '', 'password', 'Email and password are required')
    .require(email === '' || isEmail(email), 'username', 'Invalid email format')
  if (findings.any) throw invalid(findings.errors)

  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_verified_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  const matches = await verifyPassword(user?.password_hash ?? null, password)
  if (!user || !matches) throw unauthorized('Invalid email or password')

  const token = await sessions.start(reply, user.id, body.remember === true)
  const emailVerified = user.email_verified_at !== null
  return { status: 'OK', authenticated: true, emailVerified, access_token: token, token }
})
