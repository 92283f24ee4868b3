import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Findings } from '../../errors.ts'
import { checkNewPassword, emailKey, isE164, isEmail, isPhone, trimmed } from './rules.ts'

describe('a new password', () => {
  const rule =
    'Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces'
  const errors = (password: string, confirmation = password) =>
    checkNewPassword(new Findings(), password, confirmation).errors

  test.each(['Copper', 'copper1', 'COPPER1', 'Cop 1x', 'Cop\t1xx', 'Cop1x', 'Copper1234567'])(
    'rejects %j',
    (password) => {
      expect(errors(password)).toEqual({ password: [rule] })
    },
  )

  test.each(['Cop12x', 'Copper123456', 'ÄÖÜäöü1', 'Cop-1_#'])('accepts %j (D01)', (password) => {
    expect(errors(password)).toEqual({})
  })

  test('requires the password and its confirmation', () => {
    expect(errors('')).toEqual({
      password: ['Password is required'],
      password_confirmation: ['Please confirm your password'],
    })
    expect(errors('Copper12', '')).toEqual({ password_confirmation: ['Please confirm your password'] })
    expect(errors('Copper12', 'Copper13')).toEqual({ password_confirmation: ['Passwords do not match'] })
  })
})

describe('an e-mail address', () => {
  test.each(['ada@example.com', 'a@b.ie', "o'hara+x@mail.example.co", 'ä@ö.de'])('accepts %j', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    'ada',
    'ada@example',
    '@example.com',
    'ada@.com',
    'ada@example.c',
    'ada@@example.com',
    'ada coyne@example.com',
    'ada@exam ple.com',
    'Ada <ada@example.com>',
    'ada@example.com ',
    ' ada@example.com',
    'ada@example.c om',
    'ada@example.com, bea@example.com',
  ])('rejects %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test('has at most 254 characters', () => {
    const domain = '@example.com'
    expect(isEmail(`${'a'.repeat(254 - domain.length)}${domain}`)).toBe(true)
    expect(isEmail(`${'a'.repeat(255 - domain.length)}${domain}`)).toBe(false)
  })

  test('is compared without case and outer spaces', () => {
    expect(emailKey(' Ada@Example.COM ')).toBe('ada@example.com')
  })
})

describe('a phone number', () => {
  test.each(['12345678', '+35312345678', '+353 1 234 5678', '123456789012345'])('accepts %j (D33)', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  test.each(['1234567', '1 2 3 4 5 6 7', '1234567890123456', '1234-5678', '++12345678', '12345678x', 'x12345678', ''])(
    'rejects %j',
    (text) => {
      expect(isPhone(text)).toBe(false)
    },
  )

  test('is E.164 with a plus and 8 to 15 digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{0,20}$/), (first, rest) => {
        expect(isE164(`+${first}${rest}`)).toBe(rest.length >= 7 && rest.length <= 14)
      }),
    )
    for (const text of ['35312345678', '+05312345678', '+353 12345678', 'x+35312345678', '+35312345678x']) {
      expect(isE164(text)).toBe(false)
    }
  })
})

test('treats a missing text as empty and trims spaces', () => {
  expect([null, undefined, '', ' ', ' Ada '].map(trimmed)).toEqual(['', '', '', '', 'Ada'])
})

describe('findings', () => {
  test('start empty', () => {
    expect(new Findings().require(true, 'name', 'Name is required').any).toBe(false)
  })

  test('keep the first text of each field', () => {
    const findings = new Findings()
      .require(false, 'name', 'Name is required')
      .require(false, 'name', 'Name is odd')
      .require(false, 'city', 'City is required')
    expect(findings.any).toBe(true)
    expect(findings.errors).toEqual({ name: ['Name is required'], city: ['City is required'] })
  })
})
