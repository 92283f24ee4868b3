import { paymentView, refundedChargesOf } from '../checkout/deposits.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { cutPage, readPage } from '../support/paging.ts'

/** Orders that were tried with a card at least once; a checkout that was only looked at is no payment. */
export const listPaymentHistory = defineMemberOperation('listPaymentHistory', async ({ query, member }, { db }) => {
  const page = readPage(query)
  let deposits = db.selectFrom('deposits').selectAll().where('user_id', '=', member.id).where('attempts', '>', 0)
  if (page.after) {
    const { time, id } = page.after
    deposits = deposits.where((where) =>
      where.or([where('created_at', '<', time), where.and([where('created_at', '=', time), where('id', '<', id)])]),
    )
  }
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
  return { status: 'OK', payload, next_cursor: nextCursor }
})
