import type { Db } from '../../platform/db/open.ts'
import { cutPage, isAfter, readPage } from '../../platform/support/paging.ts'
import type { ImageRequest, JudgedImage } from './rows.ts'
import { imagesOf } from './views.ts'

interface RequestWithImages {
  request: ImageRequest
  images: readonly JudgedImage[]
}

/** A page of a person's requests with their images, newest first. @throws InvalidCursorError */
export async function readRequestPage(
  db: Db,
  userId: string,
  query: { cursor?: string; limit?: number },
): Promise<{ rows: RequestWithImages[]; nextCursor: string | null }> {
  const page = readPage(query)
  let requests = db.selectFrom('image_requests').selectAll().where('user_id', '=', userId)
  if (page.after) requests = requests.where(isAfter(page.after))
  const found = await requests
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute()
  const { rows, nextCursor } = cutPage(found, page)
  const byRequest = await imagesOf(
    db,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((request) => ({ request, images: byRequest.get(request.id) ?? [] })), nextCursor }
}
