import type { Dependencies } from '../dependencies.ts'
import { after, SECOND } from '../support/clock.ts'
import { every } from '../support/schedule.ts'

/** How long after its last sign of life a charge counts as interrupted. */
export const LEASE = 30 * SECOND
const RENEW_EVERY = 10 * SECOND

/**
 * Waits for the gateway and renews the lease of the attempt meanwhile, so that no other process takes a slow charge for
 * an interrupted one. When the process dies, the lease runs out.
 */
export async function withLease<T>(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  attemptId: string,
  work: () => Promise<T>,
): Promise<T> {
  const lease = async (leased_until: Date | null) => {
    await db.updateTable('payment_attempts').set({ leased_until }).where('id', '=', attemptId).execute()
  }
  const stop = every(RENEW_EVERY, 'charge lease', log, () => lease(after(clock.now(), LEASE)))
  try {
    return await work()
  } finally {
    await stop()
    await lease(null)
  }
}

/** For a process that has the database to itself: whoever leased a charge is gone. */
export async function endLeases({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  await db.updateTable('payment_attempts').set({ leased_until: null }).where('leased_until', 'is not', null).execute()
}
