import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tierPrice } from './tierPrice.ts'

const first = { min: 1, price: 0.1 }
const second = { min: 100, price: 0.09 }
const third = { min: 500, price: 0.07 }
const tiers = [first, second, third]

describe('the price of tokens (D08, R170)', { tags: ['R170'] }, () => {
  it.each([
    [10, 10],
    [999, 999],
    [1000, 900],
    [2009, 1808],
    [4999, 4499],
    [5000, 3500],
    [20_000, 14_000],
  ])('of %s tenths is %s, in any order of tiers', (tenths, minor) => {
    for (const order of [tiers, [first, third, second], [second, first, third], [third, second, first]])
      expect(tierPrice(tenths, order, 2)).toBe(minor)
  })

  it('is that of the last tier with the same minimum', () => {
    expect(tierPrice(10, [...tiers, { min: 1, price: 0.5 }], 2)).toBe(50)
  })

  it('does not exist below the first tier', () => {
    expect(tierPrice(9, tiers, 2)).toBeNull()
    expect(tierPrice(9, [], 2)).toBeNull()
  })

  it('is rounded half up, exactly, in every currency', () => {
    const e4 = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 20_000 }), e4, fc.constantFrom(0, 2, 3), (tenths, price, digits) => {
        const exact = (2n * BigInt(tenths) * BigInt(price) * 10n ** BigInt(digits) + 100_000n) / 200_000n
        expect(BigInt(tierPrice(tenths, [{ min: 1, price: price / 10_000 }], digits) ?? -1)).toBe(exact)
      }),
      { numRuns: 2000 },
    )
  })
})
