import { type Area, e2e, unit } from '../evidence.ts'

const signIn = 'packages/machines/src/auth/auth.sign-in.test.ts'
const signUp = 'packages/machines/src/auth/auth.sign-up.test.ts'
const signedIn = 'packages/machines/src/auth/auth.signed-in.test.ts'
const forms = 'packages/machines/src/form/form.machine.test.ts'
const currency = 'packages/machines/src/currency-choice/currency-choice.machine.test.ts'
const startUp = 'packages/machines/src/start-up/start-up.machine.test.ts'
/** What people read where a machine says the key. */
const says = (requirement: string, key: string, text: string) =>
  unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', `${requirement}: ${key} says "${text}"`)

const read = (...titles: readonly [string, ...string[]]) => unit('apps/site/src/app/words.test.ts', ...titles)
const ofSession = (title: string) => read('what is read of a session', title)

/** Section 8b Auth and account errors: what is said without words of the server. */
export const defaultErrors = {
  R341: {
    text: 'Server response message wins over every default.',
    shownBy: [
      unit(
        'packages/machines/src/shared/shared.test.ts',
        'reading failures',
        'the server’s words win over a default; empty words are none',
      ),
      unit(startUp, 'what fails stands on its default (D43)', 'the server’s words win, and reading again can cure it'),
      unit(
        signIn,
        'signing in',
        'failure {"kind":"unauthorized","message":"No"}: screen {"text":"No"}, store {"text":"No"} (R352, D39)',
      ),
      unit(
        signUp,
        'signing up',
        'toast for {"kind":"validation","message":"Taken","errors":{"email":["E"]}} is {"text":"Taken"} (R354, R355)',
      ),
      unit(
        forms,
        'forgot password',
        'failure {"kind":"tooManyRequests","message":"M"} shows {"formError":{"text":"M"}}, and is forgotten with the next try',
      ),
      unit(
        forms,
        'reset password',
        'failure {"kind":"server","message":"Later"} shows {"formError":{"text":"Later"}}, and is forgotten with the next try',
      ),
      unit(
        forms,
        'change password',
        'an answer that is not OK ({"status":"ERROR","message":"Not today"}) is a failure and shows {"formError":{"text":"Not today"}} (R285)',
      ),
      unit('apps/site/src/app/FetchError.test.ts', 'the words of the server win (R341)'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/shared/message.ts',
        from: "words === undefined || words === '' ? { key } : { text: words }",
        to: "words === undefined || words === '' ? { key } : { key }",
      },
      {
        file: 'apps/site/src/app/toFailure.ts',
        from: '    ...(error.message === null ? {} : { message: error.message }),\n',
        to: '',
      },
      {
        file: 'packages/machines/src/auth/failures.ts',
        from: 'failure.message ?? firstFieldError(failure)',
        to: 'firstFieldError(failure) ?? failure.message',
      },
    ],
  },
  R342: {
    text: 'Default "Failed to fetch profile".',
    shownBy: [
      unit(signedIn, 'a person who is signed in', 'a profile that cannot be read leaves the one before on screen'),
      says('R342', 'profile.fetchFailed', 'Failed to fetch profile'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'profile.fetchFailed': 'Failed to fetch profile'",
        to: "'profile.fetchFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/auth.machine.ts',
        from: ".message, 'profile.fetchFailed')",
        to: ".message, 'auth.logoutFailed')",
      },
    ],
  },
  R343: {
    text: 'Default "Failed to update password".',
    shownBy: [
      unit(
        forms,
        'change password',
        'failure {"kind":"network"} shows {"formError":{"key":"auth.passwordUpdateFailed"}}, and is forgotten with the next try',
      ),
      e2e('calls.spec.ts', 'a new password is sent with the one of today'),
      says('R343', 'auth.passwordUpdateFailed', 'Failed to update password'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.passwordUpdateFailed': 'Failed to update password'",
        to: "'auth.passwordUpdateFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/change-password/change-password.machine.ts',
        from: "serverFields, 'auth.passwordUpdateFailed')",
        to: "serverFields, 'auth.passwordRule')",
      },
    ],
  },
  R344: {
    text: 'Default "Failed to send reset email".',
    shownBy: [
      unit(
        forms,
        'forgot password',
        'failure {"kind":"server"} shows {"formError":{"key":"auth.resetEmailFailed"}}, and is forgotten with the next try',
      ),
      says('R344', 'auth.resetEmailFailed', 'Failed to send reset email'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.resetEmailFailed': 'Failed to send reset email'",
        to: "'auth.resetEmailFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/forgot-password/forgot-password.machine.ts',
        from: "failure.message, 'auth.resetEmailFailed')",
        to: "failure.message, 'auth.resetEmailRequired')",
      },
    ],
  },
  R345: {
    text: 'Default "Failed to reset password".',
    shownBy: [
      unit(
        forms,
        'reset password',
        'an answer that is not OK ({"status":"","message":null}) is a failure and shows {"formError":{"key":"auth.resetRefused"}} (R285)',
      ),
      says('R345', 'auth.resetRefused', 'Failed to reset password'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.resetRefused': 'Failed to reset password'",
        to: "'auth.resetRefused': 'Other words'",
      },
      {
        file: 'packages/machines/src/reset-password/reset-password.machine.ts',
        from: ".message, 'auth.resetRefused')",
        to: ".message, 'auth.resetFailed')",
      },
    ],
  },
  R346: {
    text: 'Default "Authentication failed".',
    shownBy: [
      ofSession('signing in that fails without words is kept as "Authentication failed" (R346)'),
      unit(
        signIn,
        'signing in',
        'failure {"kind":"network","message":"fetch failed"}: screen {"key":"auth.unknownError"}, store {"key":"auth.authenticationFailed"} (R352, D39)',
      ),
      says('R346', 'auth.authenticationFailed', 'Authentication failed'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.authenticationFailed': 'Authentication failed'",
        to: "'auth.authenticationFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/auth.setup.ts',
        from: "(failure.message, 'auth.authenticationFailed')",
        to: "(failure.message, 'auth.unknownError')",
      },
    ],
  },
  R347: {
    text: 'Default "Registration failed".',
    shownBy: [
      ofSession('a sign-up without an answer says "Registration failed", and keeps it (R347, R354)'),
      unit(signUp, 'signing up', 'server errors go under their fields and one toast tells of it (R353, R354)'),
      unit(signUp, 'signing up', 'toast for {"kind":"timeout"} is {"key":"auth.registrationFailed"} (R354, R355)'),
      says('R347', 'auth.registrationFailed', 'Registration failed'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.registrationFailed': 'Registration failed'",
        to: "'auth.registrationFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/auth.setup.ts',
        from: "(failure.message, 'auth.registrationFailed')",
        to: "(failure.message, 'auth.unknownError')",
      },
    ],
  },
  R348: {
    text: 'Default "Logout failed".',
    shownBy: [
      ofSession('a logout that fails without words is kept as "Logout failed" (R348)'),
      unit(signedIn, 'a person who is signed in', 'logout clears whether or not the call succeeds (R181-R183, D40)'),
      says('R348', 'auth.logoutFailed', 'Logout failed'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.logoutFailed': 'Logout failed'",
        to: "'auth.logoutFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/auth.machine.ts',
        from: ".message, 'auth.logoutFailed')",
        to: ".message, 'auth.logoutFailedToast')",
      },
    ],
  },
  R349: {
    text: 'Default "Authentication check failed".',
    shownBy: [
      read(
        'what is kept of a start where a call fails',
        'a session whose check came to no end: Authentication check failed (R349)',
      ),
      unit(startUp, 'what fails stands on its default (D43)', 'a session that could not be checked is no session'),
      says('R349', 'auth.checkFailed', 'Authentication check failed'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.checkFailed': 'Authentication check failed'",
        to: "'auth.checkFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/start-up/start-up.machine.ts',
        from: "auth: 'auth.checkFailed'",
        to: "auth: 'settings.fetchFailed'",
      },
    ],
  },
  R350: {
    text: 'Default "Failed to load currencies".',
    shownBy: [
      unit(currency, 'a failed fetch leaves EUR only, with its symbol (R195, R350), and may be tried again'),
      says('R350', 'currency.loadFailed', 'Failed to load currencies'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'currency.loadFailed': 'Failed to load currencies'",
        to: "'currency.loadFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: ".message, 'currency.loadFailed')",
        to: ".message, 'currency.invalid')",
      },
    ],
  },
  R351: {
    text: 'Default "Invalid currency code".',
    shownBy: [
      unit(currency, 'changing', 'to a code not listed: refused, and the computed choice stands (R194, D25)'),
      says('R194', 'currency.invalid', 'Invalid currency code'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/currency-choice/currency-choice.machine.ts',
        from: "error: { key: 'currency.invalid' as const }",
        to: 'error: null',
      },
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'currency.invalid': 'Invalid currency code'",
        to: "'currency.invalid': 'Other words'",
      },
    ],
  },
} satisfies Area
