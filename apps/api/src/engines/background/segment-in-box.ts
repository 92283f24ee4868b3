import { at } from '../sample/numbers.ts'
import { boxMean } from './box-mean.ts'
import { clusterDistance, otsuThreshold } from './colour-clusters.ts'
import { cleanMask } from './connected-components.ts'
import { cutByConfidence, isConfident } from './cut-by-confidence.ts'
import { type Border, fitBackground } from './fit-background.ts'
import { crop, type Frame, frameIou, frameOf, isInside, placeMask, toPart, withMargin } from './frames.ts'
import { toLab } from './lab.ts'
import { probableBackground, probableForeground, sureBackground, sureForeground } from './opencv.ts'
import { cutScore, refineOutline, runGrabCut, type Segmentation, smoothMask } from './segmentation.ts'
import { resizeImage, resizePlane, type SmallImage, sizeWithin } from './small-image.ts'
import { subjectConfidence } from './subject-confidence.ts'
import { thresholdDistance } from './uniform-background.ts'

/** A cut that fills this share of its box is the subject. */
const minFillIou = 0.8

/** Side at which candidates are cut; the best one gets its outline at the full working size. */
const candidateSide = 360

/** Limits for a uniform background around a box, such as a studio wall or the sky. */
const uniformNoise = 0.012
const uniformShare = 0.9

const ringOf = ({ width, height }: SmallImage, box: Frame): Border => {
  const index: number[] = []
  for (let i = 0; i < width * height; i++) if (!isInside(box, i % width, Math.floor(i / width))) index.push(i)
  return { index: Int32Array.from(index), side: new Uint8Array(index.length) }
}

/**
 * The pixels that differ from a uniform background around the box; undefined if it is not uniform.
 * It finds thin parts without colours of their own: grabCut takes the wings of a distant plane for the sky.
 */
const cutFromUniformRing = (image: SmallImage, box: Frame): Uint8Array | undefined => {
  const { width, height } = image
  const ring = ringOf(image, box)
  if (ring.index.length === 0) return undefined
  const { distance, noise, explained } = fitBackground(toLab(image), ring)
  if (noise > uniformNoise || explained < uniformShare) return undefined
  return thresholdDistance(distance, noise, width, height).map((value, i) =>
    isInside(box, i % width, Math.floor(i / width)) ? value : 0,
  )
}

/** Colours right outside the box do not belong to the subject. */
const saliencyInBox = (image: SmallImage, box: Frame): Float32Array => {
  const { width, height } = image
  const ring = ringOf(image, box)
  if (ring.index.length === 0) return new Float32Array(width * height)
  const distance = boxMean(clusterDistance(toLab(image), ring), width, height, 1)
  const inside = distance.filter((_, i) => isInside(box, i % width, Math.floor(i / width))).sort()
  const top = Math.max(1e-6, at(inside, Math.floor(inside.length * 0.97)))
  return distance.map((value) => Math.min(1, value / top))
}

/** Finds the subject inside a box; `image` holds the box and some background around it. */
export const segmentInBox = (image: SmallImage, box: Frame): Segmentation => {
  const { width, height } = image
  const inside = Uint8Array.from({ length: width * height }, (_, i) =>
    isInside(box, i % width, Math.floor(i / width)) ? 1 : 0,
  )
  const confidence = subjectConfidence(image).max.map((value, i) => value * at(inside, i))
  if (isConfident(confidence)) {
    const selfieCut = cutByConfidence(image, confidence)
    if (frameIou(frameOf(selfieCut, width), box) > minFillIou) return { mask: selfieCut, isUniform: false }
  }
  const uniformCut = cutFromUniformRing(image, box)
  if (uniformCut && frameIou(frameOf(uniformCut, width), box) > minFillIou) return { mask: uniformCut, isUniform: true }
  const middle = resizeImage(image, sizeWithin(image, candidateSide))
  const smallBox = toPart(box, { left: 0, top: 0, width, height }, middle)
  const smallConfidence = resizePlane(boxMean(confidence, width, height, 4), image, middle)
  const saliency = saliencyInBox(middle, smallBox)
  const threshold = otsuThreshold(
    saliency.filter((_, i) => isInside(smallBox, i % middle.width, Math.floor(i / middle.width))),
  )
  const seeds = [
    () => true,
    (i: number) => at(saliency, i) > threshold,
    (i: number) => at(saliency, i) > threshold * 0.5,
    (i: number) => at(saliency, i) > threshold || at(smallConfidence, i) > 0.3,
  ].map((isLikely) =>
    Uint8Array.from(smallConfidence, (value, i) => {
      if (!isInside(smallBox, i % middle.width, Math.floor(i / middle.width))) return sureBackground
      if (value > 0.9) return sureForeground
      return isLikely(i) ? probableForeground : probableBackground
    }),
  )
  // Without confidence, two of them are equal, and would be cut twice.
  const different = seeds.filter((labels, n) => !seeds.slice(0, n).some((other) => Buffer.compare(other, labels) === 0))
  const candidates = different.map((labels) => {
    const cut = runGrabCut(middle, labels, 4)
    return { cut, score: frameIou(frameOf(cut, middle.width), smallBox) ** 4 * cutScore(middle, cut) }
  })
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one))
  const large = resizePlane(Float32Array.from(best.cut), middle, image).map((value, i) => value * at(inside, i))
  const outlined = smoothMask(refineOutline(image, large), width, height).map((value, i) => value & at(inside, i))
  return { mask: cleanMask(outlined, width, height, (hole) => hole.length > width * height * 0.002), isUniform: false }
}

/** The cut in a box of an image, as a mask of the image. */
export const cutInBox = (image: SmallImage, box: Frame): Uint8Array => {
  const part = withMargin(box, image)
  const within = crop(image, part)
  return placeMask(segmentInBox(within, toPart(box, part, within)).mask, part, image)
}
