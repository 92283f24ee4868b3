import { ForgotPassword } from '@mintage/ui/screens/ForgotPassword'
import { useForgotPassword } from '../../flows/auth/usePasswordReset.ts'

export default function ForgotPasswordRoute() {
  return <ForgotPassword {...useForgotPassword()} />
}
