import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settings } from '../../platform/db/seed/catalogue.ts'
import type { Catalogue, Currency, PriceTier } from '../catalogue/catalogue.ts'
import { priceCustomTokens, readOffer } from './offer.ts'

const euro = { id: 1, code: 'EUR', value: 1, symbol: '€', is_default: true, digits: 2 }
const yen = { id: 4, code: 'JPY', value: 180, symbol: '¥', is_default: false, digits: 0 }

const pack = { description: '', features: [], position: 1 }
const offered = [
  { ...pack, id: 1, title: 'First strike', credits_tenths: 100, price_minor: 0 },
  { ...pack, id: 2, title: 'Vault', credits_tenths: 20_000, price_minor: 12_900 },
  { ...pack, id: 3, title: 'Crumb', credits_tenths: 55, price_minor: 499 },
]

/** 10 cents per token, 5 cents from 100 tokens; 10 tokens per euro; minimum 5 euros. */
function shop(tiers: PriceTier[] = []): Catalogue {
  const prices = [
    { min_tenths: 10, max_tenths: 999, price_e4: 1000 },
    { min_tenths: 1000, max_tenths: null, price_e4: 500 },
  ]
  return {
    settings: async () => ({ ...settings, min_top_up_minor: 500, points_conversion_rate: 10 }),
    currencies: async () => [euro, yen],
    findCurrency: async () => euro,
    currencyOrDefault: async () => euro,
    packs: async () => offered,
    tiers: async () => (tiers.length > 0 ? tiers : prices),
    countries: async () => [],
  }
}

type Form = Parameters<typeof readOffer>[2]
const offer = (form: Form, currency: Currency = euro) => readOffer(shop(), currency, form)

const refusal = (field: string, text: string) =>
  expect.objectContaining({
    code: 'validation',
    message: text,
    details: expect.objectContaining({ errors: { [field]: [text] } }),
  })

describe('a pack', () => {
  test('costs its price in every currency', async () => {
    const vault = { title: 'Vault, 2,000 tokens', packId: 2, tenths: 20_000 }
    expect(await offer({ pack_id: 2 })).toEqual({ ...vault, baseMinor: 12_900 })
    expect(await offer({ pack_id: 2 }, yen)).toEqual({ ...vault, baseMinor: 23_220 })
  })

  test('is rejected if it is not offered', async () => {
    await expect(offer({ pack_id: 9 })).rejects.toMatchObject({
      code: 'not_found',
      message: 'This pack is not offered any more.',
    })
  })

  test('is rejected if it is free', async () => {
    await expect(offer({ pack_id: 1 })).rejects.toEqual(
      refusal('pack_id', 'The free pack is added when you sign up and cannot be bought'),
    )
  })
})

describe('an amount of tokens', () => {
  test('is priced by the tier that it reaches', async () => {
    expect(await offer({ tokens: 50.5 })).toEqual({ title: '50.5 tokens', packId: null, tenths: 505, baseMinor: 505 })
    expect(await offer({ tokens: 1000 })).toEqual({
      title: '1,000 tokens',
      packId: null,
      tenths: 10_000,
      baseMinor: 5000,
    })
  })

  test('is from 1 to 2,000 in steps of 0.1', async () => {
    expect(await priceCustomTokens(shop(), euro, 1)).toMatchObject({ tenths: 10, baseMinor: 10 })
    expect(await priceCustomTokens(shop(), euro, 2000)).toMatchObject({ tenths: 20_000, baseMinor: 10_000 })
    for (const tokens of [0, 0.9, 2000.1, 1.25, -5]) {
      await expect(priceCustomTokens(shop(), euro, tokens)).rejects.toEqual(
        refusal('tokens', 'Choose from 1 to 2,000 tokens, in steps of 0.1'),
      )
    }
  })

  test('is rejected without a price', async () => {
    const large = shop([{ min_tenths: 1000, max_tenths: null, price_e4: 500 }])
    await expect(priceCustomTokens(large, euro, 99.9)).rejects.toEqual(refusal('tokens', 'Please enter a valid amount'))
  })
})

describe('an amount of money', () => {
  test.each([[5], ['5'], [' 5.00 ']])('buys tokens for %j at the rate', async (amount) => {
    expect(await offer({ amount })).toEqual({ title: '50 tokens', packId: null, tenths: 500, baseMinor: 500 })
  })

  test.each([[0], [-5], [''], [' '], ['five'], [Number.NaN], [Number.POSITIVE_INFINITY], [1e300], [100_000.01]])(
    'rejects %j',
    async (amount) => {
      await expect(offer({ amount })).rejects.toEqual(refusal('amount', 'Please enter a valid amount'))
    },
  )

  test('is at most 100,000 of its currency', async () => {
    expect(await offer({ amount: 100_000 })).toMatchObject({ baseMinor: 10_000_000, tenths: 10_000_000 })
    expect(await offer({ amount: 100_000 }, yen)).toMatchObject({ baseMinor: 100_000 })
    await expect(offer({ amount: 100_001 }, yen)).rejects.toEqual(refusal('amount', 'Please enter a valid amount'))
  })

  test('is rejected if it buys less than a tenth of a token', async () => {
    await expect(offer({ amount: 0.004 })).rejects.toEqual(refusal('amount', 'Please enter a valid amount'))
  })

  test('never buys more tokens than it pays for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 500, max: 10_000_000 }), async (minor) => {
        const { baseMinor, tenths } = await offer({ amount: minor / 100 })
        expect(baseMinor).toBe(minor)
        expect(tenths / 10).toBeLessThanOrEqual((minor / 100) * 10 + 1e-9)
      }),
    )
  })
})

describe('an offer', () => {
  test.each<[string, Form]>([
    ['nothing', {}],
    ['explicit nulls', { pack_id: null, tokens: null, amount: null }],
    ['a pack and tokens', { pack_id: 2, tokens: 100 }],
    ['tokens and an amount', { tokens: 100, amount: 5 }],
    ['all three', { pack_id: 2, tokens: 100, amount: 5 }],
  ])('rejects %s', async (_, form) => {
    await expect(offer(form)).rejects.toEqual(
      refusal('amount', 'Please enter a valid amount, select a pack, or specify tokens'),
    )
  })

  test('costs at least five euros in every currency and kind', async () => {
    expect(await offer({ tokens: 50 })).toMatchObject({ baseMinor: 500 })
    await expect(offer({ tokens: 49.9 })).rejects.toEqual(refusal('amount', 'Minimum top-up amount: €5.00'))
    await expect(offer({ pack_id: 3 })).rejects.toEqual(refusal('amount', 'Minimum top-up amount: €5.00'))
    await expect(offer({ amount: 899 }, yen)).rejects.toEqual(refusal('amount', 'Minimum top-up amount: ¥900'))
  })
})
