import type { ImageLane, Service } from '../../platform/db/schema.ts'
import { createLane, type Lane } from '../../platform/jobs/lane.ts'
import { announceWork } from '../../platform/jobs/work-notices.ts'
import { SECOND } from '../../platform/support/clock.ts'
import { every } from '../../platform/support/schedule.ts'
import { searchKey } from '../../platform/support/search-key.ts'
import { detached, inSpan } from '../../platform/telemetry/spans.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { ImageQueue, Preview } from '../../ports/image-queue.ts'
import { deliverImage, endUndelivered, lockRequest, openStates } from './capture-and-release.ts'
import { makeThumb } from './image-files.ts'
import { type JobOutcome, observeJob } from './image-spans.ts'
import { type ClaimedImage, createImageLeases } from './leases.ts'
import { ownSettings } from './own-settings.ts'
import { announceRequest } from './request-notices.ts'
import type { Image, ImageRequest } from './rows.ts'
import { failureOf, makeImage, reasonFor } from './run.ts'
import { runKey } from './run-key.ts'
import { saveProgress } from './running-images.ts'
import { findStored, type StoredImage, storeImage } from './stored-image.ts'
import { projectTitle } from './titles.ts'

/** How often to renew leases and to look for dead processes. */
const RENEW_EVERY = 5 * SECOND
/** How often to look for changes of other processes and to publish those of this one. */
const POLL_INTERVAL = SECOND

/** A connected engine needs none of our cores, so it has its own lane. */
export const laneOf = (service: Service, { engines }: Pick<Dependencies, 'engines'>): ImageLane =>
  service === 'generate' && engines.generation.concurrency !== null ? 'connected' : 'workers'

const services: readonly Service[] = ['generate', 'remove_background', 'upscale']

