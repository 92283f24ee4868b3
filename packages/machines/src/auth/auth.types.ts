import type { Profile, Tenths } from '../shared/domain.ts'
import type { Message, ToastTone } from '../shared/message.ts'
import type { SignUpErrors } from './failures.ts'
import type { BrokenRule, SignInField, SignUpField } from './rules.ts'
import type { AuthTextKey } from './text-keys.ts'

export interface AuthInput {
  /** True when the session flag is stored in this browser (R174). */
  hasStoredSession: boolean
  /** Errors of a form that was sent before this program ran. */
  errors?: AuthErrors | undefined
}

/** What the server says about a session. Its token stays with the consumer: it is stored, never passed through here. */
export interface SessionAnswer {
  authenticated: boolean
  emailVerified: boolean
}

/** What is wrong with the form last submitted. */
export interface AuthErrors {
  /** The sentence shown above the form. */
  formError: Message<AuthTextKey> | null
  /** The first broken rule. */
  brokenRule: BrokenRule<SignInField | SignUpField> | null
  /** The server's words under sign-up fields. */
  serverErrors: SignUpErrors
}

export interface AuthContext extends AuthErrors {
  hasStoredSession: boolean
  emailVerified: boolean
  /** Grows with every session opened here, so that a late 401 of an older one can be recognised. */
  session: number
  profile: Profile | null
  profileError: Message<AuthTextKey> | null
  /** The store's error (R346-R349, R178). */
  error: Message<AuthTextKey> | null
}

export interface SignInRequest {
  email: string
  rememberMe: boolean
}

/** Everything of the sign-up form but its passwords. */
export interface SignUpRequest {
  name: string
  surname: string
  email: string
  /** E.164, or empty when the person gave none; as typed where `phoneCountry` is given. */
  phoneE164: string
  /** ISO 3166 alpha-2, for the server to check the number by; null when it is checked. */
  phoneCountry: string | null
}

export type AuthEvent =
  | ({ type: 'signIn.submitted'; broken: BrokenRule<SignInField> | null } & SignInRequest)
  | ({ type: 'signUp.submitted'; broken: BrokenRule<SignUpField> | null } & SignUpRequest)
  | { type: 'form.opened' }
  | { type: 'logout.requested' }
  /** A call was answered 401 (login, register, restore, is-auth and logout are exempt, D17). */
  | { type: 'session.rejected'; onProtectedRoute: boolean; session?: number | undefined }
  /** Another tab of this browser has stored a session, or has cleared the one there was. */
  | { type: 'session.begunElsewhere' }
  | { type: 'session.endedElsewhere' }
  | { type: 'currency.changed' }
  | { type: 'profile.refreshRequested' }
  /** The debt stays if it is not reported. */
  | { type: 'balance.reported'; balance: Tenths; debt?: Tenths }
  | { type: 'email.verified' }

export type AuthEmitted =
  /** Store the session flag and the token that came with the answer. */
  | { type: 'signedIn'; by: 'check' | 'signIn' | 'signUp' }
  /** Clear every trace of the session in this browser: flag, token, saved checkout, cached data. */
  | { type: 'signedOut'; reason: 'noSession' | 'logout' | 'expired' }
  /** Once for a session, however many calls were refused; on a protected route lead to the sign-in screen. */
  | { type: 'sessionExpired'; onProtectedRoute: boolean }
  | { type: 'toast'; tone: ToastTone; message: Message<AuthTextKey> }

export type AuthTag = 'busy' | 'signedIn' | 'checking' | 'loadingProfile' | 'expired' | 'loggedOut'
