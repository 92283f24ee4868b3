import sharp from 'sharp'
import type { Picture } from '../engine.ts'
import { EngineError } from '../errors.ts'
import type { Stage } from '../protocol.ts'
import { maxOutputPixels, readRaster } from '../raster.ts'
import { crispen } from './crisp.ts'
import { double } from './double.ts'

/** Enlarges by 2 or 4: doublings with a wide filter, each followed by an edge pass held to the original's range. */
export const upscale = async (image: Buffer, factor: number, stage: Stage): Promise<Picture> => {
  if (factor !== 2 && factor !== 4) throw new EngineError('engine_failure', 'The factor is 2 or 4.')
  stage.reach(0.02)
  const raster = await readRaster(image)
  if (raster.width * raster.height * factor * factor > maxOutputPixels)
    throw new EngineError('too_large', 'The result would have more than 64 megapixels.')
  stage.reach(0.12)
  const channels = raster.transparent ? 4 : 3
  let { width, height } = raster
  let pixels: Buffer = raster.transparent
    ? raster.data
    : await sharp(raster.data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .raw()
        .toBuffer()
  for (let done = 1; done < factor; done *= 2) {
    const larger = double(pixels, width, height, channels)
    stage.reach(0.12 + 0.7 * ((done * 2 - 1) / (factor * 1.5)))
    crispen(larger, pixels, width, height, 2, channels)
    pixels = larger
    width *= 2
    height *= 2
    stage.reach(0.12 + 0.7 * ((done * 2) / factor) * 0.98)
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
