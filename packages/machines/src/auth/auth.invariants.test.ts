import { expect, test } from 'vitest'
import { callOf, fuzz, inFlight, openCallOf } from '../testing/fuzz.ts'
import { canary, createTestAuth, profile } from './auth.support.ts'

const setUp = (pick: number) => createTestAuth(pick % 2 === 0)

type Fixture = ReturnType<typeof setUp>

const acts = {
  'check says yes': ({ checkSession }: Fixture, pick: number) =>
    callOf(checkSession.calls, pick)?.answer({ authenticated: true, emailVerified: true }),
  'check says no': ({ checkSession }: Fixture, pick: number) =>
    callOf(checkSession.calls, pick)?.answer({ authenticated: false, emailVerified: false }),
  'sign in': ({ submitSignIn }: Fixture) => submitSignIn(),
  'sign up': ({ submitSignUp }: Fixture) => submitSignUp(),
  'sign up twice': ({ submitSignUp }: Fixture) => [submitSignUp(), submitSignUp()],
  'let in': ({ signIn }: Fixture, pick: number) => callOf(signIn.calls, pick)?.answer({ emailVerified: true }),
  'create the account': ({ signUp }: Fixture, pick: number) =>
    callOf(signUp.calls, pick)?.answer({ emailVerified: true }),
  refuse: ({ signIn, signUp }: Fixture, pick: number) =>
    (pick % 2 === 0 ? callOf(signIn.calls, pick) : callOf(signUp.calls, pick))?.fail({
      kind: 'validation',
      message: 'No',
    }),
  'log out': ({ actor }: Fixture) => actor.send({ type: 'logout.requested' }),
  'end the session': ({ logout }: Fixture, pick: number) => callOf(logout.calls, pick)?.answer(undefined),
  'fail to end the session': ({ logout }: Fixture, pick: number) =>
    callOf(logout.calls, pick)?.fail({ kind: 'server' }),
  'a profile': ({ fetchProfile }: Fixture, pick: number) => callOf(fetchProfile.calls, pick)?.answer(profile),
  'no profile': ({ fetchProfile }: Fixture, pick: number) =>
    callOf(fetchProfile.calls, pick)?.fail({ kind: 'network' }),
  refresh: ({ actor }: Fixture) => actor.send({ type: 'profile.refreshRequested' }),
  balance: ({ actor }: Fixture) => actor.send({ type: 'balance.reported', balance: 7 }),
  'many 401s': ({ actor }: Fixture, pick: number) => {
    for (let count = 0; count <= pick % 4; count += 1)
      actor.send({ type: 'session.rejected', onProtectedRoute: pick % 2 === 0 })
  },
  'a 401 of an earlier session': ({ actor, at }: Fixture) =>
    actor.send({ type: 'session.rejected', onProtectedRoute: true, session: at().context.session - 1 }),
  'open a form': ({ actor }: Fixture) => actor.send({ type: 'form.opened' }),
  'a moment': ({ clock }: Fixture, pick: number) => clock.increment(pick % 500),
}

const allCalls = ({ checkSession, signIn, signUp, logout, fetchProfile }: Fixture) => [
  ...checkSession.calls,
  ...signIn.calls,
  ...signUp.calls,
  ...logout.calls,
  ...fetchProfile.calls,
]

const onward = ({ actor, at, checkSession, signIn, signUp, logout, fetchProfile, submitSignIn }: Fixture) => {
  if (at().hasTag('checking'))
    return openCallOf(checkSession.calls)?.answer({ authenticated: true, emailVerified: true })
  if (at().matches({ session: 'signedOut' })) return submitSignIn()
  if (at().matches({ session: 'loggingOut' })) return openCallOf(logout.calls)?.answer(undefined)
  if (at().hasTag('loadingProfile')) return openCallOf(fetchProfile.calls)?.answer(profile)
  if (at().matches({ session: { signedIn: 'profileFailed' } })) return actor.send({ type: 'profile.refreshRequested' })
  return (openCallOf(signIn.calls) ?? openCallOf(signUp.calls))?.answer({ emailVerified: true })
}

/** Session starts and ends, in order. An end without a start is left out. */
const turns = ({ emitted }: Fixture) =>
  emitted.flatMap((event) => {
    if (event.type === 'signedIn') return ['begins']
    return event.type === 'signedOut' && event.reason !== 'noSession' ? ['ends'] : []
  })

test('nobody’s data outlives their session, the first 401 of many acts once, and no password is kept', () =>
  fuzz(
    {
      setUp,
      acts,
      onward,
      atEnd: ({ at }) => at().matches({ session: { signedIn: 'profileReady' } }),
      calls: allCalls,
      holds: (fixture) => {
        const { actor, at, emitted, signIn, signUp, logout, holder, taken, types } = fixture
        if (!at().hasTag('signedIn')) {
          expect(at().context).toMatchObject({ profile: null, profileError: null, emailVerified: false })
          expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(JSON.stringify(profile.createdAt))
        }
        // Starts and ends alternate, so each end is announced once.
        expect(turns(fixture).filter((turn, index, all) => turn === all[index + 1])).toEqual([])
        const expired = emitted.filter((event) => event.type === 'signedOut' && event.reason === 'expired').length
        expect(types().filter((type) => type === 'sessionExpired')).toHaveLength(expired)

        expect(inFlight([...signIn.calls, ...signUp.calls, ...logout.calls])).toBeLessThanOrEqual(1)
        expect(holder.isEmpty).toBe(true)
        expect(taken.every((secret) => secret?.password === canary)).toBe(true)
        expect(JSON.stringify([actor.getPersistedSnapshot(), emitted])).not.toContain(canary)
      },
      met: ({ at }) => [...at().tags, ...(at().matches({ session: 'signingUp' }) ? ['signing up'] : [])],
      meets: ['signedIn', 'expired', 'loggedOut', 'signing up'],
    },
    300,
  ))

test('a session is ended by a 401 once, however many calls were refused with it', async () => {
  const { actor, types, enterSignedIn } = createTestAuth(true)
  await enterSignedIn()
  for (let count = 0; count < 20; count += 1) actor.send({ type: 'session.rejected', onProtectedRoute: true })
  expect(types().filter((type) => type === 'sessionExpired')).toHaveLength(1)
  expect(types().filter((type) => type === 'signedOut')).toHaveLength(1)
})
