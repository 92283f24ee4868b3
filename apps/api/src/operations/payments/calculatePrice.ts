import { priceCustomTokens } from '../../domain/checkout/offer.ts'
import { fromMinor } from '../../platform/support/amounts.ts'
import { defineOperation } from '../operation.ts'

export const calculatePrice = defineOperation('calculatePrice', async ({ query }, { catalogue }) => {
  const currency = await catalogue.currencyOrDefault(query.currency)
  const offer = await priceCustomTokens(catalogue, currency, query.tokens)
  return fromMinor(offer.baseMinor, currency.digits)
})
