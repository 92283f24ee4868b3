import { type Area, e2e, models, unit } from '../evidence.ts'
import { addresses } from './route-evidence.ts'

const check = 'packages/machines/src/auth/auth.session-check.test.ts'
const signedIn = 'packages/machines/src/auth/auth.signed-in.test.ts'

const checks = (step: string) =>
  e2e('session.spec.ts', 'what the browser keeps of a session, and what the check makes of it', step)
const signing = (step: string) =>
  e2e('session.spec.ts', 'signing up, out and in: what is sent, and what the browser keeps', step)
const expires = (step: string) => e2e('session.spec.ts', 'calls refused with 401 end the session', step)
const loggedOut = signing('logging out leads home, says so, and clears flag and token')
const logoutFailed = signing('logging out that fails says so, leads home and clears all the same')

const sessionTest = 'apps/site/src/app/session.test.ts'
const keeps = (title: string) => unit(sessionTest, 'what this browser keeps of a session', title)
const calls = (title: string) => unit(sessionTest, 'the calls of a session', title)
const authMachine = 'packages/machines/src/auth/auth.machine.ts'
const authSetup = 'packages/machines/src/auth/auth.setup.ts'
const siteSession = 'apps/site/src/app/session.ts'
const siteServices = 'apps/site/src/app/dependencies.ts'

