import { type OpenImage, openImage, runPipeline, UnopenedImage } from '../../pixels/open-image.ts'
import { EngineError } from './errors.ts'

/** Upload limit in pixels (D55); an engine may accept less. */
export const uploadMaxPixels = 25_000_000
/** Limit in pixels for the result of an engine (D55). */
export const maxOutputPixels = 64_000_000

/** Decoded pixels: RGBA, eight bits a channel, upright, in sRGB. */
export interface Raster extends Pick<OpenImage, 'width' | 'height' | 'format' | 'density' | 'isLossless'> {
  data: Buffer
  /** Whether any pixel is not opaque. */
  transparent: boolean
}

function toEngineError(error: unknown, maxPixels: number): unknown {
  if (!(error instanceof UnopenedImage)) return error
  return error.reason === 'too_large'
    ? new EngineError('too_large', `The image has more than ${maxPixels / 1e6} megapixels.`)
    : new EngineError('unreadable_image', 'The file is not a readable PNG, JPEG or WebP image.', { cause: error })
}

/** Checks the limits of an upload before it decodes. */
export async function readRaster(image: Buffer, maxPixels = uploadMaxPixels): Promise<Raster> {
  try {
    const opened = await openImage(image, maxPixels)
    const pixels = opened.pipeline().toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' })
    const { data, info } = await runPipeline(opened, () => pixels.toBuffer({ resolveWithObject: true }))
    let transparent = false
    for (let i = 3; i < data.length && !transparent; i += 4) transparent = data[i] !== 255
    const { format, density, isLossless } = opened
    return { width: info.width, height: info.height, data, format, density, isLossless, transparent }
  } catch (error) {
    throw toEngineError(error, maxPixels)
  }
}
