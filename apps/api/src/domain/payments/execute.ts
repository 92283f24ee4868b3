import { NotFoundError, ValidationError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import { recall, remember, type StoredAnswer } from '../../platform/db/idempotency.ts'
import { toMinor } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { type Card, GatewayUnavailable } from '../../ports/payment-gateway.ts'
import { type Deposit, findDeposit, orderView } from '../checkout/deposits.ts'
import { beginAttempt, isLeftAtBank } from './begin.ts'
import { cancelAttempt } from './cancel.ts'
import { withLease } from './lease.ts'
import { failureTexts, settleAttempt } from './settle.ts'

type Form = Schemas['CardPaymentRequest']
type Answer = Schemas['ExecuteAnswer']

const pages = {
  success: (deposit: Deposit) => `/success-payment?order_id=${deposit.id}`,
  pending: (deposit: Deposit) => `/pending-payment?order_id=${deposit.id}`,
  failure: (text: string) => `/fail-payment?error=${encodeURIComponent(text)}`,
}

export const redirectAfter = (deposit: Deposit): string => {
  if (deposit.status === 'Success') return pages.success(deposit)
  if (deposit.status === 'Processing') return deposit.challenge_url ?? pages.pending(deposit)
  return pages.failure(deposit.failure ?? failureTexts.failed)
}

const accepted = (deposit: Deposit): Answer => ({ status: 'OK', redirect_url: redirectAfter(deposit) })

const refused = (message: string): Answer => ({ status: 'ERROR', message })

/** Nothing is charged before the person has seen the new total (D18). */
const repriced = (deposit: Deposit, reason: string): Answer => ({
  status: 'ERROR',
  message: `${reason} Please check the new total.`,
  payload: orderView(deposit),
})

/** People type spaces in card numbers; the gateway validates the rest. */
const readCard = (form: Form): Card => ({
  number: (form.card_number ?? '').replace(/[\s-]/g, ''),
  expiryMonth: (form.expiry_month ?? '').trim(),
  expiryYear: (form.expiry_year ?? '').trim(),
  cvv: (form.cvv ?? '').trim(),
})

function amountMatches(form: Form, deposit: Deposit): boolean {
  const amount =
    typeof form.amount === 'string' ? Number(form.amount.trim() || Number.NaN) : (form.amount ?? Number.NaN)
  return Number.isFinite(amount) && Math.abs(amount) < 1e9 && toMinor(amount, deposit.digits) === deposit.total_minor
}

async function charge(dependencies: Dependencies, deposit: Deposit, attemptId: string, card: Card): Promise<Answer> {
  const { db, gateway, clock, log } = dependencies
  const settle = (result: Parameters<typeof settleAttempt>[2]) => settleAttempt(db, attemptId, result, clock.now(), log)
  try {
    const outcome = await gateway.charge({
      attemptId,
      amountMinor: deposit.total_minor,
      currency: deposit.currency,
      card,
    })
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
    if (!(error instanceof GatewayUnavailable)) throw error
    await settle({ failed: failureTexts.unavailable })
    return refused(failureTexts.unavailable)
  }
}

/** The reason why this deposit cannot be charged now, or null. */
function rejectionReason(dependencies: Dependencies, deposit: Deposit, form: Form, card: Card): Answer | null {
  const { brand, last4 } = dependencies.gateway.summarise(card)
  const sameCard = deposit.card_brand === brand && deposit.card_last4 === last4
  if (deposit.status === 'Success') return accepted(deposit)
  if (deposit.status === 'Processing' && (sameCard || !isLeftAtBank(deposit))) return accepted(deposit)
  if (deposit.status === 'Cancelled' || deposit.expires_at <= dependencies.clock.now()) {
    return refused('This order has expired. Please choose a plan again.')
  }
  if (!amountMatches(form, deposit)) {
    return repriced(deposit, 'The price has changed.')
  }
  return null
}

/**
 * Charges a card for a deposit. A deposit has one running attempt; a repeated request is redirected to that attempt's
 * page, also after success (D15). A new card supersedes an attempt that waits at the bank's page (D73). Tokens are
 * credited once, with the settled deposit.
 * @throws ValidationError for invalid card fields, NotFoundError for another person's deposit
 */
export async function executeCheckout(
  dependencies: Dependencies,
  userId: string,
  form: Form,
  idempotencyKey: string | null,
): Promise<Answer | StoredAnswer> {
  const scope = dependencies.scopeOf(userId, 'executeCheckout', idempotencyKey, form)
  const stored = await recall(dependencies.db, scope)
  if (stored) return stored

  const deposit = await findDeposit(dependencies.db, userId, form.deposit_id ?? null)
  if (!deposit) {
    if (form.deposit_id) throw new NotFoundError()
    return refused('There is no order to pay for. Please choose a plan first.')
  }
  const card = readCard(form)
  const rejection = rejectionReason(dependencies, deposit, form, card)
  // The second of two parallel requests may read the deposit after the first has begun, so it looks for the first one's
  // response.
  if (rejection) return (await recall(dependencies.db, scope)) ?? rejection

  const faults = dependencies.gateway.check(card)
  if (faults) throw new ValidationError(faults)

  const current = async () => (await findDeposit(dependencies.db, userId, deposit.id)) ?? deposit
  const begun = await beginAttempt(dependencies, deposit, card, scope)
  if (begun.kind === 'taken') return (await recall(dependencies.db, scope)) ?? accepted(await current())
  if (begun.kind === 'repriced') return repriced(begun.deposit, begun.reason)
  for (const attemptId of begun.superseded) await cancelAttempt(dependencies, attemptId)
  // The bank may have confirmed before the cancellation; then the order is paid and this card is not charged.
  const cancelled = begun.superseded.length > 0 ? await current() : deposit
  const answer =
    cancelled.status === 'Success'
      ? accepted(cancelled)
      : await withLease(dependencies, begun.attemptId, () => charge(dependencies, deposit, begun.attemptId, card))
  await remember(dependencies.db, scope, answer)
  return answer
}
