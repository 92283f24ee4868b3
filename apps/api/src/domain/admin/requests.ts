import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import { readRequestPage } from '../images/pages.ts'
import type { Image, ImageRequest } from '../images/rows.ts'

const viewOf = (request: ImageRequest, images: readonly Image[]): Schemas['WorkRequest'] => ({
  id: request.id,
  person_id: request.user_id,
  service: request.service,
  state: request.state,
  cost: fromTenths(request.cost_tenths),
  refunded: fromTenths(request.refunded_tenths),
  created_at: request.created_at.toISOString(),
  finished_at: request.finished_at?.toISOString() ?? null,
  images: images.map(({ index, state, tries, error }) => ({ index, state, tries, error })),
})

/** Newest first; prompts stay private. @throws InvalidCursorError */
export async function readRequests(
  db: Db,
  userId: string,
  query: { cursor?: string; limit?: number },
): Promise<{ payload: Schemas['WorkRequest'][]; next_cursor: string | null }> {
  const { rows, nextCursor } = await readRequestPage(db, userId, query)
  return { payload: rows.map(({ request, images }) => viewOf(request, images)), next_cursor: nextCursor }
}
