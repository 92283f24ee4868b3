import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Profile } from '../shared/domain.ts'
import { createSecretHolder } from '../shared/secret-holder.ts'
import { deferredActor, recordEmitted, settle, statePaths } from '../testing/index.ts'
import type { SessionAnswer, SignInRequest, SignUpRequest } from './auth.types.ts'
import { authMachine, authState, type Credentials, submitSignIn, submitSignUp } from './index.ts'

const profile: Profile = {
  name: 'Vera',
  surname: 'Penny',
  email: 'vera@mintage.example',
  phone: '',
  balance: 105,
  avatarUrl: null,
  createdAt: '2026-11-20T10:00:00Z',
  country: null,
  city: '',
  address: '',
  postCode: '',
}

const canary = 'Canary77'

const set = (hasStoredSession = false) => {
  const holder = createSecretHolder<Credentials>()
  const taken: (Credentials | null)[] = []
  const checkSession = deferredActor<SessionAnswer>()
  const signIn = deferredActor<{ emailVerified: boolean }, SignInRequest>()
  const signUp = deferredActor<{ emailVerified: boolean }, SignUpRequest>()
  const logout = deferredActor<void>()
  const fetchProfile = deferredActor<Profile>()
  const clock = new SimulatedClock()
  const machine = authMachine.provide({
    actors: {
      checkSession: checkSession.logic,
      signIn: signIn.logic,
      signUp: signUp.logic,
      logout: logout.logic,
      fetchProfile: fetchProfile.logic,
    },
  })
  const actor = createActor(machine, { input: { hasStoredSession }, clock })
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
    submitSignUp: (change: { firstName?: string } = {}) =>
      submitSignUp(actor, holder, {
        firstName: 'Vera',
        lastName: 'Penny',
        email: 'vera@mintage.example',
        phone: '',
        phoneValid: false,
        phoneE164: '',
        password: canary,
        confirmPassword: canary,
        termsAccepted: true,
        ...change,
      }),
  }
}

describe('the map', () => {
  test('every step is a named state', () => {
    expect(statePaths(authMachine)).toEqual([
      'session',
      'session.checkingSession',
      'session.signedOut',
      'session.signedOut.guest',
      'session.signedOut.expired',
      'session.signedOut.asBefore',
      'session.signingIn',
      'session.signingUp',
      'session.signedIn',
      'session.signedIn.loadingProfile',
      'session.signedIn.profileReady',
      'session.signedIn.profileFailed',
      'session.loggingOut',
      'signUpGuard',
      'signUpGuard.open',
      'signUpGuard.closed',
    ])
  })
})

describe('the check at start', () => {
  test('a stored flag counts as signed in until the answer (R174), and the check runs once (R079)', () => {
    const { at, checkSession } = set(true)
    expect(authState(at())).toEqual({
      isAuthenticated: true,
      emailVerified: false,
      authCheckedOnce: false,
      sessionExpired: false,
      isLoading: true,
      error: null,
    })
    expect(checkSession.calls).toHaveLength(1)
  })

  test('without a flag a guest is a guest while the check runs', () => {
    expect(authState(set().at()).isAuthenticated).toBe(false)
  })

  test('authenticated: signed in, e-mail verification recorded, profile read (R175, R188)', async () => {
    const { at, enterSignedIn, emitted, fetchProfile } = set()
    await enterSignedIn()
    expect(authState(at())).toMatchObject({ isAuthenticated: true, emailVerified: true, authCheckedOnce: true })
    expect(authState(at()).isLoading).toBe(false)
    expect(emitted).toEqual([{ type: 'signedIn', by: 'check' }])
    expect(fetchProfile.calls).toHaveLength(1)
    await fetchProfile.last().answer(profile)
    expect(at().matches({ session: { signedIn: 'profileReady' } })).toBe(true)
    expect(at().context.profile).toEqual(profile)
  })

  test('unauthenticated: everything local is cleared (R176)', async () => {
    const { at, enterAsGuest, emitted, fetchProfile } = set(true)
    await enterAsGuest()
    expect(authState(at())).toMatchObject({ isAuthenticated: false, authCheckedOnce: true, error: null })
    expect(at().context.hasStoredSession).toBe(false)
    expect(emitted).toEqual([{ type: 'signedOut', reason: 'noSession' }])
    expect(fetchProfile.calls).toHaveLength(0)
  })

  test.each(['unauthorized', 'forbidden'])('%s clears as well (R177)', async (kind) => {
    const { at, checkSession, emitted } = set(true)
    await checkSession.last().fail({ kind })
    expect(authState(at()).isAuthenticated).toBe(false)
    expect(emitted).toEqual([{ type: 'signedOut', reason: 'noSession' }])
    expect(at().context.error).toBeNull()
  })

  test.each([true, false])('any other failure leaves the state as it was: flag %s (R178)', async (flag) => {
    const { at, checkSession, emitted } = set(flag)
    await checkSession.last().fail({ kind: 'server' })
    expect(authState(at()).isAuthenticated).toBe(flag)
    expect(authState(at()).authCheckedOnce).toBe(true)
    expect(authState(at()).error).toEqual({ key: 'auth.statusUnverified' })
    expect(emitted).toEqual([])
  })
})

