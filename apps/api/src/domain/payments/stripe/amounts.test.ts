import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargeableAmounts } from '../../catalogue/pricing.ts'
import { chargeStep, fromStripe, toStripe } from './amounts.ts'

test.each([
  ['EUR', 2, 972, 972],
  ['JPY', 0, 1620, 1620],
  ['JPY', 2, 162000, 1620],
  ['JPY', 2, 162050, null],
  ['KWD', 3, 2790, 2790],
  ['KWD', 3, 2795, null],
  ['KWD', 2, 279, 2790],
  ['ISK', 0, 1400, 140000],
  ['ISK', 2, 140000, 140000],
  ['ISK', 2, 140050, null],
  ['UGX', 0, 38000, 3800000],
  ['HUF', 2, 382550, 382550],
])('an amount of %s with %i decimals here, %i, is %s for Stripe', (code, digits, minor, amount) => {
  expect(toStripe(minor, { code, digits })).toBe(amount)
})

const codes = ['EUR', 'USD', 'JPY', 'KWD', 'BHD', 'ISK', 'UGX', 'XOF', 'HUF']
const currency = fc.record({ code: fc.constantFrom(...codes), digits: fc.integer({ min: 0, max: 3 }) })

describe('for any amount', () => {
  test('what Stripe charges is what the order costs', () => {
    fc.assert(
      fc.property(currency, fc.integer({ min: 1, max: 10_000_000 }), (given, minor) => {
        const amount = toStripe(minor, given)
        if (amount === null) return
        expect(Number.isInteger(amount)).toBe(true)
        expect(fromStripe(amount, given)).toBe(minor)
      }),
    )
  })

  test('an order is quoted so that it can be charged, for at most the price on its offer', () => {
    const price = fc.integer({ min: 10_000, max: 10_000_000 })
    const percent = fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(currency, price, fc.nat({ max: 5_000 }), percent, (given, offered, discount, vat) => {
        const step = chargeStep(given)
        const amounts = chargeableAmounts(offered, discount, vat, step)
        expect(toStripe(amounts.total, given)).not.toBeNull()
        expect(amounts).toMatchObject({ discount, net: amounts.price - discount, total: amounts.net + amounts.vat })
        expect(amounts.price).toBeLessThanOrEqual(offered)
        expect(offered - amounts.price).toBeLessThan(step * 10)
      }),
    )
  })
})
