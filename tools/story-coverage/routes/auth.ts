import { like, narrowAlike, nothingAwaited, type Place, type States, stories } from '../shown.ts'

const forGuests = like('empty', 'Only guests come here: who is signed in is led home.')

const resetPassword: States = {
  loading: nothingAwaited,
  empty: stories('screens-resetpassword--empty'),
  filled: stories('screens-resetpassword--submits-what-was-typed'),
  validation: stories('screens-resetpassword--fields-refused'),
  busy: stories('screens-resetpassword--resetting'),
  errors: stories(
    'screens-resetpassword--failed',
    'screens-resetpassword--refused',
    'screens-resetpassword--invalid-link',
  ),
  signedOut: forGuests,
  longContent: stories('screens-resetpassword--long-email'),
  narrow: narrowAlike('empty'),
}

export const authRoutes = {
  Login: {
    loading: nothingAwaited,
    empty: stories('screens-login--empty', 'screens-login--registration-closed'),
    filled: stories('screens-login--submits-what-was-typed'),
    validation: stories('screens-login--nothing-typed', 'screens-login--email-malformed'),
    busy: stories('screens-login--signing-in'),
    errors: stories('screens-login--wrong-password', 'screens-login--unknown-failure'),
    signedOut: stories('screens-login--announced'),
    longContent: stories('screens-login--long-words'),
    narrow: narrowAlike('empty'),
  },
  Register: {
    loading: nothingAwaited,
    empty: stories('screens-register--empty', 'screens-register--no-terms-page', 'screens-register--closed'),
    filled: stories('screens-register--submits-what-was-typed'),
    validation: stories(
      'screens-register--only-the-first-failing-check',
      'screens-register--fields-malformed',
      'screens-register--terms-not-accepted',
    ),
    busy: stories('screens-register--creating-account'),
    errors: stories(
      'screens-register--fields-refused',
      'screens-register--fields-missing',
      'screens-register--refused',
    ),
    signedOut: forGuests,
    longContent: stories('screens-register--long-words'),
    narrow: narrowAlike('empty'),
  },
  ForgotPassword: {
    loading: nothingAwaited,
    empty: stories('screens-forgotpassword--empty'),
    filled: stories('screens-forgotpassword--sent'),
    validation: stories('screens-forgotpassword--nothing-typed'),
    busy: stories('screens-forgotpassword--sending'),
    errors: stories('screens-forgotpassword--not-sent'),
    signedOut: forGuests,
    longContent: stories('screens-forgotpassword--sent-to-a-long-email', 'screens-forgotpassword--long-words'),
    narrow: narrowAlike('empty'),
  },
  ResetPasswordConfirmPage: resetPassword,
  ResetPassword: resetPassword,
} satisfies Partial<Record<Place, States>>
