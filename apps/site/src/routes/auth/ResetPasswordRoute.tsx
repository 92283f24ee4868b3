import { ResetPassword } from '@mintage/ui/screens/ResetPassword'
import { useResetPassword } from '../../flows/auth/usePasswordReset.ts'

export default function ResetPasswordRoute() {
  return <ResetPassword {...useResetPassword()} />
}