/** Section 4a Auth and session states. */
export const session = {
  R174: {
    text: 'The user counts as signed in if the session flag (auth_session) is stored locally.',
    shownBy: [
      unit(
        check,
        'the check at start',
        'a stored flag counts as signed in until the answer (R174), and the check runs once (R079)',
      ),
      checks('a check that fails otherwise changes nothing'),
      keeps('counts as signed in until the check has answered (R174)'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/auth/selectors.ts',
        from: "snapshot.hasTag('signedIn') || (snapshot.hasTag('checking') && snapshot.context.hasStoredSession)",
        to: "snapshot.hasTag('signedIn')",
      },
      {
        file: siteSession,
        from: 'hasStoredSession: local.get(storageKeys.session) !== null',
        to: 'hasStoredSession: false',
      },
      { file: 'apps/site/src/app/storage.ts', from: "session: 'auth_session'", to: "session: 'session'" },
    ],
  },
  R175: {
    text: 'Auth check, authenticated: signed-in set, emailVerified recorded, returned token (access_token or token) stored.',
    shownBy: [
      unit(
        check,
        'the check at start',
        'authenticated: signed in, e-mail verification recorded, profile read (R175, R188)',
      ),
      signing('the token that the check returns is kept'),
      calls('is-auth sends nothing and may bring the access_token'),
      calls('is-auth sends nothing and may bring the token'),
    ],
    breaks: [
      {
        file: authSetup,
        from: 'sessionConfirmed: (_, answer: SessionAnswer) => answer.authenticated',
        to: 'sessionConfirmed: (_, answer: SessionAnswer) => !answer.authenticated',
      },
      { file: authSetup, from: '      emailVerified,\n      session:', to: '      session:' },
      { file: siteSession, from: '        if (answer.authenticated) remember(answer)\n', to: '' },
      { file: siteSession, from: 'answer.access_token ?? answer.token', to: 'answer.token' },
      { file: siteSession, from: 'answer.access_token ?? answer.token', to: 'answer.access_token' },
    ],
  },
  R176: {
    text: 'Auth check, unauthenticated response: all local auth state cleared and profile reset.',
    shownBy: [
      unit(check, 'the check at start', 'unauthenticated: everything local is cleared (R176)'),
      checks('a check that says that nobody is signed in clears all of it'),
      keeps('goes when the check says that nobody is signed in (R176, R177)'),
    ],
    breaks: [
      { file: authMachine, from: "          entry: 'clearPerson',\n", to: '' },
      { file: siteSession, from: '    local.remove(storageKeys.session)\n', to: '' },
      { file: siteSession, from: '    local.remove(storageKeys.token)\n', to: '' },
    ],
  },
  R177: {
    text: 'Auth check answering 401 or 403: same clearing.',
    shownBy: [
      checks('a check that answers 401 clears all of it'),
      checks('a check that answers 403 clears all of it'),
      keeps('goes when the check answers 401 (R176, R177)'),
      keeps('goes when the check answers 403 (R176, R177)'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/auth/failures.ts',
        from: "(failure.kind === 'unauthorized' || failure.kind === 'forbidden')",
        to: "failure.kind === 'unauthorized'",
      },
      {
        file: 'packages/machines/src/auth/failures.ts',
        from: "(failure.kind === 'unauthorized' || failure.kind === 'forbidden')",
        to: "failure.kind === 'forbidden'",
      },
    ],
  },
  R178: {
    text: 'Auth check failing otherwise: error "Unable to verify authentication status", state unchanged.',
    shownBy: [
      checks('a check that fails otherwise changes nothing'),
      unit(check, 'the check at start', 'any other failure leaves the state as it was: flag true (R178)'),
      unit(check, 'the check at start', 'any other failure leaves the state as it was: flag false (R178)'),
      unit(
        'packages/ui/src/texts/agreed.test.ts',
        'agreed texts',
        'R178: auth.statusUnverified says "Unable to verify authentication status"',
      ),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.statusUnverified': 'Unable to verify authentication status'",
        to: "'auth.statusUnverified': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/auth.machine.ts',
        from: "                guard: 'sessionFlagStored',\n                target: 'signedIn',",
        to: "                guard: 'sessionFlagStored',\n                target: 'signedOut',",
      },
      {
        file: 'packages/machines/src/auth/auth.machine.ts',
        from: "                guard: 'sessionFlagStored',\n                target: 'signedIn',\n                actions: { type: 'assignError', params: { key: 'auth.statusUnverified' } },\n",
        to: "                guard: 'sessionFlagStored',\n                target: 'signedIn',\n",
      },
    ],
  },
  R179: {
    text: 'Login success stores flag and token and sets signed-in.',
    shownBy: [
      signing('sign-in keeps flag and token again, and leads to the account'),
      calls('signing in sends the e-mail as username, and may bring the access_token'),
    ],
    breaks: [
      { file: siteSession, from: "    local.set(storageKeys.session, '1')\n", to: '' },
      { file: siteSession, from: '    if (token) local.set(storageKeys.token, token)\n', to: '' },
      {
        file: authMachine,
        from: "              target: 'signedIn',\n              actions: [\n                { type: 'openSession', params: ({ event }) => event.output },\n                { type: 'announceSignedIn', params: 'signIn' },",
        to: "              target: 'signedOut',\n              actions: [\n                { type: 'openSession', params: ({ event }) => event.output },\n                { type: 'announceSignedIn', params: 'signIn' },",
      },
    ],
  },
  R180: {
    text: 'Registration success stores flag and token and sets signed-in.',
    shownBy: [
      signing('sign-up sends exactly its fields, and keeps flag and token'),
      calls('signing up sends the form, and may bring the access_token'),
    ],
    breaks: [
      { file: siteSession, from: "    local.set(storageKeys.session, '1')\n", to: '' },
      { file: siteSession, from: '    if (token) local.set(storageKeys.token, token)\n', to: '' },
      {
        file: authMachine,
        from: "              target: 'signedIn',\n              actions: [\n                { type: 'openSession', params: ({ event }) => event.output },\n                { type: 'announceSignedIn', params: 'signUp' },",
        to: "              target: 'signedOut',\n              actions: [\n                { type: 'openSession', params: ({ event }) => event.output },\n                { type: 'announceSignedIn', params: 'signUp' },",
      },
    ],
  },
  R181: {
    text: 'Logout clears local state whether or not the call succeeds.',
    shownBy: [
      loggedOut,
      logoutFailed,
      unit(signedIn, 'a person who is signed in', 'logout clears whether or not the call succeeds (R181-R183, D40)'),
      keeps('goes with signing out, whose call succeeds (R181)'),
      keeps('goes with signing out, whose call fails (R181)'),
    ],
    breaks: [
      { file: siteSession, from: '    local.remove(storageKeys.session)\n', to: '' },
      { file: siteSession, from: '    local.remove(storageKeys.token)\n', to: '' },
      {
        file: authMachine,
        from: "            onError: {\n              target: 'signedOut.loggedOut',",
        to: "            onError: {\n              target: 'signedIn',",
      },
    ],
  },
  R182: {
    text: 'Logout then goes to / with toast "Logged out successfully".',
    shownBy: [
      loggedOut,
      unit(signedIn, 'a person who is signed in', 'logout clears whether or not the call succeeds (R181-R183, D40)'),
      models('tests/routes/frame.test.ts', 'who is signed in', 'logs out in the menu of a phone, and is led home'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.loggedOut': 'Logged out successfully'",
        to: "'auth.loggedOut': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/auth.machine.ts',
        from: "                { type: 'tell', params: { tone: 'success', message: { key: 'auth.loggedOut' } } },\n",
        to: '',
      },
      { file: 'apps/site/src/frame/SiteLayout.tsx', from: '    navigate(paths.HomePage)\n', to: '' },
    ],
  },
  R183: {
    text: 'Logout call failure shows toast "Failed to log out".',
    shownBy: [
      logoutFailed,
      unit(signedIn, 'a person who is signed in', 'logout clears whether or not the call succeeds (R181-R183, D40)'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.logoutFailedToast': 'Failed to log out'",
        to: "'auth.logoutFailedToast': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/auth.machine.ts',
        from: "                { type: 'tell', params: { tone: 'error', message: { key: 'auth.logoutFailedToast' } } },\n",
        to: '',
      },
    ],
  },
  R184: {
    text: 'On the first 401 the session is marked expired once and the user is logged out; parallel 401s cause one toast and one redirect.',
    shownBy: [
      unit(
        signedIn,
        'a person who is signed in',
        'many calls refused at once end the session once, with one toast (R184, R185)',
      ),
      expires('on a private page: one toast, and the sign-in with the way back'),
    ],
    breaks: [
      {
        file: authMachine,
        from: "            'form.opened': { actions: 'clearErrors' },",
        to: "            'form.opened': { actions: 'clearErrors' },\n            'session.rejected': { actions: { type: 'announceExpiry', params: true } },",
      },
      { file: authMachine, from: "target: 'signedOut.expired',", to: "target: 'signedOut.guest'," },
      {
        file: authMachine,
        from: "              target: 'signedOut.expired',\n              actions: [\n                { type: 'announceSignedOut', params: 'expired' },",
        to: "              target: 'signedOut.expired',\n              actions: [",
      },
    ],
  },
  R185: {
    text: '401 while the current route requires auth: error toast and Login with redirect.',
    shownBy: [
      expires('on a private page: one toast, and the sign-in with the way back'),
      unit(
        signedIn,
        'a person who is signed in',
        'many calls refused at once end the session once, with one toast (R184, R185)',
      ),
      unit(
        'packages/ui/src/texts/agreed.test.ts',
        'agreed texts',
        'R334: auth.sessionExpired says "Session expired. Please log in again."',
      ),
    ],
    breaks: [
      {
        file: authSetup,
        from: "if (onProtectedRoute) enqueue.emit({ type: 'toast', tone: 'error'",
        to: "if (onProtectedRoute) enqueue.emit({ type: 'toast', tone: 'info'",
      },
    ],
  },
  R186: {
    text: '401 on a public route: user logged out, no redirect. [D17]',
    shownBy: [
      expires('on a public page: signed out and told so once, and led nowhere'),
      models(addresses, 'who is refused on a public page is signed out there, and led nowhere'),
    ],
    breaks: [
      {
        file: siteServices,
        from: "      if (consequence.kind === 'verifyEmail') leave('verifyEmail')",
        to: "      if (consequence.kind === 'sessionRejected' && !isProtected(window.location.pathname)) browser.open('/login')\n      if (consequence.kind === 'verifyEmail') leave('verifyEmail')",
      },
      {
        file: 'apps/site/src/app/dependencies.ts',
        from: "if (consequence.kind === 'sessionRejected') {",
        to: "if (consequence.kind === 'sessionRejected' && isProtected(window.location.pathname)) {",
      },
      {
        file: 'apps/site/src/app/dependencies.ts',
        from: 'onProtectedRoute: isProtected(window.location.pathname)',
        to: 'onProtectedRoute: true',
      },
    ],
  },
} satisfies Area
