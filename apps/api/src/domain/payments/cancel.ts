import type { Dependencies } from '../../ports/dependencies.ts'
import { GatewayUnavailable } from '../../ports/payment-gateway.ts'
import { settleAttempt } from './settle.ts'

/**
 * Cancels a superseded attempt at the gateway. If it had already succeeded, it pays the deposit or is refunded. If the
 * gateway does not respond, `cancelSuperseded` tries again.
 */
export async function cancelAttempt({ db, gateway, clock, log }: Dependencies, attemptId: string): Promise<void> {
  try {
    const outcome = await gateway.cancel(attemptId)
    if (outcome === 'succeeded') {
      await settleAttempt(db, attemptId, 'succeeded', clock.now(), log)
      return
    }
    if (outcome === 'pending') return
    await db
      .updateTable('payment_attempts')
      .set({ outcome })
      .where('id', '=', attemptId)
      .where('outcome', '=', 'superseded')
      .execute()
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    log.warn({ attemptId }, 'an attempt could not be cancelled yet')
  }
}

/** Cancels attempts that a stopped process or an unavailable gateway left over. */
export async function cancelSuperseded(dependencies: Dependencies): Promise<void> {
  const open = await dependencies.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('outcome', '=', 'superseded')
    .where('gateway', '=', dependencies.gateway.name)
    .execute()
  for (const { id } of open) await cancelAttempt(dependencies, id)
}
