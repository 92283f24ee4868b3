import type { PromptReading } from '../../engines/shared/engine.ts'
import type { Db } from '../../platform/db/open.ts'
import type { ImageFailure, ImageState } from '../../platform/db/schema.ts'
import { captureImage, releaseImage, takeBackGift } from '../ledger/movements.ts'
import { announceRequest } from './request-notices.ts'
import type { Image, ImageRequest } from './rows.ts'
import { runKey } from './run-key.ts'
import { deleteProgress } from './running-images.ts'
import { serviceTitles } from './titles.ts'

export const openStates = ['queued', 'working'] as const satisfies readonly ImageState[]

/**
 * Locks a request, so that its images end one after the other; locks are always in the order request, image, ledger.
 */
export const lockRequest = (trx: Db, id: string): Promise<ImageRequest> =>
  trx.selectFrom('image_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

interface End {
  state: 'delivered' | 'failed' | 'cancelled'
  project_id?: string
  error?: string
  failure?: ImageFailure
  engine?: string | null
  reading?: string | null
}

/** @returns the ended image; undefined if it had ended before, e.g. by a cancellation */
async function endImage(trx: Db, imageId: string, end: End, now: Date): Promise<EndedImage | undefined> {
  const ended = await trx
    .updateTable('images')
    .set({ ...end, state_since: now })
    .where('id', '=', imageId)
    .where('state', 'in', openStates)
    .returning(['id', 'reruns', 'is_gift'])
    .executeTakeFirst()
  if (ended) await deleteProgress(trx, imageId)
  return ended
}

type EndedImage = Pick<Image, 'id' | 'reruns' | 'is_gift'>

interface Delivered {
  projectId: string
  engine: string | null
  reading: PromptReading | null
}

/** Captures the price of a delivered image. False if it had ended before. */
export async function deliverImage(
  trx: Db,
  request: ImageRequest,
  imageId: string,
  { projectId, engine, reading }: Delivered,
  now: Date,
): Promise<boolean> {
  const readingJson = reading && JSON.stringify(reading)
  const end = { state: 'delivered' as const, project_id: projectId, engine, reading: readingJson }
  const image = await endImage(trx, imageId, end, now)
  if (!image) return false
  if (request.price_tenths > 0) {
    await captureImage(trx, request, runKey(image), request.price_tenths, serviceTitles[request.service])
  }
  await finishIfDone(trx, request, now)
  await announceRequest(trx, request)
  return true
}

type Undelivered = { state: 'cancelled' } | { state: 'failed'; error: string; failure: ImageFailure }

/** Releases the price of an image that is not delivered; a gift returns to the company. */
export async function endUndelivered(
  trx: Db,
  request: ImageRequest,
  imageId: string,
  end: Undelivered,
  now: Date,
): Promise<boolean> {
  const image = await endImage(trx, imageId, end, now)
  if (!image) return false
  if (request.price_tenths > 0) await releasePrice(trx, request, image, end.state)
  await finishIfDone(trx, request, now)
  await announceRequest(trx, request)
  return true
}

async function releasePrice(
  trx: Db,
  request: ImageRequest,
  image: EndedImage,
  state: Undelivered['state'],
): Promise<void> {
  const title = serviceTitles[request.service]
  const { price_tenths: price } = request
  await releaseImage(trx, request, runKey(image), price, `${title}: ${state}, given back`)
  if (image.is_gift) {
    await takeBackGift(trx, request, runKey(image), price, `${title}: ${state}, the gift is taken back`)
    return
  }
  await trx
    .updateTable('image_requests')
    .set((row) => ({ refunded_tenths: row('refunded_tenths', '+', price) }))
    .where('id', '=', request.id)
    .execute()
}

/** Completed with at least one delivered image; cancelled if the user stopped it; else failed. */
async function finishIfDone(trx: Db, request: ImageRequest, now: Date): Promise<void> {
  const states = await trx.selectFrom('images').select('state').where('request_id', '=', request.id).execute()
  const has = (state: ImageState) => states.some((image) => image.state === state)
  if (has('queued') || has('working')) return
  await trx
    .updateTable('image_requests')
    .set({ state: has('delivered') ? 'completed' : has('cancelled') ? 'cancelled' : 'failed', finished_at: now })
    .where('id', '=', request.id)
    .execute()
}
