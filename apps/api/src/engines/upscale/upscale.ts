import sharp from 'sharp'
import type { Picture } from '../engine.ts'
import { EngineError } from '../errors.ts'
import type { JobControl } from '../protocol.ts'
import { maxOutputPixels, readRaster } from '../raster.ts'
import { crispen } from './crisp.ts'
import { double } from './double.ts'

/** Reports are a message each: as many as anybody could tell apart. */
const REPORTS = 100

/**
 * Counts pixels: each doubling writes its pixels twice, the whole once more to a file. What is written is the work; the
 * last part is one call that cannot be looked into.
 */
const counter = (pixels: number, factor: number, control: JobControl) => {
  let all = pixels * factor * factor
  for (let step = 2; step <= factor; step *= 2) all += 2 * pixels * step * step
  let made = 0
  let reported = 0
  return (more: number) => {
    made += more
    if (made - reported < all / REPORTS) return
    reported = made
    control.report(made / all)
  }
}

/** Enlarges by 2 or 4: doublings with a wide filter, each followed by an edge pass held to the original's range. */
export const upscale = async (image: Buffer, factor: number, control: JobControl): Promise<Picture> => {
  if (factor !== 2 && factor !== 4) throw new EngineError('engine_failure', 'The factor is 2 or 4.')
  control.throwIfAborted()
  const raster = await readRaster(image)
  if (raster.width * raster.height * factor * factor > maxOutputPixels)
    throw new EngineError('too_large', 'The result would have more than 64 megapixels.')
  const channels = raster.transparent ? 4 : 3
  let { width, height } = raster
  let pixels: Buffer = raster.transparent
    ? raster.data
    : await sharp(raster.data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .raw()
        .toBuffer()
  const made = counter(width * height, factor, control)
  for (let done = 1; done < factor; done *= 2) {
    const row = width * 2
    const larger = double(pixels, width, height, channels, () => made(row))
    crispen(larger, pixels, width, height, 2, channels, () => made(row))
    pixels = larger
    width *= 2
    height *= 2
  }
  const result = sharp(pixels, { raw: { width, height, channels }, limitInputPixels: maxOutputPixels })
  const format = raster.transparent && raster.format === 'jpeg' ? 'png' : raster.format
  switch (format) {
    case 'png': {
      const data = await result.png({ compressionLevel: width * height > 6_000_000 ? 3 : 6 }).toBuffer()
      return { data, contentType: 'image/png', width, height }
    }
    case 'jpeg': {
      const data = await result.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
      return { data, contentType: 'image/jpeg', width, height }
    }
    case 'webp': {
      // WebP holds alpha too, but no side longer than 16383 pixels.
      const fits = Math.max(width, height) <= 16_383 && !raster.transparent
      const data = fits
        ? await result.webp({ quality: 92 }).toBuffer()
        : await result.png({ compressionLevel: 3 }).toBuffer()
      return { data, contentType: fits ? 'image/webp' : 'image/png', width, height }
    }
  }
}
