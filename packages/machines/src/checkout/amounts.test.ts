import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountsOf, amountsWithTotal, type Promo, payBase, pricePerToken, vatOf } from './amounts.ts'

const promo = (price: number, discountAmount: number): Promo => ({
  promocodeId: 1,
  code: 'WELCOME10',
  discountAmount,
  finalAmount: price - discountAmount,
})

const price = fc.integer({ min: 0, max: 100_000_000 })
const percent = fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100)

describe('VAT (D24)', () => {
  test.each([
    [999, 20, 200],
    [1000, 20, 200],
    [5, 10, 1],
    [4, 10, 0],
    [1000, 7.7, 77],
    [50, 7, 4],
    [1000, 0, 0],
  ])('of %s at %s %% is %s', (net, vatPercent, vat) => {
    expect(vatOf(net, vatPercent)).toBe(vat)
  })

  test('is a whole number within half a unit of the exact value', () => {
    fc.assert(
      fc.property(price, percent, (net, vatPercent) => {
        const vat = vatOf(net, vatPercent)
        expect(Number.isInteger(vat)).toBe(true)
        expect(Math.abs(vat - (net * vatPercent) / 100)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  test('is rounded half up, exactly, in hundredths of a per cent', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 5_000 }), (net, hundredths) => {
        const exact = (BigInt(net) * BigInt(hundredths) * 2n + 10_000n) / 20_000n
        expect(BigInt(vatOf(net, hundredths / 100))).toBe(exact)
      }),
    )
  })
})

describe('the sums', () => {
  test('price, then promo, then VAT', () => {
    expect(amountsOf(900, null, 20)).toEqual({ price: 900, discount: 0, net: 900, vat: 180, total: 1080 })
    expect(amountsOf(900, promo(900, 90), 20)).toEqual({ price: 900, discount: 90, net: 810, vat: 162, total: 972 })
  })

  test('the lines always add up, in whole units', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 1_000 }), percent, (base, off, vatPercent) => {
        const sums = amountsOf(base, off === 0 ? null : promo(base, Math.min(off, base)), vatPercent)
        expect(sums.price - sums.discount).toBe(sums.net)
        expect(sums.net + sums.vat).toBe(sums.total)
        expect(Object.values(sums).every(Number.isInteger)).toBe(true)
      }),
    )
  })

  test('the server’s total wins and its lines add up too (D18)', () => {
    const ours = amountsOf(1000, promo(1000, 100), 20)
    expect(amountsWithTotal(ours, ours.total, 20)).toBe(ours)
    expect(amountsWithTotal(ours, 1200, 20)).toEqual({ price: 1100, discount: 100, net: 1000, vat: 200, total: 1200 })
    fc.assert(
      fc.property(price, price, percent, (base, total, vatPercent) => {
        const sums = amountsWithTotal(amountsOf(base, null, vatPercent), total, vatPercent)
        expect(sums.total).toBe(total)
        expect(sums.net + sums.vat).toBe(total)
        expect(sums.price - sums.discount).toBe(sums.net)
      }),
    )
  })
})

test('price per token, not rounded (D69)', () => {
  expect(pricePerToken(900, 1000)).toBe(9)
  expect(pricePerToken(12_900, 20_000)).toBe(6.45)
  expect(pricePerToken(900, 0)).toBeNull()
  expect(pricePerToken(900, null)).toBeNull()
})

test.each([
  [{ packId: 3, tokens: null, amount: 500 }, { packPrice: 900, calculated: null }, 900],
  [{ packId: 3, tokens: null, amount: 500 }, { packPrice: null, calculated: null }, 500],
  [{ packId: 3, tokens: null, amount: null }, { packPrice: null, calculated: 7 }, 0],
  [{ packId: null, tokens: 2009, amount: 500 }, { packPrice: 900, calculated: 1808 }, 1808],
  [{ packId: null, tokens: 2009, amount: 500 }, { packPrice: null, calculated: null }, 0],
  [{ packId: null, tokens: null, amount: 500 }, { packPrice: null, calculated: 1 }, 500],
  [{ packId: null, tokens: null, amount: null }, { packPrice: null, calculated: null }, 0],
])('%j with %j pays %s (R212-R214, R375)', { tags: ['R212', 'R213', 'R214', 'R375'] }, (plan, known, base) => {
  expect(payBase(plan, known)).toBe(base)
})
