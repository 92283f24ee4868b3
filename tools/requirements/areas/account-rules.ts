import { type Area, e2e, plays, unit } from '../evidence.ts'

const rules = 'packages/machines/src/auth/rules.test.ts'
const forgot = 'packages/machines/src/forgot-password/forgot-password.machine.test.ts'
const server = 'apps/api/test/auth.test.ts'
const signIn = (form: string) => unit(rules, 'sign-in', form)
const signUp = (key: string) => unit(rules, 'sign-up', `${key}, at the field to go to`)
const password = (title: string) => unit(rules, 'the password rule (D01)', title)
const says = (title: string) => unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', title)
const atTheForms = e2e(
  'resilience.spec.ts',
  'sign-in and sign-up refuse with the texts of the specification, and keep what was typed',
)
const refused = ['Coin1', 'Coin123456789', 'coin2026', 'COIN2026', 'CoinCoin', 'Coin 2026'].map((weak) =>
  unit(server, 'signing up', `the password ${weak} is refused`),
)

/** Section 5a Sign-in, sign-up, password, reset validation. */
export const accountRules = {
  R228: {
    text: 'Sign-in with an empty e-mail or password: "Email and password are required".',
    shownBy: [
      signIn('"" ""'),
      signIn('"" "x"'),
      signIn('"nonsense" ""'),
      says('R228: auth.emailAndPasswordRequired says "Email and password are required"'),
      atTheForms,
    ],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [isBlank(form.email), 'email', 'auth.emailAndPasswordRequired'],\n",
        to: '',
      },
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [form.password === '', 'password', 'auth.emailAndPasswordRequired'],\n",
        to: '',
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.emailAndPasswordRequired': 'Email and password are required'",
        to: "'auth.emailAndPasswordRequired': 'Other words'",
      },
    ],
  },
  R229: {
    text: 'Sign-in then with a malformed e-mail: "Invalid email format".',
    shownBy: [signIn('"nonsense" "x"'), says('R229: auth.emailFormatInvalid says "Invalid email format"'), atTheForms],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [!isEmail(form.email), 'email', 'auth.emailFormatInvalid'],\n",
        to: '',
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.emailFormatInvalid': 'Invalid email format'",
        to: "'auth.emailFormatInvalid': 'Other words'",
      },
    ],
  },
  R230: {
    text: 'Sign-up check 1: "Name is required".',
    shownBy: [signUp('auth.nameRequired'), says('R230: auth.nameRequired says "Name is required"'), atTheForms],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [isBlank(form.firstName), 'firstName', 'auth.nameRequired'],\n",
        to: '',
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.nameRequired': 'Name is required'",
        to: "'auth.nameRequired': 'Other words'",
      },
    ],
  },
  R231: {
    text: 'Sign-up check 2: "Surname is required".',
    shownBy: [
      signUp('auth.surnameRequired'),
      says('R231: auth.surnameRequired says "Surname is required"'),
      atTheForms,
    ],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [isBlank(form.lastName), 'lastName', 'auth.surnameRequired'],\n",
        to: '',
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.surnameRequired': 'Surname is required'",
        to: "'auth.surnameRequired': 'Other words'",
      },
    ],
  },
  R232: {
    text: 'Sign-up check 3: "Email is required".',
    shownBy: [signUp('auth.emailRequired'), says('R232: auth.emailRequired says "Email is required"')],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [isBlank(form.email), 'email', 'auth.emailRequired'],\n",
        to: '',
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.emailRequired': 'Email is required'",
        to: "'auth.emailRequired': 'Other words'",
      },
    ],
  },
  R233: {
    text: 'Sign-up check 4: "Please enter a valid email address".',
    shownBy: [signUp('auth.emailInvalid'), says('R233: auth.emailInvalid says "Please enter a valid email address"')],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [!isEmail(form.email), 'email', 'auth.emailInvalid'],\n",
        to: '',
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.emailInvalid': 'Please enter a valid email address'",
        to: "'auth.emailInvalid': 'Other words'",
      },
    ],
  },
  R234: {
    text: 'Sign-up check 5: phone optional, but entered and invalid: "Please enter a valid phone number".',
    shownBy: [
      unit(rules, 'sign-up', 'a good form breaks nothing, with a phone or without'),
      signUp('auth.phoneInvalid'),
      says('R234: auth.phoneInvalid says "Please enter a valid phone number"'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: '!isBlank(form.phone) && !form.phoneValid',
        to: '!form.phoneValid',
      },
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [!isBlank(form.phone) && !form.phoneValid, 'phone', 'auth.phoneInvalid'],\n",
        to: '',
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.phoneInvalid': 'Please enter a valid phone number'",
        to: "'auth.phoneInvalid': 'Other words'",
      },
    ],
  },
  R235: {
    text: 'Sign-up check 6: "Password is required".',
    shownBy: [signUp('auth.passwordRequired'), says('R235: auth.passwordRequired says "Password is required"')],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "'auth.phoneInvalid'],\n    [form.password === '', 'password', 'auth.passwordRequired'],",
        to: "'auth.phoneInvalid'],",
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.passwordRequired': 'Password is required'",
        to: "'auth.passwordRequired': 'Other words'",
      },
    ],
  },
  R236: {
    text: 'Sign-up check 7: "Please confirm your password".',
    shownBy: [
      signUp('auth.confirmationRequired'),
      says('R236: auth.confirmationRequired says "Please confirm your password"'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [form.confirmPassword === '', 'confirmPassword', 'auth.confirmationRequired'],\n    [form.password !== form.confirmPassword, 'confirmPassword', 'auth.passwordsDiffer'],\n    [!form.terms",
        to: "    [form.password !== form.confirmPassword, 'confirmPassword', 'auth.passwordsDiffer'],\n    [!form.terms",
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.confirmationRequired': 'Please confirm your password'",
        to: "'auth.confirmationRequired': 'Other words'",
      },
    ],
  },
  R237: {
    text: 'Sign-up check 8: "Passwords do not match".',
    shownBy: [signUp('auth.passwordsDiffer'), says('R237: auth.passwordsDiffer says "Passwords do not match"')],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [form.password !== form.confirmPassword, 'confirmPassword', 'auth.passwordsDiffer'],\n    [!form.terms",
        to: '    [!form.terms',
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.passwordsDiffer': 'Passwords do not match'",
        to: "'auth.passwordsDiffer': 'Other words'",
      },
    ],
  },
  R238: {
    text: 'Sign-up check 9: "Please accept the terms and privacy policy".',
    shownBy: [
      signUp('auth.termsRequired'),
      says('R238: auth.termsRequired says "Please accept the terms and privacy policy"'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [!form.termsAccepted, 'terms', 'auth.termsRequired'],\n",
        to: '',
      },
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.termsRequired': 'Please accept the terms and privacy policy'",
        to: "'auth.termsRequired': 'Other words'",
      },
    ],
  },
  R239: {
    text: 'Sign-up shows only the first failing check in the order above.',
    shownBy: [
      unit(rules, 'sign-up', 'of several broken checks the first in the order wins (R239)'),
      plays('screens-register--only-the-first-failing-check'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "    [isBlank(form.firstName), 'firstName', 'auth.nameRequired'],\n    [isBlank(form.lastName), 'lastName', 'auth.surnameRequired'],\n",
        to: "    [isBlank(form.lastName), 'lastName', 'auth.surnameRequired'],\n    [isBlank(form.firstName), 'firstName', 'auth.nameRequired'],\n",
      },
    ],
  },
  R240: {
    text: 'Password shorter than 6 is refused.',
    shownBy: [password('"Ab1cd" is false'), password('"Ab1cde" is true'), signUp('auth.passwordRule')],
    breaks: [
      { file: 'packages/machines/src/auth/rules.ts', from: 'PASSWORD_MIN = 6', to: 'PASSWORD_MIN = 5' },
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: 'password.length >= PASSWORD_MIN',
        to: 'password.length > PASSWORD_MIN',
      },
    ],
  },
  R241: {
    text: 'Password longer than 12 is refused. [D01]',
    shownBy: [password('"Ab1cdefghijkl" is false'), password('"Ab1cdefghijk" is true')],
    breaks: [
      { file: 'packages/machines/src/auth/rules.ts', from: 'PASSWORD_MAX = 12', to: 'PASSWORD_MAX = 13' },
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: 'password.length <= PASSWORD_MAX',
        to: 'password.length < PASSWORD_MAX',
      },
    ],
  },
  R242: {
    text: 'Password needs at least one uppercase, one lowercase and one digit.',
    shownBy: [password('"ab1cde" is false'), password('"AB1CDE" is false'), password('"Abcdef" is false')],
    breaks: [
      { file: 'packages/machines/src/auth/rules.ts', from: '  /[A-Z]/.test(password) &&\n', to: '' },
      { file: 'packages/machines/src/auth/rules.ts', from: '  /[a-z]/.test(password) &&\n', to: '' },
      { file: 'packages/machines/src/auth/rules.ts', from: '  /[0-9]/.test(password) &&\n', to: '' },
    ],
  },
  R243: {
    text: 'Password with a space is refused.',
    shownBy: [password('"Ab1 cde" is false'), password('whatever is allowed keeps every part of the rule')],
    breaks: [{ file: 'packages/machines/src/auth/rules.ts', from: '  !/\\s/.test(password)\n', to: '  true\n' }],
  },
  R244: {
    text: 'The password rule is enforced by the server on register, restore and change.',
    shownBy: [
      ...refused,
      unit(server, 'a forgotten password', 'the rule for passwords holds here too, and does not spend the link'),
      unit(server, 'changing the password', 'the rule for passwords holds here too'),
    ],
    breaks: [
      {
        file: 'apps/api/src/accounts/register.ts',
        from: "return checkNewPassword(findings, form.password ?? '', form.password_confirmation ?? '')",
        to: 'return findings',
      },
      {
        file: 'apps/api/src/operations/restorePassword.ts',
        from: "checkNewPassword(new Findings(), body.password ?? '', body.password_confirmation ?? '')",
        to: 'new Findings()',
      },
      {
        file: 'apps/api/src/operations/changePassword.ts',
        from: "    checkNewPassword(findings, body.password ?? '', body.password_confirmation ?? '')\n",
        to: '',
      },
    ],
  },
  R245: {
    text: 'Forgot password with an empty e-mail: "Please enter your email address" (store-level guard: "Email is required").',
    shownBy: [
      unit(forgot, 'an empty address ("") is not sent (R245)'),
      says('R245: auth.resetEmailRequired says "Please enter your email address"'),
      says('R232: auth.emailRequired says "Email is required"'),
      plays('screens-forgotpassword--nothing-typed'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.resetEmailRequired': 'Please enter your email address'",
        to: "'auth.resetEmailRequired': 'Other words'",
      },
      {
        file: 'packages/machines/src/auth/rules.ts',
        from: "[[isBlank(email), 'email', 'auth.resetEmailRequired']]",
        to: "[[false, 'email', 'auth.resetEmailRequired']]",
      },
    ],
  },
} satisfies Area
