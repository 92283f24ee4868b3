import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { cutPage, isAfter, readPage } from '../../platform/support/paging.ts'
import { readPaymentStates } from '../checkout/payment-states.ts'
import { refundedChargesOf } from '../checkout/refunded-charges.ts'
import { correctionsOf } from '../invoices/read.ts'
import { paymentView } from './payment-view.ts'

/** Orders with at least one card attempt; a checkout without one is not a payment. */
export async function readPayments(
  db: Db,
  userId: string,
  query: { cursor?: string; limit?: number },
  now: Date,
): Promise<{ payload: Schemas['Payment'][]; next_cursor: string | null }> {
  const page = readPage(query)
  let deposits = db.selectFrom('deposits').selectAll().where('user_id', '=', userId).where('attempts', '>', 0)
  if (page.after) deposits = deposits.where(isAfter(page.after))
  const found = await deposits
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute()
  const { rows, nextCursor } = cutPage(found, page)
  const ids = rows.map(({ id }) => id)
  const refunded = await refundedChargesOf(db, ids)
  const corrections = await correctionsOf(db, ids)
  const stateOf = await readPaymentStates(db, ids, now)
  const payload = rows.map((deposit) =>
    paymentView(
      deposit,
      refunded.filter((charge) => charge.deposit_id === deposit.id),
      corrections.filter((document) => document.deposit_id === deposit.id),
      stateOf(deposit.id),
    ),
  )
  return { payload, next_cursor: nextCursor }
}
