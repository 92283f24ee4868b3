import { readUnsettled } from '../../domain/admin/unsettled.ts'
import { defineOperatorOperation } from '../operation.ts'

export const listUnsettledPayments = defineOperatorOperation('listUnsettledPayments', async (_call, dependencies) => ({
  status: 'OK',
  payload: await readUnsettled(dependencies),
}))
