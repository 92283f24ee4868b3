import { crc32 } from 'node:zlib'
import { isWholeFile } from '@mintage/api-client/wholeFile'
import type { Metadata, Sharp } from 'sharp'
import { densityOf } from './density.ts'
import type { ImageFormat } from './encoded-image.ts'
import { isPng } from './png-chunks.ts'
import { withColoursAsProfile } from './png-colours.ts'
import { isLosslessWebp } from './webp.ts'

/** An image as browsers display it, with any colour profile, depth and orientation. */
export interface OpenImage<Format extends string = ImageFormat> {
  /**
   * A new pipeline: upright, in sRGB, with the channels and at least the depth of the file, without metadata. It
   * rejects if the pixels are damaged.
   */
  pipeline(): Sharp
  format: Format
  /** The upright width; `height` too. */
  width: number
  height: number
  /** Pixels per inch; null if the file does not state them. */
  density: number | null
  /** Whether the file is lossless. */
  isLossless: boolean
  /** Whether it has 16 bits a channel. */
  isDeep: boolean
  /** Whether the file holds exactly the image of `pipeline`: one frame, no orientation to apply. */
  isAsStored: boolean
}

/** `damaged`: a PNG, JPEG or WebP with a missing or broken part. */
export type UnopenedReason = 'not_an_image' | 'damaged' | 'too_large'

export class UnopenedImage extends Error {
  readonly reason: UnopenedReason

  constructor(reason: UnopenedReason, options?: ErrorOptions) {
    super(`the file cannot be opened as a picture: ${reason}`, options)
    this.name = 'UnopenedImage'
    this.reason = reason
  }
}

/** Loaded with the first image. */
const loadSharp = async () => (await import('sharp')).default

const isFormat = (format: string): format is ImageFormat => format === 'png' || format === 'jpeg' || format === 'webp'

async function readMetadata(data: Buffer): Promise<Metadata> {
  const sharp = await loadSharp()
  try {
    return await sharp(data, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new UnopenedImage('not_an_image', { cause })
  }
}

/**
 * Converts 16 bits with a profile to sRGB, the depth before the colours, because both at once would lose dark tones.
 * sharp alone converts colours to Display P3 without saying so, and grey not at all (0.35.5).
 */
async function deepPixels(pipeline: Sharp, space: 'rgb16' | 'grey16'): Promise<Sharp> {
  const sharp = await loadSharp()
  const { data, info } = await pipeline
    .withIccProfile('srgb', { attach: false })
    .toColourspace(space)
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / Uint16Array.BYTES_PER_ELEMENT)
  return sharp(values, { raw: { width, height, channels }, limitInputPixels: false })
}

/** Browsers apply the EXIF orientation to JPEG and PNG, but not to WebP (Chromium 147). */
const orientationOf = ({ orientation = 1, format }: Metadata): number => (format === 'webp' ? 1 : orientation)

/**
 * Opens a file of any format that the library reads; every reader of pixels uses this function or `openImage`.
 * @throws UnopenedImage
 */
export async function openAnyImage(file: Buffer, maxPixels: number): Promise<OpenImage<string>> {
  const sharp = await loadSharp()
  const metadata = await readMetadata(file)
  const { format, width, height } = metadata
  if (width * height > maxPixels) throw new UnopenedImage('too_large')
  const data = isPng(file) ? withColoursAsProfile(file) : file
  const orientation = orientationOf(metadata)
  const open = (ignoreIcc: boolean) => {
    const image = sharp(data, { limitInputPixels: maxPixels, failOn: 'error', ignoreIcc })
    return orientation === 1 ? image : image.autoOrient()
  }
  const isDeep = metadata.depth === 'ushort'
  const hasProfile = metadata.icc !== undefined || data !== file
  const deep = isDeep && hasProfile ? await deepOf(open(true), metadata.space) : null
  const isTurned = orientation >= 5
  return {
    pipeline: () => deep?.clone() ?? open(false),
    format,
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    density: densityOf(metadata),
    isLossless: format === 'png' || (format === 'webp' && isLosslessWebp(file)),
    isDeep,
    isAsStored: (metadata.pages ?? 1) === 1 && (metadata.orientation ?? 1) === 1,
  }
}

/** Opens an upload: a complete PNG, JPEG or WebP file. @throws UnopenedImage */
export async function openImage(file: Buffer, maxPixels: number): Promise<OpenImage> {
  const image = await openAnyImage(file, maxPixels)
  const { format } = image
  if (!isFormat(format)) throw new UnopenedImage('not_an_image')
  if (!isWholeFile(file, crc32)) throw new UnopenedImage('damaged')
  return { ...image, format }
}

async function deepOf(pipeline: Sharp, space: string): Promise<Sharp> {
  try {
    return await deepPixels(pipeline, space === 'grey16' ? 'grey16' : 'rgb16')
  } catch (cause) {
    throw new UnopenedImage('damaged', { cause })
  }
}

/**
 * Runs work on an image's pipeline. It blames the image only if its pixels cannot be decoded at all, and rethrows
 * other errors. (`stats` accepts a damaged PNG: sharp 0.35.5.)
 * @throws UnopenedImage
 */
export async function runPipeline<T>({ pipeline }: Pick<OpenImage, 'pipeline'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const decodes = await pipeline()
      .raw()
      .toBuffer()
      .then(
        () => true,
        () => false,
      )
    throw decodes ? error : new UnopenedImage('damaged', { cause: error })
  }
}
