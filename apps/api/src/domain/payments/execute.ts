import { NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import { recall, remember, type StoredAnswer } from '../../platform/db/idempotency.ts'
import { toMinor } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { GatewayUnavailable, OrderRefused } from '../../ports/payment-gateway.ts'
import { type Deposit, findDeposit } from '../checkout/deposits.ts'
import { type Answer, accepted, pages, refused, repriced } from './answers.ts'
import { findAttempt } from './attempts.ts'
import { beginAttempt, isLeftAtBank } from './begin.ts'
import { cancelAttempt } from './cancel.ts'
import { withLease } from './lease.ts'
import { type Means, meansOf } from './means.ts'
import { settleByAsking } from './recovery.ts'
import { failureTexts, settleAttempt } from './settle.ts'

type Form = Schemas['CardPaymentRequest']

function amountMatches(form: Form, deposit: Deposit): boolean {
  const amount =
    typeof form.amount === 'string' ? Number(form.amount.trim() || Number.NaN) : (form.amount ?? Number.NaN)
  return Number.isFinite(amount) && Math.abs(amount) < 1e9 && toMinor(amount, deposit.digits) === deposit.total_minor
}

async function charge(dependencies: Dependencies, deposit: Deposit, attemptId: string, means: Means): Promise<Answer> {
  const { db, clock, log } = dependencies
  const settle = (result: Parameters<typeof settleAttempt>[2]) => settleAttempt(db, attemptId, result, clock.now(), log)
  try {
    const outcome = await means.charge(db, deposit, attemptId)
    switch (outcome.kind) {
      case 'succeeded':
        await settle('succeeded')
        return { status: 'OK', redirect_url: pages.success(deposit) }
      case 'declined': {
        const settled = await settle({ failed: outcome.message })
        return settled?.status === 'Success' ? accepted(settled) : refused(outcome.message)
      }
      case 'challenge':
        await db
          .updateTable('deposits')
          .set({ challenge_url: outcome.url })
          .where('id', '=', deposit.id)
          .where('attempt_id', '=', attemptId)
          .where('status', '=', 'Processing')
          .execute()
        return { status: 'OK', redirect_url: outcome.url }
      case 'pending':
        return { status: 'OK', redirect_url: pages.pending(deposit) }
    }
  } catch (error) {
    const isRefused = error instanceof OrderRefused
    if (!isRefused && !(error instanceof GatewayUnavailable)) throw error
    log.warn({ depositId: deposit.id, attemptId, why: error.message }, 'the gateway did not take an order')
    const text = isRefused ? failureTexts.refused : failureTexts.unavailable
    await settle({ failed: text })
    return refused(text)
  }
}

const canBeCharged = ({ gateway }: Dependencies, { total_minor: total, currency: code, digits }: Deposit): boolean =>
  total % gateway.chargeStep({ code, digits }) === 0

/** A payment page without an address: another request opens it, or was interrupted. */
async function isBeingOpened({ db, gateway }: Dependencies, deposit: Deposit): Promise<boolean> {
  if (gateway.kind !== 'hosted' || deposit.status !== 'Processing' || deposit.attempt_id === null) return false
  return (await findAttempt(db, deposit.attempt_id))?.gateway_session === null
}

/** The reason why this deposit cannot be charged now, or null. */
async function rejectionReason(
  dependencies: Dependencies,
  deposit: Deposit,
  form: Form,
  means: Means,
): Promise<Answer | null> {
  if (deposit.status === 'Success') return accepted(deposit)
  if (await isBeingOpened(dependencies, deposit))
    return refused('The payment page is being opened. Please try again in a moment.')
  if (deposit.status === 'Processing' && (!isLeftAtBank(deposit) || (await means.isSameAs(dependencies.db, deposit))))
    return accepted(deposit)
  if (deposit.status === 'Cancelled' || deposit.expires_at <= dependencies.clock.now()) {
    return refused('This order has expired. Please choose a plan again.')
  }
  if (!amountMatches(form, deposit)) return repriced(deposit, 'The price has changed.')
  if (!canBeCharged(dependencies, deposit)) return refused(failureTexts.refused)
  return null
}

/** A page of the provider may have expired, or been paid on, without an event yet. */
async function askAboutPage(dependencies: Dependencies, deposit: Deposit): Promise<void> {
  if (dependencies.gateway.kind === 'card' || !isLeftAtBank(deposit) || deposit.attempt_id === null) return
  await settleByAsking(dependencies, deposit.id, deposit.attempt_id)
}

/**
 * Pays a deposit by card, or opens the provider's page for it. A deposit has one running attempt; a repeated request is
 * redirected to that attempt's page, also after success (D15). A new card supersedes an attempt that waits at the
 * bank's page (D73). Tokens are credited once, with the settled deposit.
 * @throws ValidationError for invalid card fields, NotFoundError for another person's deposit
 */
export async function executeCheckout(
  dependencies: Dependencies,
  userId: string,
  form: Form,
  idempotencyKey: string | null,
): Promise<Answer | StoredAnswer> {
  const { db, gateway } = dependencies
  // An order has one open page anyway, and a used key must not lead to a page that has expired since.
  const key = gateway.kind === 'card' ? idempotencyKey : null
  const scope = dependencies.scopeOf(userId, 'executeCheckout', key, form)
  const stored = await recall(db, scope)
  if (stored) return stored

  const seen = await findDeposit(db, userId, form.deposit_id ?? null)
  if (!seen) {
    if (form.deposit_id) throw new NotFoundError()
    return refused('There is no order to pay for. Please choose a plan first.')
  }
  await askAboutPage(dependencies, seen)
  const current = async () => (await findDeposit(db, userId, seen.id)) ?? seen
  const deposit = await current()
  const means = meansOf(gateway, form)
  const rejection = await rejectionReason(dependencies, deposit, form, means)
  // The second of two parallel requests may read the deposit after the first has begun, so it looks for the first one's
  // response.
  if (rejection) return (await recall(db, scope)) ?? rejection
  means.check()

  const begun = await beginAttempt(dependencies, deposit, means.card, scope)
  if (begun.kind === 'taken') return (await recall(db, scope)) ?? accepted(await current())
  if (begun.kind === 'repriced') return repriced(begun.deposit, begun.reason)
  for (const attemptId of begun.superseded) await cancelAttempt(dependencies, attemptId)
  // The bank may have confirmed before the cancellation; then the order is paid and this card is not charged.
  const cancelled = begun.superseded.length > 0 ? await current() : deposit
  const answer =
    cancelled.status === 'Success'
      ? accepted(cancelled)
      : await withLease(dependencies, begun.attemptId, () => charge(dependencies, deposit, begun.attemptId, means))
  await remember(db, scope, answer)
  return answer
}
