import sharp from 'sharp'
import type { Picture } from '../engine.ts'
import { EngineError } from '../errors.ts'
import type { JobControl } from '../protocol.ts'
import { type Raster, readRaster } from '../raster.ts'
import { cropTo, isTakenForSubject, placeMask, withoutBars } from './bars.ts'
import { compose } from './compose.ts'
import { buildMatte } from './matte.ts'
import { loadOpenCv } from './opencv.ts'
import { type Segmentation, segment } from './segment.ts'
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

/** Of a picture: less is dust, more is the whole of it. */
const smallestSubject = 0.002
const largestSubject = 0.995

/** Flat bars at the borders are cut off where they were taken for the background, and the whole of the rest for a subject. */
function searchIn(small: SmallPicture): Segmentation {
  const found = segment(small)
  const frame = withoutBars(small)
  if (!isTakenForSubject(frame, found.mask, small)) return found
  const { mask, plain } = segment(cropTo(small, frame))
  return { mask: placeMask(mask, frame, small), plain }
}

/** @throws EngineError no_subject where nothing stands out */
function findSubject(small: SmallPicture): Segmentation {
  const { mask, plain } = searchIn(small)
  const share = mask.reduce((sum, value) => sum + value, 0) / mask.length
  if (share < smallestSubject || share > largestSubject)
    throw new EngineError('no_subject', `the subject would be ${(share * 100).toFixed(1)} % of the picture`)
  return { mask, plain }
}

/** Cuts the subject out: PNG with alpha, as large as the input. */
export const removeBackground = async (image: Buffer, control: JobControl): Promise<Picture> => {
  control.throwIfAborted()
  const raster = await readRaster(image)
  control.throwIfAborted()
  const small = await shrink(raster)
  await loadOpenCv()
  control.throwIfAborted()
  const { mask, plain } = findSubject(small)
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
