import { useRef, useState } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useHasLoggedOut, useIsSessionKnown, useIsSignedIn } from '../../app/DependenciesContext.tsx'
import { safeRedirect } from '../../app/redirect.ts'
import { loginFor, paths } from '../../paths.ts'

/**
 * R080: sends a guest to Login with the full address. After logging out the person goes home (R182), because the
 * current page may still be mounted when the session ends: the next page renders in a transition.
 */
export function SignedInOnly() {
  const signedIn = useIsSignedIn()
  const loggedOut = useHasLoggedOut()
  const cameSignedIn = useRef(signedIn).current
  const { pathname, search, hash } = useLocation()
  if (signedIn) return <Outlet />
  if (cameSignedIn && loggedOut) return <Navigate to={paths.HomePage} replace />
  return <Navigate to={loginFor(pathname + search + hash)} replace />
}

/**
 * R081: sends signed-in people home, or on when a page that was rendered for a guest has led them here. After signing in
 * or up here they go to the wanted address (R082), or to the account (R083, R084).
 */
export function GuestsOnly() {
  const signedIn = useIsSignedIn()
  const isKnown = useIsSessionKnown()
  // A rendered page is shown before the session is known.
  const [cameSignedIn, setCameSignedIn] = useState(isKnown ? signedIn : null)
  if (isKnown && cameSignedIn === null) setCameSignedIn(signedIn)
  const [query] = useSearchParams()
  if (!signedIn || !isKnown) return <Outlet />
  const wanted = safeRedirect(query.get('redirect'))
  if (cameSignedIn) return <Navigate to={wanted ?? paths.HomePage} replace />
  return <Navigate to={wanted ?? paths.Account} replace />
}
