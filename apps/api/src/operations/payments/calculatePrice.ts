import { priceCustomTokens } from '../../domain/checkout/plan.ts'
import { defineOperation } from '../../platform/http/operation.ts'
import { fromMinor } from '../../platform/support/amounts.ts'

export const calculatePrice = defineOperation('calculatePrice', async ({ query }, { catalogue }) => {
  const currency = await catalogue.currencyOrDefault(query.currency)
  const plan = await priceCustomTokens(catalogue, currency, query.tokens)
  return fromMinor(plan.baseMinor, currency.digits)
})
