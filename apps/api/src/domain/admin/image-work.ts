import { sql } from 'kysely'
import { NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import { after, MINUTE } from '../../platform/support/clock.ts'
import { cutPage, readPage } from '../../platform/support/paging.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { openStates } from '../images/capture-and-release.ts'
import { retryableFailures } from '../images/failures.ts'

const selectWork = (db: Db) =>
  db
    .selectFrom('images')
    .innerJoin('image_requests', 'image_requests.id', 'images.request_id')
    .select(['images.id', 'images.request_id', 'images.user_id', 'images.index', 'images.state', 'images.tries'])
    .select(['images.reruns', 'images.is_gift', 'images.failure', 'images.error'])
    .select(['image_requests.service', 'image_requests.price_tenths'])
    // The time by which this list is sorted.
    .select('images.state_since as created_at')

type Work = Awaited<ReturnType<ReturnType<typeof selectWork>['executeTakeFirstOrThrow']>>

const viewOf = (work: Work): Schemas['WorkImage'] => ({
  id: work.id,
  request_id: work.request_id,
  person_id: work.user_id,
  index: work.index,
  service: work.service,
  state: work.state,
  since: work.created_at.toISOString(),
  price: fromTenths(work.price_tenths),
  tries: work.tries,
  reruns: work.reruns,
  free: work.is_gift,
  failure: work.failure,
  error: work.error,
})

/** Newest first. */
const selectFailed = (db: Db) =>
  selectWork(db)
    .where('images.state', '=', 'failed')
    .where('images.failure', 'in', retryableFailures)
    .orderBy('images.state_since', 'desc')
    .orderBy('images.id', 'desc')

/** Oldest first. */
const selectOpen = (db: Db, until: Date) =>
  selectWork(db)
    .where('images.state', 'in', openStates)
    .where('images.state_since', '<=', until)
    .orderBy('images.state_since')
    .orderBy('images.id')

interface WorkFilter {
  state?: 'failed' | 'open'
  minutes?: number
  cursor?: string
  limit?: number
}

/** Images that failed through a fault of ours, or have been open for long. @throws InvalidCursorError */
export async function readImageWork(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { state = 'failed', minutes = 10, ...query }: WorkFilter,
): Promise<{ payload: Schemas['WorkImage'][]; next_cursor: string | null }> {
  const page = readPage(query)
  let work = state === 'failed' ? selectFailed(db) : selectOpen(db, after(clock.now(), -minutes * MINUTE))
  if (page.after) {
    const { time, id } = page.after
    const follows = sql.raw(state === 'failed' ? '<' : '>')
    work = work.where(sql<boolean>`(images.state_since, images.id) ${follows} (${time}::timestamptz, ${id}::uuid)`)
  }
  const { rows, nextCursor } = cutPage(await work.limit(page.limit + 1).execute(), page)
  return { payload: rows.map(viewOf), next_cursor: nextCursor }
}

/** @throws NotFoundError */
export async function readWorkImage(db: Db, id: string): Promise<Schemas['WorkImage']> {
  const work = await selectWork(db).where('images.id', '=', id).executeTakeFirst()
  if (!work) throw new NotFoundError('There is no such image.')
  return viewOf(work)
}
