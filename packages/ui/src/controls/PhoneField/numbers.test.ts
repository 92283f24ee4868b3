import fc from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json'
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { digitsIn } from '../../format/digits.ts'
import { phoneCountries } from './countries.ts'
import { detectCountry } from './detect.ts'
import { parsePhone } from './parser.ts'

/** An example number of every country, from libphonenumber. */
const numbers = phoneCountries.flatMap(({ iso2, dialCode }) => {
  const number = isSupportedCountry(iso2) ? getExampleNumber(iso2, examples) : undefined
  return number ? [{ iso2, dialCode, international: number.number }] : []
})

describe('numbers of all countries', () => {
  it('include most countries', () => expect(numbers.length).toBeGreaterThan(230))

  it('determine their country, or one with the same dial code', () => {
    for (const { iso2, dialCode, international } of numbers) {
      const { country } = detectCountry(international.slice(1), phoneCountries)
      expect(country?.dialCode, iso2).toBe(dialCode)
    }
  })

  /** Territories with the dial code and the mobile numbers of another country. */
  const lookAlike = ['AX', 'CX', 'CC', 'SJ', 'VA', 'EH']

  it('are accepted at every digit if only their country is supported', () => {
    const refused = numbers.filter(({ iso2, international }) => {
      const only = phoneCountries.filter((one) => one.iso2 === iso2)
      const typed = Array.from({ length: international.length - 1 }, (_, place) => international.slice(1, 2 + place))
      return !typed.every((digits) => detectCountry(digits, only, phoneCountries).possible)
    })
    expect(refused.map(({ iso2 }) => iso2)).toEqual(lookAlike)
  })
})

describe('parsePhone', () => {
  const country = fc.constantFrom(...phoneCountries.map(({ iso2 }) => iso2))
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 15 })
  const written = fc.tuple(fc.constantFrom('', '+'), typed).map(([plus, digits]) => plus + digits)

  it('keeps all digits of the shown number', () => {
    fc.assert(
      fc.property(written, country, (text, iso2) => digitsIn(parsePhone(text, iso2).display) === digitsIn(text)),
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(written, country, (text, iso2) => {
        const once = parsePhone(text, iso2).display
        return parsePhone(once, iso2).display === once
      }),
    )
  })

  it('rejects text that is not a number', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...' +-().'), maxLength: 12 }),
        country,
        (text, iso2) => !parsePhone(text, iso2).valid,
      ),
    )
  })
})
