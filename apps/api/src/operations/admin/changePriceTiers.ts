import { changePriceTiers as change } from '../../domain/admin/catalogue/price-tiers.ts'
import { defineOperatorOperation } from '../operation.ts'

export const changePriceTiers = defineOperatorOperation(
  'changePriceTiers',
  async ({ body, operator }, dependencies) => ({
    status: 'OK',
    payload: await change(dependencies, operator, body),
  }),
)
