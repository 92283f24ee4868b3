import { type Area, e2e, plays, unit } from '../evidence.ts'

const signIn = 'packages/machines/src/auth/auth.sign-in.test.ts'
const signUp = 'packages/machines/src/auth/auth.sign-up.test.ts'
const forms = 'packages/machines/src/form/form.machine.test.ts'
/** What people read where a machine says the key. */
const says = (requirement: string, key: string, text: string) =>
  unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', `${requirement}: ${key} says "${text}"`)

const read = (...titles: readonly [string, ...string[]]) => unit('apps/site/src/app/words.test.ts', ...titles)
const ofSession = (title: string) => read('what is read of a session', title)

/** Section 8b Auth and account errors: forms. */
export const accountErrors = {
  R352: {
    text: 'Sign-in failure shows the first field error, else message, else "An error occurred".',
    shownBy: [
      unit(
        signIn,
        'signing in',
        'failure {"kind":"validation","message":"No","errors":{"email":["Unknown"]}}: screen {"text":"Unknown"}, store {"text":"No"} (R352, D39)',
      ),
      unit(
        signIn,
        'signing in',
        'failure {"kind":"unauthorized","message":"No"}: screen {"text":"No"}, store {"text":"No"} (R352, D39)',
      ),
      unit(
        signIn,
        'signing in',
        'failure {"kind":"network","message":"fetch failed"}: screen {"key":"auth.unknownError"}, store {"key":"auth.authenticationFailed"} (R352, D39)',
      ),
      says('R352', 'auth.unknownError', 'An error occurred'),
      plays('screens-login--wrong-password'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.unknownError': 'An error occurred'",
        to: "'auth.unknownError': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/failures.ts',
        from: "firstFieldError(failure) ?? failure.message, 'auth.unknownError'",
        to: "failure.message ?? firstFieldError(failure), 'auth.unknownError'",
      },
      {
        file: 'packages/machines/src/auth/failures.ts',
        from: "failure.message, 'auth.unknownError'",
        to: "failure.message, 'auth.authenticationFailed'",
      },
    ],
  },
  R353: {
    text: 'Sign-up failure maps name->firstName, surname->lastName, email, phone, password, password_confirmation->confirmPassword.',
    shownBy: [
      unit(signUp, 'signing up', 'server errors go under their fields and one toast tells of it (R353, R354)'),
      plays('screens-register--only-the-first-failing-check'),
      e2e('calls.spec.ts', 'what the server has against a sign-up stands under the fields'),
    ],
    breaks: [
      { file: 'apps/site/src/flows/auth/useRegister.ts', from: ': serverErrors),', to: ': {}),' },
      {
        file: 'packages/machines/src/auth/failures.ts',
        from: "password_confirmation: 'confirmPassword'",
        to: "password_confirmation: 'password'",
      },
      { file: 'packages/machines/src/auth/failures.ts', from: "  surname: 'lastName'", to: "  lastName: 'lastName'" },
      { file: 'packages/machines/src/auth/failures.ts', from: "  name: 'firstName'", to: "  firstName: 'firstName'" },
      { file: 'packages/machines/src/auth/failures.ts', from: "  email: 'email'", to: "  mail: 'email'" },
      { file: 'packages/machines/src/auth/failures.ts', from: "  phone: 'phone'", to: "  telephone: 'phone'" },
      { file: 'packages/machines/src/auth/failures.ts', from: "  password: 'password'", to: "  secret: 'password'" },
    ],
  },
  R354: {
    text: 'Sign-up failure toasts server message, else first error, else "Registration failed".',
    shownBy: [
      ofSession('a sign-up refused says the words of the server (R354, R355)'),
      ofSession('a sign-up refused says else the first error (R354, R355)'),
      ofSession('a sign-up without an answer says "Registration failed", and keeps it (R347, R354)'),
      unit(
        signUp,
        'signing up',
        'toast for {"kind":"validation","message":"Taken","errors":{"email":["E"]}} is {"text":"Taken"} (R354, R355)',
      ),
      unit(signUp, 'signing up', 'server errors go under their fields and one toast tells of it (R353, R354)'),
      unit(signUp, 'signing up', 'toast for {"kind":"timeout"} is {"key":"auth.registrationFailed"} (R354, R355)'),
      says('R347', 'auth.registrationFailed', 'Registration failed'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/auth/failures.ts',
        from: 'failure.message ?? firstFieldError(failure)',
        to: 'failure.message',
      },
      {
        file: 'packages/machines/src/auth/failures.ts',
        from: 'failure.message ?? firstFieldError(failure)',
        to: 'firstFieldError(failure) ?? failure.message',
      },
      {
        file: 'packages/machines/src/auth/failures.ts',
        from: "'auth.fieldsMissing' : 'auth.registrationFailed'",
        to: "'auth.fieldsMissing' : 'auth.unknownError'",
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.registrationFailed': 'Registration failed'",
        to: "'auth.registrationFailed': 'Other words'",
      },
    ],
  },
  R355: {
    text: 'Sign-up fallback toast "Please fill in all required fields".',
    shownBy: [
      ofSession('a sign-up refused says else what can be done (R354, R355)'),
      unit(signUp, 'signing up', 'toast for {"kind":"validation"} is {"key":"auth.fieldsMissing"} (R354, R355)'),
      says('R355', 'auth.fieldsMissing', 'Please fill in all required fields'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.fieldsMissing': 'Please fill in all required fields'",
        to: "'auth.fieldsMissing': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/failures.ts',
        from: "failure.kind === 'validation' ? 'auth.fieldsMissing'",
        to: "failure.kind === 'timeout' ? 'auth.fieldsMissing'",
      },
    ],
  },
  R356: {
    text: 'Forgot success toast "Password reset link sent. Please check your email."; failure shows the error text.',
    shownBy: [
      e2e('calls.spec.ts', 'the link to a new password is asked for by the e-mail'),
      unit(
        forms,
        'forgot password',
        'failure {"kind":"validation","errors":{"email":["E"]},"message":"M"} shows {"formError":{"text":"E"}}, and is forgotten with the next try',
      ),
      unit(
        forms,
        'forgot password',
        'failure {"kind":"server"} shows {"formError":{"key":"auth.resetEmailFailed"}}, and is forgotten with the next try',
      ),
      plays('screens-forgotpassword--nothing-typed'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.forgot.sent': 'Password reset link sent. Please check your email.'",
        to: "'auth.forgot.sent': 'Other words'",
      },
      {
        file: 'packages/machines/src/forgot-password/forgot-password.machine.ts',
        from: '(firstFieldError(failure) ?? failure.message,',
        to: '(undefined,',
      },
    ],
  },
  R357: {
    text: 'Reset success "Password reset successfully".',
    shownBy: [
      e2e(
        'session.spec.ts',
        'a forgotten password is replaced by a mailed link',
        'the mailed one sets the new password',
      ),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.resetDone': 'Password reset successfully'",
        to: "'auth.resetDone': 'Other words'",
      },
    ],
  },
  R358: {
    text: 'Reset invalid link "Invalid reset link".',
    shownBy: [
      e2e(
        'session.spec.ts',
        'a forgotten password is replaced by a mailed link',
        'half a link, or a wrong one, is invalid',
      ),
      says('R358', 'auth.reset.invalidTitle', 'Invalid reset link'),
      plays('screens-resetpassword--invalid-link'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.reset.invalidTitle': 'Invalid reset link'",
        to: "'auth.reset.invalidTitle': 'Other words'",
      },
    ],
  },
  R359: {
    text: 'Reset failure "An error occurred during password reset."',
    shownBy: [
      unit(
        forms,
        'reset password',
        'failure {"kind":"network"} shows {"formError":{"key":"auth.resetFailed"}}, and is forgotten with the next try',
      ),
      says('R359', 'auth.resetFailed', 'An error occurred during password reset.'),
      e2e('failures.spec.ts', 'a password that could not be reset says so, and can be sent again'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.resetFailed': 'An error occurred during password reset.'",
        to: "'auth.resetFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/reset-password/reset-password.machine.ts',
        from: "serverFields, 'auth.resetFailed')",
        to: "serverFields, 'auth.resetRefused')",
      },
    ],
  },
  R360: {
    text: 'Login success toast "Welcome back!".',
    shownBy: [
      ofSession('signing in: "Welcome back!", and nothing else (R360)'),
      unit(signIn, 'signing in', 'success: signed in, welcomed once, and the password is nowhere but in the actor'),
      says('R360', 'auth.welcomeBack', 'Welcome back!'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.welcomeBack': 'Welcome back!'",
        to: "'auth.welcomeBack': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/auth.machine.ts',
        from: "                { type: 'tell', params: { tone: 'success', message: { key: 'auth.welcomeBack' } } },\n",
        to: '',
      },
    ],
  },
} satisfies Area
