import { randomBytes } from 'node:crypto'
import type { Db } from '../../platform/db/open.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { encode, readImage } from '../images/image-files.ts'

export const AVATAR_MAX_BYTES = 2 * 1024 * 1024
const AVATAR_SIDE = 256

export const avatarKey = (file: string): string => `avatars/${file}`

/** Re-encodes the upload as a square WebP without metadata and removes the previous avatar (D53). */
export async function saveAvatar(db: Db, storage: Storage, userId: string, upload: Buffer): Promise<string> {
  const image = await readImage(upload, 'file')
  const square = image
    .pipeline()
    .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover', position: 'attention' })
    .webp({ quality: 86 })
  const data = await encode(image, square, 'file')
  const file = `${randomBytes(16).toString('hex')}.webp`
  await storage.put(avatarKey(file), data)
  const before = await db.selectFrom('users').select('avatar_file').where('id', '=', userId).executeTakeFirst()
  await db.updateTable('users').set({ avatar_file: file }).where('id', '=', userId).execute()
  if (before?.avatar_file) await storage.remove(avatarKey(before.avatar_file))
  return file
}
