import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsIn, latinDigits } from './digits.ts'

/** The zero of some scripts: Latin, Arabic-Indic, Eastern Arabic-Indic, Devanagari, full-width, Adlam, mathematical. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10, 0x1e950, 0x1d7ce, 0x1d7f6]

describe('latinDigits', () => {
  it('reads the digits of every script', () => {
    for (const zero of zeros) {
      const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('')
      expect(latinDigits(digits)).toBe('0123456789')
    }
  })

  it('replaces only digits, one for one', () => {
    const script = fc.array(
      fc.tuple(fc.nat(9), fc.constantFrom(...zeros), fc.constantFrom('', ' ', '/', 'é', '½', '²')),
    )
    fc.assert(
      fc.property(script, (parts) => {
        const text = parts.map(([value, zero, other]) => String.fromCodePoint(zero + value) + other).join('')
        return latinDigits(text) === parts.map(([value, , other]) => value + other).join('')
      }),
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => latinDigits(latinDigits(text)) === latinDigits(text)),
    )
  })
})

describe('digitsIn', () => {
  it('contains only 0-9', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[0-9]*$/.test(digitsIn(text))))
  })

  it('ignores direction marks and emoji', () => {
    expect(digitsIn('\u200F٤٢\u200E 4️⃣ 2')).toBe('4242')
  })
})
