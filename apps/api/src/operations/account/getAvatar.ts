import { avatarKey } from '../../domain/accounts/avatars.ts'
import { NotFoundError } from '../../errors.ts'
import { defineOperation, Replied } from '../operation.ts'

export const getAvatar = defineOperation('getAvatar', async ({ path, reply }, { storage }) => {
  const file = await storage.open(avatarKey(path.file))
  if (!file) throw new NotFoundError()
  reply
    .type('image/webp')
    .header('content-length', file.size)
    .header('cache-control', 'public, max-age=31536000, immutable')
  return new Replied(reply.send(file.stream))
})
