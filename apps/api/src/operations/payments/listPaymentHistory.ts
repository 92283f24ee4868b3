import { readPayments } from '../../domain/checkout/history.ts'
import { defineMemberOperation } from '../operation.ts'

export const listPaymentHistory = defineMemberOperation('listPaymentHistory', async ({ query, member }, { db }) => ({
  status: 'OK',
  ...(await readPayments(db, member.id, query)),
}))
