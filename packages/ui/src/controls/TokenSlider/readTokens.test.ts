import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTokens } from './readTokens.ts'

const tokens = fc.integer({ min: 10, max: 20_000 })
const locales = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG', 'hi-IN', 'nb-NO']

describe('readTokens', () => {
  it("reads amounts in every locale's format", () => {
    fc.assert(
      fc.property(tokens, fc.constantFrom(...locales), fc.boolean(), (tenths, locale, useGrouping) => {
        const written = new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 1 }).format(tenths / 10)
        return readTokens(written) === tenths
      }),
    )
  })

  it('reads full-width digits and both separators', () => {
    expect(readTokens('１２５０．５')).toBe(12_505)
    expect(readTokens('1,250')).toBe(12_500)
    expect(readTokens('1,25')).toBe(13)
    expect(readTokens('200.')).toBe(2000)
  })

  it('rejects text that is not a number', () => {
    for (const text of ['', 'many', '1e3', '-5', '1,2,3', '0x10', '👍', '∞', '9'.repeat(10_000)])
      expect(readTokens(text), text.slice(0, 10)).toBeNull()
  })

  it('never reads a larger amount than written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 }), (text) => {
        const tenths = readTokens(text)
        return tenths === null || tenths <= Number(text.replace(/\D/g, '')) * 10
      }),
    )
  })
})
