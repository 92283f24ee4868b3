import type { Db } from '../../platform/db/open.ts'
import type { DepositStatus } from '../../platform/db/payment-tables.ts'
import type { Log } from '../../platform/support/log.ts'
import type { Paid } from '../../ports/payment-gateway.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { countUse, releasePromocode } from '../checkout/promocodes.ts'
import { issueInvoice } from '../invoices/issue.ts'
import { creditDeposit } from '../ledger/movements.ts'
import { queuePaymentMail } from '../mail/rows.ts'
import { type Attempt, amountOf, findAttempt, lockDeposit, setOutcome, supersedeOthers } from './attempts.ts'
import { refundExtraCharge } from './refunds.ts'
import { settleReversals } from './reversals.ts'

/**
 * Credits the tokens once, in any state of the deposit. A second charge, or a charge at an outdated price, is refunded.
 */
async function succeed(trx: Db, deposit: Deposit, attempt: Attempt, now: Date, log: Log): Promise<void> {
  if (deposit.status === 'Success') {
    await setOutcome(trx, attempt.id, 'succeeded')
    if (deposit.attempt_id !== attempt.id) await refundExtraCharge(trx, deposit, attempt, 'second_charge', { now, log })
    return
  }
  if (amountOf(attempt, deposit) !== deposit.total_minor) {
    await fail(trx, deposit, attempt, 'Error', failureTexts.failed)
    await setOutcome(trx, attempt.id, 'succeeded')
    await refundExtraCharge(trx, deposit, attempt, 'price_changed', { now, log })
    return
  }
  await setOutcome(trx, attempt.id, 'succeeded')
  await supersedeOthers(trx, deposit.id, attempt.id)
  await trx
    .updateTable('deposits')
    .set({
      status: 'Success',
      failure: null,
      challenge_url: null,
      attempt_id: attempt.id,
      card_brand: attempt.card_brand,
      card_last4: attempt.card_last4,
      paid_at: now,
    })
    .where('id', '=', deposit.id)
    .execute()
  await creditDeposit(trx, deposit)
  // A refund or a dispute can be reported before the payment itself.
  await settleReversals(trx, deposit.id)
  await queuePaymentMail(trx, now, { kind: 'purchase', userId: deposit.user_id, depositId: deposit.id })
  const use = await countUse(trx, deposit)
  if (use === 'over the limit') {
    const { id: depositId, promocode_id: promocodeId } = deposit
    log.warn({ depositId, promocodeId }, 'a late success exceeds the limit of a promo code')
  }
  await issueInvoice(trx, deposit.id, now)
}

/**
 * A success counts if what was paid is what the attempt asked for. Any other amount or currency credits nothing: an
 * operator refunds it at the provider, since the order's books cannot express it.
 */
export async function succeedIfExact(
  trx: Db,
  deposit: Deposit,
  attempt: Attempt,
  paid: Paid | undefined,
  { now, log }: { now: Date; log: Log },
): Promise<void> {
  if (paid) {
    const gateway_payment = paid.gatewayPayment
    await trx.updateTable('payment_attempts').set({ gateway_payment }).where('id', '=', attempt.id).execute()
    if (paid.amountMinor !== amountOf(attempt, deposit) || paid.currency !== deposit.currency) {
      log.error(
        { depositId: deposit.id, attemptId: attempt.id, ...paid, asked: amountOf(attempt, deposit) },
        'a payment has another amount than its order: refund it at the provider',
      )
      return fail(trx, deposit, attempt, 'Error', failureTexts.inexact)
    }
  }
  return succeed(trx, deposit, attempt, now, log)
}

/** Only the newest attempt can fail an unpaid deposit; the person may try again. */
export async function fail(
  trx: Db,
  deposit: Deposit,
  attempt: Attempt,
  status: Extract<DepositStatus, 'Error' | 'Cancelled'>,
  message: string,
): Promise<void> {
  await setOutcome(trx, attempt.id, status === 'Cancelled' ? 'cancelled' : 'failed')
  if (deposit.attempt_id !== attempt.id || deposit.status !== 'Processing') return
  await trx
    .updateTable('deposits')
    .set({ status, failure: message, challenge_url: null })
    .where('id', '=', deposit.id)
    .execute()
  await releasePromocode(trx, deposit.id)
}

export const failureTexts = {
  failed: 'Your bank did not approve the payment. You were not charged.',
  cancelled: 'Payment was cancelled',
  inexact: 'Your payment does not have the amount of the order. Please write to support to get it back.',
  refused:
    'The payment service does not take orders of this amount and currency. You were not charged. Please choose another plan or currency.',
  unavailable: 'The payment service is not available right now. You were not charged. Please try again in a moment.',
} as const

/** Applies the outcome of an attempt in one transaction with the tokens. */
export async function settleAttempt(
  db: Db,
  attemptId: string,
  result: 'succeeded' | { paid: Paid } | { failed: string } | { cancelled: string },
  now: Date,
  log: Log,
): Promise<Deposit | null> {
  return db.transaction().execute(async (trx) => {
    const attempt = await findAttempt(trx, attemptId)
    if (!attempt) return null
    const deposit = await lockDeposit(trx, attempt.deposit_id)
    if (result === 'succeeded') await succeed(trx, deposit, attempt, now, log)
    else if ('paid' in result) await succeedIfExact(trx, deposit, attempt, result.paid, { now, log })
    else if ('failed' in result) await fail(trx, deposit, attempt, 'Error', result.failed)
    else await fail(trx, deposit, attempt, 'Cancelled', result.cancelled)
    return trx.selectFrom('deposits').selectAll().where('id', '=', deposit.id).executeTakeFirstOrThrow()
  })
}
