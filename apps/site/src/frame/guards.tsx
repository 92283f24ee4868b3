import { useState } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useHasLoggedOut, useIsPersonKnown, useIsSignedIn } from '../app/DependenciesContext.tsx'
import { safeRedirect } from '../app/redirect.ts'
import { loginFor, paths } from '../paths.ts'

/** Whether the person was signed in when it became known who is here; null until then. */
function useCameSignedIn(): boolean | null {
  const signedIn = useIsSignedIn()
  const known = useIsPersonKnown()
  const [came, setCame] = useState(known ? signedIn : null)
  if (came === null && known) setCame(signedIn)
  return came
}

/**
 * R080: a guest goes to Login, and the whole wanted path goes along. Who logs out here goes home (R182): the page being
 * left may still stand when the session ends, because the next one is rendered in the background.
 */
export function SignedInOnly() {
  const signedIn = useIsSignedIn()
  const loggedOut = useHasLoggedOut()
  const cameSignedIn = useCameSignedIn()
  const { pathname, search, hash } = useLocation()
  if (signedIn) return <Outlet />
  if (cameSignedIn === null) return null
  if (cameSignedIn && loggedOut) return <Navigate to={paths.HomePage} replace />
  return <Navigate to={loginFor(pathname + search + hash)} replace />
}

/**
 * R081: who is signed in already has nothing to do here. Who signs in or up here goes where they wanted to go (R082),
 * else to the account (R083, R084).
 */
export function GuestsOnly() {
  const signedIn = useIsSignedIn()
  const cameSignedIn = useCameSignedIn()
  const [query] = useSearchParams()
  if (!signedIn || cameSignedIn === null) return <Outlet />
  if (cameSignedIn) return <Navigate to={paths.HomePage} replace />
  return <Navigate to={safeRedirect(query.get('redirect')) ?? paths.Account} replace />
}
