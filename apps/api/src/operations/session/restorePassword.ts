import { hashPassword } from '../../domain/accounts/password-hash.ts'
import { checkNewPassword, emailKey, trimmed } from '../../domain/accounts/rules.ts'
import { spendMailToken } from '../../domain/mail/mail-tokens.ts'
import { Findings, ValidationError } from '../../errors.ts'
import { defineOperation } from '../operation.ts'

/** The link is invalid, not the password: the screen offers a new link (D42). */
const invalidLink = () => new ValidationError({ token: ['Invalid reset link'] })

export const restorePassword = defineOperation('restorePassword', async ({ body, reply }, dependencies) => {
  const { db, clock, sessions, accountLimits, devices } = dependencies
  const token = trimmed(body.token)
  const email = trimmed(body.email)
  if (token === '' || email === '') throw invalidLink()
  const findings = checkNewPassword(new Findings(), body.password ?? '', body.password_confirmation ?? '')
  if (findings.any) throw new ValidationError(findings.errors)

  const passwordHash = await hashPassword(body.password ?? '')
  await db.transaction().execute(async (trx) => {
    const userId = await spendMailToken(trx, clock, token, 'reset_password')
    if (userId === null) throw invalidLink()
    const changed = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .where('email_key', '=', emailKey(email))
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw invalidLink()
    await sessions.endAll(trx, userId)
  })
  // Lets the owner in again while a stranger guesses the password (docs/decisions/http-edge.md).
  await accountLimits.forget('wrongPasswords', emailKey(email))
  devices.trust(reply, emailKey(email))
  return { status: 'OK', message: 'Password reset successfully' }
})
