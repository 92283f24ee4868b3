import { fromMinor, toMinor } from '@mintage/api-client/amounts'
import { tierPrice } from '@mintage/api-client/tierPrice'
import { amountsOf, shownPrice, vatIncluded, vatWithin } from '@mintage/api-client/vat'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packs, priceTiers } from '../../platform/db/seed/catalogue.ts'
import { currencies } from '../../platform/db/seed/currencies.ts'
import { exactTenths, fromTenths } from '../../platform/support/amounts.ts'
import {
  convertMinor,
  discountOf,
  formatMoney,
  minimumPrice,
  moveMinor,
  priceOfTokens,
  tokenPriceE4,
  tokensForAmount,
} from './pricing.ts'

const anyCurrency = fc.constantFrom(...currencies)
const anyTenths = fc.integer({ min: 10, max: 20_000 })
const eur = currencies[0] ?? expect.fail('the seed has no currency')
const jpy = currencies[3] ?? expect.fail('the seed has no fourth currency')

describe('amounts', () => {
  test('are the same after conversion to the wire format and back', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (tenths) => exactTenths(fromTenths(tenths)) === tenths))
  })

  test('rejects a token amount finer than a tenth', () => {
    expect(exactTenths(0.3)).toBe(3)
    expect(exactTenths(0.35)).toBeNull()
    expect(exactTenths(Number.NaN)).toBeNull()
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

  test('do not exist below the first tier', () => {
    expect(priceOfTokens(priceTiers, 9, eur)).toBeNull()
  })

  test("are at least 1, or min_top_up at the currency's rate", () => {
    expect(minimumPrice(0, eur)).toBe(100)
    expect(minimumPrice(500, eur)).toBe(500)
    expect(minimumPrice(0, jpy)).toBe(1)
    expect(minimumPrice(500, jpy)).toBe(900)
  })

  test("are converted by the currency's value", () => {
    const tier = { min_tenths: 10, max_tenths: null, price_e4: 1000 }
    const dollar = { ...eur, code: 'USD', value: 1.25 }
    expect(tokenPriceE4(tier, dollar)).toBe(1250)
    expect(priceOfTokens([tier], 100, dollar)).toBe(125)
  })

  test('apply a percentage or a fixed promo code', () => {
    expect(discountOf(900, { kind: 'percent', amount: 10 }, eur, 50)).toBe(90)
    expect(discountOf(900, { kind: 'fixed', amount: 2000 }, eur, 50)).toBe(850)
    expect(discountOf(900, { kind: 'percent', amount: 100 }, jpy, 100)).toBe(720)
    expect(discountOf(2000, { kind: 'fixed', amount: 500 }, eur, 50)).toBe(500)
  })

  test('convert an amount of money to tokens at the rate', () => {
    expect(tokensForAmount(900, eur, 10)).toBe(900)
    expect(tokensForAmount(900, { ...eur, value: 1.25 }, 2)).toBe(144)
    expect(tokensForAmount(900, jpy, 10)).toBe(500)
  })

  test('are written in US English currency style', () => {
    expect(formatMoney(123_450, eur)).toBe('€1,234.50')
    expect(formatMoney(500, jpy)).toBe('¥500')
  })

  test('never give more tokens than an amount of money is worth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), anyCurrency, (minor, currency) => {
        const tenths = tokensForAmount(minor, currency, 10)
        const worth = (tenths / 10 / 10) * currency.value * 10 ** currency.digits
        expect(worth).toBeLessThanOrEqual(minor + 1e-3)
      }),
    )
  })
})

const anyPromo = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), amount: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 1_000_000 }) }),
)

test('quotes that add up, stay chargeable and never cost more with a promo code', () => {
  fc.assert(
    fc.property(anyTenths, anyCurrency, anyPromo, fc.integer({ min: 0, max: 100 }), (tenths, currency, code, vat) => {
      const base = priceOfTokens(priceTiers, tenths, currency) ?? expect.fail('no price')
      const discount = discountOf(base, code, currency, 50)
      const amounts = amountsOf(base, discount, vat)
      expect(amounts.net).toBe(base - discount)
      expect(amounts.total).toBe(amounts.net + amounts.vat)
      expect(vatWithin(amounts.total, vat)).toBe(amounts.vat)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(amounts.net).toBeGreaterThanOrEqual(Math.min(base, convertMinor(50, currency)))
      expect(amounts.total).toBeLessThanOrEqual(amountsOf(base, 0, vat).total)
    }),
  )
})

describe('prices that include VAT', () => {
  const dinar = { ...eur, code: 'KWD', value: 0.36, digits: 3 }
  const currency = fc.constantFrom(...currencies, dinar)
  const rule = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => ({
    vatPercent: hundredths / 100,
    pricesIncludeVat: true,
  }))
  const prices = packs.filter(({ price_minor }) => price_minor > 0).map(({ price_minor }) => price_minor)

  test('of a pack and a custom amount are the total of their order, and less the discount its total with a code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...prices), anyTenths, currency, anyPromo, rule, (price, tenths, one, code, vat) => {
        const tiers = priceTiers.map((tier) => ({
          min: fromTenths(tier.min_tenths),
          price: fromMinor(tokenPriceE4(tier, one), 4),
        }))
        const custom = { charged: priceOfTokens(priceTiers, tenths, one), sent: tierPrice(tenths, tiers, one.digits) }
        const pack = convertMinor(price, one)
        const sent = toMinor(fromMinor(pack, one.digits), one.digits)
        for (const offer of [custom, { charged: pack, sent }]) {
          const net = offer.charged ?? expect.fail('no price')
          const shown = shownPrice(offer.sent ?? expect.fail('no price'), vat)
          expect(shown).toBe(amountsOf(net, 0, vat.vatPercent).total)
          const order = amountsOf(net, discountOf(net, code, one, 100), vat.vatPercent)
          const lines = vatIncluded(order, vat) ?? order
          expect(lines.price).toBe(shown)
          expect(shown - lines.discount).toBe(order.total)
        }
      }),
    )
  })

  test('that were paid in one currency are worth as much in another', () => {
    expect(moveMinor(900, eur, jpy)).toBe(1620)
    expect(moveMinor(1620, jpy, eur)).toBe(900)
    expect(moveMinor(1620, jpy, dinar)).toBe(3240)
    expect(moveMinor(777, dinar, dinar)).toBe(777)
  })
})
