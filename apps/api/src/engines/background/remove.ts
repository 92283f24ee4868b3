import sharp from 'sharp'
import type { Picture } from '../engine.ts'
import type { JobControl } from '../protocol.ts'
import { type Raster, readRaster } from '../raster.ts'
import { compose } from './compose.ts'
import { buildMatte } from './matte.ts'
import { loadOpenCv } from './opencv.ts'
import { segment } from './segment.ts'
import type { SmallPicture } from './small-picture.ts'

/** Longest side, in pixels, on which the subject is looked for; finer does not find it better, only slower. */
const workingSide = 640

const shrink = async ({ data, width, height }: Raster): Promise<SmallPicture> => {
  const scale = Math.min(1, workingSide / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const rgb = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(size.width, size.height, { fit: 'fill', kernel: scale < 1 ? 'lanczos3' : 'nearest' })
    .raw()
    .toBuffer()
  return { ...size, rgb }
}

/** Cuts the subject out: PNG with alpha, as large as the input. */
export const removeBackground = async (image: Buffer, control: JobControl): Promise<Picture> => {
  control.throwIfAborted()
  const raster = await readRaster(image)
  control.throwIfAborted()
  const small = await shrink(raster)
  await loadOpenCv()
  control.throwIfAborted()
  const { mask, plain } = segment(small)
  control.throwIfAborted()
  const matte = buildMatte(small, mask, plain)
  control.throwIfAborted()
  compose(raster, matte)
  control.throwIfAborted()
  const { width, height, data } = raster
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: width * height > 6_000_000 ? 3 : 6 })
    .toBuffer()
  return { data: png, contentType: 'image/png', width, height }
}
