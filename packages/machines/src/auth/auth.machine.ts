import { and, assertEvent } from 'xstate'
import { readFailure } from '../shared/failure.ts'
import { serverWordsOr } from '../shared/message.ts'
import { authSetup } from './auth.setup.ts'
import { noErrors, noPerson } from './context.ts'
import { signUpToast } from './failures.ts'

/** R174-R189: who is using the site, from the first check to the end of the session. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  description: 'Who is using the site: a guest, a signed-in person, or someone we are still finding out about.',
  context: ({ input }) => ({
    ...noPerson,
    ...noErrors,
    ...input.errors,
    hasStoredSession: input.hasStoredSession,
    session: 0,
  }),
  type: 'parallel',
  states: {
    session: {
      description: 'The session of this browser.',
      initial: 'checkingSession',
      states: {
        checkingSession: {
          description:
            'Asking the server whether a session holds: once after the page has loaded, and when another tab began one.',
          tags: ['busy', 'checking'],
          invoke: {
            src: 'checkSession',
            onDone: [
              {
                guard: { type: 'sessionConfirmed', params: ({ event }) => event.output },
                target: 'signedIn',
                actions: [
                  { type: 'openSession', params: ({ event }) => event.output },
                  { type: 'announceSignedIn', params: 'check' },
                ],
              },
              {
                target: 'signedOut',
                actions: { type: 'announceSignedOut', params: 'noSession' },
              },
            ],
            onError: [
              {
                guard: { type: 'sessionDenied', params: ({ event }) => readFailure(event.error) },
                target: 'signedOut',
                actions: { type: 'announceSignedOut', params: 'noSession' },
              },
              {
                guard: 'sessionFlagStored',
                target: 'signedIn',
                actions: { type: 'assignError', params: { key: 'auth.statusUnverified' } },
              },
              {
                target: 'signedOut',
                actions: { type: 'assignError', params: { key: 'auth.statusUnverified' } },
              },
            ],
          },
        },
        signedOut: {
          description: 'A guest: may sign in or sign up.',
          initial: 'guest',
          entry: 'clearPerson',
          on: {
            'form.opened': { actions: 'clearErrors' },
            'session.begunElsewhere': { target: 'checkingSession' },
            'signIn.submitted': [
              {
                guard: { type: 'formComplete', params: ({ event }) => event.broken },
                target: 'signingIn',
                actions: 'clearErrors',
              },
              { actions: { type: 'showBrokenRule', params: ({ event }) => event.broken } },
            ],
            'signUp.submitted': [
              {
                guard: and(['signUpFormComplete', 'signUpGuardOpen']),
                target: 'signingUp',
                actions: 'clearErrors',
              },
              {
                guard: { type: 'formBroken', params: ({ event }) => event.broken },
                actions: { type: 'showBrokenRule', params: ({ event }) => event.broken },
              },
            ],
          },
          states: {
            guest: { description: 'Nobody has been signed in since the page loaded.' },
            loggedOut: {
              description: 'The person logged out: the page they leave must not ask them to sign in again (R182).',
              tags: ['loggedOut'],
            },
            expired: {
              description: 'The session ended by itself. Remembered until the next successful sign-in.',
              tags: ['expired'],
            },
            asBefore: { history: 'shallow' },
          },
        },
        signingIn: {
          description: 'The server is checking the e-mail and the password.',
          tags: ['busy'],
          invoke: {
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'signIn.submitted')
              return { email: event.email, rememberMe: event.rememberMe }
            },
            onDone: {
              target: 'signedIn',
              actions: [
                { type: 'openSession', params: ({ event }) => event.output },
                { type: 'announceSignedIn', params: 'signIn' },
                { type: 'tell', params: { tone: 'success', message: { key: 'auth.welcomeBack' } } },
              ],
            },
            onError: {
              target: 'signedOut.asBefore',
              actions: { type: 'showSignInFailure', params: ({ event }) => readFailure(event.error) },
            },
          },
        },
        signingUp: {
          description: 'The server is creating the account.',
          tags: ['busy'],
          invoke: {
            src: 'signUp',
            input: ({ event }) => {
              assertEvent(event, 'signUp.submitted')
              const { name, surname, email, phoneE164, phoneCountry } = event
              return { name, surname, email, phoneE164, phoneCountry }
            },
            onDone: {
              target: 'signedIn',
              actions: [
                { type: 'openSession', params: ({ event }) => event.output },
                { type: 'announceSignedIn', params: 'signUp' },
              ],
            },
            onError: {
              target: 'signedOut.asBefore',
              actions: [
                { type: 'showSignUpFailure', params: ({ event }) => readFailure(event.error) },
                {
                  type: 'tell',
                  params: ({ event }) => ({ tone: 'error', message: signUpToast(readFailure(event.error)) }),
                },
              ],
            },
          },
        },
        signedIn: {
          description: 'A person is signed in. Their profile and balance are read now and when they may have changed.',
          tags: ['signedIn'],
          initial: 'loadingProfile',
          on: {
            'logout.requested': { target: 'loggingOut' },
            'email.verified': { actions: 'markEmailVerified' },
            'balance.reported': { actions: { type: 'assignBalance', params: ({ event }) => event } },
            'session.rejected': {
              guard: { type: 'concernsThisSession', params: ({ event }) => event.session },
              target: 'signedOut.expired',
              actions: [
                { type: 'announceSignedOut', params: 'expired' },
                { type: 'announceExpiry', params: ({ event }) => event.onProtectedRoute },
              ],
            },
            // Not checked first: a server that could not end the session would sign them in again.
            'session.endedElsewhere': {
              target: 'signedOut.loggedOut',
              actions: [
                { type: 'announceSignedOut', params: 'logout' },
                { type: 'tell', params: { tone: 'info', message: { key: 'auth.loggedOut' } } },
              ],
            },
            'currency.changed': { target: '.loadingProfile' },
            'profile.refreshRequested': { target: '.loadingProfile' },
          },
          states: {
            loadingProfile: {
              description: 'Reading the profile and the balance.',
              tags: ['loadingProfile'],
              invoke: {
                src: 'fetchProfile',
                onDone: {
                  target: 'profileReady',
                  actions: { type: 'assignProfile', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'profileFailed',
                  actions: {
                    type: 'assignProfileError',
                    params: ({ event }) => serverWordsOr(readFailure(event.error).message, 'profile.fetchFailed'),
                  },
                },
              },
            },
            profileReady: { description: 'The profile shown is the one last read.' },
            profileFailed: {
              description: 'The profile could not be read; the one read before, if any, is still shown.',
            },
          },
        },
        loggingOut: {
          description: 'Ending the session at the server. Here it ends whatever the server says.',
          tags: ['busy', 'signedIn'],
          invoke: {
            src: 'logout',
            onDone: {
              target: 'signedOut.loggedOut',
              actions: [
                'clearErrors',
                { type: 'announceSignedOut', params: 'logout' },
                { type: 'tell', params: { tone: 'success', message: { key: 'auth.loggedOut' } } },
              ],
            },
            onError: {
              target: 'signedOut.loggedOut',
              actions: [
                {
                  type: 'assignError',
                  params: ({ event }) => serverWordsOr(readFailure(event.error).message, 'auth.logoutFailed'),
                },
                { type: 'announceSignedOut', params: 'logout' },
                { type: 'tell', params: { tone: 'error', message: { key: 'auth.logoutFailedToast' } } },
              ],
            },
          },
        },
      },
    },
    signUpGuard: {
      description: 'Keeps a double click from creating an account twice (R225).',
      initial: 'open',
      states: {
        open: {
          description: 'The next sign-up counts.',
          on: {
            'signUp.submitted': { guard: and(['signUpFormComplete', 'isSignedOut']), target: 'closed' },
          },
        },
        closed: {
          description: 'A sign-up has just been sent: another one is ignored for a moment, whatever the answer.',
          after: { signUpGuard: 'open' },
        },
      },
    },
  },
})
