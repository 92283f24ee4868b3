import sharp from 'sharp'
import type { Picture, UpscaleInput } from '../engine.ts'
import { EngineError } from '../errors.ts'
import type { JobControl } from '../protocol.ts'
import { maxOutputPixels, readRaster } from '../raster.ts'
import { encode, formatLike } from './encode.ts'
import { enlarge } from './enlarge.ts'
import { type Filters, learnedFilters } from './filters.ts'
import { trusted } from './trust.ts'

/** Reports are a message each: as many as anybody could tell apart. */
const REPORTS = 100

/**
 * Counts pixels: each that is made takes as long as two that are written to the file. The writing is one call that cannot
 * be looked into.
 */
const MAKING = 2

const counter = (pixels: number, factor: number, control: JobControl) => {
  let all = pixels * factor * factor
  for (let step = 2; step <= factor; step *= 2) all += MAKING * pixels * step * step
  let made = 0
  let reported = 0
  return (more: number) => {
    made += more
    if (made - reported < all / REPORTS) return
    reported = made
    control.report(made / all)
  }
}

/** Rows that are enlarged together: what is needed beside the result is held for these alone. */
const BAND = 256
/** Rows around a band that are looked at: by its filters, and to agree with the picture. */
const MARGIN = 16

/** One doubling, band by band: the same pixels as in one piece. */
function double(
  pixels: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
  filters: Filters,
  made: (pixels: number) => void,
): Buffer {
  const stride = width * channels
  const larger = Buffer.allocUnsafe(stride * height * 4)
  for (let top = 0; top < height; top += BAND) {
    const bottom = Math.min(height, top + BAND)
    const from = Math.max(0, top - MARGIN)
    const rows = Math.min(height, bottom + MARGIN) - from
    const onRow = () => made((MAKING * width * 4 * (bottom - top)) / rows / channels)
    const part = pixels.subarray(from * stride, (from + rows) * stride)
    const enlarged = enlarge(part, { width, height: rows, channels }, filters, onRow)
    enlarged.copy(larger, top * stride * 4, (top - from) * stride * 4, (bottom - from) * stride * 4)
  }
  return larger
}

async function readPixels(image: Buffer) {
  const { data, format, transparent, ...size } = await readRaster(image)
  if (transparent) return { ...size, format, channels: 4 as const, pixels: data }
  const pixels = await sharp(data, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...size, format, channels: 3 as const, pixels }
}

/** Enlarges by 2 or 4, in doublings: the second has filters of its own, because what it is given was enlarged already. */
export const upscale = async ({ image, factor, format }: UpscaleInput, control: JobControl): Promise<Picture> => {
  if (factor !== 2 && factor !== 4) throw new EngineError('engine_failure', 'The factor is 2 or 4.')
  control.throwIfAborted()
  const picture = await readPixels(image)
  const { channels } = picture
  let { width, height, pixels } = picture
  if (width * height * factor * factor > maxOutputPixels)
    throw new EngineError('too_large', 'The result would have more than 64 megapixels.')
  const filters = learnedFilters()
  const made = counter(width * height, factor, control)
  for (let done = 1; done < factor; done *= 2) {
    const size = { width, height, channels }
    pixels = double(pixels, size, trusted(pixels, size, done === 1 ? filters.first : filters.second), made)
    width *= 2
    height *= 2
  }
  control.throwIfAborted()
  const result = { pixels, width, height, channels }
  return encode(result, format ?? formatLike(picture.format, result))
}
