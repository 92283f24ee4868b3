import { submitSignIn } from '@mintage/machines/auth'
import type { Site } from './openSite.tsx'

/** Signs the person in while the screen in front of them stays: no form of that screen does it. */
export const signIn = ({ dependencies: { session, credentials } }: Site): void => {
  submitSignIn(session, credentials, { email: 'ida@example.com', password: 'Copper12', rememberMe: false })
}

/** Ends the session while a public screen stays, as a 401 to any call of it does. */
export const signOut = ({ dependencies: { session } }: Site): void =>
  session.send({ type: 'session.rejected', onProtectedRoute: false })
