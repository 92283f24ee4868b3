import type { Db } from '../db/open.ts'
import type { ImageState } from '../db/schema.ts'
import type { PromptReading } from '../engines/engine.ts'
import { captureImage, releaseImage } from '../ledger/movements.ts'
import { announceRequest } from './request-notices.ts'
import type { ImageRequest } from './rows.ts'
import { deleteProgress } from './running-images.ts'
import { serviceTitles } from './titles.ts'

/** Of what has not ended. */
export const openStates = ['queued', 'working'] as const satisfies readonly ImageState[]

/** Locks a request, so that its images end one after the other; the order is always request, image, ledger. */
export const lockRequest = (trx: Db, id: string): Promise<ImageRequest> =>
  trx.selectFrom('image_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

async function endImage(
  trx: Db,
  imageId: string,
  end: {
    state: 'delivered' | 'failed' | 'cancelled'
    project_id?: string
    error?: string
    engine?: string | null
    reading?: string | null
  },
): Promise<boolean> {
  const ended = await trx
    .updateTable('images')
    .set(end)
    .where('id', '=', imageId)
    .where('state', 'in', openStates)
    .returning('id')
    .executeTakeFirst()
  if (ended === undefined) return false
  await deleteProgress(trx, imageId)
  return true
}

/** What an image became. */
interface Delivered {
  projectId: string
  engine: string | null
  reading: PromptReading | null
}

/** Spends the price of an image that reaches the person. False when it had ended before, e.g. by a cancellation. */
export async function deliverImage(
  trx: Db,
  request: ImageRequest,
  imageId: string,
  { projectId, engine, reading }: Delivered,
  now: Date,
): Promise<boolean> {
  const readingJson = reading && JSON.stringify(reading)
  const end = { state: 'delivered' as const, project_id: projectId, engine, reading: readingJson }
  if (!(await endImage(trx, imageId, end))) return false
  if (request.price_tenths > 0) {
    await captureImage(trx, request, imageId, request.price_tenths, serviceTitles[request.service])
  }
  await finishIfDone(trx, request, now)
  await announceRequest(trx, request)
  return true
}

/** Gives the price of an image back that does not reach the person. */
export async function giveUpImage(
  trx: Db,
  request: ImageRequest,
  imageId: string,
  end: { state: 'failed' | 'cancelled'; error: string | null },
  now: Date,
): Promise<boolean> {
  const { state, error } = end
  if (!(await endImage(trx, imageId, { state, ...(error === null ? {} : { error }) }))) return false
  if (request.price_tenths > 0) {
    const note = `${serviceTitles[request.service]}: ${state}, given back`
    await releaseImage(trx, request, imageId, request.price_tenths, note)
    await trx
      .updateTable('image_requests')
      .set((row) => ({ refunded_tenths: row('refunded_tenths', '+', request.price_tenths) }))
      .where('id', '=', request.id)
      .execute()
  }
  await finishIfDone(trx, request, now)
  await announceRequest(trx, request)
  return true
}

/** Completed when at least one image was delivered; cancelled when the person stopped it; else failed. */
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
