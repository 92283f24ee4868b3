import type { Db } from '../db/open.ts'
import type { ImageLane } from '../db/schema.ts'

/**
 * The turn of a person's next image, so that turns come fairly: whoever has nothing waiting is next after what runs, and
 * nobody's many images are put off for ever by newcomers (start-time fair queuing). Lower numbers are first.
 * @param last the person's last turn
 * @param current the highest turn that has begun
 */
export const nextTurn = (last: number | null, current: number): number =>
  last === null ? current : Math.max(last + 1, current)

/** A turn before all that wait. */
export async function readFirstTurn(trx: Db, lane: ImageLane): Promise<number> {
  const first = await trx
    .selectFrom('images')
    .where('lane', '=', lane)
    .where('state', '=', 'queued')
    .select((row) => row.fn.min('turn').as('turn'))
    .executeTakeFirst()
  return (first?.turn ?? 0) - 1
}

/** Reads it for a person who holds the lock of their balance: of two requests of a person the second gets later turns. */
export async function readNextTurn(trx: Db, lane: ImageLane, userId: string): Promise<number> {
  const inLane = trx.selectFrom('images').where('lane', '=', lane)
  const begun = await inLane
    .select((row) => row.fn.max('turn').as('turn'))
    .where('tries', '>', 0)
    .executeTakeFirst()
  const own = await inLane
    .select((row) => row.fn.max('turn').as('turn'))
    .where('user_id', '=', userId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  return nextTurn(own?.turn ?? null, begun?.turn ?? 0)
}
