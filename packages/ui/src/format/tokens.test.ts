import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampTokens,
  DEFAULT_CUSTOM_TOKENS,
  formatTokens,
  MAX_CUSTOM_TOKENS,
  MIN_CUSTOM_TOKENS,
  parseTokens,
  shareOf,
  tokensAt,
} from './tokens.ts'

describe('formatTokens', () => {
  it('shows a tenth only if there is one (D22)', () => {
    expect(formatTokens(2009)).toBe('200.9')
    expect(formatTokens(12500)).toBe('1,250')
    expect(formatTokens(12.3)).toBe('1.2')
    expect(formatTokens(null)).toBe('0')
    expect(formatTokens(undefined)).toBe('0')
  })
})

describe('parseTokens', () => {
  it('reads typed amounts', () => {
    expect(parseTokens('200.9')).toBe(2009)
    expect(parseTokens(' 200,9 ')).toBe(2009)
    expect(parseTokens('.5')).toBe(5)
    expect(parseTokens('12.')).toBe(120)
    expect(parseTokens('1.25')).toBe(13)
    expect(parseTokens('１２．５')).toBe(125)
    expect(parseTokens('٢٠٠٫٩')).toBe(2009)
  })

  it("reads the product's own format", () => {
    expect(parseTokens('1,250')).toBe(12500)
    fc.assert(fc.property(fc.nat(99_999_999), (tenths) => parseTokens(formatTokens(tenths)) === tenths))
  })

  it.each(['', 'many', '-3', '1e3', '1.2.3', '12345678', '1.250', '🪙', '1 or 2', '9'.repeat(10_000)])(
    'refuses %j',
    (text) => expect(parseTokens(text)).toBeNull(),
  )

  it('reads back every amount', () => {
    fc.assert(fc.property(fc.nat(9_999_999), (tenths) => parseTokens(String(tenths / 10)) === tenths))
  })
})

describe('the slider', () => {
  it('starts at 200 tokens: round, and a tenth of the way to half a percent (R282)', { tags: ['R282'] }, () => {
    expect(formatTokens(DEFAULT_CUSTOM_TOKENS)).toBe('200')
    expect(shareOf(DEFAULT_CUSTOM_TOKENS)).toBeGreaterThan(0.095)
    expect(shareOf(DEFAULT_CUSTOM_TOKENS)).toBeLessThan(0.105)
  })

  it('runs from 1 to 2000 tokens (R281)', { tags: ['R155', 'R281'] }, () => {
    expect(formatTokens(tokensAt(0))).toBe('1')
    expect(formatTokens(tokensAt(1))).toBe('2,000')
  })

  it('converts every amount to a position and back', () => {
    const amounts = fc.integer({ min: MIN_CUSTOM_TOKENS, max: MAX_CUSTOM_TOKENS })
    fc.assert(fc.property(amounts, (tenths) => tokensAt(shareOf(tenths)) === tenths))
  })

  it('stays within its bounds, in whole tenths', { tags: ['R155', 'R280', 'R281'] }, () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (amount) => {
        const held = clampTokens(amount)
        return Number.isInteger(held) && held >= 10 && held <= 20_000
      }),
    )
  })
})

describe('invalid numbers', () => {
  it('shows as 0, and becomes the minimum', () => {
    expect(formatTokens(Number.NaN)).toBe('0')
    expect(formatTokens(Number.POSITIVE_INFINITY)).toBe('0')
    expect(clampTokens(Number.NaN)).toBe(MIN_CUSTOM_TOKENS)
    expect(clampTokens(Number.POSITIVE_INFINITY)).toBe(MAX_CUSTOM_TOKENS)
    expect(tokensAt(Number.NaN)).toBe(MIN_CUSTOM_TOKENS)
    expect(shareOf(Number.NaN)).toBe(0)
  })
})
