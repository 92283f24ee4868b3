import sharp from 'sharp'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import { writePng } from '../../pixels/write-png.ts'
import type { SubjectBox } from '../shared/engine.ts'
import { EngineError } from '../shared/errors.ts'
import type { JobControl } from '../shared/protocol.ts'
import { type Raster, readRaster } from '../shared/raster.ts'
import { applyMatte } from './apply-matte.ts'
import {
  boxOfFrame,
  crop,
  type Frame,
  fillsImage,
  frameOf,
  frameOfBox,
  isPoint,
  placeMask,
  toPart,
  withMargin,
} from './frames.ts'
import { contentFrame, isLetterboxOutline } from './letterbox.ts'
import { buildMatte } from './matte.ts'
import { loadOpenCv } from './opencv.ts'
import { type Decision, segment } from './segment.ts'
import { segmentAtPoint } from './segment-at-point.ts'
import { segmentInBox } from './segment-in-box.ts'
import { coverageOf, type Segmentation } from './segmentation.ts'
import { type SmallImage, sizeWithin } from './small-image.ts'

/** Longest side, in pixels, on which the subject is looked for; finer does not find it better, only slower. */
const workingSide = 640

const shrink = async ({ data, width, height }: Raster, part: Frame): Promise<SmallImage> => {
  const size = sizeWithin(part, workingSide)
  const rgb = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(part)
    .flatten({ background: '#ffffff' })
    .resize(size.width, size.height, { fit: 'fill', kernel: size.width < part.width ? 'lanczos3' : 'nearest' })
    .raw()
    .toBuffer()
  return { ...size, rgb }
}

/** Shares of an image: a smaller subject is noise, a larger one is the whole image. */
const minSubject = 0.002
const maxSubject = 0.995

/** Flat bars at the borders are cut off where they were taken for the background, and the whole of the rest for a subject. */
function segmentContent(small: SmallImage): Decision {
  const found = segment(small)
  const frame = contentFrame(small)
  if (!isLetterboxOutline(frame, found.mask, small)) return found
  const inside = segment(crop(small, frame))
  return { ...inside, mask: placeMask(inside.mask, frame, small) }
}

const isSubject = (share: number): boolean => share >= minSubject && share <= maxSubject

/** @throws EngineError no_subject if no subject is found */
function assertSubject({ mask }: Segmentation): void {
  const share = coverageOf(mask)
  if (!isSubject(share))
    throw new EngineError('no_subject', `the subject would be ${(share * 100).toFixed(1)} % of the picture`)
}

interface SearchResult extends Segmentation {
  small: SmallImage
  /** The part of the image that `small` shows. */
  part: Frame
}

const fullFrame = ({ width, height }: Raster): Frame => ({ left: 0, top: 0, width, height })

async function searchSubject(raster: Raster, box: SubjectBox | undefined): Promise<SearchResult> {
  const whole = fullFrame(raster)
  if (box && !isPoint(box)) {
    const frame = frameOfBox(box, raster)
    if (fillsImage(frame, raster)) {
      const small = await shrink(raster, frame)
      return { small, part: frame, ...segmentContent(small) }
    }
    const part = withMargin(frame, raster)
    const small = await shrink(raster, part)
    return { small, part, ...segmentInBox(small, toPart(frame, part, small)) }
  }
  const small = await shrink(raster, whole)
  if (!box) return { small, part: whole, ...segmentContent(small) }
  return { small, part: whole, isUniform: false, mask: segmentAtPoint(small, box) }
}

/** Cuts the subject out: PNG with alpha, as large as the input. */
export const removeBackground = async (
  image: Buffer,
  box: SubjectBox | undefined,
  control: JobControl,
): Promise<EncodedImage> => {
  control.throwIfAborted()
  const raster = await readRaster(image)
  await loadOpenCv()
  control.throwIfAborted()
  const found = await searchSubject(raster, box)
  assertSubject(found)
  control.throwIfAborted()
  const matte = buildMatte(found.small, found.mask, found.isUniform)
  control.throwIfAborted()
  applyMatte(raster, matte, found.part)
  control.throwIfAborted()
  return writePng(raster)
}

/** The box of what a cut without a box would hold, where it is in doubt. */
export const findSubject = async (image: Buffer, control: JobControl): Promise<SubjectBox | null> => {
  control.throwIfAborted()
  const raster = await readRaster(image)
  await loadOpenCv()
  control.throwIfAborted()
  const small = await shrink(raster, fullFrame(raster))
  const { mask, isAmbiguous } = segmentContent(small)
  control.throwIfAborted()
  return isAmbiguous && isSubject(coverageOf(mask)) ? boxOfFrame(frameOf(mask, small.width), small) : null
}
