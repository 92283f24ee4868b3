import { NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { readBalance } from '../ledger/ledger.ts'
import { readReturns } from './token-returns.ts'
import { imagesOf, requestView } from './views.ts'

/** The requests of this user among these ids. */
export async function readRequests(
  dependencies: Dependencies,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas['ImageRequest']>> {
  const { db, images } = dependencies
  const requests = await db
    .selectFrom('image_requests')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('user_id', '=', userId)
    .execute()
  if (requests.length === 0) return new Map()
  const rows = await imagesOf(
    db,
    requests.map(({ id }) => id),
  )
  const { available } = await readBalance(db, userId)
  const returns = await readReturns(dependencies, userId)
  return new Map(
    requests.map((request) => [
      request.id,
      requestView(request, rows.get(request.id) ?? [], images, available, returns),
    ]),
  )
}

/** Only its owner finds a request. */
export async function readRequest(
  dependencies: Dependencies,
  userId: string,
  id: string,
): Promise<Schemas['ImageRequest']> {
  const request = (await readRequests(dependencies, userId, [id])).get(id)
  if (!request) throw new NotFoundError()
  return request
}
