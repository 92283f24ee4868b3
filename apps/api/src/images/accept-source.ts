import type { ImageSettings } from '../db/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { acceptRequest } from './accept.ts'
import { type Source, storeSource } from './uploads.ts'

/** Accepts work on an uploaded picture: one image, whose upload is removed again when nothing comes of it. */
export async function acceptSource(
  dependencies: Dependencies,
  userId: string,
  wanted: { service: 'remove_background' | 'upscale'; settings: ImageSettings; priceTenths: number },
  source: Source,
  key: string | null,
): Promise<string> {
  const sourceFile = await storeSource(dependencies, source)
  const scope = dependencies.scopeOf(userId, wanted.service, key, [source.hash, wanted.settings])
  try {
    const accepted = await acceptRequest(dependencies, userId, { ...wanted, count: 1, sourceFile }, scope)
    if (accepted.repeated) await dependencies.storage.remove(sourceFile)
    return accepted.id
  } catch (error) {
    await dependencies.storage.remove(sourceFile)
    throw error
  }
}
