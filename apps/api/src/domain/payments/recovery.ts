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
    return outcome === 'succeeded' ? { kind: 'succeeded' } : { kind: 'declined', message: failureTexts.unavailable }
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    log.warn({ attemptId }, 'the gateway could not say what became of a charge')
    return null
  }
}

/**
 * After a crash between a charge and its response the deposit stays in Processing. The gateway reports the result; a
 * charge that never reached it is cancelled, so that it cannot be charged later. Leased charges are left alone.
 */
export async function recoverInterruptedCharges(dependencies: Dependencies): Promise<void> {
  const { db, clock, log } = dependencies
  const open = await db
    .selectFrom('deposits')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'deposits.attempt_id')
    .select(['deposits.id', 'payment_attempts.id as attempt_id'])
    .where('deposits.status', '=', 'Processing')
    .where(isFree(clock.now()))
    .execute()
  for (const { id, attempt_id: attemptId } of open) {
    const outcome = await outcomeOf(dependencies, attemptId)
    if (outcome?.kind === 'succeeded') await settleAttempt(db, attemptId, 'succeeded', clock.now(), log)
    else if (outcome?.kind === 'declined') {
      await settleAttempt(db, attemptId, { failed: outcome.message }, clock.now(), log)
    } else if (outcome?.kind === 'challenge') {
      await db.updateTable('deposits').set({ challenge_url: outcome.url }).where('id', '=', id).execute()
    }
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
