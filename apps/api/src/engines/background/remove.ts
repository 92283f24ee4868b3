import sharp from 'sharp'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import { writePng } from '../../pixels/write-png.ts'
import type { SubjectBox } from '../shared/engine.ts'
import { EngineError } from '../shared/errors.ts'
import type { JobControl } from '../shared/protocol.ts'
import { type Raster, readRaster } from '../shared/raster.ts'
import { isTakenForSubject, withoutBars } from './bars.ts'
import { segmentInBox } from './boxed.ts'
import { compose } from './compose.ts'
import { type Segmentation, shareOf } from './cut.ts'
import {
  boxOfFrame,
  cropTo,
  type Frame,
  fillsImage,
  frameOf,
  frameOfBox,
  grown,
  isPoint,
  placeMask,
  scaled,
} from './frames.ts'
import { buildMatte } from './matte.ts'
import { loadOpenCv } from './opencv.ts'
import { segmentAt } from './point.ts'
import { type Decision, segment } from './segment.ts'
import { type SmallImage, within } from './small-image.ts'

/** Longest side, in pixels, on which the subject is looked for; finer does not find it better, only slower. */
const workingSide = 640

const shrink = async ({ data, width, height }: Raster, part: Frame): Promise<SmallImage> => {
  const size = within(part, workingSide)
  const rgb = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(part)
    .flatten({ background: '#ffffff' })
    .resize(size.width, size.height, { fit: 'fill', kernel: size.width < part.width ? 'lanczos3' : 'nearest' })
    .raw()
    .toBuffer()
  return { ...size, rgb }
}

/** Shares of an image: a smaller subject is noise, a larger one is the whole image. */
const smallestSubject = 0.002
const largestSubject = 0.995

/** Flat bars at the borders are cut off where they were taken for the background, and the whole of the rest for a subject. */
function searchIn(small: SmallImage): Decision {
  const found = segment(small)
  const frame = withoutBars(small)
  if (!isTakenForSubject(frame, found.mask, small)) return found
  const inside = segment(cropTo(small, frame))
  return { ...inside, mask: placeMask(inside.mask, frame, small) }
}

const isSubject = (share: number): boolean => share >= smallestSubject && share <= largestSubject

/** @throws EngineError no_subject if no subject is found */
function assertSubject({ mask }: Segmentation): void {
  const share = shareOf(mask)
  if (!isSubject(share))
    throw new EngineError('no_subject', `the subject would be ${(share * 100).toFixed(1)} % of the picture`)
}

interface Found extends Segmentation {
  small: SmallImage
  /** The part of the image that `small` shows. */
  part: Frame
}

const wholeOf = ({ width, height }: Raster): Frame => ({ left: 0, top: 0, width, height })

async function search(raster: Raster, box: SubjectBox | undefined): Promise<Found> {
  const whole = wholeOf(raster)
  if (box && !isPoint(box)) {
    const frame = frameOfBox(box, raster)
    if (fillsImage(frame, raster)) {
      const small = await shrink(raster, frame)
      return { small, part: frame, ...searchIn(small) }
    }
    const part = grown(frame, raster)
    const small = await shrink(raster, part)
    return { small, part, ...segmentInBox(small, scaled(frame, part, small)) }
  }
  const small = await shrink(raster, whole)
  if (!box) return { small, part: whole, ...searchIn(small) }
  return { small, part: whole, plain: false, mask: segmentAt(small, box) }
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
  const found = await search(raster, box)
  assertSubject(found)
  control.throwIfAborted()
  const matte = buildMatte(found.small, found.mask, found.plain)
  control.throwIfAborted()
  compose(raster, matte, found.part)
  control.throwIfAborted()
  return writePng(raster)
}

/** The box of what a cut without a box would hold, where it is in doubt. */
export const findSubject = async (image: Buffer, control: JobControl): Promise<SubjectBox | null> => {
  control.throwIfAborted()
  const raster = await readRaster(image)
  await loadOpenCv()
  control.throwIfAborted()
  const small = await shrink(raster, wholeOf(raster))
  const { mask, isInDoubt } = searchIn(small)
  control.throwIfAborted()
  return isInDoubt && isSubject(shareOf(mask)) ? boxOfFrame(frameOf(mask, small.width), small) : null
}
