import { changePromocode as change } from '../../domain/admin/catalogue/promocodes.ts'
import { defineOperatorOperation } from '../operation.ts'

export const changePromocode = defineOperatorOperation(
  'changePromocode',
  async ({ path, body, operator }, dependencies) => ({
    status: 'OK',
    payload: await change(dependencies, operator, path.code, body),
  }),
)
