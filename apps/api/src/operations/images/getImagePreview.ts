import { readPreview } from '../../domain/images/running-images.ts'
import { NotFoundError } from '../../errors.ts'
import { defineMemberOperation, Replied } from '../operation.ts'

export const getImagePreview = defineMemberOperation(
  'getImagePreview',
  async ({ path, member, reply }, { db, images }) => {
    const image = await db
      .selectFrom('images')
      .innerJoin('image_requests', 'image_requests.id', 'images.request_id')
      .select('images.id')
      .where('images.request_id', '=', path.id)
      .where('images.index', '=', path.index)
      .where('image_requests.user_id', '=', member.id)
      .executeTakeFirst()
    const preview = image && (images.previews.get(image.id)?.data ?? (await readPreview(db, image.id)))
    if (!preview) throw new NotFoundError()
    return new Replied(reply.type('image/webp').send(preview))
  },
)
