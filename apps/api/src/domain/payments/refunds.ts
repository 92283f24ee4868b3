import type { Db } from '../../platform/db/open.ts'
import type { RefundReason } from '../../platform/db/payment-tables.ts'
import { after, MINUTE } from '../../platform/support/clock.ts'
import type { Log } from '../../platform/support/log.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { GatewayUnavailable } from '../../ports/payment-gateway.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { type Attempt, amountOf } from './attempts.ts'

const reasonText = {
  second_charge: 'a second charge',
  price_changed: 'a charge of an order that was quoted anew',
  order_refunded: 'the payment of an order',
} as const satisfies Record<RefundReason, string>

/**
 * Records a refund in the same transaction as the charge's settlement; the gateway is called after the commit.
 * @returns the id of the refund; null if the charge is already being refunded
 */
export async function recordRefund(
  trx: Db,
  deposit: Deposit,
  attempt: Attempt,
  reason: RefundReason,
  { now, log }: { now: Date; log: Log },
): Promise<string | null> {
  const refund = await trx
    .insertInto('refunds')
    .values({
      attempt_id: attempt.id,
      deposit_id: deposit.id,
      amount_minor: amountOf(attempt, deposit),
      currency: deposit.currency,
      reason,
      created_at: now,
      next_try_at: now,
      refunded_at: null,
    })
    .onConflict((conflict) => conflict.column('attempt_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!refund) return null
  log.warn({ depositId: deposit.id, attemptId: attempt.id, refundId: refund.id }, `${reasonText[reason]} is refunded`)
  return refund.id
}

/** Requests every due refund from the gateway. The refund's id makes this idempotent. */
export async function payRefunds({ db, gateway, clock, log }: Dependencies): Promise<void> {
  const due = await db.selectFrom('refunds').selectAll().where('next_try_at', '<=', clock.now()).execute()
  for (const { id, attempt_id: attemptId, amount_minor: amountMinor, currency, reason } of due) {
    const row = db.updateTable('refunds').where('id', '=', id).where('refunded_at', 'is', null)
    try {
      await gateway.refund({ refundId: id, attemptId, amountMinor, currency })
      await row.set({ refunded_at: clock.now(), next_try_at: null }).execute()
      log.info({ refundId: id, attemptId }, `${reasonText[reason]} was refunded`)
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
      log.error({ refundId: id, attemptId }, `${reasonText[reason]} could not be refunded yet`)
      await row
        .set((current) => ({ tries: current('tries', '+', 1), next_try_at: after(clock.now(), MINUTE) }))
        .execute()
    }
  }
}
