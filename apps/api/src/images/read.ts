import type { Schemas } from '../contract/types.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError } from '../errors.ts'
import { readBalance } from '../ledger/ledger.ts'
import { readReturns } from './token-returns.ts'
import { imagesOf, requestView } from './views.ts'

/** The request as it stands; only its owner finds it. */
export async function readRequest(
  dependencies: Dependencies,
  userId: string,
  id: string,
): Promise<Schemas['ImageRequest']> {
  const { db, images } = dependencies
  const request = await db
    .selectFrom('image_requests')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!request) throw new NotFoundError()
  const rows = (await imagesOf(db, [id])).get(id) ?? []
  const { available } = await readBalance(db, userId)
  return requestView(request, rows, images, available, await readReturns(dependencies, userId))
}