/** The rows are the queue; nothing is taken before `resume` is called. */
export function createImageQueue(dependencies: () => Dependencies, concurrency: number): ImageQueue {
  const progress = new Map<string, number>()
  const previews = new Map<string, Preview>()
  /** Excludes images with a result that could not be saved. */
  const running = new Map<string, { controller: AbortController; request: ImageRequest }>()
  const reported = new Map<string, string>()
  const leases = createImageLeases(dependencies)
  let isOpen = false

  const laneWith = (name: ImageLane, places: () => number): Lane =>
    createLane(
      places,
      async () => {
        const claimed = isOpen
          ? await leases.takeNext(services.filter((service) => laneOf(service, dependencies()) === name))
          : null
        return claimed && (() => detached(() => work(claimed)))
      },
      (error) => dependencies().log.error({ err: error }, 'an image could not be taken up or settled'),
    )
  const lanes = [
    laneWith('workers', () => concurrency),
    laneWith('connected', () => dependencies().engines.generation.concurrency ?? 0),
  ]
  const wake = () => {
    for (const lane of lanes) lane.wake()
  }
  /** Running searches for abandoned images. */
  const searches = new Set<Promise<void>>()
  const idle = async () => {
    await Promise.allSettled(searches)
    await Promise.all(lanes.map((lane) => lane.idle()))
  }

  /** Stores files before rows and payment, so that a crash in between leaves only files for the next try. */
  async function deliver(image: Image, request: ImageRequest, stored: StoredImage): Promise<boolean> {
    const { db, storage, clock } = dependencies()
    const { projectId, full, thumb, engine, reading } = stored
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
          title_key: searchKey(projectTitle(own)),
          width: stored.width,
          height: stored.height,
          bytes: stored.bytes,
          content_type: stored.contentType,
          full_file: full,
          thumb_file: thumb,
          // The copy of a refined image is only for the engine, and may serve several images.
          source_file: request.service === 'generate' ? null : request.source_file,
          settings: JSON.stringify(own),
          created_at: clock.now(),
        })
        .execute()
      return true
    })
    if (delivered) return true
    // Another process that took this one for dead may have delivered the same files.
    const ended = await db.selectFrom('images').select('state').where('id', '=', image.id).executeTakeFirst()
    if (ended?.state !== 'delivered') await Promise.all([storage.remove(full), storage.remove(thumb)])
    return false
  }

  async function fail(image: Image, request: ImageRequest, error: unknown): Promise<void> {
    const { db, clock, log } = dependencies()
    log.error({ requestId: request.id, index: image.index, err: error }, 'an image failed')
    await db.transaction().execute(async (trx) => {
      const locked = await lockRequest(trx, request.id)
      await endUndelivered(trx, locked, image.id, failureOf(error), clock.now())
    })
  }

  /** Stores a preview; an unreadable one does not end the work. */
  async function showPreview(imageId: string, data: Buffer, version: number): Promise<void> {
    const small = await makeThumb(data).catch(() => null)
    // A later preview may have been shrunk sooner.
    const isNewer = version > (previews.get(imageId)?.version ?? 0)
    if (small !== null && isNewer && running.has(imageId)) previews.set(imageId, { data: small, version })
  }

  async function make(image: Image, request: ImageRequest, signal: AbortSignal): Promise<StoredImage> {
    signal.throwIfAborted()
    let previewCount = 0
    const context = {
      id: runKey(image),
      signal,
      onProgress: (fraction: number) => progress.set(image.id, fraction),
      onPreview: (data: Buffer) => {
        previewCount += 1
        void showPreview(image.id, data, previewCount)
      },
    }
    const result = await inSpan('image.make', {}, () => makeImage(dependencies(), request, image.index, context))
    return storeImage(dependencies().storage, image.id, result)
  }

  async function makeAndDeliver(image: Image, request: ImageRequest, signal: AbortSignal): Promise<JobOutcome> {
    try {
      const { storage } = dependencies()
      // Uses a result from before a crash: a provider would charge for a second one.
      const stored = (await findStored(storage, image.id)) ?? (await make(image, request, signal))
      return (await deliver(image, request, stored)) ? 'delivered' : 'stopped'
    } catch (error) {
      // Aborted by a cancellation, which settled it, or by a stop, after which it resumes.
      if (signal.aborted) return 'stopped'
      await fail(image, request, error)
      return 'failed'
    }
  }

  async function work({ image, request }: ClaimedImage): Promise<void> {
    const controller = new AbortController()
    running.set(image.id, { controller, request })
    // Closed during the claim: the next start resumes it.
    if (!isOpen) controller.abort()
    try {
      await observeJob(image, request, () => makeAndDeliver(image, request, controller.signal))
    } finally {
      running.delete(image.id)
      progress.delete(image.id)
      previews.delete(image.id)
      reported.delete(image.id)
    }
  }

  /** Requeues abandoned images; fails those that crashed a worker too often. */
  async function requeueExpired(): Promise<void> {
    const { db, clock } = dependencies()
    for (const image of await leases.requeueExpired([...running.keys()])) {
      await db.transaction().execute(async (trx) => {
        const request = await lockRequest(trx, image.request_id)
        const end = { state: 'failed', error: reasonFor(null), failure: 'out_of_tries' } as const
        await endUndelivered(trx, request, image.id, end, clock.now())
      })
    }
    wake()
  }

  /** Publishes the progress of this process's images to the other processes and to the users. */
  async function publishProgress(): Promise<void> {
    const { db, config } = dependencies()
    const changed = new Map<string, ImageRequest>()
    for (const [id, { request }] of running) {
      const current = { progress: progress.get(id) ?? null, preview: previews.get(id) ?? null }
      if (current.progress === null && current.preview === null) continue
      const short = `${current.progress} ${current.preview?.version}`
      if (reported.get(id) === short) continue
      // A single process reads its own memory.
      if (config.databaseUrl !== null) await saveProgress(db, leases.owner, id, current)
      reported.set(id, short)
      changed.set(request.id, request)
    }
    for (const request of changed.values()) await announceRequest(db, request)
  }

  /** Aborts images that another process has cancelled or taken over. */
  async function abortLostLeases(): Promise<void> {
    const ids = [...running.keys()]
    const own = await leases.filterOwned(ids)
    for (const id of ids) if (!own.has(id)) running.get(id)?.controller.abort()
  }

  let stopPolling = () => Promise.resolve()
  function startPolling(): void {
    const { log } = dependencies()
    const stops = [
      every(POLL_INTERVAL, 'images of others', log, async () => {
        await abortLostLeases()
        await publishProgress()
        // Finds images announced while this process did not listen, or behind a pooler without notifications.
        wake()
      }),
      // A separate timer, so that nothing delays the renewal.
      every(RENEW_EVERY, 'image leases', log, () => leases.renew([...running.keys()])),
      every(RENEW_EVERY, 'abandoned images', log, () => {
        const search = requeueExpired().finally(() => searches.delete(search))
        searches.add(search)
        return search
      }),
    ]
    stopPolling = async () => {
      await Promise.all(stops.map((stop) => stop()))
    }
  }

  return {
    progress,
    previews,
    wake,
    idle,

    announce: (trx) => announceWork(trx, 'images'),

    async cancel(requestId) {
      const { db, clock } = dependencies()
      const images = await db
        .selectFrom('images')
        .select('id')
        .where('request_id', '=', requestId)
        .where('state', 'in', openStates)
        .execute()
      if (images.length === 0) return false
      let stopped = false
      await db.transaction().execute(async (trx) => {
        const request = await lockRequest(trx, requestId)
        for (const image of images) {
          const ended = await endUndelivered(trx, request, image.id, { state: 'cancelled' }, clock.now())
          stopped ||= ended
        }
      })
      for (const image of images) running.get(image.id)?.controller.abort()
      return stopped
    },

    async resume() {
      isOpen = true
      await requeueExpired()
      startPolling()
    },

    async close() {
      isOpen = false
      await stopPolling()
      for (const { controller } of running.values()) controller.abort()
      await idle()
    },

    releaseLeases: () => leases.releaseAll(),
  }
}
