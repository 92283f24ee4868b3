import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { cutPage, isAfter, readPage } from '../../platform/support/paging.ts'
import { paymentView, refundedChargesOf } from './deposits.ts'

/** Orders with at least one card attempt; a checkout without one is not a payment. */
export async function readPayments(
  db: Db,
  userId: string,
  query: { cursor?: string; limit?: number },
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
  const refunded = await refundedChargesOf(
    db,
    rows.map(({ id }) => id),
  )
  const payload = rows.map((deposit) =>
    paymentView(
      deposit,
      refunded.filter((charge) => charge.deposit_id === deposit.id),
    ),
  )
  return { payload, next_cursor: nextCursor }
}
