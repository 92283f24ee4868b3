import { readUnsettled } from '../admin/unsettled.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const listUnsettledPayments = defineOperatorOperation('listUnsettledPayments', async (_call, dependencies) => ({
  status: 'OK',
  payload: await readUnsettled(dependencies),
}))
