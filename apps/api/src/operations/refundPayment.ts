import { refundPayment as refund } from '../admin/refund.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const refundPayment = defineOperatorOperation(
  'refundPayment',
  async ({ path, body, operator }, dependencies) => ({
    status: 'OK',
    payload: await refund(dependencies, operator, path.id, body),
  }),
)
