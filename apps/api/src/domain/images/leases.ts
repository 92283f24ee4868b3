import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Service } from '../../platform/db/schema.ts'
import { createLeases, isFree } from '../../platform/jobs/leases.ts'
import { SECOND } from '../../platform/support/clock.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { lockRequest, openStates } from './capture-and-release.ts'
import { announceRequest } from './request-notices.ts'
import type { Image, ImageRequest } from './rows.ts'
import { deleteProgress } from './running-images.ts'

export const imageLeases = createLeases('images', 'leased_by', 15 * SECOND)

/** An image that crashed its process this often is not tried again. */
const MAX_TRIES = 3

export interface ClaimedImage {
  image: Image
  request: ImageRequest
}

// One array parameter, because a statement can have at most 65,535 parameters.
const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::uuid[])`

/** The images that this process makes. It takes one only when a worker is free, so that all share one order. */
export function createImageLeases(dependencies: () => Pick<Dependencies, 'db' | 'clock'>) {
  const owner = randomUUID()

  const findNext = (services: readonly Service[]) =>
    dependencies()
      .db.selectFrom('images')
      .innerJoin('image_requests', 'image_requests.id', 'images.request_id')
      .select(['images.id', 'images.request_id'])
      .where('images.state', '=', 'queued')
      .where('tries', '<', MAX_TRIES)
      .where('service', 'in', services)
      .where(isFree(dependencies().clock.now()))
      .orderBy('turn')
      .orderBy('image_requests.created_at')
      .orderBy('images.index')
      .limit(1)
      .executeTakeFirst()

  /** Null if the image has ended or another process has it. */
  const claim = ({ id, request_id }: Pick<Image, 'id' | 'request_id'>): Promise<ClaimedImage | null> =>
    dependencies()
      .db.transaction()
      .execute(async (trx) => {
        const now = dependencies().clock.now()
        await lockRequest(trx, request_id)
        const waiting = trx.selectFrom('images').select('id').where('id', '=', id).where('state', '=', 'queued')
        const changes = { state: 'working', state_since: now, tries: sql<number>`tries + 1` } as const
        const image = await imageLeases.claim(trx, now, owner, waiting.where(isFree(now)), changes)
        if (!image) return null
        await deleteProgress(trx, id)
        const request = await trx
          .updateTable('image_requests')
          .set({ state: 'working' })
          .where('id', '=', request_id)
          .where('state', 'in', ['queued', 'working'])
          .returningAll()
          .executeTakeFirstOrThrow()
        await announceRequest(trx, request)
        return { image, request }
      })

  return {
    owner,

    /** Takes the next image for one try; null if none of these services waits. */
    async takeNext(services: readonly Service[]): Promise<ClaimedImage | null> {
      for (;;) {
        const next = await findNext(services)
        if (!next) return null
        const claimed = await claim(next)
        if (claimed) return claimed
      }
    },

    /** Requeues images with an expired lease, except the given ids. @returns those that crashed a worker too often */
    async requeueExpired(except: readonly string[]): Promise<Pick<Image, 'id' | 'request_id'>[]> {
      const { db, clock } = dependencies()
      const now = clock.now()
      await imageLeases.release(
        db,
        ({ and, eb, not }) => and([eb('state', '=', 'working'), isFree(now), not(isOneOf(except))]),
        { state: 'queued', state_since: now },
      )
      return db
        .selectFrom('images')
        .select(['id', 'request_id'])
        .where('state', '=', 'queued')
        .where('tries', '>=', MAX_TRIES)
        .execute()
    },

    async renew(ids: readonly string[]): Promise<void> {
      const { db, clock } = dependencies()
      if (ids.length === 0) return
      await imageLeases.renew(db, clock.now(), ({ and, eb }) =>
        and([isOneOf(ids), eb('leased_by', '=', owner), eb('state', 'in', openStates)]),
      )
    },

    /** Returns those of the ids that are open and still leased by this process. */
    async filterOwned(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set()
      const own = await dependencies()
        .db.selectFrom('images')
        .select('id')
        .where(isOneOf(ids))
        .where('leased_by', '=', owner)
        .where('state', 'in', openStates)
        .execute()
      return new Set(own.map(({ id }) => id))
    },

    /** Frees this process's images on a stop; the try does not count. */
    releaseAll(): Promise<void> {
      const { db, clock } = dependencies()
      return imageLeases.release(db, ({ and }) => and({ leased_by: owner, state: 'working' }), {
        state: 'queued',
        state_since: clock.now(),
        tries: sql<number>`tries - 1`,
      })
    },
  }
}
