import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsIn } from './digits.ts'
import { readDecimal, withoutInvisible } from './numerals.ts'

describe('withoutInvisible', () => {
  it('removes marks and keeps visible characters', () => {
    expect(withoutInvisible('\u200f12\u200e\u2066 5\ufeff\u0000\u200b')).toBe('12 5')
    expect(withoutInvisible('a\tb\nc\vd')).toBe('a\tb\nc\vd')
  })
})

describe('readDecimal', () => {
  it.each([
    ['1,234.56', '1234', '56'],
    ['1.234,56', '1234', '56'],
    ['1 234,56', '1234', '56'],
    ['1\u202f234,56', '1234', '56'],
    ['1’234.50', '1234', '50'],
    ['12,34,567.8', '1234567', '8'],
    ['1,234,567', '1234567', ''],
    ['1.234.567', '1234567', ''],
    ['1,234', '1234', ''],
    ['007', '7', ''],
    ['0.500', '0', '500'],
    ['12.', '12', ''],
    [',5', '0', '5'],
    ['１，２３４．５６', '1234', '56'],
    ['١٬٢٣٤٫٥٦', '1234', '56'],
    ['\u200f12.5\u200f', '12', '5'],
    ['1234.567', '1234', '567'],
    ['1.2345', '1', '2345'],
    ['１，５', '1', '5'],
  ])('reads %s', (text, whole, fraction) => expect(readDecimal(text, 2)).toEqual({ whole, fraction }))

  it.each([
    '',
    ' ',
    '12.345',
    '1’2',
    '1.2 3',
    "1.'5",
    '1.x',
    '-5',
    '−5',
    '+5',
    '1e9',
    '1.2.3',
    '1,2,3',
    '12 34',
    '1.234',
    '5🪙',
    '0x10',
    '1/2',
    '½',
    'Ⅷ',
    '5-',
  ])('refuses %j', (text) => expect(readDecimal(text, 2)).toBeNull())

  it('with three usual decimals, reads a point with three digits as a fraction and rejects a comma', () => {
    expect(readDecimal('1.234', 3)).toEqual({ whole: '1', fraction: '234' })
    expect(readDecimal('1,234', 3)).toBeNull()
  })

  it('keeps all digits', () => {
    const pasted = fc.string({ unit: fc.constantFrom(..."0123456789.,' ٤４\u200f"), maxLength: 14 })
    fc.assert(
      fc.property(pasted, fc.constantFrom(0, 1, 2, 3), (text, places) => {
        const read = readDecimal(text, places)
        if (read === null) return true
        const digits = (value: string) => digitsIn(value).replace(/^0+/, '')
        return digits(read.whole + read.fraction) === digits(text)
      }),
      { numRuns: 2000 },
    )
  })
})
