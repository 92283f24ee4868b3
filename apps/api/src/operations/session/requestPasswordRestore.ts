import { emailKey, isEmail, trimmed } from '../../domain/accounts/rules.ts'
import { queuePasswordResetMail } from '../../domain/mail/rows.ts'
import { Findings, ValidationError } from '../../errors.ts'
import { defineOperation } from '../operation.ts'

export const requestPasswordRestore = defineOperation('requestPasswordRestore', async ({ query }, dependencies) => {
  const { db, clock, accountLimits, mails } = dependencies
  const email = trimmed(query.email)
  const findings = new Findings()
    .require(email !== '', 'email', 'Please enter your email address')
    .require(isEmail(email), 'email', 'Please enter a valid email address')
  if (findings.any) throw new ValidationError(findings.errors)
  await accountLimits.take('resetMails', emailKey(email))
  // Known and unknown addresses are answered alike, and after the same work (D41); only a known one is mailed later.
  await queuePasswordResetMail(db, clock, emailKey(email))
  mails.wake()
  return { status: 'OK', message: 'Password reset link sent. Please check your email.' }
})
