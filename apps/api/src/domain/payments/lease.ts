import { createLeases } from '../../platform/jobs/leases.ts'
import { SECOND } from '../../platform/support/clock.ts'
import { every } from '../../platform/support/schedule.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** A charge with an expired lease counts as interrupted. */
export const chargeLeases = createLeases('payment_attempts', null, 30 * SECOND)
const RENEW_EVERY = 10 * SECOND

/**
 * Renews the attempt's lease while it waits for the gateway, so that no other process treats a slow charge as
 * interrupted.
 */
export async function withLease<T>(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const stop = every(RENEW_EVERY, 'charge lease', log, () =>
    chargeLeases.renew(db, clock.now(), ({ and }) => and({ id })),
  )
  try {
    return await work()
  } finally {
    await stop()
    await chargeLeases.release(db, ({ and }) => and({ id }))
  }
}
