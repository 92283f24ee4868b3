import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, priceTiers } from '../db/seed/catalogue.ts'
import { divideHalfUp, fromMinor, fromTenths, toMinor, toTenths } from '../support/amounts.ts'
import {
  convertMinor,
  discountOf,
  minimumPrice,
  priceOfTokens,
  quote,
  tokenPriceE4,
  tokensForAmount,
} from './pricing.ts'

const anyCurrency = fc.constantFrom(...currencies)
const anyTenths = fc.integer({ min: 10, max: 20_000 })
const eur = currencies[0] ?? expect.fail('the seed has no currency')
const jpy = currencies[3] ?? expect.fail('the seed has no fourth currency')

describe('amounts', () => {
  test('survive the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(0, 2, 3), (minor, digits) => {
        expect(toMinor(fromMinor(minor, digits), digits)).toBe(minor)
        expect(toTenths(fromTenths(minor))).toBe(minor)
      }),
    )
  })

  test('half a minor unit rounds up, also where binary fractions fall short', () => {
    expect(toMinor(1.005, 2)).toBe(101)
    expect(toMinor(8.575, 2)).toBe(858)
    expect(divideHalfUp(5, 10)).toBe(1)
    expect(divideHalfUp(4, 10)).toBe(0)
  })

  test('a finer token amount than a tenth is none', () => {
    expect(toTenths(0.3)).toBe(3)
    expect(toTenths(0.35)).toBeNull()
    expect(toTenths(Number.NaN)).toBeNull()
  })
})

describe('prices', () => {
  test('are within half a minor unit of tokens x price', () => {
    fc.assert(
      fc.property(anyTenths, anyCurrency, (tenths, currency) => {
        const tier = priceTiers.findLast(({ min_tenths }) => min_tenths <= tenths) ?? expect.fail('no tier')
        const exact = (tenths / 10) * (tokenPriceE4(tier, currency) / 10_000) * 10 ** currency.digits
        const price = priceOfTokens(priceTiers, tenths, currency) ?? expect.fail('no price')
        expect(Number.isInteger(price)).toBe(true)
        expect(Math.abs(price - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  test('below the first tier there is none', () => {
    expect(priceOfTokens(priceTiers, 9, eur)).toBeNull()
  })

  test('the least one is 1, or min_top_up by the rate', () => {
    expect(minimumPrice(0, eur)).toBe(100)
    expect(minimumPrice(500, eur)).toBe(500)
    expect(minimumPrice(0, jpy)).toBe(1)
    expect(minimumPrice(500, jpy)).toBe(900)
  })

  test('an amount of money never buys more than its worth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), anyCurrency, (minor, currency) => {
        const tenths = tokensForAmount(minor, currency, 10)
        const worth = (tenths / 10 / 10) * currency.value * 10 ** currency.digits
        expect(worth).toBeLessThanOrEqual(minor + 1e-3)
      }),
    )
  })
})

test('a quote adds up, stays chargeable, and never costs more with a code than without', () => {
  const promo = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), amount: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 1_000_000 }) }),
  )
  fc.assert(
    fc.property(anyTenths, anyCurrency, promo, fc.integer({ min: 0, max: 100 }), (tenths, currency, code, vat) => {
      const base = priceOfTokens(priceTiers, tenths, currency) ?? expect.fail('no price')
      const discount = discountOf(base, code, currency)
      const amounts = quote(base, discount, vat)
      expect(amounts.netMinor).toBe(base - discount)
      expect(amounts.totalMinor).toBe(amounts.netMinor + amounts.vatMinor)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(amounts.netMinor).toBeGreaterThanOrEqual(Math.min(base, convertMinor(50, currency)))
      expect(amounts.totalMinor).toBeLessThanOrEqual(quote(base, 0, vat).totalMinor)
    }),
  )
})
