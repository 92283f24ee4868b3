import type { PromptReading } from '../../engines/shared/engine.ts'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { extensions, makeThumb } from './image-files.ts'
import type { MadeImage } from './run.ts'

/** A finished image with its files stored, before its rows are written. */
export interface StoredImage extends Pick<EncodedImage, 'contentType' | 'width' | 'height'> {
  /** The image's id, so that a later try finds the files of an earlier one. */
  projectId: string
  /** Storage keys. */
  full: string
  thumb: string
  bytes: number
  /** The name of the engine; null if unknown. */
  engine: string | null
  reading: PromptReading | null
}

const contentTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

const fullKey = (imageId: string, contentType: EncodedImage['contentType']) =>
  `projects/${imageId}/full.${extensions[contentType]}`
const thumbKey = (imageId: string) => `projects/${imageId}/thumb.webp`

/** Storage keys of the engine's own cut-out. */
export const firstFiles = (imageId: string) => ({
  full_file: fullKey(imageId, 'image/png'),
  thumb_file: thumbKey(imageId),
})

/** Stores the thumb first, so that an existing full image is always complete. */
export async function storeImage(
  storage: Storage,
  imageId: string,
  { data, contentType, width, height, engine, reading }: MadeImage,
): Promise<StoredImage> {
  const full = fullKey(imageId, contentType)
  const thumb = thumbKey(imageId)
  await storage.put(thumb, await makeThumb(data))
  await storage.put(full, data)
  const files = { projectId: imageId, full, thumb, bytes: data.length }
  return { ...files, contentType, width, height, engine, reading: reading ?? null }
}

/** A result that an earlier process stored but did not deliver; its reading is lost. */
export async function findStored(storage: Storage, imageId: string): Promise<StoredImage | null> {
  for (const contentType of contentTypes) {
    const full = fullKey(imageId, contentType)
    const data = await storage.read(full)
    if (data === null) continue
    const { default: sharp } = await import('sharp')
    const { width, height } = await sharp(data).metadata()
    const files = { projectId: imageId, full, thumb: thumbKey(imageId), bytes: data.length }
    return { ...files, contentType, width, height, engine: null, reading: null }
  }
  return null
}
