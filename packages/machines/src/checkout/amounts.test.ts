import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountsWithPromo, amountsWithTotal, type Promo } from './amounts.ts'

const promo = (price: number, discountAmount: number): Promo => ({
  promocodeId: 1,
  code: 'WELCOME10',
  discountAmount,
  finalAmount: price - discountAmount,
})

const price = fc.integer({ min: 0, max: 100_000_000 })
const percent = fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100)

describe('the sums', () => {
  test('price, then promo, then VAT', () => {
    expect(amountsWithPromo(900, null, 20)).toEqual({ price: 900, discount: 0, net: 900, vat: 180, total: 1080 })
    expect(amountsWithPromo(900, promo(900, 90), 20)).toEqual({
      price: 900,
      discount: 90,
      net: 810,
      vat: 162,
      total: 972,
    })
  })

  test('the lines always add up, in whole units', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 1_000 }), percent, (base, off, vatPercent) => {
        const sums = amountsWithPromo(base, off === 0 ? null : promo(base, Math.min(off, base)), vatPercent)
        expect(sums.price - sums.discount).toBe(sums.net)
        expect(sums.net + sums.vat).toBe(sums.total)
        expect(Object.values(sums).every(Number.isInteger)).toBe(true)
      }),
    )
  })

  test('the server’s total wins and its lines add up too (D18)', () => {
    const ours = amountsWithPromo(1000, promo(1000, 100), 20)
    expect(amountsWithTotal(ours, ours.total, 20)).toBe(ours)
    expect(amountsWithTotal(ours, 1200, 20)).toEqual({ price: 1100, discount: 100, net: 1000, vat: 200, total: 1200 })
    fc.assert(
      fc.property(price, price, percent, (base, total, vatPercent) => {
        const sums = amountsWithTotal(amountsWithPromo(base, null, vatPercent), total, vatPercent)
        expect(sums.total).toBe(total)
        expect(sums.net + sums.vat).toBe(total)
        expect(sums.price - sums.discount).toBe(sums.net)
      }),
    )
  })
})
