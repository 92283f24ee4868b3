import type { Dependencies } from '../dependencies.ts'
import { applyGatewayEvent } from './events.ts'
import { payRefunds } from './refunds.ts'
import { failureTexts, settleAttempt } from './settle.ts'

/** Events that the gateway owes us by now, and refunds that we owe. Safe at any time and from several processes. */
export async function settleDuePayments(dependencies: Dependencies): Promise<void> {
  const { db, gateway, clock, log } = dependencies
  await gateway.settle(async (event) => {
    await applyGatewayEvent(db, gateway.name, event, clock.now(), log)
  })
  await payRefunds(dependencies)
}

/**
 * After a crash between a charge and its answer the deposit stands on Processing. The gateway knows what happened;
 * what it never saw was not charged. Charges that may still be running are left alone: those after `startedBefore`.
 */
export async function recoverInterruptedCharges(dependencies: Dependencies, startedBefore: Date): Promise<void> {
  const { db, gateway, clock, log } = dependencies
  const open = await db
    .selectFrom('deposits')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'deposits.attempt_id')
    .select(['deposits.id', 'payment_attempts.id as attempt_id'])
    .where('deposits.status', '=', 'Processing')
    .where('payment_attempts.created_at', '<=', startedBefore)
    .execute()
  for (const { id, attempt_id: attemptId } of open) {
    const outcome = await gateway.find(attemptId)
    if (outcome === null) await settleAttempt(db, attemptId, { failed: failureTexts.unavailable }, clock.now(), log)
    else if (outcome.kind === 'succeeded') await settleAttempt(db, attemptId, 'succeeded', clock.now(), log)
    else if (outcome.kind === 'declined') {
      await settleAttempt(db, attemptId, { failed: outcome.message }, clock.now(), log)
    } else if (outcome.kind === 'challenge') {
      await db.updateTable('deposits').set({ challenge_url: outcome.url }).where('id', '=', id).execute()
    }
  }
}

/** Orders that nobody paid in time. */
export async function cancelExpiredDeposits({ db, clock }: Dependencies): Promise<void> {
  await db
    .updateTable('deposits')
    .set({ status: 'Cancelled', failure: 'The order was not paid in time.' })
    .where('status', '=', 'Pending')
    .where('expires_at', '<=', clock.now())
    .execute()
}
