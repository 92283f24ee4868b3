import {
  advanceClock,
  defineDriver,
  inTurn,
  lazyFixture,
  mustNotCount,
  shortestAndLongest,
  tooShortAndTooLong,
  type Watcher,
} from '../testing/index.ts'
import { authModel } from './auth.model.ts'
import { createTestAuth, profile } from './auth.support.ts'
import { authMachine } from './index.ts'

const setUp = (watcher: Watcher) =>
  lazyFixture((hasStoredSession: boolean) => createTestAuth(hasStoredSession, watcher))

type Fixture = ReturnType<typeof createTestAuth>

const refuse = ({ signIn, signUp }: Fixture) =>
  (signIn.calls.some(({ open }) => open) ? signIn : signUp).last().fail({ kind: 'validation', message: 'No' })

const reject = ({ actor }: Fixture, onProtectedRoute: boolean) =>
  actor.send({ type: 'session.rejected', onProtectedRoute })

const signUpWith = ({ submitSignUp }: Fixture, password: string) =>
  submitSignUp({ password, confirmPassword: password })

/** Takes the steps of signing in and out at the real machine. */
export const authDriver = defineDriver({
  model: authModel,
  machine: authMachine,
  setUp,
  steps: {
    'a visitor without a session comes': (tab) => tab.open(false),
    'somebody with a session comes back': (tab) => tab.open(true),
    'the server knows no session': ({ now }) => now.enterAsGuest(),
    'the server confirms the session': ({ now }) => now.enterSignedIn(),
    'the server denies the session': ({ now }) => now.checkSession.last().fail({ kind: 'unauthorized' }),
    'no answer comes': ({ now }) => now.checkSession.last().fail({ kind: 'network' }),
    'the person opens a form': ({ now }) => now.actor.send({ type: 'form.opened' }),
    'the person submits a sign-in with gaps': ({ now }) => {
      now.submitSignIn('')
    },
    'the person signs in': ({ now }) => {
      now.submitSignIn()
    },
    'the person submits a sign-up with gaps': ({ now }) => {
      for (const refused of tooShortAndTooLong) signUpWith(now, refused)
      now.submitSignUp({ firstName: '' })
    },
    'the person signs up': ({ now }) => {
      signUpWith(now, inTurn(shortestAndLongest, now.signUp.calls.length))
    },
    'the person presses the button again': ({ now }) => mustNotCount(now.submitSignUp()),
    'a sign-up is sent all the same': ({ now }) => mustNotCount(now.submitSignUp()),
    'the server lets them in': ({ now }) => now.signIn.last().answer({ emailVerified: true }),
    'the server creates the account': ({ now }) => now.signUp.last().answer({ emailVerified: false }),
    'the server refuses': ({ now }) => refuse(now),
    'four tenths of a second pass': ({ now }) => advanceClock(now, 400),
    'the profile arrives': ({ now }) => now.fetchProfile.last().answer(profile),
    'the profile cannot be read': ({ now }) => now.fetchProfile.last().fail({ kind: 'server' }),
    'the profile is asked for again': ({ now }) => now.actor.send({ type: 'profile.refreshRequested' }),
    'another tab begins a session': ({ now }) => now.actor.send({ type: 'session.begunElsewhere' }),
    'another tab ends the session': ({ now }) => now.actor.send({ type: 'session.endedElsewhere' }),
    'the currency changes': ({ now }) => now.actor.send({ type: 'currency.changed' }),
    'a new balance is reported': ({ now }) => now.actor.send({ type: 'balance.reported', balance: 42 }),
    'the e-mail is verified': ({ now }) => now.actor.send({ type: 'email.verified' }),
    'a late 401 of an earlier session arrives': ({ now }) =>
      now.actor.send({ type: 'session.rejected', onProtectedRoute: true, session: now.at().context.session - 1 }),
    'a 401 arrives on a protected page': ({ now }) => reject(now, true),
    'a 401 arrives on a public page': ({ now }) => reject(now, false),
    'the 401 of another call arrives': ({ now }) => reject(now, true),
    'the person logs out': ({ now }) => now.actor.send({ type: 'logout.requested' }),
    'the server ends the session': ({ now }) => now.logout.last().answer(undefined),
    'the server cannot end the session': ({ now }) => now.logout.last().fail({ kind: 'server' }),
  },
})
