import { useRef, useState } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useHasLoggedOut, useIsSessionKnown, useIsSignedIn } from '../app/DependenciesContext.tsx'
import { safeRedirect } from '../app/redirect.ts'
import { loginFor, paths } from '../paths.ts'

/**
 * R080: a guest goes to Login, and the whole wanted path goes along. Who logs out here goes home (R182): the page being
 * left may still stand when the session ends, because the next one is rendered in the background.
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
 * R081: who is signed in already has nothing to do here. Who signs in or up here goes where they wanted to go (R082),
 * else to the account (R083, R084).
 */
export function GuestsOnly() {
  const signedIn = useIsSignedIn()
  const isKnown = useIsSessionKnown()
  // A page that came rendered stands before it is known who looks at it.
  const [cameSignedIn, setCameSignedIn] = useState(isKnown ? signedIn : null)
  if (isKnown && cameSignedIn === null) setCameSignedIn(signedIn)
  const [query] = useSearchParams()
  if (!signedIn || !isKnown) return <Outlet />
  if (cameSignedIn) return <Navigate to={paths.HomePage} replace />
  return <Navigate to={safeRedirect(query.get('redirect')) ?? paths.Account} replace />
}
