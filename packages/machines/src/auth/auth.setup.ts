import { assertEvent, assign, emit, enqueueActions, setup, stateIn } from 'xstate'
import type { Profile, Tenths } from '../shared/domain.ts'
import type { CallFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr, type ToastTone } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'
import type {
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthInput,
  AuthTag,
  SessionAnswer,
  SignInRequest,
  SignUpRequest,
} from './auth.types.ts'
import { noErrors, noPerson } from './context.ts'
import { isSessionEnded, signInScreenError, signUpErrors, signUpToast } from './failures.ts'
import type { BrokenRule, SignInField, SignUpField } from './rules.ts'
import type { AuthTextKey } from './text-keys.ts'

const types: MachineTypes<AuthContext, AuthEvent, AuthEmitted, AuthTag, AuthInput> = {}

/** Guards, actions and delays of the auth machine. */
export const authSetup = setup({
  types,
  actors: {
    checkSession: notProvided<SessionAnswer>('checkSession'),
    signIn: notProvided<{ emailVerified: boolean }, SignInRequest>('signIn'),
    signUp: notProvided<{ emailVerified: boolean }, SignUpRequest>('signUp'),
    logout: notProvided<void>('logout'),
    fetchProfile: notProvided<Profile>('fetchProfile'),
  },
  delays: {
    /** D60: within the 300-500 ms of R225. */
    signUpGuard: 400,
  },
  guards: {
    sessionConfirmed: (_, answer: SessionAnswer) => answer.authenticated,
    sessionDenied: (_, failure: CallFailure) => isSessionEnded(failure),
    sessionFlagStored: ({ context }) => context.hasStoredSession,
    formComplete: (_, broken: BrokenRule<string> | null) => broken === null,
    formBroken: (_, broken: BrokenRule<string> | null) => broken !== null,
    signUpFormComplete: ({ event }) => {
      assertEvent(event, 'signUp.submitted')
      return event.broken === null
    },
    signUpGuardOpen: stateIn({ signUpGuard: 'open' }),
    isSignedOut: stateIn({ session: 'signedOut' }),
    concernsThisSession: ({ context }, session: number | undefined) =>
      session === undefined || session === context.session,
  },
  actions: {
    openSession: assign(({ context }, { emailVerified }: { emailVerified: boolean }) => ({
      ...noErrors,
      hasStoredSession: true,
      emailVerified,
      session: context.session + 1,
    })),
    clearPerson: assign(noPerson),
    clearErrors: assign(noErrors),
    showBrokenRule: assign((_, broken: BrokenRule<SignInField | SignUpField> | null) => ({
      ...noErrors,
      brokenRule: broken,
    })),
    assignError: assign((_, error: Message<AuthTextKey>) => ({ error })),
    showSignInFailure: assign((_, failure: CallFailure) => ({
      error: serverWordsOr<AuthTextKey>(failure.message, 'auth.authenticationFailed'),
      formError: signInScreenError(failure),
    })),
    showSignUpFailure: assign((_, failure: CallFailure) => ({
      error: serverWordsOr<AuthTextKey>(failure.message, 'auth.registrationFailed'),
      formError: signUpToast(failure),
      serverErrors: signUpErrors(failure),
    })),
    assignProfile: assign((_, profile: Profile) => ({ profile, profileError: null })),
    assignProfileError: assign((_, profileError: Message<AuthTextKey>) => ({ profileError })),
    assignBalance: assign(({ context: { profile } }, reported: { balance: Tenths; debt?: Tenths }) => ({
      profile: profile && { ...profile, balance: reported.balance, debt: reported.debt ?? profile.debt },
    })),
    markEmailVerified: assign({ emailVerified: true }),
    tell: emit(
      (_, toast: { tone: ToastTone; message: Message<AuthTextKey> }) => ({ type: 'toast', ...toast }) as const,
    ),
    announceSignedIn: emit((_, by: 'check' | 'signIn' | 'signUp') => ({ type: 'signedIn', by }) as const),
    announceSignedOut: emit(
      (_, reason: 'noSession' | 'logout' | 'expired') => ({ type: 'signedOut', reason }) as const,
    ),
    announceExpiry: enqueueActions(({ enqueue }, onProtectedRoute: boolean) => {
      enqueue.emit({ type: 'sessionExpired', onProtectedRoute })
      // A public page stays as it is: a notice says it, without a redirect (R186).
      if (onProtectedRoute) enqueue.emit({ type: 'toast', tone: 'error', message: { key: 'auth.sessionExpired' } })
      else enqueue.emit({ type: 'toast', tone: 'info', message: { key: 'auth.sessionEnded' } })
    }),
  },
})
