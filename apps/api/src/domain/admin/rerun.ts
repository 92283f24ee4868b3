import { sql } from 'kysely'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { lockRequest } from '../images/capture-and-release.ts'
import { retryableFailures } from '../images/failures.ts'
import { readNextTurn } from '../images/fair-turns.ts'
import { imageLeases } from '../images/leases.ts'
import { laneOf } from '../images/queue.ts'
import type { Image, ImageRequest } from '../images/rows.ts'
import { runKey } from '../images/run-key.ts'
import { serviceTitles } from '../images/titles.ts'
import { readBalance } from '../ledger/ledger.ts'
import { lockBalance } from '../ledger/lock-balance.ts'
import { giveForRerun, holdTokens } from '../ledger/movements.ts'
import { writeAudit } from './audit.ts'
import { requireOpen } from './require-open.ts'

/** The key comes from the support ticket and makes the rerun idempotent per image. */
type Rerun = Schemas['ImageRerun'] & { key: string }

const subjectOf = (imageId: string) => `image:${imageId}`

/** Whether this rerun was done before. @throws ConflictError if it was done with other values */
async function wasDone(trx: Db, imageId: string, { key, free = false }: Rerun): Promise<boolean> {
  const before = await trx
    .selectFrom('admin_audit')
    .select(sql<boolean>`(details ->> 'free')::boolean`.as('free'))
    .where('subject', '=', subjectOf(imageId))
    .where('action', '=', 'image.rerun')
    .where(sql`details ->> 'key'`, '=', key)
    .executeTakeFirst()
  if (before && before.free !== free) throw new ConflictError('This key was used otherwise.')
  return before !== undefined
}

/** Locks the request, so that only one of two operators queues its image. */
async function lockImage(trx: Db, imageId: string): Promise<{ request: ImageRequest; image: Image }> {
  const found = await trx
    .selectFrom('images')
    .select(['request_id', 'user_id'])
    .where('id', '=', imageId)
    .executeTakeFirst()
  if (!found) throw new NotFoundError('There is no such image.')
  await requireOpen(trx, found.user_id)
  const request = await lockRequest(trx, found.request_id)
  const image = await trx.selectFrom('images').selectAll().where('id', '=', imageId).executeTakeFirstOrThrow()
  return { request, image }
}

function requireFailed({ state, failure }: Image): void {
  if (state === 'queued' || state === 'working') throw new ConflictError('This image is queued or being made already.')
  if (state !== 'failed') throw new ConflictError(`This image was ${state}: there is nothing to make again.`)
  if (failure === null || !retryableFailures.includes(failure))
    throw new ConflictError('This image failed because of what was asked for: it would fail again.')
}

async function requireSource({ storage }: Dependencies, { service, settings, source_file: key }: ImageRequest) {
  if (service === 'generate' && settings.refinement === undefined) return
  if (key === null || (await storage.read(key)) === null)
    throw new ConflictError('The picture that was sent in is gone: the person has to send it again.')
}

/** Holds the original price; for a free rerun the company gives it first. */
async function takePrice(trx: Db, request: ImageRequest, image: Image, isFree: boolean): Promise<void> {
  const { price_tenths: price } = request
  if (price === 0) return
  const title = serviceTitles[request.service]
  const key = runKey(image)
  if (isFree) await giveForRerun(trx, request, key, price, `${title}: made again, a gift of our team`)
  const moved = await holdTokens(trx, request, key, price, `${title}: made again, set aside`)
  if (moved === 'insufficient') {
    const { available } = await readBalance(trx, request.user_id)
    const [costs, spendable] = [fromTenths(price), fromTenths(available)]
    throw new ConflictError(
      `The image costs ${costs}, and the person can spend ${spendable} tokens. Nothing was done. ` +
        'Make it again for free, or ask the person to buy tokens.',
    )
  }
  if (moved !== 'done') throw new Error('the price of a rerun was set aside before')
  if (isFree) return
  await trx
    .updateTable('image_requests')
    .set((row) => ({ refunded_tenths: row('refunded_tenths', '-', price) }))
    .where('id', '=', request.id)
    .execute()
}

async function requeueImage(trx: Db, dependencies: Dependencies, request: ImageRequest, next: Image): Promise<void> {
  const lane = laneOf(request.service, dependencies)
  await imageLeases.release(trx, ({ and }) => and({ id: next.id }), {
    state: 'queued',
    state_since: dependencies.clock.now(),
    lane,
    turn: await readNextTurn(trx, lane, request.user_id),
    tries: 0,
    reruns: next.reruns,
    is_gift: next.is_gift,
    error: null,
    failure: null,
  })
  await trx
    .updateTable('image_requests')
    .set({ state: 'queued', finished_at: null })
    .where('id', '=', request.id)
    .where('state', 'not in', ['queued', 'working'])
    .execute()
  await dependencies.images.announce(trx)
}

/**
 * Queues an image again that failed through a fault of ours. Its tokens were given back, so they are held again or
 * given free. A repeated key does nothing.
 * @throws NotFoundError, ConflictError if the image cannot be made again or paid
 */
export async function rerunImage(
  dependencies: Dependencies,
  operator: string,
  imageId: string,
  rerun: Rerun,
): Promise<{ repeated: boolean }> {
  const { reason, key, free = false } = rerun
  const repeated = await dependencies.db.transaction().execute(async (trx) => {
    const { request, image } = await lockImage(trx, imageId)
    if (await wasDone(trx, imageId, rerun)) return true
    requireFailed(image)
    await requireSource(dependencies, request)
    const next = { ...image, reruns: image.reruns + 1, is_gift: free }
    // The balance is locked, so no other request of the person gets the same turn.
    await lockBalance(trx, request.user_id)
    await takePrice(trx, request, next, free)
    await requeueImage(trx, dependencies, request, next)
    await writeAudit(trx, dependencies.clock.now(), {
      operator,
      action: 'image.rerun',
      subject: subjectOf(imageId),
      reason,
      details: {
        key,
        free,
        person: request.user_id,
        request: request.id,
        failure: image.failure,
        tokens: fromTenths(request.price_tenths),
      },
    })
    return false
  })
  if (!repeated) dependencies.images.wake()
  return { repeated }
}
