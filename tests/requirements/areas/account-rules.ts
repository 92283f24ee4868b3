import { type Area, e2e, plays, unit } from '../evidence.ts'

const rules = 'packages/machines/src/auth/rules.test.ts'
const forgot = 'packages/machines/src/forgot-password/forgot-password.machine.test.ts'
const server = 'apps/api/test/auth.test.ts'
const signIn = (form: string) => unit(rules, 'sign-in', form)
const signUp = (key: string) => unit(rules, 'sign-up', `${key}, at the field to go to`)
const password = (title: string) => unit(rules, 'the password rule (D01)', title)
const says = (title: string) => unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', title)
const atTheForms = e2e(
  'trouble.spec.ts',
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
  },
  R229: {
    text: 'Sign-in then with a malformed e-mail: "Invalid email format".',
    shownBy: [signIn('"nonsense" "x"'), says('R229: auth.emailFormatInvalid says "Invalid email format"'), atTheForms],
  },
  R230: {
    text: 'Sign-up check 1: "Name is required".',
    shownBy: [signUp('auth.nameRequired'), says('R230: auth.nameRequired says "Name is required"'), atTheForms],
  },
  R231: {
    text: 'Sign-up check 2: "Surname is required".',
    shownBy: [
      signUp('auth.surnameRequired'),
      says('R231: auth.surnameRequired says "Surname is required"'),
      atTheForms,
    ],
  },
  R232: {
    text: 'Sign-up check 3: "Email is required".',
    shownBy: [signUp('auth.emailRequired'), says('R232: auth.emailRequired says "Email is required"')],
  },
  R233: {
    text: 'Sign-up check 4: "Please enter a valid email address".',
    shownBy: [signUp('auth.emailInvalid'), says('R233: auth.emailInvalid says "Please enter a valid email address"')],
  },
  R234: {
    text: 'Sign-up check 5: phone optional, but entered and invalid: "Please enter a valid phone number".',
    shownBy: [
      unit(rules, 'sign-up', 'a good form breaks nothing, with a phone or without'),
      signUp('auth.phoneInvalid'),
      says('R234: auth.phoneInvalid says "Please enter a valid phone number"'),
    ],
  },
  R235: {
    text: 'Sign-up check 6: "Password is required".',
    shownBy: [signUp('auth.passwordRequired'), says('R235: auth.passwordRequired says "Password is required"')],
  },
  R236: {
    text: 'Sign-up check 7: "Please confirm your password".',
    shownBy: [
      signUp('auth.confirmationRequired'),
      says('R236: auth.confirmationRequired says "Please confirm your password"'),
    ],
  },
  R237: {
    text: 'Sign-up check 8: "Passwords do not match".',
    shownBy: [signUp('auth.passwordsDiffer'), says('R237: auth.passwordsDiffer says "Passwords do not match"')],
  },
  R238: {
    text: 'Sign-up check 9: "Please accept the terms and privacy policy".',
    shownBy: [
      signUp('auth.termsRequired'),
      says('R238: auth.termsRequired says "Please accept the terms and privacy policy"'),
    ],
  },
  R239: {
    text: 'Sign-up shows only the first failing check in the order above.',
    shownBy: [
      unit(rules, 'sign-up', 'of several broken checks the first in the order wins (R239)'),
      plays('screens-register--only-the-first-failing-check'),
    ],
  },
  R240: {
    text: 'Password shorter than 6 is refused.',
    shownBy: [password('"Ab1cd" is false'), password('"Ab1cde" is true'), signUp('auth.passwordRule')],
  },
  R241: {
    text: 'Password longer than 12 is refused. [D01]',
    shownBy: [password('"Ab1cdefghijkl" is false'), password('"Ab1cdefghijk" is true')],
  },
  R242: {
    text: 'Password needs at least one uppercase, one lowercase and one digit.',
    shownBy: [password('"ab1cde" is false'), password('"AB1CDE" is false'), password('"Abcdef" is false')],
  },
  R243: {
    text: 'Password with a space is refused.',
    shownBy: [password('"Ab1 cde" is false'), password('whatever is allowed keeps every part of the rule')],
  },
  R244: {
    text: 'The password rule is enforced by the server on register, restore and change.',
    shownBy: [
      ...refused,
      unit(server, 'a forgotten password', 'the rule for passwords holds here too, and does not spend the link'),
      unit(server, 'changing the password', 'the rule for passwords holds here too'),
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
  },
} satisfies Area
