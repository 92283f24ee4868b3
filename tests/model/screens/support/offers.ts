import { makeSettings, makeTokenPricing, mock, ok } from '@mintage/api-client/mocks'

/** Plans whose price the server is asked for; sums as they are written. That of a pack is known with the offers. */
export const plans = { first: { tokens: 100, price: '9.00' }, other: { tokens: 300, price: '18.08' } }

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
