import { queueVerificationMail } from '../../domain/mail/rows.ts'
import { defineMemberOperation } from '../operation.ts'

export const resendVerification = defineMemberOperation(
  'resendVerification',
  async ({ member }, { db, clock, accountLimits, mails }) => {
    if (!member.emailVerified) {
      await accountLimits.take('verificationMails', member.id)
      await queueVerificationMail(db, clock, member.id)
      mails.wake()
    }
    return { status: 'OK', message: 'Please check your email.' }
  },
  { beforeVerification: true },
)
