import { changePriceTiers as change } from '../admin/catalogue/price-tiers.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const changePriceTiers = defineOperatorOperation(
  'changePriceTiers',
  async ({ body, operator }, dependencies) => ({
    status: 'OK',
    payload: await change(dependencies, operator, body),
  }),
)