describe('signing in', () => {
  test('success: signed in, welcomed once, and the password is nowhere but in the actor', async () => {
    const { actor, at, enterAsGuest, submitSignIn, signIn, holder, types, toasts } = set()
    await enterAsGuest()
    expect(submitSignIn()).toBe(true)
    expect(at().matches({ session: 'signingIn' })).toBe(true)
    expect(authState(at()).isLoading).toBe(true)
    expect(holder.isEmpty).toBe(true)
    expect(signIn.last().input).toEqual({ email: 'vera@mintage.example', rememberMe: true })
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(canary)
    await signIn.last().answer({ emailVerified: false })
    expect(types()).toEqual(['signedOut', 'signedIn', 'toast'])
    expect(toasts()).toEqual([{ type: 'toast', tone: 'success', message: { key: 'auth.welcomeBack' } }])
    expect(authState(at())).toMatchObject({ isAuthenticated: true, emailVerified: false })
  })

  test('a broken rule sends nothing and shows the rule (R228)', async () => {
    const { at, enterAsGuest, submitSignIn, signIn } = set()
    await enterAsGuest()
    submitSignIn('', '')
    expect(signIn.calls).toHaveLength(0)
    expect(at().context.brokenRule).toEqual({ field: 'email', key: 'auth.emailAndPasswordRequired' })
  })

  test.each([
    [{ kind: 'validation', message: 'No', errors: { email: ['Unknown'] } }, { text: 'Unknown' }, { text: 'No' }],
    [{ kind: 'unauthorized', message: 'No' }, { text: 'No' }, { text: 'No' }],
    [{ kind: 'network', message: 'fetch failed' }, { key: 'auth.unknownError' }, { key: 'auth.authenticationFailed' }],
  ])('failure %j: screen %j, store %j (R352, D39)', async (failure, screen, store) => {
    const { at, enterAsGuest, submitSignIn, signIn } = set()
    await enterAsGuest()
    submitSignIn()
    await signIn.last().fail(failure)
    expect(at().matches({ session: { signedOut: 'guest' } })).toBe(true)
    expect(at().context.formError).toEqual(screen)
    expect(at().context.error).toEqual(store)
  })

  test('a second submit while the first is under way is ignored, and its password is not kept', async () => {
    const { enterAsGuest, submitSignIn, signIn, holder } = set()
    await enterAsGuest()
    submitSignIn()
    expect(submitSignIn('vera@mintage.example', 'Other77')).toBe(false)
    expect(signIn.calls).toHaveLength(1)
    expect(holder.isEmpty).toBe(true)
  })

  test('opening a form clears what the last one said; so does the next try', async () => {
    const { actor, at, enterAsGuest, submitSignIn, signIn } = set()
    await enterAsGuest()
    submitSignIn()
    await signIn.last().fail({ kind: 'network' })
    actor.send({ type: 'form.opened' })
    expect(at().context).toMatchObject({ error: null, formError: null, brokenRule: null })
    submitSignIn('x', 'y')
    expect(at().context.brokenRule?.key).toBe('auth.emailFormatInvalid')
    submitSignIn()
    expect(at().context.brokenRule).toBeNull()
  })
})

