import { issueMailToken } from '../accounts/mail-tokens.ts'
import { emailKey, Findings, isEmail, trimmed } from '../accounts/rules.ts'
import type { Dependencies } from '../dependencies.ts'
import { ValidationError } from '../errors.ts'
import { defineOperation } from '../http/operation.ts'
import { passwordResetMail } from '../mail/messages.ts'

async function mailResetLink({ db, clock, config, mailer }: Dependencies, key: string): Promise<void> {
  const user = await db.selectFrom('users').select(['id', 'email']).where('email_key', '=', key).executeTakeFirst()
  if (!user) return
  const link = new URL('/reset-password-confirm', config.publicUrl)
  link.searchParams.set('token', await issueMailToken(db, clock, user.id, 'reset_password'))
  link.searchParams.set('email', user.email)
  await mailer.send(passwordResetMail(user.email, link))
}

export const requestPasswordRestore = defineOperation('requestPasswordRestore', async ({ query }, dependencies) => {
  const email = trimmed(query.email)
  const findings = new Findings()
    .require(email !== '', 'email', 'Please enter your email address')
    .require(isEmail(email), 'email', 'Please enter a valid email address')
  if (findings.any) throw new ValidationError(findings.errors)
  await dependencies.accountLimits.take('resetMails', emailKey(email))
  // Not awaited: known and unknown addresses are answered alike, and equally fast (D41).
  mailResetLink(dependencies, emailKey(email)).catch((error: unknown) =>
    dependencies.log.error({ err: error }, 'a reset mail could not be sent'),
  )
  return { status: 'OK', message: 'Password reset link sent. Please check your email.' }
})
