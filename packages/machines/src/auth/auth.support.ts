import { createActor, SimulatedClock } from 'xstate'
import type { Profile } from '../shared/domain.ts'
import { createSecretHolder } from '../shared/secret-holder.ts'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import type { SessionAnswer, SignInRequest, SignUpRequest } from './auth.types.ts'
import { authMachine, type Credentials, submitSignIn, submitSignUp } from './index.ts'

export const profile: Profile = {
  id: 'p-7',
  name: 'Vera',
  surname: 'Penny',
  email: 'vera@mintage.example',
  phone: '',
  balance: 105,
  debt: 0,
  avatarUrl: null,
  createdAt: '2026-11-20T10:00:00Z',
  country: null,
  city: '',
  address: '',
  postCode: '',
  lastPurchase: null,
}

/** A unique password: the tests search for it where it must not be. */
export const canary = 'Canary77'

/** The machine under a virtual clock, with actors that the test answers and steps the tests have in common. */
export const createTestAuth = (hasStoredSession = false, watcher: Watcher = unwatched) => {
  const holder = createSecretHolder<Credentials>()
  const taken: (Credentials | null)[] = []
  const checkSession = deferredActor<SessionAnswer>()
  const take = () => taken.push(holder.take())
  const signIn = deferredActor<{ emailVerified: boolean }, SignInRequest>(take)
  const signUp = deferredActor<{ emailVerified: boolean }, SignUpRequest>(take)
  const logout = deferredActor<void>()
  const fetchProfile = deferredActor<Profile>()
  const clock = new SimulatedClock()
  const { machine, inspect } = watcher(
    authMachine.provide({
      actors: {
        checkSession: checkSession.logic,
        signIn: signIn.logic,
        signUp: signUp.logic,
        logout: logout.logic,
        fetchProfile: fetchProfile.logic,
      },
    }),
  )
  const actor = createActor(machine, { input: { hasStoredSession }, clock, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  const at = () => actor.getSnapshot()
  return {
    actor,
    at,
    clock,
    emitted,
    holder,
    taken,
    checkSession,
    signIn,
    signUp,
    logout,
    fetchProfile,
    types: () => emitted.map((event) => event.type),
    toasts: () => emitted.flatMap((event) => (event.type === 'toast' ? [event] : [])),
    enterAsGuest: () => checkSession.last().answer({ authenticated: false, emailVerified: false }),
    enterSignedIn: () => checkSession.last().answer({ authenticated: true, emailVerified: true }),
    submitSignIn: (email = 'vera@mintage.example', password = canary) =>
      submitSignIn(actor, holder, { email, password, rememberMe: true }),
    submitSignUp: (
      change: {
        firstName?: string
        lastName?: string
        email?: string
        password?: string
        confirmPassword?: string
      } = {},
    ) =>
      submitSignUp(actor, holder, {
        firstName: 'Vera',
        lastName: 'Penny',
        email: 'vera@mintage.example',
        phone: '',
        phoneValid: false,
        phoneE164: '',
        phoneCountry: 'NO',
        password: canary,
        confirmPassword: canary,
        termsAccepted: true,
        ...change,
      }),
  }
}
