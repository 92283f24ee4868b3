import { refundPayment as refund } from '../../domain/admin/refund.ts'
import { defineOperatorOperation } from '../operation.ts'

export const refundPayment = defineOperatorOperation(
  'refundPayment',
  async ({ path, body, operator }, dependencies) => ({
    status: 'OK',
    payload: await refund(dependencies, operator, path.id, body),
  }),
)
