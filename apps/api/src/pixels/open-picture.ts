import sharp, { type Metadata, type Sharp } from 'sharp'
import type { PictureFormat } from '../engines/engine.ts'
import { densityOf } from './density.ts'
import { isPng } from './png-chunks.ts'
import { withColoursAsProfile } from './png-colours.ts'
import { isLosslessWebp } from './webp.ts'
import { isWholeFile } from './whole-file.ts'

/** A picture as a browser shows it, with any colour profile, depth and orientation. */
export interface OpenPicture<Format extends string = PictureFormat> {
  /**
   * Upright, in sRGB, with the channels and at least the depth of the file. A new pipeline, without metadata; it rejects
   * where the pixels are damaged.
   */
  pipeline(): Sharp
  format: Format
  /** Upright, as `height`. */
  width: number
  height: number
  /** Pixels an inch; null where the file does not say. */
  density: number | null
  /** Whether the file holds every pixel as it was drawn. */
  isLossless: boolean
  /** Whether it has 16 bits a channel. */
  isDeep: boolean
  /** Whether the file holds one picture, as `pipeline` gives it: no frames after it, and nothing to be turned. */
  isAsStored: boolean
}

/** Why a file could not be opened. `damaged`: it is a PNG, JPEG or WebP, of which a part is missing or broken. */
export type UnopenedReason = 'not_a_picture' | 'damaged' | 'too_large'

export class UnopenedPicture extends Error {
  readonly reason: UnopenedReason

  constructor(reason: UnopenedReason, options?: ErrorOptions) {
    super(`the file cannot be opened as a picture: ${reason}`, options)
    this.name = 'UnopenedPicture'
    this.reason = reason
  }
}

const isFormat = (format: string): format is PictureFormat => format === 'png' || format === 'jpeg' || format === 'webp'

async function readMetadata(data: Buffer): Promise<Metadata> {
  try {
    return await sharp(data, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new UnopenedPicture('not_a_picture', { cause })
  }
}

/**
 * 16 bits with a profile, in sRGB: sharp converts them to Display P3 and does not say so, or, where they are grey, not at
 * all (0.35.5). Both steps at once would lose what is dark: the depth is changed before the colours.
 */
async function deepPixels(pipeline: Sharp, space: 'rgb16' | 'grey16'): Promise<Sharp> {
  const { data, info } = await pipeline
    .withIccProfile('srgb', { attach: false })
    .toColourspace(space)
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / Uint16Array.BYTES_PER_ELEMENT)
  return sharp(values, { raw: { width, height, channels }, limitInputPixels: false })
}

/** Browsers turn JPEG and PNG by their EXIF orientation, and leave WebP as it is (Chromium 147): so does this. */
const orientationOf = ({ orientation = 1, format }: Metadata): number => (format === 'webp' ? 1 : orientation)

/**
 * Opens a file of any format that the library reads. Every reader of pixels uses this function or `openPicture`.
 * @throws UnopenedPicture
 */
export async function openAnyPicture(file: Buffer, maxPixels: number): Promise<OpenPicture<string>> {
  const metadata = await readMetadata(file)
  const { format, width, height } = metadata
  if (width * height > maxPixels) throw new UnopenedPicture('too_large')
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

/** Opens an upload: a PNG, JPEG or WebP file that is all there. @throws UnopenedPicture */
export async function openPicture(file: Buffer, maxPixels: number): Promise<OpenPicture> {
  const picture = await openAnyPicture(file, maxPixels)
  const { format } = picture
  if (!isFormat(format)) throw new UnopenedPicture('not_a_picture')
  if (!isWholeFile(file, format)) throw new UnopenedPicture('damaged')
  return { ...picture, format }
}

async function deepOf(pipeline: Sharp, space: string): Promise<Sharp> {
  try {
    return await deepPixels(pipeline, space === 'grey16' ? 'grey16' : 'rgb16')
  } catch (cause) {
    throw new UnopenedPicture('damaged', { cause })
  }
}

/**
 * Runs what was made of a picture's pipeline. When that fails the picture is blamed only if its pixels cannot be decoded
 * at all: a failure of ours is reported as one. (`stats` of a damaged PNG says that all is well: sharp 0.35.5.)
 * @throws UnopenedPicture
 */
export async function run<T>({ pipeline }: Pick<OpenPicture, 'pipeline'>, work: () => Promise<T>): Promise<T> {
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
    throw decodes ? error : new UnopenedPicture('damaged', { cause: error })
  }
}
