import sharp from 'sharp'
import type { Picture, PromptReading } from '../engines/engine.ts'
import type { Storage } from '../storage/storage.ts'
import { extensions, makeThumb } from './pictures.ts'
import type { MadePicture } from './run.ts'

/** A finished picture whose files are safe, before the rows know of it. */
export interface StoredPicture extends Pick<Picture, 'contentType' | 'width' | 'height'> {
  /** That of the image: what a try has stored is found by the next. */
  projectId: string
  /** Storage keys. */
  full: string
  thumb: string
  bytes: number
  /** The name of the engine that made it; null where it is not known any more. */
  engine: string | null
  reading: PromptReading | null
}

const contentTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

const fullKey = (imageId: string, contentType: Picture['contentType']) =>
  `projects/${imageId}/full.${extensions[contentType]}`
const thumbKey = (imageId: string) => `projects/${imageId}/thumb.webp`

/** Where a cut-out is stored as the engine made it. */
export const firstFiles = (imageId: string) => ({
  full_file: fullKey(imageId, 'image/png'),
  thumb_file: thumbKey(imageId),
})

/** Thumb first: where the full picture is, nothing is missing. */
export async function storePicture(
  storage: Storage,
  imageId: string,
  { data, contentType, width, height, engine, reading }: MadePicture,
): Promise<StoredPicture> {
  const full = fullKey(imageId, contentType)
  const thumb = thumbKey(imageId)
  await storage.put(thumb, await makeThumb(data))
  await storage.put(full, data)
  const files = { projectId: imageId, full, thumb, bytes: data.length }
  return { ...files, contentType, width, height, engine, reading: reading ?? null }
}

/** What an earlier try stored and did not deliver, because its process ended; how it was read is lost. */
export async function findStored(storage: Storage, imageId: string): Promise<StoredPicture | null> {
  for (const contentType of contentTypes) {
    const full = fullKey(imageId, contentType)
    const data = await storage.read(full)
    if (data === null) continue
    const { width, height } = await sharp(data).metadata()
    const files = { projectId: imageId, full, thumb: thumbKey(imageId), bytes: data.length }
    return { ...files, contentType, width, height, engine: null, reading: null }
  }
  return null
}
