import { Register } from '@mintage/ui/screens/Register'
import { useRegister } from '../../flows/auth/useRegister.ts'

export default function RegisterRoute() {
  return <Register {...useRegister()} />
}
