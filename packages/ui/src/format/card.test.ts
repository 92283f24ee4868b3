import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCardholder, formatCardNumber, formatCvv, formatExpiry, reformat, settleCardholder } from './card.ts'

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** What people and clipboards put into such fields. */
const typed = fc.string({ unit: fc.constantFrom(...'0123456789 -/.xé\t'), maxLength: 40 })

describe.each([
  ['formatCardNumber', formatCardNumber, 16],
  ['formatCvv', formatCvv, 3],
] as const)('%s', (_name, format, most) => {
  it('neither loses nor invents a digit up to its limit', () => {
    fc.assert(fc.property(typed, (text) => digitsIn(format(text)) === digitsIn(text).slice(0, most)))
  })

  it('leaves its own work alone', () => {
    fc.assert(fc.property(typed, (text) => format(format(text)) === format(text)))
  })

  it('keeps the caret behind the same digit', () => {
    fc.assert(
      fc.property(typed, fc.nat(40), (text, place) => {
        const caret = Math.min(place, text.length)
        const after = reformat(format, { text, caret })
        const before = Math.min(digitsIn(text.slice(0, caret)).length, most)
        return digitsIn(after.text.slice(0, after.caret)).length === before && after.caret <= after.text.length
      }),
    )
  })
})

describe('formatCardNumber', () => {
  it('makes groups of four', () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(formatCardNumber('5555-5555-5555-4444-9')).toBe('5555 5555 5555 4444')
    expect(formatCardNumber('4242')).toBe('4242')
  })

  it('has no space at either end', () => {
    fc.assert(fc.property(typed, (text) => formatCardNumber(text).trim() === formatCardNumber(text)))
  })
})

describe('formatExpiry', () => {
  it('puts in the slash, and 12 for a month over 12 (R268, R269)', () => {
    expect(formatExpiry('0730')).toBe('07/30')
    expect(formatExpiry('1330')).toBe('12/30')
    expect(formatExpiry('9')).toBe('9')
    expect(formatExpiry('99')).toBe('12')
    expect(formatExpiry('07')).toBe('07')
    expect(formatExpiry('07/2031')).toBe('07/31')
  })

  it('leaves its own work alone, and holds four digits at most', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = formatExpiry(text)
        return formatExpiry(once) === once && digitsIn(once).length <= 4
      }),
    )
  })

  it('never shows a month over 12', () => {
    fc.assert(fc.property(typed, (text) => Number(formatExpiry(text).slice(0, 2)) <= 12))
  })
})

describe('formatCardholder', () => {
  const names = fc.string({ unit: fc.constantFrom(...'aZéß  1-.\t'), maxLength: 30 })

  it('keeps letters, in capitals, in two words (R272-R275)', () => {
    expect(settleCardholder('  ada   lovelace ')).toBe('ADA LOVELACE')
    expect(settleCardholder('grace brewster hopper')).toBe('GRACE BREWSTER')
    expect(settleCardholder('J0hn O’Neil')).toBe('JHN ONEIL')
  })

  it('lets one type the second word', () => {
    expect(formatCardholder('ada ')).toBe('ADA ')
    expect(formatCardholder('ADA LOVELACE ')).toBe('ADA LOVELACE ')
    expect(formatCardholder('ADA LOVELACE k')).toBe('ADA LOVELACE ')
  })

  it('leaves its own work alone, and never holds more than two words', () => {
    fc.assert(
      fc.property(names, (text) => {
        const once = formatCardholder(text)
        const settled = settleCardholder(text)
        return (
          formatCardholder(once) === once && settleCardholder(settled) === settled && settled.split(' ').length <= 2
        )
      }),
    )
  })

  it('holds nothing but capitals and single spaces', () => {
    fc.assert(fc.property(names, (text) => /^(\p{Lu}+( \p{Lu}+)?)?$/u.test(settleCardholder(text))))
  })
})
