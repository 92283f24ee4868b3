import type { SnapshotFrom } from 'xstate'
import type { Message } from '../shared/message.ts'
import type { authMachine } from './auth.machine.ts'
import type { AuthTextKey } from './text-keys.ts'

type AuthSnapshot = SnapshotFrom<typeof authMachine>

/** True from the end of a session that the person ended, until the next one. */
export const hasLoggedOut = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('loggedOut')

/** True until the profile has loaded or failed. */
export const isProfileAwaited = (snapshot: AuthSnapshot): boolean =>
  snapshot.context.profile === null && (snapshot.hasTag('checking') || snapshot.hasTag('loadingProfile'))

/** The auth state in the shape of R146. */
export interface AuthState {
  isAuthenticated: boolean
  emailVerified: boolean
  authCheckedOnce: boolean
  sessionExpired: boolean
  isLoading: boolean
  error: Message<AuthTextKey> | null
}

/** Derives R146 from where the machine is; a stored flag counts as signed in until the check has answered (R174). */
export const authState = (snapshot: AuthSnapshot): AuthState => ({
  isAuthenticated: snapshot.hasTag('signedIn') || (snapshot.hasTag('checking') && snapshot.context.hasStoredSession),
  emailVerified: snapshot.context.emailVerified,
  authCheckedOnce: !snapshot.hasTag('checking'),
  sessionExpired: snapshot.hasTag('expired'),
  isLoading: snapshot.hasTag('busy'),
  error: snapshot.context.error,
})
