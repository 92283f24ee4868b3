import { readPayments } from '../../domain/payments/history.ts'
import { defineMemberOperation } from '../operation.ts'

export const listPaymentHistory = defineMemberOperation(
  'listPaymentHistory',
  async ({ query, member }, { db, clock }) => ({
    status: 'OK',
    ...(await readPayments(db, member.id, query, clock.now())),
  }),
)
