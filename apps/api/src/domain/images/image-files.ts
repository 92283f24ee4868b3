import type { Sharp } from 'sharp'
import { ValidationError } from '../../errors.ts'
import { withDensity } from '../../pixels/density.ts'
import { type OpenImage, openAnyImage, openImage, runPipeline, UnopenedImage } from '../../pixels/open-image.ts'
import { bareImage } from '../../pixels/webp.ts'

/** Limits of D55, in bytes and pixels. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
const MAX_PIXELS_IN = 25_000_000
export const MAX_PIXELS_OUT = 64_000_000

export const contentTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const
export const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

/** The content type of a stored file, by its extension. */
export function typeOf(key: string | null): keyof typeof extensions {
  if (key?.endsWith('.jpg')) return 'image/jpeg'
  return key?.endsWith('.webp') ? 'image/webp' : 'image/png'
}

const FORMATS = 'Please send a PNG, JPEG or WebP picture.'

/** @throws ValidationError on `field` for an unusable file; other errors unchanged */
export const unreadableImage = (field: string) =>
  new ValidationError({ [field]: [`This picture could not be read. ${FORMATS}`] })

const damagedImage = (field: string) =>
  new ValidationError({ [field]: ['This picture could not be read: the file is damaged, or ends early.'] })

function toValidationError(error: unknown, field: string, maxPixels: number): unknown {
  if (!(error instanceof UnopenedImage)) return error
  switch (error.reason) {
    case 'too_large':
      return tooManyPixels(field, maxPixels)
    case 'damaged':
      return damagedImage(field)
    case 'not_an_image':
      return unreadableImage(field)
  }
}

/**
 * Judges an upload by its content, never by its name.
 * @param maxPixels limit of the service
 * @throws ValidationError on `field`
 */
export const readImage = (data: Buffer, field: string, maxPixels = MAX_PIXELS_IN): Promise<OpenImage> =>
  openImage(data, maxPixels).catch((error: unknown) => {
    throw toValidationError(error, field, maxPixels)
  })

/** Encodes the result of an upload. @throws ValidationError on `field` if its pixels are damaged */
export const encode = (image: OpenImage, pixels: Sharp, field: string): Promise<Buffer> =>
  runPipeline(image, () => pixels.toBuffer()).catch((error: unknown) => {
    throw toValidationError(error, field, MAX_PIXELS_IN)
  })

function tooManyPixels(field: string, maxPixels: number): ValidationError {
  const side = Math.floor(Math.sqrt(maxPixels))
  const megapixels = maxPixels / 1e6
  const unit = megapixels === 1 ? 'megapixel' : 'megapixels'
  const limit = `at most ${megapixels} ${unit}, for example ${side} x ${side}`
  return new ValidationError({ [field]: [`This picture is too large: ${limit}.`] })
}

export interface CleanImage {
  data: Buffer
  contentType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
}

/** Encodes an upload without visible loss, because the result is made from it. */
function visuallyLossless({ pipeline, format, isLossless, isDeep, density }: OpenImage): Sharp {
  const pixels = withDensity(isDeep ? pipeline().toColourspace('rgb16') : pipeline(), density)
  switch (format) {
    case 'png':
      return pixels.png({ compressionLevel: 6 })
    case 'jpeg':
      return pixels.jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    case 'webp':
      return pixels.webp(isLossless ? { lossless: true } : { quality: 100, smartSubsample: true })
  }
}

/** Keeps the compressed data of a WebP without metadata; decodes it only as a check. */
async function copyWebp(image: OpenImage, upload: Buffer, field: string): Promise<Buffer | null> {
  const copy = image.format === 'webp' && image.density === null ? bareImage(upload) : null
  if (copy !== null) await encode(image, image.pipeline().raw(), field)
  return copy
}

/** Cleans an upload: upright, in its own format, without metadata except the pixels per inch. */
export async function cleanImage(upload: Buffer, field: string, maxPixels: number): Promise<CleanImage> {
  const image = await readImage(upload, field, maxPixels)
  const { format, width, height } = image
  const data = (await copyWebp(image, upload, field)) ?? (await encode(image, visuallyLossless(image), field))
  return { data, contentType: contentTypes[format], width, height }
}

const THUMB_SIDE = 480

/** Keeps the metadata about the origin. */
export async function makeThumb(data: Buffer): Promise<Buffer> {
  const { pipeline } = await openAnyImage(data, MAX_PIXELS_OUT)
  return pipeline()
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 80 })
    .keepXmp()
    .toBuffer()
}
