import { isFree } from '../../platform/jobs/leases.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { type ChargeOutcome, GatewayUnavailable } from '../../ports/payment-gateway.ts'
import { applyGatewayEvent } from './events.ts'
import { payRefunds } from './refunds.ts'
import { failureTexts, settleAttempt } from './settle.ts'

/** Applies due gateway events and pays due refunds. Safe at any time and in parallel processes. */
export async function settleDuePayments(dependencies: Dependencies): Promise<void> {
  const { db, gateway, clock, log } = dependencies
  await gateway.settle(async (event) => {
    await applyGatewayEvent(db, gateway.name, event, clock.now(), log)
  })
  await payRefunds(dependencies)
}

/** The gateway's result of an attempt; null if it is unavailable, which decides nothing. */
async function outcomeOf({ gateway, log }: Dependencies, attemptId: string): Promise<ChargeOutcome | null> {
  try {
    const found = await gateway.find(attemptId)
    if (found !== null) return found
    // The charge may still arrive at the gateway, which then refuses it because it was cancelled.
    const outcome = await gateway.cancel(attemptId)
    return outcome === 'cancelled' ? { kind: 'declined', message: failureTexts.unavailable } : { kind: outcome }
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    log.warn({ attemptId }, 'the gateway could not say what became of a charge')
    return null
  }
}

/** Asks the gateway what became of a deposit's newest attempt, and applies it. False if the gateway did not answer. */
export async function settleByAsking(
  dependencies: Dependencies,
  depositId: string,
  attemptId: string,
): Promise<boolean> {
  const { db, clock, log } = dependencies
  const outcome = await outcomeOf(dependencies, attemptId)
  if (outcome?.kind === 'succeeded') {
    const result = outcome.paid ? { paid: outcome.paid } : 'succeeded'
    await settleAttempt(db, attemptId, result, clock.now(), log)
  } else if (outcome?.kind === 'declined') {
    await settleAttempt(db, attemptId, { failed: outcome.message }, clock.now(), log)
  } else if (outcome) {
    const challenge_url = outcome.kind === 'challenge' ? outcome.url : null
    await db
      .updateTable('deposits')
      .set({ challenge_url })
      .where('id', '=', depositId)
      .where('attempt_id', '=', attemptId)
      .where('status', '=', 'Processing')
      .execute()
  }
  return outcome !== null
}

/** In a row; then the gateway is away, and is not waited for again and again. */
const MOST_FAILURES = 5

/**
 * After a crash between a charge and its response the deposit stays in Processing. The gateway reports the result; a
 * charge that never reached it is cancelled, so that it cannot be charged later. Leased charges are left alone.
 */
export async function recoverInterruptedCharges(dependencies: Dependencies): Promise<void> {
  const { db, gateway, clock } = dependencies
  const open = await db
    .selectFrom('deposits')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'deposits.attempt_id')
    .select(['deposits.id', 'payment_attempts.id as attempt_id'])
    .where('deposits.status', '=', 'Processing')
    .where('payment_attempts.gateway', '=', gateway.name)
    .where(isFree(clock.now()))
    .execute()
  let failures = 0
  for (const { id, attempt_id: attemptId } of open) {
    failures = (await settleByAsking(dependencies, id, attemptId)) ? 0 : failures + 1
    if (failures === MOST_FAILURES) return
  }
}

export async function cancelExpiredDeposits({ db, clock }: Dependencies): Promise<void> {
  await db
    .updateTable('deposits')
    .set({ status: 'Cancelled', failure: 'The order was not paid in time.' })
    .where('status', '=', 'Pending')
    .where('expires_at', '<=', clock.now())
    .execute()
}
