import { Login } from '@mintage/ui/screens/Login'
import { useLogin } from '../../flows/auth/useLogin.ts'

export default function LoginRoute() {
  return <Login {...useLogin()} />
}
