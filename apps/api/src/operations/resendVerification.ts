import { sendVerification } from '../accounts/verification.ts'
import { defineMemberOperation } from '../http/operation.ts'

export const resendVerification = defineMemberOperation(
  'resendVerification',
  async ({ member }, services) => {
    if (!member.emailVerified) {
      await services.accountLimits.take('verificationMails', member.id)
      await sendVerification(services, member)
    }
    return { status: 'OK', message: 'Please check your email.' }
  },
  { beforeVerification: true },
)
