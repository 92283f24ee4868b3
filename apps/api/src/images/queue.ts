import PQueue from 'p-queue'
import type { Service } from '../db/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { createFairTurns } from './fair-turns.ts'
import type { ImageQueue, Preview } from './image-queue.ts'
import { ownSettings } from './own-settings.ts'
import { makeThumb } from './pictures.ts'
import type { Image, ImageRequest } from './rows.ts'
import { makePicture, reasonFor } from './run.ts'
import { deliverImage, giveUpImage, lockRequest } from './settle.ts'
import { findStored, type StoredPicture, storePicture } from './stored-picture.ts'
import { projectTitle } from './titles.ts'

/** An image that has not ended, with what decides where and when it is made. */
type OpenImage = Image & Pick<ImageRequest, 'user_id' | 'service'>

/** Images that are made by the same engine, a few at once and in fair turns. */
const createLane = (concurrency: number) => ({ queue: new PQueue({ concurrency }), turns: createFairTurns() })
type Lane = ReturnType<typeof createLane>

/** An image that took the process down this often is not tried again. */
const MAX_TRIES = 3

export function createImageQueue(dependencies: () => Dependencies, concurrency: number): ImageQueue {
  const workers = createLane(concurrency)
  let connected: Lane | null = null
  const progress = new Map<string, number>()
  const previews = new Map<string, Preview>()
  const running = new Map<string, AbortController>()
  const enqueuing = new Set<Promise<void>>()
  let closed = false

  /** Claims an image for one try; null when it has ended or another process has it. */
  async function claim(imageId: string): Promise<{ image: Image; request: ImageRequest } | null> {
    const { db } = dependencies()
    return db.transaction().execute(async (trx) => {
      const known = await trx.selectFrom('images').select('request_id').where('id', '=', imageId).executeTakeFirst()
      if (!known) return null
      await lockRequest(trx, known.request_id)
      const image = await trx
        .updateTable('images')
        .set((row) => ({ state: 'working', tries: row('tries', '+', 1) }))
        .where('id', '=', imageId)
        .where('state', '=', 'queued')
        .returningAll()
        .executeTakeFirst()
      if (!image) return null
      const request = await trx
        .updateTable('image_requests')
        .set({ state: 'working' })
        .where('id', '=', image.request_id)
        .where('state', 'in', ['queued', 'working'])
        .returningAll()
        .executeTakeFirst()
      return request ? { image, request } : null
    })
  }

  /** Files first, then the rows with the payment: a crash in between leaves only files, which the next try finds. */
  async function deliver(image: Image, request: ImageRequest, picture: StoredPicture): Promise<void> {
    const { db, storage, clock } = dependencies()
    const { projectId, full, thumb, engine, reading } = picture
    const own = ownSettings(request.settings, image.index)
    const delivered = await db.transaction().execute(async (trx) => {
      const locked = await lockRequest(trx, request.id)
      if (!(await deliverImage(trx, locked, image.id, { projectId, engine, reading }, clock.now()))) return false
      await trx
        .insertInto('projects')
        .values({
          id: projectId,
          user_id: request.user_id,
          request_id: request.id,
          service: request.service,
          title: projectTitle(own),
          width: picture.width,
          height: picture.height,
          bytes: picture.bytes,
          content_type: picture.contentType,
          full_file: full,
          thumb_file: thumb,
          source_file: request.source_file,
          settings: JSON.stringify(own),
          created_at: clock.now(),
        })
        .execute()
      return true
    })
    if (!delivered) await Promise.all([storage.remove(full), storage.remove(thumb)])
  }

  async function fail(image: Image, request: ImageRequest, error: unknown): Promise<void> {
    const { db, clock, log } = dependencies()
    log.error({ requestId: request.id, index: image.index, err: error }, 'an image failed')
    await db.transaction().execute(async (trx) => {
      const locked = await lockRequest(trx, request.id)
      await giveUpImage(trx, locked, image.id, { state: 'failed', error: reasonFor(error) }, clock.now())
    })
  }

  /** Takes an unfinished picture up; one that cannot be read is no reason to end the work. */
  async function showPreview(imageId: string, data: Buffer, version: number): Promise<void> {
    const small = await makeThumb(data).catch(() => null)
    // A newer one may have been made small sooner.
    const isNewer = version > (previews.get(imageId)?.version ?? 0)
    if (small !== null && isNewer && running.has(imageId)) previews.set(imageId, { data: small, version })
  }

  async function make(image: Image, request: ImageRequest, signal: AbortSignal): Promise<StoredPicture> {
    signal.throwIfAborted()
    let arrived = 0
    const picture = await makePicture(dependencies(), request, image.index, {
      id: image.id,
      signal,
      onProgress: (fraction) => progress.set(image.id, fraction),
      onPreview: (data) => {
        arrived += 1
        void showPreview(image.id, data, arrived)
      },
    })
    return storePicture(dependencies().storage, image.id, picture)
  }

  async function work(imageId: string): Promise<void> {
    const claimed = closed ? null : await claim(imageId)
    if (!claimed) return
    const { image, request } = claimed
    const controller = new AbortController()
    running.set(image.id, controller)
    // Closed while it was claimed: it is resumed at the next start.
    if (closed) controller.abort()
    try {
      const { storage } = dependencies()
      // What arrived before a crash is not asked for again: a provider would want to be paid twice.
      const stored = (await findStored(storage, image.id)) ?? (await make(image, request, controller.signal))
      await deliver(image, request, stored)
    } catch (error) {
      // Aborted by a cancellation, which has settled it, or by a stop, after which it is resumed.
      if (!controller.signal.aborted) await fail(image, request, error)
    } finally {
      running.delete(image.id)
      progress.delete(image.id)
      previews.delete(image.id)
    }
  }

  /** An engine elsewhere keeps no core of ours busy: it has a queue of its own. */
  function laneOf(service: Service): Lane {
    const { concurrency } = dependencies().engines.generation
    if (service !== 'generate' || concurrency === null) return workers
    connected ??= createLane(concurrency)
    return connected
  }
  const queues = () => [workers.queue, ...(connected ? [connected.queue] : [])]

  function add({ id: imageId, user_id: userId, service }: OpenImage): void {
    const { queue, turns } = laneOf(service)
    const turn = turns.take(userId)
    const run = () => {
      turns.begin(turn)
      return work(imageId)
    }
    queue
      .add(run, { priority: -turn })
      .catch((error: unknown) => dependencies().log.error({ imageId, err: error }, 'an image could not be settled'))
  }

  async function openImages(requestId?: string): Promise<OpenImage[]> {
    let query = dependencies()
      .db.selectFrom('images')
      .innerJoin('image_requests', 'image_requests.id', 'images.request_id')
      .selectAll('images')
      .select(['image_requests.user_id', 'image_requests.service'])
      .where('images.state', 'in', ['queued', 'working'])
    if (requestId !== undefined) query = query.where('images.request_id', '=', requestId)
    return query.orderBy('image_requests.created_at').orderBy('images.index').execute()
  }

  return {
    progress,
    previews,

    enqueue(requestId) {
      const adding = openImages(requestId)
        .then((images) => {
          for (const image of images) if (image.state === 'queued') add(image)
        })
        .catch((error: unknown) => dependencies().log.error({ requestId, err: error }, 'a request could not be queued'))
        .finally(() => enqueuing.delete(adding))
      enqueuing.add(adding)
    },

    async cancel(requestId) {
      const { db, clock } = dependencies()
      const images = await openImages(requestId)
      if (images.length === 0) return false
      let stopped = false
      await db.transaction().execute(async (trx) => {
        const request = await lockRequest(trx, requestId)
        for (const image of images) {
          const ended = await giveUpImage(trx, request, image.id, { state: 'cancelled', error: null }, clock.now())
          stopped ||= ended
        }
      })
      for (const image of images) running.get(image.id)?.abort()
      return stopped
    },

    async resume() {
      const { db, clock } = dependencies()
      for (const image of await openImages()) {
        if (image.tries < MAX_TRIES) {
          await db.updateTable('images').set({ state: 'queued' }).where('id', '=', image.id).execute()
          add(image)
          continue
        }
        await db.transaction().execute(async (trx) => {
          const request = await lockRequest(trx, image.request_id)
          await giveUpImage(trx, request, image.id, { state: 'failed', error: reasonFor(null) }, clock.now())
        })
      }
    },

    async idle() {
      await Promise.all(enqueuing)
      await Promise.all(queues().map((queue) => queue.onIdle()))
    },

    async close() {
      closed = true
      await Promise.all(enqueuing)
      for (const queue of queues()) queue.clear()
      for (const controller of running.values()) controller.abort()
      await Promise.all(queues().map((queue) => queue.onIdle()))
    },
  }
}
