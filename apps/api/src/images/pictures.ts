import sharp, { type Sharp } from 'sharp'
import { ValidationError } from '../errors.ts'

/** Limits of D55, in bytes and pixels. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
const MAX_PIXELS_IN = 25_000_000
export const MAX_PIXELS_OUT = 64_000_000

type PictureFormat = 'png' | 'jpeg' | 'webp'

export const contentTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const
export const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

/** What a stored file is, by the end of its name. */
export function typeOf(key: string | null): keyof typeof extensions {
  if (key?.endsWith('.jpg')) return 'image/jpeg'
  return key?.endsWith('.webp') ? 'image/webp' : 'image/png'
}

export interface Picture {
  /** Upright, and without the metadata of the upload once it is written out. */
  sharp: Sharp
  format: PictureFormat
  width: number
  height: number
}

const readingOptions = { limitInputPixels: MAX_PIXELS_IN, failOn: 'error' } as const

const isFormat = (format: string): format is PictureFormat => format === 'png' || format === 'jpeg' || format === 'webp'

export const unreadable = (field: string) =>
  new ValidationError({ [field]: ['This picture could not be read. Please send a PNG, JPEG or WebP picture.'] })

/**
 * Judges an upload by its content, whatever its name says.
 * @param maxPixels that what is done with it takes
 * @throws ValidationError on `field`
 */
export async function readPicture(data: Buffer, field: string, maxPixels = MAX_PIXELS_IN): Promise<Picture> {
  const image = sharp(data, readingOptions)
  const metadata = await image.metadata().catch((error: unknown) => {
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message)
    throw tooMany ? tooManyPixels(field, maxPixels) : unreadable(field)
  })
  const { format, width, height } = metadata
  if (!isFormat(format)) throw unreadable(field)
  if (width * height > maxPixels) throw tooManyPixels(field, maxPixels)
  const turned = (metadata.orientation ?? 1) >= 5
  return { sharp: image.autoOrient(), format, width: turned ? height : width, height: turned ? width : height }
}

/**
 * Writes what was made of a picture. When that fails the picture is blamed only if it cannot be decoded at all: a failure
 * of ours is reported as one.
 */
export async function written(pipeline: Sharp, upload: Buffer, field: string): Promise<Buffer> {
  try {
    return await pipeline.toBuffer()
  } catch (error) {
    const decodes = await sharp(upload, readingOptions)
      .stats()
      .then(
        () => true,
        () => false,
      )
    throw decodes ? error : unreadable(field)
  }
}

function tooManyPixels(field: string, maxPixels: number): ValidationError {
  const side = Math.floor(Math.sqrt(maxPixels))
  const megapixels = maxPixels / 1e6
  const unit = megapixels === 1 ? 'megapixel' : 'megapixels'
  const limit = `at most ${megapixels} ${unit}, for example ${side} x ${side}`
  return new ValidationError({ [field]: [`This picture is too large: ${limit}.`] })
}

export interface CleanPicture {
  data: Buffer
  contentType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

/** Writes the picture anew: upright, without location or any other metadata, in its own format. */
export async function cleanPicture(upload: Buffer, field: string, maxPixels: number): Promise<CleanPicture> {
  const { sharp: image, format, width, height } = await readPicture(upload, field, maxPixels)
  const encoded =
    format === 'png'
      ? image.png({ compressionLevel: 6 })
      : format === 'jpeg'
        ? image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        : image.webp({ quality: 95 })
  const data = await written(encoded, upload, field)
  return { data, contentType: contentTypes[format], width, height }
}

const THUMB_SIDE = 480

/** With what the metadata of the picture say about where it comes from. */
export const makeThumb = (data: Buffer): Promise<Buffer> =>
  sharp(data, { limitInputPixels: MAX_PIXELS_OUT })
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .keepXmp()
    .toBuffer()
