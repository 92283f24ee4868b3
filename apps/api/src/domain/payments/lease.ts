import { after, SECOND } from '../../platform/support/clock.ts'
import { every } from '../../platform/support/schedule.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** A charge without a lease renewal for this long counts as interrupted. */
export const LEASE = 30 * SECOND
const RENEW_EVERY = 10 * SECOND

/**
 * Renews the attempt's lease while it waits for the gateway, so that no other process treats a slow charge as
 * interrupted. If the process dies, the lease expires.
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

/** For a process that has the database to itself: earlier leases have no owner. */
export async function endLeases({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  await db.updateTable('payment_attempts').set({ leased_until: null }).where('leased_until', 'is not', null).execute()
}
