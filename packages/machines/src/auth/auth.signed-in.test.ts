import { describe, expect, test } from 'vitest'
import { createTestAuth, profile } from './auth.support.ts'
import { authState, hasLoggedOut, isProfileAwaited } from './index.ts'

describe('a person who is signed in', () => {
  const arrive = async () => {
    const all = createTestAuth(true)
    await all.enterSignedIn()
    await all.fetchProfile.last().answer(profile)
    return all
  }

  test('the profile is read again when the currency changes or someone asks (R187)', { tags: ['R187'] }, async () => {
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

  test('the first profile is awaited, one that is read again is not', async () => {
    const { at, enterSignedIn, fetchProfile, actor } = createTestAuth(true)
    expect(isProfileAwaited(at())).toBe(true)
    await enterSignedIn()
    expect(isProfileAwaited(at())).toBe(true)
    await fetchProfile.last().answer(profile)
    expect(isProfileAwaited(at())).toBe(false)
    actor.send({ type: 'profile.refreshRequested' })
    expect(isProfileAwaited(at())).toBe(false)
  })

  test('a first profile that cannot be read is not awaited any more', async () => {
    const { at, enterSignedIn, fetchProfile } = createTestAuth(true)
    await enterSignedIn()
    await fetchProfile.last().fail({ kind: 'server' })
    expect(isProfileAwaited(at())).toBe(false)
  })

  test('a profile that cannot be read leaves the one before on screen', { tags: ['R342'] }, async () => {
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
    const { actor, at, checkSession } = createTestAuth()
    await checkSession.last().answer({ authenticated: true, emailVerified: false })
    actor.send({ type: 'email.verified' })
    expect(at().context.emailVerified).toBe(true)
  })

  test('a balance without a profile is nothing', async () => {
    const all = createTestAuth(true)
    await all.enterSignedIn()
    all.actor.send({ type: 'balance.reported', balance: 42 })
    expect(all.at().context.profile).toBeNull()
  })

  test('a guest has no profile: nothing is requested (R189)', { tags: ['R189'] }, async () => {
    const all = createTestAuth()
    await all.enterAsGuest()
    for (const type of ['profile.refreshRequested', 'currency.changed', 'logout.requested'] as const)
      all.actor.send({ type })
    expect(all.fetchProfile.calls).toHaveLength(0)
    expect(all.logout.calls).toHaveLength(0)
  })

  test('signs out with one notice when another tab signs out', async () => {
    const { actor, at, emitted, logout } = await arrive()
    const before = emitted.length
    actor.send({ type: 'session.endedElsewhere' })
    expect(authState(at()).isAuthenticated).toBe(false)
    expect(at().context.profile).toBeNull()
    expect(emitted.slice(before)).toEqual([
      { type: 'signedOut', reason: 'logout' },
      { type: 'toast', tone: 'info', message: { key: 'auth.loggedOut' } },
    ])
    expect(logout.calls).toHaveLength(0)
  })

  test('logout clears whether or not the call succeeds (R181-R183, D40)', {
    tags: ['R182', 'R183', 'R348'],
  }, async () => {
    const good = await arrive()
    good.actor.send({ type: 'logout.requested' })
    expect(authState(good.at())).toMatchObject({ isAuthenticated: true, isLoading: true })
    expect(hasLoggedOut(good.at())).toBe(false)
    await good.logout.last().answer(undefined)
    expect(hasLoggedOut(good.at())).toBe(true)
    expect(good.at().context.profile).toBeNull()
    expect(good.emitted.slice(1)).toEqual([
      { type: 'signedOut', reason: 'logout' },
      { type: 'toast', tone: 'success', message: { key: 'auth.loggedOut' } },
    ])
    const bad = await arrive()
    bad.actor.send({ type: 'logout.requested' })
    await bad.logout.last().fail({ kind: 'server' })
    expect(hasLoggedOut(bad.at())).toBe(true)
    expect(authState(bad.at())).toMatchObject({ isAuthenticated: false, error: { key: 'auth.logoutFailed' } })
    expect(bad.at().context.profile).toBeNull()
    expect(bad.emitted.slice(1)).toEqual([
      { type: 'signedOut', reason: 'logout' },
      { type: 'toast', tone: 'error', message: { key: 'auth.logoutFailedToast' } },
    ])
  })

  test('many calls refused at once end the session once, with one toast (R184, R185)', {
    tags: ['R146', 'R184', 'R185'],
  }, async () => {
    const { actor, at, emitted } = await arrive()
    for (let call = 0; call < 5; call += 1) actor.send({ type: 'session.rejected', onProtectedRoute: true })
    expect(hasLoggedOut(at())).toBe(false)
    expect(emitted.slice(1)).toEqual([
      { type: 'signedOut', reason: 'expired' },
      { type: 'sessionExpired', onProtectedRoute: true },
      { type: 'toast', tone: 'error', message: { key: 'auth.sessionExpired' } },
    ])
    expect(authState(at())).toMatchObject({ isAuthenticated: false, sessionExpired: true })
    expect(at().context).toMatchObject({ profile: null, emailVerified: false, hasStoredSession: false })
  })

  test('on a public route it is said once and quietly (R186), and the expired flag outlives a failed sign-in and ends with a successful one (D17)', async () => {
    const { actor, at, submitSignIn, signIn, emitted } = await arrive()
    for (let call = 0; call < 2; call += 1) actor.send({ type: 'session.rejected', onProtectedRoute: false })
    expect(emitted.slice(1)).toEqual([
      { type: 'signedOut', reason: 'expired' },
      { type: 'sessionExpired', onProtectedRoute: false },
      { type: 'toast', tone: 'info', message: { key: 'auth.sessionEnded' } },
    ])
    submitSignIn()
    await signIn.last().fail({ kind: 'unauthorized' })
    expect(authState(at()).sessionExpired).toBe(true)
    submitSignIn()
    await signIn.last().answer({ emailVerified: true })
    expect(authState(at()).sessionExpired).toBe(false)
  })

  test('forgets the unchecked session of the start on logout', async () => {
    const { actor, at, checkSession, logout } = createTestAuth(true)
    await checkSession.last().fail({ kind: 'network' })
    expect(at().context.error).toEqual({ key: 'auth.statusUnverified' })
    actor.send({ type: 'logout.requested' })
    await logout.last().answer(undefined)
    expect(at().context.error).toBeNull()
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
    const all = createTestAuth(true)
    await all.enterSignedIn()
    const late = all.fetchProfile.last()
    all.actor.send({ type: 'session.rejected', onProtectedRoute: false })
    expect(late.signal.aborted).toBe(true)
    await late.answer(profile)
    expect(all.at().context.profile).toBeNull()
  })
})
