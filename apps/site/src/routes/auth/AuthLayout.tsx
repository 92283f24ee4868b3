import { AuthFrame } from '@mintage/ui/screens/AuthFrame'
import { Outlet } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Sign-in pages have neither header nor footer (R104). */
export default function AuthLayout() {
  return (
    <AuthFrame homeHref={paths.HomePage}>
      <Outlet />
    </AuthFrame>
  )
}
