import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema, Service } from '../../platform/db/schema.ts'
import { after, SECOND } from '../../platform/support/clock.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { announceRequest } from './request-notices.ts'
import type { Image, ImageRequest } from './rows.ts'
import { deleteProgress } from './running-images.ts'
import { lockRequest, openStates } from './settle.ts'

/** Time without a renewal after which other processes take over the images. */
const LEASE = 15 * SECOND

/** An image that crashed its process this often is not tried again. */
const MAX_TRIES = 3

export interface ClaimedImage {
  image: Image
  request: ImageRequest
}

/** Which process makes which image; a process takes one only when a worker is free, so that all share one order. */
export interface ImageLeases {
  /** The name of this process: a claim compares it. */
  readonly owner: string
  /** Takes the next image for one try; null if none of these services waits. */
  takeNext(services: readonly Service[]): Promise<ClaimedImage | null>
  /** Requeues images with an expired lease, except the given ids. @returns those that crashed a worker too often */
  putBackAbandoned(except: Iterable<string>): Promise<Pick<Image, 'id' | 'request_id'>[]>
  renew(imageIds: readonly string[]): Promise<void>
  /** Returns those of the ids that are open and still leased by this process. */
  stillOwn(imageIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Frees this process's images on a stop; the try does not count. */
  giveBack(): Promise<void>
  /** Clears all leases; only for a process that alone uses the database. */
  endAll(): Promise<void>
}

export function createImageLeases(dependencies: () => Pick<Dependencies, 'db' | 'clock'>): ImageLeases {
  const owner = randomUUID()
  const lease = () => ({ leased_by: owner, leased_until: after(dependencies().clock.now(), LEASE) })
  const now = () => ({ state_since: dependencies().clock.now() })
  const none = { leased_by: null, leased_until: null }
  const isFree = (where: ExpressionBuilder<Schema, 'images'>) =>
    where.or([where('leased_until', 'is', null), where('leased_until', '<=', dependencies().clock.now())])

  // One array parameter, because a statement can have at most 65,535 parameters.
  const isOneOf = (ids: Iterable<string>) => sql<boolean>`images.id = any(${[...ids]}::uuid[])`
  const isNoneOf = (ids: Iterable<string>) => sql<boolean>`images.id <> all(${[...ids]}::uuid[])`

  const findNext = (services: readonly Service[]) =>
    dependencies()
      .db.selectFrom('images')
      .innerJoin('image_requests', 'image_requests.id', 'images.request_id')
      .select(['images.id', 'images.request_id'])
      .where('images.state', '=', 'queued')
      .where('tries', '<', MAX_TRIES)
      .where('service', 'in', services)
      .where(isFree)
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
        await lockRequest(trx, request_id)
        const image = await trx
          .updateTable('images')
          .set((row) => ({ ...lease(), ...now(), state: 'working', tries: row('tries', '+', 1) }))
          .where('id', '=', id)
          .where('state', '=', 'queued')
          .where(isFree)
          .returningAll()
          .executeTakeFirst()
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

    async takeNext(services) {
      for (;;) {
        const next = await findNext(services)
        if (!next) return null
        const claimed = await claim(next)
        if (claimed) return claimed
      }
    },

    async putBackAbandoned(except) {
      const { db } = dependencies()
      await db
        .updateTable('images')
        .set({ ...none, ...now(), state: 'queued' })
        .where('state', '=', 'working')
        .where(isFree)
        .where(isNoneOf(except))
        .execute()
      return db
        .selectFrom('images')
        .select(['id', 'request_id'])
        .where('state', '=', 'queued')
        .where('tries', '>=', MAX_TRIES)
        .execute()
    },

    async renew(imageIds) {
      if (imageIds.length === 0) return
      await dependencies()
        .db.updateTable('images')
        .set(lease())
        .where(isOneOf(imageIds))
        .where('leased_by', '=', owner)
        .where('state', 'in', openStates)
        .execute()
    },

    async stillOwn(imageIds) {
      if (imageIds.length === 0) return new Set()
      const own = await dependencies()
        .db.selectFrom('images')
        .select('id')
        .where(isOneOf(imageIds))
        .where('leased_by', '=', owner)
        .where('state', 'in', openStates)
        .execute()
      return new Set(own.map(({ id }) => id))
    },

    async giveBack() {
      await dependencies()
        .db.updateTable('images')
        .set((row) => ({ ...none, ...now(), state: 'queued', tries: row('tries', '-', 1) }))
        .where('leased_by', '=', owner)
        .where('state', '=', 'working')
        .execute()
    },

    async endAll() {
      await dependencies()
        .db.updateTable('images')
        .set(none)
        .where('leased_by', 'is not', null)
        .where('state', 'in', openStates)
        .execute()
    },
  }
}
