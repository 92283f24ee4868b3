import { AuthFrame } from '@mintage/ui/screens/AuthFrame'
import { Outlet } from 'react-router-dom'
import { useIsSessionKnown } from '../../app/DependenciesContext.tsx'
import { paths } from '../../paths.ts'
import { Hydrated } from '../frame/Hydrated.tsx'

/** Sign-in pages have neither header nor footer (R104). */
export default function AuthLayout() {
  const isKnown = useIsSessionKnown()
  return (
    <AuthFrame homeHref={paths.HomePage}>
      <Outlet />
      {/* The form is usable once the session is known. */}
      {isKnown && <Hydrated />}
    </AuthFrame>
  )
}
