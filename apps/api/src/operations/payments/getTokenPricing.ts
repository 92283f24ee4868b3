import { tokenPriceE4 } from '../../domain/catalogue/pricing.ts'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'
import { defineOperation } from '../operation.ts'

const E4_DIGITS = 4

export const getTokenPricing = defineOperation('getTokenPricing', async ({ query }, { catalogue }) => {
  const currency = await catalogue.currencyOrDefault(query.currency)
  const tiers = await catalogue.tiers()
  return {
    status: 'OK',
    payload: {
      currency: currency.code,
      priceTiers: tiers.map((tier) => ({
        min: fromTenths(tier.min_tenths),
        max: tier.max_tenths === null ? null : fromTenths(tier.max_tenths),
        price: fromMinor(tokenPriceE4(tier, currency), E4_DIGITS),
      })),
    },
  }
})
