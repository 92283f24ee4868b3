import { makeSettings, makeTokenPricing, mock, ok } from '@mintage/api-client/mocks'

export const customAmounts = { first: { tokens: 100, price: '9.00' }, other: { tokens: 300, price: '18.08' } }

/** A price list with a hole in it: fewer than a hundred tokens cost nothing. */
export const pricing = mock('get', '/token-pricing', ({ reply }) =>
  reply(
    200,
    ok(
      makeTokenPricing({
        priceTiers: [
          { min: 1, max: 99, price: 0 },
          { min: 100, max: null, price: 0.09 },
        ],
      }),
    ),
  ),
)

/** Without a currency of the house, prices are in the one that is paid in. */
export const priced = (change: Parameters<typeof makeSettings>[0] = {}) =>
  makeSettings({ ...change, internal_currency: null })
/** VAT and total of each price and of the final amount of the code, by the rate. */
export const taxed: Readonly<Record<20 | 25, Readonly<Record<string, readonly [vat: string, total: string]>>>> = {
  20: {
    '0.00': ['0.00', '0.00'],
    4.99: ['1.00', '5.99'],
    '5.00': ['1.00', '6.00'],
    '8.10': ['1.62', '9.72'],
    '9.00': ['1.80', '10.80'],
    18.08: ['3.62', '21.70'],
  },
  25: { '9.00': ['2.25', '11.25'] },
}
