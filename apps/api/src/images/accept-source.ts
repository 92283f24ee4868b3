import type { ImageSettings } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { acceptRequest } from './accept.ts'
import { type Source, storeSource } from './uploads.ts'

/** Accepts work on an uploaded picture: one image, whose upload is removed again when nothing comes of it. */
export async function acceptSource(
  services: Services,
  userId: string,
  wanted: { service: 'remove_background' | 'upscale'; settings: ImageSettings; priceTenths: number },
  source: Source,
  key: string | null,
): Promise<string> {
  const sourceFile = await storeSource(services, source)
  const scope = services.scopeOf(userId, wanted.service, key, [source.hash, wanted.settings])
  try {
    const accepted = await acceptRequest(services, userId, { ...wanted, count: 1, sourceFile }, scope)
    if (accepted.repeated) await services.storage.remove(sourceFile)
    return accepted.id
  } catch (error) {
    await services.storage.remove(sourceFile)
    throw error
  }
}
