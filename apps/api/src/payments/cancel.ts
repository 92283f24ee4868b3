import type { Dependencies } from '../dependencies.ts'
import { GatewayUnavailable } from './gateway.ts'
import { settleAttempt } from './settle.ts'

/**
 * Cancels a superseded attempt at the gateway. One that succeeded before pays the deposit, or is refunded when that is
 * paid already. A gateway that does not answer is asked again by `cancelSuperseded`.
 */
export async function cancelAttempt({ db, gateway, clock, log }: Dependencies, attemptId: string): Promise<void> {
  try {
    const outcome = await gateway.cancel(attemptId)
    if (outcome === 'succeeded') {
      await settleAttempt(db, attemptId, 'succeeded', clock.now(), log)
      return
    }
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

/** What a stopped process or an unavailable gateway left to cancel. */
export async function cancelSuperseded(dependencies: Dependencies): Promise<void> {
  const open = await dependencies.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('outcome', '=', 'superseded')
    .execute()
  for (const { id } of open) await cancelAttempt(dependencies, id)
}
