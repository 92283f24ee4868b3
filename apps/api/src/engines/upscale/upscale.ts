import sharp from 'sharp'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import type { UpscaleInput } from '../shared/engine.ts'
import { EngineError } from '../shared/errors.ts'
import type { JobControl } from '../shared/protocol.ts'
import { maxOutputPixels, readRaster } from '../shared/raster.ts'
import { encode, scaledDensity } from './encode.ts'
import { enlarge, reportedRows } from './enlarge.ts'
import { FACTORS, type Factor, trainedFilters } from './filters.ts'

/** Limits the messages, because each report is one. */
const REPORTS = 100

/** Work is counted in pixels: making one takes as long as writing two, and the writing reports no progress. */
const MAKING = 2

const progressCounter = (pixels: number, control: JobControl) => {
  let done = 0
  let reported = 0
  return (more: number) => {
    done += more
    if (done - reported < pixels / REPORTS) return
    reported = done
    control.report((done * MAKING) / (MAKING + 1) / pixels)
  }
}

/** Pixels that are made together, which limits the temporary memory. */
const BAND_PIXELS = 8_000_000
const MIN_BAND_ROWS = 32
const MAX_BAND_ROWS = 256
/** Rows around a band that the filters and the correction read. */
const MARGIN_ROWS = 24

/** Gives the same pixels as the whole image at once. */
function enlargeInBands(
  pixels: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
  factor: Factor,
  onPixels: (pixels: number) => void,
): Buffer {
  const stride = width * channels
  const larger = Buffer.allocUnsafe(stride * height * factor * factor)
  const band = Math.max(MIN_BAND_ROWS, Math.min(MAX_BAND_ROWS, Math.floor(BAND_PIXELS / (width * factor * factor))))
  for (let top = 0; top < height; top += band) {
    const bottom = Math.min(height, top + band)
    const from = Math.max(0, top - MARGIN_ROWS)
    const size = { width, height: Math.min(height, bottom + MARGIN_ROWS) - from, channels }
    const share = (width * (bottom - top) * factor * factor) / reportedRows(size, factor)
    const part = pixels.subarray(from * stride, (from + size.height) * stride)
    const row = stride * factor * factor
    const enlarged = enlarge(part, size, trainedFilters(factor), () => onPixels(share))
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
  const source = await readPixels(image)
  const { channels } = source
  const [width, height] = [source.width * factor, source.height * factor]
  if (width * height > maxOutputPixels)
    throw new EngineError('too_large', 'The result would have more than 64 megapixels.')
  const pixels = enlargeInBands(source.pixels, source, factor, progressCounter(width * height, control))
  control.throwIfAborted()
  return encode({ pixels, width, height, channels, density: scaledDensity(source, factor) }, source, format)
}
