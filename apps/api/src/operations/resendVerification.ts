import { sendVerification } from '../accounts/verification.ts'
import { defineMemberOperation } from '../http/operation.ts'

export const resendVerification = defineMemberOperation(
  'resendVerification',
  async ({ member }, dependencies) => {
    if (!member.emailVerified) {
      await dependencies.accountLimits.take('verificationMails', member.id)
      await sendVerification(dependencies, member)
    }
    return { status: 'OK', message: 'Please check your email.' }
  },
  { beforeVerification: true },
)
