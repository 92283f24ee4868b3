import sharp from 'sharp'
import { writePng } from '../pixels/write-png.ts'
import type { Picture } from './engine.ts'
import type { Raster } from './raster.ts'

/** The picture with the mask's share of its opacity. */
export async function applyMask(
  raster: Raster,
  mask: Buffer,
  size: { width: number; height: number },
): Promise<Picture> {
  const { data, width, height } = raster
  const alpha = await sharp(mask, { raw: { ...size, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  for (let i = 0; i < width * height; i++) {
    const share = Math.round(((data[i * 4 + 3] ?? 0) * (alpha[i] ?? 0)) / 255)
    // No hidden colour of the old background.
    if (share === 0) data.fill(0, i * 4, i * 4 + 4)
    else data[i * 4 + 3] = share
  }
  return writePng(raster)
}
