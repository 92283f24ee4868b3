import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkNewPassword,
  checkResetRequest,
  checkSignIn,
  checkSignUp,
  isEmail,
  isPasswordAllowed,
  type SignUpField,
  type SignUpForm,
} from './rules.ts'

const good: SignUpForm = {
  firstName: 'Vera',
  lastName: 'Penny',
  email: 'vera@mintage.example',
  phone: '',
  phoneValid: false,
  password: 'Mint42x',
  confirmPassword: 'Mint42x',
  termsAccepted: true,
}

/** Every way to break one check, in the order of R230-R238 and D01 last. */
const breaks: readonly (readonly [key: string, change: Partial<SignUpForm>, field: SignUpField])[] = [
  ['auth.nameRequired', { firstName: ' ' }, 'firstName'],
  ['auth.surnameRequired', { lastName: '' }, 'lastName'],
  ['auth.emailRequired', { email: '' }, 'email'],
  ['auth.emailInvalid', { email: 'vera@' }, 'email'],
  ['auth.phoneInvalid', { phone: '123', phoneValid: false }, 'phone'],
  ['auth.passwordRequired', { password: '' }, 'password'],
  ['auth.confirmationRequired', { confirmPassword: '' }, 'confirmPassword'],
  ['auth.passwordsDiffer', { confirmPassword: 'Other42' }, 'confirmPassword'],
  ['auth.termsRequired', { termsAccepted: false }, 'terms'],
  ['auth.passwordRule', { password: 'weak', confirmPassword: 'weak' }, 'password'],
]

describe('sign-up', () => {
  test('a good form breaks nothing, with a phone or without', { tags: ['R234'] }, () => {
    expect(checkSignUp(good)).toBeNull()
    expect(checkSignUp({ ...good, phone: '+4930123456', phoneValid: true })).toBeNull()
  })

  test('a phone number that could not be checked here is left to the server', () => {
    expect(checkSignUp({ ...good, phone: '030 123456', phoneValid: null })).toBeNull()
  })

  test.each(breaks)(
    '%s, at the field to go to',
    { tags: ['R230', 'R231', 'R232', 'R233', 'R234', 'R235', 'R236', 'R237', 'R238', 'R240'] },
    (key, change, field) => {
      expect(checkSignUp({ ...good, ...change })).toEqual({ field, key })
    },
  )

  test('of several broken checks the first in the order wins (R239)', { tags: ['R239'] }, () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: breaks.length - 1 }), { minLength: 1 }), (chosen) => {
        const order = chosen.toSorted((one, other) => one - other)
        // Later changes are laid down first, so that an earlier check's own change is never undone by a later one.
        const form = { ...good }
        for (const index of order.toReversed()) Object.assign(form, breaks[index]?.[1])
        expect(checkSignUp(form)?.key).toBe(breaks[order[0] ?? 0]?.[0])
      }),
    )
  })
})

describe('sign-in', () => {
  test.each([
    ['', '', { field: 'email', key: 'auth.emailAndPasswordRequired' }],
    ['', 'x', { field: 'email', key: 'auth.emailAndPasswordRequired' }],
    ['nonsense', '', { field: 'password', key: 'auth.emailAndPasswordRequired' }],
    ['nonsense', 'x', { field: 'email', key: 'auth.emailFormatInvalid' }],
    ['vera@mintage.example', 'x', null],
  ])('%j %j', { tags: ['R228', 'R229'] }, (email, password, expected) => {
    expect(checkSignIn({ email, password, rememberMe: false })).toEqual(expected)
  })
})

describe('the password rule (D01)', () => {
  test.each([
    ['Ab1cd', false],
    ['Ab1cde', true],
    ['Ab1cdefghijk', true],
    ['Ab1cdefghijkl', false],
    ['ab1cde', false],
    ['AB1CDE', false],
    ['Abcdef', false],
    ['Ab1 cde', false],
    ['Ab1\tcde', false],
  ])('%j is %s', { tags: ['R240', 'R241', 'R242', 'R243'] }, (password, allowed) => {
    expect(isPasswordAllowed(password)).toBe(allowed)
  })

  test('allows only passwords that keep every rule', { tags: ['R243'] }, () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 16 }), (password) => {
        fc.pre(isPasswordAllowed(password))
        expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)\S{6,12}$/)
      }),
    )
  })
})

describe('e-mail', () => {
  test.each(['a@b.co', ' a@b.co ', 'first.last+tag@sub.domain.example', `${'a'.repeat(241)}@mint.example`])(
    '%j is one',
    (email) => {
      expect(isEmail(email)).toBe(true)
    },
  )

  test.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a b@c.co',
    'a@b@c.co',
    `${'a'.repeat(242)}@mint.example`,
    'a@b.co@d',
    'a@b.co d',
  ])('%j is none', (email) => {
    expect(isEmail(email)).toBe(false)
  })
})

test('a new password: same texts, same order', () => {
  const check = (password: string, confirmPassword: string) => checkNewPassword({ password, confirmPassword })?.key
  expect(check('', '')).toBe('auth.passwordRequired')
  expect(check('Mint42x', '')).toBe('auth.confirmationRequired')
  expect(check('Mint42x', 'Mint42y')).toBe('auth.passwordsDiffer')
  expect(check('mint', 'mint')).toBe('auth.passwordRule')
  expect(check('Mint42x', 'Mint42x')).toBeUndefined()
})

test('forgot password asks only for an address (R245)', () => {
  expect(checkResetRequest(' ')).toEqual({ field: 'email', key: 'auth.resetEmailRequired' })
  expect(checkResetRequest('anything')).toBeNull()
})
