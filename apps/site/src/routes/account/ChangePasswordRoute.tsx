import { ChangePassword } from '@mintage/ui/screens/ChangePassword'
import { useChangePassword } from '../../flows/account/useChangePassword.ts'

export default function ChangePasswordRoute() {
  return <ChangePassword {...useChangePassword()} />
}
