import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Db } from '../../platform/db/open.ts'
import type { StoredSettings } from '../../platform/db/schema.ts'
import type { TokenReturnsTable } from '../../platform/db/token-returns-table.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { returnImage } from '../ledger/movements.ts'
import { lockRequest } from './capture-and-release.ts'
import { serviceTitles } from './titles.ts'

const DEFAULT_PER_MONTH = 3

/** Limits returns to fresh images, because older ones have been used. */
const RETURNABLE_FOR = 7 * 24 * 60 * 60_000

const limitOf = ({ token_returns_per_month: limit = DEFAULT_PER_MONTH }: StoredSettings): number => limit

/** Start of the calendar month in UTC, as in the ledger. */
const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

async function leftOf(db: Db, userId: string, limit: number, now: Date): Promise<number> {
  const { used } = await db
    .selectFrom('token_returns')
    .select((row) => row.fn.countAll<string>().as('used'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', monthOf(now))
    .executeTakeFirstOrThrow()
  return Math.max(0, limit - Number(used))
}

/** The remaining returns of a person. */
export interface Returns {
  /** Null if returns are disabled. */
  left: number | null
  now: Date
}

export async function readReturns({ db, catalogue, clock }: Dependencies, userId: string): Promise<Returns> {
  const limit = limitOf(await catalogue.settings())
  const now = clock.now()
  return { left: limit === 0 ? null : await leftOf(db, userId, limit, now), now }
}

/** Whether a delivered image is young enough. */
export const isFresh = (finishedAt: Date | null, now: Date): boolean =>
  finishedAt === null || now.getTime() - finishedAt.getTime() < RETURNABLE_FOR

export interface Complaint extends Pick<TokenReturnsTable, 'reason' | 'comment'> {
  index: number
}

/**
 * Returns the tokens of one image (D76): delivered, paid, fresh and owned by the user, once each, with a monthly limit.
 * The image stays in the library. A repeated call changes nothing.
 * @throws NotFoundError for a request or image of another person, ConflictError if the image is not returnable
 */
export async function returnToken(
  { db, catalogue, clock }: Dependencies,
  userId: string,
  requestId: string,
  { index, reason, comment }: Complaint,
): Promise<void> {
  const limit = limitOf(await catalogue.settings())
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const delivered = await trx
      .selectFrom('images')
      .innerJoin('image_requests', 'image_requests.id', 'images.request_id')
      .select('images.id')
      .where('image_requests.id', '=', requestId)
      .where('image_requests.user_id', '=', userId)
      .where('images.index', '=', index)
      .executeTakeFirst()
    if (!delivered) throw new NotFoundError()
    const request = await lockRequest(trx, requestId)
    const image = await trx.selectFrom('images').selectAll().where('id', '=', delivered.id).executeTakeFirstOrThrow()
    // Locks the person, so that two parallel returns cannot both be the last one.
    await trx
      .selectFrom('ledger_accounts')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'available')
      .forUpdate()
      .execute()
    const before = await trx
      .selectFrom('token_returns')
      .select('image_id')
      .where('image_id', '=', image.id)
      .executeTakeFirst()
    if (before) return
    if (image.state !== 'delivered' || request.price_tenths === 0 || image.is_gift)
      throw new ConflictError('There is nothing to give back for this picture.')
    if (!isFresh(request.finished_at, now))
      throw new ConflictError('This picture was made too long ago to give its token back.')
    if ((await leftOf(trx, userId, limit, now)) === 0)
      throw new ConflictError('You have used all your returns for this month.')
    await trx
      .insertInto('token_returns')
      .values({
        image_id: image.id,
        user_id: userId,
        amount_tenths: request.price_tenths,
        reason,
        comment,
        created_at: now,
      })
      .execute()
    await returnImage(
      trx,
      request,
      image.id,
      request.price_tenths,
      `${serviceTitles[request.service]}: not good, given back`,
    )
    await trx
      .updateTable('image_requests')
      .set((row) => ({ refunded_tenths: row('refunded_tenths', '+', request.price_tenths) }))
      .where('id', '=', request.id)
      .execute()
  })
}