describe('signing up', () => {
  test('success: signed in without the toast of a sign-in (R180)', async () => {
    const { actor, at, enterAsGuest, submitSignUp, signUp, types, emitted } = set()
    await enterAsGuest()
    expect(submitSignUp()).toBe(true)
    expect(signUp.last().input).toEqual({
      name: 'Vera',
      surname: 'Penny',
      email: 'vera@mintage.example',
      phoneE164: '',
    })
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(canary)
    await signUp.last().answer({ emailVerified: false })
    expect(at().hasTag('signedIn')).toBe(true)
    expect(types()).toEqual(['signedOut', 'signedIn'])
    expect(emitted.at(-1)).toEqual({ type: 'signedIn', by: 'signUp' })
  })

  test('a broken rule sends nothing and does not start the double-click guard', async () => {
    const { at, enterAsGuest, submitSignUp, signUp } = set()
    await enterAsGuest()
    submitSignUp({ firstName: '' })
    expect(at().context.brokenRule).toEqual({ field: 'firstName', key: 'auth.nameRequired' })
    expect(at().matches({ signUpGuard: 'open' })).toBe(true)
    submitSignUp()
    expect(signUp.calls).toHaveLength(1)
  })

  test('a second submit within 400 ms is ignored even when the first has failed already (R225, D60)', async () => {
    const { at, clock, enterAsGuest, submitSignUp, signUp } = set()
    await enterAsGuest()
    submitSignUp()
    await signUp.last().fail({ kind: 'validation' })
    expect(at().matches({ session: 'signedOut' })).toBe(true)
    clock.increment(399)
    expect(submitSignUp()).toBe(false)
    expect(signUp.calls).toHaveLength(1)
    clock.increment(1)
    expect(submitSignUp()).toBe(true)
    expect(signUp.calls).toHaveLength(2)
  })

  test('server errors go under their fields and one toast tells of it (R353, R354)', async () => {
    const { at, enterAsGuest, submitSignUp, signUp, toasts } = set()
    await enterAsGuest()
    submitSignUp()
    await signUp.last().fail({
      kind: 'validation',
      errors: { name: ['N'], surname: ['S'], password_confirmation: ['C'], phoneE164: ['P'], nonsense: ['X'] },
    })
    expect(at().context.serverErrors).toEqual({ firstName: 'N', lastName: 'S', confirmPassword: 'C', phone: 'P' })
    expect(toasts()).toEqual([{ type: 'toast', tone: 'error', message: { text: 'N' } }])
    expect(at().context.error).toEqual({ key: 'auth.registrationFailed' })
  })

  test.each([
    [{ kind: 'validation', message: 'Taken', errors: { email: ['E'] } }, { text: 'Taken' }],
    [{ kind: 'validation' }, { key: 'auth.fieldsMissing' }],
    [{ kind: 'timeout' }, { key: 'auth.registrationFailed' }],
    [new Error('boom'), { key: 'auth.registrationFailed' }],
  ])('toast for %j is %j (R354, R355)', async (failure, message) => {
    const { enterAsGuest, submitSignUp, signUp, toasts } = set()
    await enterAsGuest()
    submitSignUp()
    await signUp.last().fail(failure)
    expect(toasts()).toEqual([{ type: 'toast', tone: 'error', message }])
  })
})

