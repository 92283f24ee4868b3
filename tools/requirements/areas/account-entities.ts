import { type Area, e2e, models, plays, unit } from '../evidence.ts'

const mappers = 'apps/site/src/app/mappers.test.ts'
const reference = 'apps/api/test/reference.test.ts'
const choosing = 'packages/machines/src/shared/shared.test.ts'
const sent = (step: string) => e2e('buying.spec.ts', 'what a purchase sends: the billing form, then the card', step)
const signing = (step: string) =>
  e2e('session.spec.ts', 'signing up, out and in: what is sent, and what the browser keeps', step)

/** Section 3 Entities: the person, sessions and choices. */
export const accountEntities = {
  R142: {
    text: 'Profile reads name, surname, email, phone, balance, avatarUrl, created_at, country {name}, city, address, post_code.',
    shownBy: [
      unit(mappers, 'a profile', 'is read whole (R142)'),
      unit(
        'apps/api/test/account.test.ts',
        'the profile',
        'changes what is sent, keeps what is not, clears what is empty',
      ),
    ],
    breaks: [
      { file: 'apps/site/src/app/mappers.ts', from: "postCode: dto.post_code ?? ''", to: "postCode: ''" },
      { file: 'apps/site/src/app/mappers.ts', from: 'balance: toTenths(dto.balance)', to: 'balance: dto.balance' },
      { file: 'apps/site/src/app/mappers.ts', from: 'avatarUrl: dto.avatarUrl', to: 'avatarUrl: null' },
      { file: 'apps/site/src/app/mappers.ts', from: 'createdAt: dto.created_at', to: "createdAt: ''" },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'country: dto.country && { id: dto.country.id, name: dto.country.name }',
        to: 'country: null',
      },
      { file: 'apps/api/src/accounts/profile.ts', from: 'post_code: user.post_code', to: 'post_code: null' },
    ],
  },
  R143: {
    text: 'created_at is shown as short month, day, year (e.g. "Nov 20, 2026").',
    shownBy: [
      unit('packages/ui/src/format/dates.test.ts', 'formatDate', 'is short month, day, year (R143)'),
      plays('screens-profile--filled'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/format/dates.ts',
        from: "return format(value, { month: 'short', day: 'numeric', year: 'numeric', ...(",
        to: "return format(value, { month: 'long', day: 'numeric', year: 'numeric', ...(",
      },
      {
        file: 'packages/ui/src/format/dates.ts',
        from: "return format(value, { month: 'short', day: 'numeric', year: 'numeric', ...(",
        to: "return format(value, { month: 'short', day: 'numeric', ...(",
      },
    ],
  },
  R144: {
    text: 'Full name is name plus surname.',
    shownBy: [
      unit('packages/ui/src/format/names.test.ts', 'fullName', 'is name plus surname (R144)'),
      plays('screens-profile--filled'),
    ],
    breaks: [{ file: 'packages/ui/src/format/names.ts', from: '[person.name, person.surname]', to: '[person.name]' }],
  },
  R145: {
    text: 'Checkout sends the post code as zip. [D31]',
    shownBy: [
      sent('the billing form under the names of the API'),
      unit(
        'apps/site/src/flows/checkout/provideCheckout.test.ts',
        'the calls of a checkout',
        'send the form and exactly one of pack, tokens and amount: a pack (R315)',
      ),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/checkout/provideCheckout.ts',
        from: '  zip: information.postCode,',
        to: '  post_code: information.postCode,',
      },
    ],
  },
  R146: {
    text: 'Auth state carries isAuthenticated, emailVerified, authCheckedOnce, sessionExpired, isLoading, error.',
    shownBy: [
      unit(
        'packages/machines/src/auth/auth.session-check.test.ts',
        'the check at start',
        'a stored flag counts as signed in until the answer (R174), and the check runs once (R079)',
      ),
      unit(
        'packages/machines/src/auth/auth.session-check.test.ts',
        'the check at start',
        'authenticated: signed in, e-mail verification recorded, profile read (R175, R188)',
      ),
      unit(
        'packages/machines/src/auth/auth.session-check.test.ts',
        'the check at start',
        'any other failure leaves the state as it was: flag true (R178)',
      ),
      unit(
        'packages/machines/src/auth/auth.signed-in.test.ts',
        'a person who is signed in',
        'many calls refused at once end the session once, with one toast (R184, R185)',
      ),
    ],
    breaks: [
      {
        file: 'packages/machines/src/auth/selectors.ts',
        from: "snapshot.hasTag('signedIn') || (snapshot.hasTag('checking') && snapshot.context.hasStoredSession)",
        to: "snapshot.hasTag('signedIn')",
      },
      {
        file: 'packages/machines/src/auth/selectors.ts',
        from: 'emailVerified: snapshot.context.emailVerified',
        to: 'emailVerified: false',
      },
      {
        file: 'packages/machines/src/auth/selectors.ts',
        from: "authCheckedOnce: !snapshot.hasTag('checking')",
        to: 'authCheckedOnce: true',
      },
      {
        file: 'packages/machines/src/auth/selectors.ts',
        from: "sessionExpired: snapshot.hasTag('expired')",
        to: 'sessionExpired: false',
      },
      {
        file: 'packages/machines/src/auth/selectors.ts',
        from: "isLoading: snapshot.hasTag('busy')",
        to: 'isLoading: false',
      },
      { file: 'packages/machines/src/auth/selectors.ts', from: 'error: snapshot.context.error', to: 'error: null' },
    ],
  },
  R147: {
    text: 'Currency has code, value, symbol, default (1 marks default); options are {label, value}; the current currency code is held.',
    shownBy: [
      unit(reference, 'what every page needs', 'currencies with exactly one default'),
      unit(choosing, 'choosing from a list (R193, R196)'),
      plays('screens-siteheader--changing-currency'),
      e2e(
        'frame.spec.ts',
        'the currency: fetched once, chosen in the header, and kept',
        'a guest changes it: prices follow',
      ),
      e2e('frame.spec.ts', 'the currency: fetched once, chosen in the header, and kept'),
    ],
    breaks: [
      {
        file: 'apps/api/src/operations/listCurrencies.ts',
        from: 'default: is_default ? 1 : 0',
        to: 'default: is_default ? 0 : 1',
      },
      {
        file: 'packages/machines/src/shared/choose-from-list.ts',
        from: 'item.default === 1',
        to: 'item.default === 2',
      },
    ],
  },
  R148: {
    text: 'Language has id, code (default en), title, default (1 marks default).',
    shownBy: [
      unit(reference, 'what every page needs', 'languages and messages'),
      unit(choosing, 'choosing from a list (R193, R196)'),
      unit(
        'packages/machines/src/language-choice/language-choice.machine.test.ts',
        'before the list is there, the interface is English',
      ),
    ],
    breaks: [
      {
        file: 'packages/machines/src/shared/choose-from-list.ts',
        from: 'item.default === 1',
        to: 'item.default === 2',
      },
      {
        file: 'packages/machines/src/language-choice/language-choice.machine.ts',
        from: "code: 'en'",
        to: "code: 'fr'",
      },
      {
        file: 'apps/api/src/operations/listLanguages.ts',
        from: 'default: is_default ? 1 : 0',
        to: 'default: is_default ? 0 : 1',
      },
    ],
  },
  R149: {
    text: 'Registration payload is exactly name, surname, email, phoneE164, password, password_confirmation.',
    shownBy: [
      signing('sign-up sends exactly its fields, and keeps flag and token'),
      unit(
        'apps/site/src/app/session.test.ts',
        'the calls of a session',
        'signing up sends the form, and may bring the token',
      ),
    ],
    breaks: [
      {
        file: 'apps/site/src/app/session.ts',
        from: 'const body = { ...input, phoneE164',
        to: 'const body = { ...input, remember: true, phoneE164',
      },
      {
        file: 'apps/site/src/app/session.ts',
        from: 'password, password_confirmation: password }\n',
        to: 'password }\n',
      },
    ],
  },
  R150: {
    text: 'Sign-up form state holds phone display value, international value, country code, national number, validity flag, terms accepted.',
    shownBy: [
      plays('screens-register--submits-what-was-typed'),
      plays('controls-phonefield--national'),
      plays('screens-register--submits-a-phone-number'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/controls/PhoneField/phoneOf.ts',
        from: "display: textOf(data, phonePart(name, 'display'))",
        to: 'display: textOf(data, name)',
      },
      {
        file: 'packages/ui/src/controls/PhoneField/phoneOf.ts',
        from: 'international: textOf(data, name)',
        to: "international: ''",
      },
      {
        file: 'packages/ui/src/controls/PhoneField/phoneOf.ts',
        from: "country: textOf(data, phonePart(name, 'country'))",
        to: "country: ''",
      },
      {
        file: 'packages/ui/src/controls/PhoneField/phoneOf.ts',
        from: "nationalNumber: textOf(data, phonePart(name, 'national'))",
        to: "nationalNumber: ''",
      },
      {
        file: 'packages/ui/src/controls/PhoneField/phoneOf.ts',
        from: "valid: textOf(data, phonePart(name, 'valid')) === 'true'",
        to: 'valid: true',
      },
      {
        file: 'packages/ui/src/controls/PhoneField/phoneOf.ts',
        from: "valid: textOf(data, phonePart(name, 'valid')) === 'true'",
        to: 'valid: false',
      },
      {
        file: 'packages/ui/src/screens/Register/RegisterForm.tsx',
        from: "termsAccepted: isTicked(data, 'terms')",
        to: 'termsAccepted: true',
      },
      {
        file: 'packages/ui/src/screens/Register/RegisterForm.tsx',
        from: "termsAccepted: isTicked(data, 'terms')",
        to: 'termsAccepted: false',
      },
    ],
  },
  R151: {
    text: 'Login form holds email, password, rememberMe.',
    shownBy: [
      plays('screens-login--submits-what-was-typed'),
      unit(
        'apps/site/src/app/session.test.ts',
        'the calls of a session',
        'signing in sends the e-mail as username, and may bring the token',
      ),
    ],
    breaks: [
      { file: 'packages/ui/src/screens/Login/Login.tsx', from: "email: textOf(data, 'email')", to: "email: ''" },
      {
        file: 'packages/ui/src/screens/Login/Login.tsx',
        from: "password: textOf(data, 'password')",
        to: "password: ''",
      },
      {
        file: 'packages/ui/src/screens/Login/Login.tsx',
        from: "rememberMe: isTicked(data, 'rememberMe')",
        to: 'rememberMe: true',
      },
      {
        file: 'packages/ui/src/screens/Login/Login.tsx',
        from: "rememberMe: isTicked(data, 'rememberMe')",
        to: 'rememberMe: false',
      },
      {
        file: 'packages/machines/src/auth/submissions.ts',
        from: 'rememberMe: form.rememberMe',
        to: 'rememberMe: false',
      },
      { file: 'apps/site/src/app/session.ts', from: 'remember: input.rememberMe', to: 'remember: false' },
    ],
  },
  R152: {
    text: 'Reset confirmation sends token, email, password, password_confirmation.',
    shownBy: [
      e2e(
        'session.spec.ts',
        'a forgotten password is replaced by a mailed link',
        'the mailed one sets the new password',
      ),
      models('tests/model/screens/reset-password.test.ts', 'reset-password, at the screens'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/auth/usePasswordReset.ts',
        from: 'const body = { token, email, password,',
        to: "const body = { token: '', email, password,",
      },
      {
        file: 'apps/site/src/flows/auth/usePasswordReset.ts',
        from: 'const body = { token, email, password,',
        to: "const body = { token, email: '', password,",
      },
      {
        file: 'apps/site/src/flows/auth/usePasswordReset.ts',
        from: 'const body = { token, email, password,',
        to: "const body = { token, email, password: '',",
      },
      {
        file: 'apps/site/src/flows/auth/usePasswordReset.ts',
        from: ', password_confirmation: password }',
        to: ", password_confirmation: '' }",
      },
    ],
  },
} satisfies Area
