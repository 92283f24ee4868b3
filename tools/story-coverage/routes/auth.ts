import { like, nothingAwaited, type Place, type States, stories } from '../shown.ts'

const forGuests = like('empty', 'Only guests come here: who is signed in is led home.')

const resetPassword: States = {
  loading: nothingAwaited,
  empty: stories('screens-resetpassword--empty'),
  filled: stories('screens-resetpassword--submits-what-was-typed'),
  validation: stories('screens-resetpassword--password-breaks-the-rule', 'screens-resetpassword--passwords-differ'),
  busy: stories('screens-resetpassword--resetting'),
  errors: stories(
    'screens-resetpassword--failed',
    'screens-resetpassword--refused',
    'screens-resetpassword--invalid-link',
  ),
  signedOut: forGuests,
  longContent: stories('screens-resetpassword--long-email'),
  narrow: stories('screens-resetpassword--phone'),
}

export const authRoutes = {
  Login: {
    loading: nothingAwaited,
    empty: stories('screens-login--empty', 'screens-login--registration-closed', 'screens-login--password-set'),
    filled: stories('screens-login--submits-what-was-typed'),
    validation: stories('screens-login--nothing-typed', 'screens-login--email-malformed'),
    busy: stories('screens-login--signing-in'),
    errors: stories('screens-login--wrong-password', 'screens-login--unknown-failure'),
    signedOut: stories('screens-login--session-expired'),
    longContent: stories('screens-login--long-words'),
    narrow: stories('screens-login--phone'),
  },
  Register: {
    loading: nothingAwaited,
    empty: stories('screens-register--empty', 'screens-register--no-terms-page', 'screens-register--closed'),
    filled: stories('screens-register--submits-what-was-typed'),
    validation: stories(
      'screens-register--only-the-first-failing-check',
      'screens-register--name-surname-and-email-missing',
      'screens-register--email-malformed',
      'screens-register--phone-invalid',
      'screens-register--password-not-repeated',
      'screens-register--passwords-differ',
      'screens-register--password-breaks-the-rule',
      'screens-register--terms-not-accepted',
    ),
    busy: stories('screens-register--creating-account'),
    errors: stories(
      'screens-register--email-taken',
      'screens-register--many-server-errors',
      'screens-register--refused',
    ),
    signedOut: forGuests,
    longContent: stories('screens-register--long-words'),
    narrow: stories('screens-register--phone'),
  },
  ForgotPassword: {
    loading: nothingAwaited,
    empty: stories('screens-forgotpassword--empty'),
    filled: stories('screens-forgotpassword--sent'),
    validation: stories('screens-forgotpassword--nothing-typed', 'screens-forgotpassword--email-malformed'),
    busy: stories('screens-forgotpassword--sending'),
    errors: stories('screens-forgotpassword--too-many-requests', 'screens-forgotpassword--not-sent'),
    signedOut: forGuests,
    longContent: stories('screens-forgotpassword--sent-to-a-long-email', 'screens-forgotpassword--long-words'),
    narrow: stories('screens-forgotpassword--phone'),
  },
  ResetPasswordConfirmPage: resetPassword,
  ResetPassword: resetPassword,
} satisfies Partial<Record<Place, States>>
