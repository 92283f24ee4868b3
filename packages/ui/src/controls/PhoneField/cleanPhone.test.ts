import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsIn } from '../../format/digits.ts'
import { cleanPhone } from './cleanPhone.ts'

const whole = (text: string, exitCode?: string) => cleanPhone(text, { maxLength: 25, whole: true, exitCode })
const anything = fc.string({
  unit: fc.constantFrom(...'0123456789+ -().x;٤２＋', '\u200F', '👍', 'ext'),
  maxLength: 40,
})

describe('cleanPhone', () => {
  it('reads common formats of an international number', () => {
    const written = [
      '+47 22 22 55 55',
      '0047 22 22 55 55',
      'tel:+47-22-22-55-55',
      'tel:+47-22-22-55-55;ext=12',
      '＋４７ ２２ ２２ ５５ ５５',
      '+٤٧ ٢٢ ٢٢ ٥٥ ٥٥',
      '\u200E+47 22 22 55 55\u200E',
      '(+47) 22 22 55 55',
      'Call +47 22 22 55 55, extension 9',
      '+47 22 22 55 55 ext. 12',
      '+47 22 22 55 55 / +47 99 99 99 99',
      '+47\u00A022\u201122\u201155\u201155',
    ]
    for (const text of written) expect(whole(text).replace(/[^\d+]/g, ''), text).toBe('+4722225555')
  })

  it('reads the exit code of North America', () => {
    expect(whole('011 47 22 22 55 55', '011')).toBe('+47 22 22 55 55')
    expect(whole('011 47 22 22 55 55')).toBe('011 47 22 22 55 55')
  })

  it('keeps a national number', () => {
    expect(whole('(020) 7946-0958')).toBe('(020) 7946-0958')
    expect(whole('0511/123456')).toBe('0511123456')
  })

  it('drops only a stray character in the middle', () => {
    for (const key of ['+', 'x', ',', ';', '👍'])
      expect(cleanPhone(`0151${key}2345`, { maxLength: 25 })).toBe('01512345')
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(anything, (text) => whole(whole(text)) === whole(text)),
      { examples: [['0👍04'], ['0+04']] },
    )
  })

  it('keeps all digits during typing', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const clean = cleanPhone(text, { maxLength: 1000 })
        const all = digitsIn(text)
        // The zeros before a country code are its plus.
        return (
          digitsIn(clean) === (clean.startsWith('+') ? [all, all.slice(2)].find((one) => one === digitsIn(clean)) : all)
        )
      }),
    )
  })

  it('never exceeds the maximum length', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => whole(text).length <= 25))
    expect(whole('1 '.repeat(5000))).toHaveLength(25)
  })
})
