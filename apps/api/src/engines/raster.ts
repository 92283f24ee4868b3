import sharp from 'sharp'
import { EngineError } from './errors.ts'

/** Upload limit in pixels (D55); an engine may take less. */
export const uploadMaxPixels = 25_000_000
/** Limit in pixels for what an engine may produce (D55). */
export const maxOutputPixels = 64_000_000

type Format = 'png' | 'jpeg' | 'webp'

/** Decoded pixels: RGBA, eight bits a channel, upright. */
export interface Raster {
  width: number
  height: number
  data: Buffer
  format: Format
  /** Whether any pixel lets something through. */
  transparent: boolean
}

const isFormat = (format: string | undefined): format is Format =>
  format === 'png' || format === 'jpeg' || format === 'webp'

const unreadable = (cause?: unknown) =>
  new EngineError('unreadable_image', 'The file is not a readable PNG, JPEG or WebP image.', { cause })

/** Reads an upload: format by content, orientation applied, colours in sRGB, limits checked before anything is decoded. */
export const readRaster = async (image: Buffer, maxPixels = uploadMaxPixels): Promise<Raster> => {
  let format: string | undefined
  let pixels = 0
  try {
    const meta = await sharp(image, { limitInputPixels: false }).metadata()
    format = meta.format
    pixels = meta.width * meta.height
  } catch (error) {
    throw unreadable(error)
  }
  if (!isFormat(format)) throw unreadable()
  if (pixels > maxPixels) throw new EngineError('too_large', `The image has more than ${maxPixels / 1e6} megapixels.`)
  try {
    const { data, info } = await sharp(image, { limitInputPixels: maxPixels })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    let transparent = false
    for (let i = 3; i < data.length && !transparent; i += 4) transparent = data[i] !== 255
    return { width: info.width, height: info.height, data, format, transparent }
  } catch (error) {
    throw unreadable(error)
  }
}
