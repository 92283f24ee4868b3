import type { Db } from '../../platform/db/open.ts'
import type { ImageLane } from '../../platform/db/schema.ts'

/**
 * The turn of a person's next image (start-time fair queuing; lower numbers are first): with no waiting image it comes
 * right after the running one, and newcomers cannot delay a long list without end.
 * @param last the person's last turn
 * @param current the highest turn that has begun
 */
export const nextTurn = (last: number | null, current: number): number =>
  last === null ? current : Math.max(last + 1, current)

/** A turn before all waiting ones. */
export async function readFirstTurn(trx: Db, lane: ImageLane): Promise<number> {
  const first = await trx
    .selectFrom('images')
    .where('lane', '=', lane)
    .where('state', '=', 'queued')
    .select((row) => row.fn.min('turn').as('turn'))
    .executeTakeFirst()
  return (first?.turn ?? 0) - 1
}

/** The caller holds the lock of the person's balance, so that a parallel request gets later turns. */
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
