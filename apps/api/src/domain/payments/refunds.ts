import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { RefundReason, RefundsTable } from '../../platform/db/payment-tables.ts'
import { after, MINUTE } from '../../platform/support/clock.ts'
import type { Log } from '../../platform/support/log.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { GatewayUnavailable, type RefundNews, RefundRefused } from '../../ports/payment-gateway.ts'
import { type Deposit, isUuid } from '../checkout/deposits.ts'
import { issueCorrections } from '../invoices/issue.ts'
import { queuePaymentMail } from '../mail/rows.ts'
import { type Attempt, amountOf, lockDeposit } from './attempts.ts'
import { settleReversals } from './reversals.ts'

export type Refund = Selectable<RefundsTable>

const reasonText = {
  second_charge: 'a second charge',
  price_changed: 'a charge of an order that was quoted anew',
  order_refunded: 'the payment of an order',
  withdrawal: 'the payment of an order that its buyer withdrew from',
  provider: 'a charge at the provider',
} as const satisfies Record<RefundReason, string>

interface Times {
  now: Date
  log: Log
}

/**
 * Records the refund of an extra charge in the same transaction as the charge's settlement; the gateway is called after
 * the commit. A charge is refunded once.
 */
export async function refundExtraCharge(
  trx: Db,
  deposit: Deposit,
  attempt: Attempt,
  reason: 'second_charge' | 'price_changed',
  { now, log }: Times,
): Promise<void> {
  const refund = await trx
    .insertInto('refunds')
    .values({ ...rowOf(deposit, attempt, now), amount_minor: amountOf(attempt, deposit), reason })
    .onConflict((conflict) =>
      // Literals, because a plan for any parameters does not find the partial index.
      conflict.column('attempt_id').where(sql<boolean>`reason in ('second_charge', 'price_changed')`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!refund) return
  log.warn({ depositId: deposit.id, attemptId: attempt.id, refundId: refund.id }, `${reasonText[reason]} is refunded`)
}

const rowOf = (deposit: Deposit, attempt: Attempt, now: Date) => ({
  attempt_id: attempt.id,
  deposit_id: deposit.id,
  currency: deposit.currency,
  created_at: now,
  next_try_at: now,
  refunded_at: null,
})

/** Records a refund of the payment of an order and takes its tokens. Call it with the order locked. */
export async function refundOrder(
  trx: Db,
  deposit: Deposit,
  attempt: Attempt,
  refund: { amountMinor: number } & ({ reason: 'order_refunded' } | { reason: 'withdrawal'; unusedTenths: number }),
  now: Date,
): Promise<Refund> {
  const recorded = await trx
    .insertInto('refunds')
    .values({
      ...rowOf(deposit, attempt, now),
      amount_minor: refund.amountMinor,
      reason: refund.reason,
      unused_tenths: refund.reason === 'withdrawal' ? refund.unusedTenths : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await settleReversals(trx, deposit.id)
  return recorded
}

/** A refund that failed at the provider stays failed. Call it with the order locked. */
async function markRefunded(trx: Db, deposit: Deposit, { id }: Refund, gatewayRefund: string | null, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('refunds')
    .set({ refunded_at: now, next_try_at: null, failed_at: null })
    .set((current) => ({ gateway_refund: current.fn.coalesce(current.val(gatewayRefund), 'gateway_refund') }))
    .where('id', '=', id)
    .where('refunded_at', 'is', null)
    .where(({ or, eb }) => or([eb('failed_at', 'is', null), eb('gateway_refund', 'is', null)]))
    .executeTakeFirst()
  await settleReversals(trx, deposit.id)
  await issueCorrections(trx, deposit, now)
  if (numUpdatedRows === 0n) return
  await queuePaymentMail(trx, now, { kind: 'refund', userId: deposit.user_id, refundId: id })
}

/** The money stays with the company, so the tokens are given back. Call it with the order locked. */
async function markFailed(trx: Db, deposit: Deposit, { id }: Refund, gatewayRefund: string | null, now: Date) {
  await trx
    .updateTable('refunds')
    .set({ failed_at: now, refunded_at: null, next_try_at: null })
    .set((current) => ({ gateway_refund: current.fn.coalesce(current.val(gatewayRefund), 'gateway_refund') }))
    .where('id', '=', id)
    .execute()
  await settleReversals(trx, deposit.id)
  await issueCorrections(trx, deposit, now)
}

/** The refund that the gateway speaks of, by its own id or by ours. */
const findRefund = (trx: Db, attempt: Attempt, { gatewayRefund, refundId }: RefundNews): Promise<Refund | undefined> =>
  trx
    .selectFrom('refunds')
    .selectAll()
    .where('attempt_id', '=', attempt.id)
    .where(({ or, eb }) =>
      or([
        eb('gateway_refund', '=', gatewayRefund),
        ...(refundId !== null && isUuid(refundId) ? [eb('id', '=', refundId)] : []),
      ]),
    )
    .executeTakeFirst()

/**
 * Applies what the gateway says about a refund, in any order; one that was made at the provider is recorded. A pending
 * refund counts as paid out: it arrives, or it fails. Call it with the order locked.
 */
export async function applyRefund(
  trx: Db,
  deposit: Deposit,
  attempt: Attempt,
  news: RefundNews,
  { now, log }: Times,
): Promise<void> {
  const { gatewayRefund, amountMinor, state } = news
  const about = { depositId: deposit.id, attemptId: attempt.id, gatewayRefund }
  const known =
    (await findRefund(trx, attempt, news)) ??
    (await trx
      .insertInto('refunds')
      .values({
        ...rowOf(deposit, attempt, now),
        amount_minor: amountMinor,
        reason: 'provider',
        gateway_refund: gatewayRefund,
      })
      .returningAll()
      .executeTakeFirstOrThrow())
  if (state === 'failed') await markFailed(trx, deposit, known, gatewayRefund, now)
  else await markRefunded(trx, deposit, known, gatewayRefund, now)
  if (state === 'failed') log.error(about, `the refund of ${reasonText[known.reason]} failed`)
  else if (known.reason === 'provider') log.warn(about, `${reasonText.provider} is refunded`)
}

/** Requests every due refund from the gateway, except of disputed charges. The refund's id makes this idempotent. */
export async function payRefunds({ db, gateway, clock, log }: Dependencies): Promise<void> {
  const due = await db
    .selectFrom('refunds')
    .selectAll('refunds')
    .where('next_try_at', '<=', clock.now())
    .where('attempt_id', 'in', (select) =>
      select.selectFrom('payment_attempts').select('id').where('gateway', '=', gateway.name),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('disputes')
            .select('disputes.id')
            .whereRef('disputes.attempt_id', '=', 'refunds.attempt_id')
            .where('disputes.status', '=', 'open'),
        ),
      ),
    )
    .execute()
  for (const refund of due) {
    const { id: refundId, attempt_id: attemptId, amount_minor: amountMinor, currency } = refund
    const what = reasonText[refund.reason]
    const about = { refundId, attemptId }
    const settle = (mark: typeof markRefunded, gatewayRefund: string | null) =>
      db.transaction().execute(async (trx) => {
        const deposit = await lockDeposit(trx, refund.deposit_id)
        await mark(trx, deposit, refund, gatewayRefund, clock.now())
      })
    try {
      const { gatewayRefund } = await gateway.refund({ refundId, attemptId, amountMinor, currency })
      await settle(markRefunded, gatewayRefund)
      log.info(about, `${what} was refunded`)
    } catch (error) {
      if (error instanceof RefundRefused) {
        await settle(markFailed, null)
        log.error({ ...about, why: error.message }, `the gateway refused to refund ${what}`)
      } else if (error instanceof GatewayUnavailable) {
        log.error(about, `${what} could not be refunded yet`)
        await db
          .updateTable('refunds')
          .set((current) => ({ tries: current('tries', '+', 1), next_try_at: after(clock.now(), MINUTE) }))
          .where('id', '=', refundId)
          .where('next_try_at', 'is not', null)
          .execute()
      } else throw error
    }
  }
}
