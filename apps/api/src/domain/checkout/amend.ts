import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import { type IdempotencyScope, once, type StoredAnswer } from '../../platform/db/idempotency.ts'
import type { Billing } from '../../platform/db/payment-tables.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { findDeposit, orderView } from './deposits.ts'

/**
 * Replaces the billing details of an unpaid order. One statement checks the status and writes, so a charge that begins
 * at the same moment either blocks the change or uses the new details.
 */
export async function changeBilling(
  { db }: Dependencies,
  scope: IdempotencyScope,
  userId: string,
  depositId: string,
  billing: Billing,
): Promise<Schemas['CheckoutAnswer'] | StoredAnswer> {
  const found = await findDeposit(db, userId, depositId)
  if (!found) throw new NotFoundError('There is no such order.')
  return db.transaction().execute((trx) =>
    once(trx, scope, async () => {
      const deposit = await trx
        .updateTable('deposits')
        .set({ billing: JSON.stringify(billing) })
        .where('id', '=', found.id)
        .where('status', 'in', ['Pending', 'Error'])
        .returningAll()
        .executeTakeFirst()
      if (!deposit) throw new ConflictError('This order is being paid, or it is paid or cancelled already.')
      return { status: 'OK' as const, redirect_url: '/pay', payload: orderView(deposit) }
    }),
  )
}
