import sharp from 'sharp'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import type { UpscaleInput } from '../shared/engine.ts'
import { EngineError } from '../shared/errors.ts'
import type { JobControl } from '../shared/protocol.ts'
import { maxOutputPixels, readRaster } from '../shared/raster.ts'
import { densityTimes, encode } from './encode.ts'
import { enlarge, rowsOf } from './enlarge.ts'
import { FACTORS, type Factor, learnedFilters } from './filters.ts'

/** Limits the messages, because each report is one. */
const REPORTS = 100

/** Work is counted in pixels: making one takes as long as writing two, and the writing reports no progress. */
const MAKING = 2

const counter = (pixels: number, control: JobControl) => {
  let made = 0
  let reported = 0
  return (more: number) => {
    made += more
    if (made - reported < pixels / REPORTS) return
    reported = made
    control.report((made * MAKING) / (MAKING + 1) / pixels)
  }
}

/** Pixels that are made together, which limits the temporary memory. */
const BAND = 8_000_000
const SHORTEST = 32
const LONGEST = 256
/** Rows around a band that the filters and the correction read. */
const MARGIN = 24

/** Gives the same pixels as the whole image at once. */
function enlargeInBands(
  pixels: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
  factor: Factor,
  made: (pixels: number) => void,
): Buffer {
  const stride = width * channels
  const larger = Buffer.allocUnsafe(stride * height * factor * factor)
  const band = Math.max(SHORTEST, Math.min(LONGEST, Math.floor(BAND / (width * factor * factor))))
  for (let top = 0; top < height; top += band) {
    const bottom = Math.min(height, top + band)
    const from = Math.max(0, top - MARGIN)
    const size = { width, height: Math.min(height, bottom + MARGIN) - from, channels }
    const share = (width * (bottom - top) * factor * factor) / rowsOf(size, factor)
    const part = pixels.subarray(from * stride, (from + size.height) * stride)
    const row = stride * factor * factor
    const enlarged = enlarge(part, size, learnedFilters(factor), () => made(share))
    enlarged.copy(larger, top * row, (top - from) * row, (bottom - from) * row)
  }
  return larger
}

async function readPixels(image: Buffer) {
  const { data, transparent, ...about } = await readRaster(image)
  if (transparent) return { ...about, channels: 4 as const, pixels: data }
  const { width, height } = about
  const pixels = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...about, channels: 3 as const, pixels }
}

const isFactor = (factor: number): factor is Factor => FACTORS.some((each) => each === factor)

export const upscale = async ({ image, factor, format }: UpscaleInput, control: JobControl): Promise<EncodedImage> => {
  if (!isFactor(factor)) throw new EngineError('engine_failure', 'The factor is 2 or 4.')
  control.throwIfAborted()
  const given = await readPixels(image)
  const { channels } = given
  const [width, height] = [given.width * factor, given.height * factor]
  if (width * height > maxOutputPixels)
    throw new EngineError('too_large', 'The result would have more than 64 megapixels.')
  const pixels = enlargeInBands(given.pixels, given, factor, counter(width * height, control))
  control.throwIfAborted()
  return encode({ pixels, width, height, channels, density: densityTimes(given, factor) }, given, format)
}