describe('a person who is signed in', () => {
  const arrive = async () => {
    const all = set(true)
    await all.enterSignedIn()
    await all.fetchProfile.last().answer(profile)
    return all
  }

  test('the profile is read again when the currency changes or someone asks (R187)', async () => {
    const { actor, at, fetchProfile } = await arrive()
    actor.send({ type: 'currency.changed' })
    expect(at().hasTag('loadingProfile')).toBe(true)
    const stale = fetchProfile.last()
    actor.send({ type: 'profile.refreshRequested' })
    expect(fetchProfile.calls).toHaveLength(3)
    await fetchProfile.last().answer({ ...profile, balance: 200 })
    await stale.answer({ ...profile, balance: 1 })
    expect(at().context.profile?.balance).toBe(200)
  })

  test('a profile that cannot be read leaves the one before on screen', async () => {
    const { actor, at, fetchProfile } = await arrive()
    actor.send({ type: 'profile.refreshRequested' })
    await fetchProfile.last().fail({ kind: 'server' })
    expect(at().matches({ session: { signedIn: 'profileFailed' } })).toBe(true)
    expect(at().context.profile).toEqual(profile)
    expect(at().context.profileError).toEqual({ key: 'profile.fetchFailed' })
    actor.send({ type: 'profile.refreshRequested' })
    await fetchProfile.last().answer(profile)
    expect(at().context.profileError).toBeNull()
  })

  test('a reported balance is known at once', async () => {
    const { actor, at } = await arrive()
    actor.send({ type: 'balance.reported', balance: 42 })
    expect(at().context.profile).toEqual({ ...profile, balance: 42 })
  })

  test('a verified e-mail is known at once', async () => {
    const { actor, at, checkSession } = set()
    await checkSession.last().answer({ authenticated: true, emailVerified: false })
    actor.send({ type: 'email.verified' })
    expect(at().context.emailVerified).toBe(true)
  })

  test('a balance without a profile is nothing', async () => {
    const all = set(true)
    await all.enterSignedIn()
    all.actor.send({ type: 'balance.reported', balance: 42 })
    expect(all.at().context.profile).toBeNull()
  })

  test('a guest has no profile: nothing is requested (R189)', async () => {
    const all = set()
    await all.enterAsGuest()
    for (const type of ['profile.refreshRequested', 'currency.changed', 'logout.requested'] as const)
      all.actor.send({ type })
    expect(all.fetchProfile.calls).toHaveLength(0)
    expect(all.logout.calls).toHaveLength(0)
  })

  test('logout clears whether or not the call succeeds (R181-R183, D40)', async () => {
    const good = await arrive()
    good.actor.send({ type: 'logout.requested' })
    expect(authState(good.at())).toMatchObject({ isAuthenticated: true, isLoading: true })
    await good.logout.last().answer(undefined)
    expect(good.at().context.profile).toBeNull()
    expect(good.emitted.slice(1)).toEqual([
      { type: 'signedOut', reason: 'logout' },
      { type: 'toast', tone: 'success', message: { key: 'auth.loggedOut' } },
    ])
    const bad = await arrive()
    bad.actor.send({ type: 'logout.requested' })
    await bad.logout.last().fail({ kind: 'server' })
    expect(authState(bad.at())).toMatchObject({ isAuthenticated: false, error: { key: 'auth.logoutFailed' } })
    expect(bad.at().context.profile).toBeNull()
    expect(bad.emitted.slice(1)).toEqual([
      { type: 'signedOut', reason: 'logout' },
      { type: 'toast', tone: 'error', message: { key: 'auth.logoutFailedToast' } },
    ])
  })

  test('many calls refused at once end the session once, with one toast (R184, R185)', async () => {
    const { actor, at, emitted } = await arrive()
    for (let call = 0; call < 5; call += 1) actor.send({ type: 'session.rejected', onProtectedRoute: true })
    expect(emitted.slice(1)).toEqual([
      { type: 'signedOut', reason: 'expired' },
      { type: 'sessionExpired', onProtectedRoute: true },
      { type: 'toast', tone: 'error', message: { key: 'auth.sessionExpired' } },
    ])
    expect(authState(at())).toMatchObject({ isAuthenticated: false, sessionExpired: true })
    expect(at().context).toMatchObject({ profile: null, emailVerified: false, hasStoredSession: false })
  })

  test('on a public route nothing is said (R186), and the expired flag outlives a failed sign-in and ends with a successful one (D17)', async () => {
    const { actor, at, submitSignIn, signIn, emitted } = await arrive()
    actor.send({ type: 'session.rejected', onProtectedRoute: false })
    expect(emitted.at(-1)).toEqual({ type: 'sessionExpired', onProtectedRoute: false })
    submitSignIn()
    await signIn.last().fail({ kind: 'unauthorized' })
    expect(authState(at()).sessionExpired).toBe(true)
    submitSignIn()
    await signIn.last().answer({ emailVerified: true })
    expect(authState(at()).sessionExpired).toBe(false)
  })

  test('a late refusal of an older session does not end the new one', async () => {
    const { actor, at, submitSignIn, signIn } = await arrive()
    const older = at().context.session
    expect(older).toBe(1)
    actor.send({ type: 'session.rejected', onProtectedRoute: true, session: older })
    submitSignIn()
    await signIn.last().answer({ emailVerified: true })
    actor.send({ type: 'session.rejected', onProtectedRoute: true, session: older })
    expect(authState(at()).isAuthenticated).toBe(true)
    actor.send({ type: 'session.rejected', onProtectedRoute: true, session: at().context.session })
    expect(authState(at()).isAuthenticated).toBe(false)
  })

  test('a profile that arrives after the session has ended is dropped', async () => {
    const all = set(true)
    await all.enterSignedIn()
    const late = all.fetchProfile.last()
    all.actor.send({ type: 'session.rejected', onProtectedRoute: false })
    expect(late.signal.aborted).toBe(true)
    await late.answer(profile)
    expect(all.at().context.profile).toBeNull()
  })
})

test('placeholders refuse loudly, and a start without actors degrades instead of hanging', async () => {
  const actor = createActor(authMachine, { input: { hasStoredSession: false } })
  actor.start()
  await settle()
  expect(authState(actor.getSnapshot()).error).toEqual({ key: 'auth.statusUnverified' })
})
