import { at } from '../sample/numbers.ts'
import { boxMean } from './box.ts'
import { clusterDistance, otsu } from './clusters.ts'
import { refine, type Segmentation, settle, smoothMask, worthOf } from './cut.ts'
import { cropTo, type Frame, fitOf, frameOf, grown, isIn, placeMask, scaled } from './frames.ts'
import { cutByLikelihood, isConvincing } from './known.ts'
import { toLab } from './lab.ts'
import { likelihoodOf } from './likelihood.ts'
import { probablyBackground, probablyForeground, surelyBackground, surelyForeground } from './opencv.ts'
import { tidy } from './regions.ts'
import { resizeImage, resizePlane, type SmallImage, within } from './small-image.ts'
import { type Border, fitSurface } from './surface.ts'
import { standingOut } from './wall.ts'

/** A cut that fills this share of its box is the subject. */
const fills = 0.8

/** Side at which candidates are cut; the best one gets its outline at the full working size. */
const candidateSide = 360

/** Limits for an even background around a box, such as a studio wall or the sky. */
const evenNoise = 0.012
const evenShare = 0.9

const ringOf = ({ width, height }: SmallImage, box: Frame): Border => {
  const index: number[] = []
  for (let i = 0; i < width * height; i++) if (!isIn(box, i % width, Math.floor(i / width))) index.push(i)
  return { index: Int32Array.from(index), side: new Uint8Array(index.length) }
}

/**
 * The pixels that differ from an even background around the box; undefined if the background is not even.
 * It finds thin parts without colours of their own: grabCut takes the wings of a distant plane for the sky.
 */
const cutFromEvenRing = (image: SmallImage, box: Frame): Uint8Array | undefined => {
  const { width, height } = image
  const ring = ringOf(image, box)
  if (ring.index.length === 0) return undefined
  const { distance, noise, explained } = fitSurface(toLab(image), ring)
  if (noise > evenNoise || explained < evenShare) return undefined
  return standingOut(distance, noise, width, height).map((value, i) =>
    isIn(box, i % width, Math.floor(i / width)) ? value : 0,
  )
}

/** Colours right outside the box do not belong to the subject. */
const strangenessOf = (image: SmallImage, box: Frame): Float32Array => {
  const { width, height } = image
  const ring = ringOf(image, box)
  if (ring.index.length === 0) return new Float32Array(width * height)
  const distance = boxMean(clusterDistance(toLab(image), ring), width, height, 1)
  const inside = distance.filter((_, i) => isIn(box, i % width, Math.floor(i / width))).sort()
  const top = Math.max(1e-6, at(inside, Math.floor(inside.length * 0.97)))
  return distance.map((value) => Math.min(1, value / top))
}

/** Finds the subject inside a box; `image` holds the box and some background around it. */
export const segmentInBox = (image: SmallImage, box: Frame): Segmentation => {
  const { width, height } = image
  const inside = Uint8Array.from({ length: width * height }, (_, i) =>
    isIn(box, i % width, Math.floor(i / width)) ? 1 : 0,
  )
  const likelihood = likelihoodOf(image).most.map((value, i) => value * at(inside, i))
  if (isConvincing(likelihood)) {
    const known = cutByLikelihood(image, likelihood)
    if (fitOf(frameOf(known, width), box) > fills) return { mask: known, plain: false }
  }
  const beforeWall = cutFromEvenRing(image, box)
  if (beforeWall && fitOf(frameOf(beforeWall, width), box) > fills) return { mask: beforeWall, plain: true }
  const middle = resizeImage(image, within(image, candidateSide))
  const small = scaled(box, { left: 0, top: 0, width, height }, middle)
  const seen = resizePlane(boxMean(likelihood, width, height, 4), image, middle)
  const strange = strangenessOf(middle, small)
  const threshold = otsu(strange.filter((_, i) => isIn(small, i % middle.width, Math.floor(i / middle.width))))
  const seeds = [
    () => true,
    (i: number) => at(strange, i) > threshold,
    (i: number) => at(strange, i) > threshold * 0.5,
    (i: number) => at(strange, i) > threshold || at(seen, i) > 0.3,
  ].map((isLikely) =>
    Uint8Array.from(seen, (value, i) => {
      if (!isIn(small, i % middle.width, Math.floor(i / middle.width))) return surelyBackground
      if (value > 0.9) return surelyForeground
      return isLikely(i) ? probablyForeground : probablyBackground
    }),
  )
  // Without a finding of the network, two of them are equal, and would be cut twice.
  const different = seeds.filter((labels, n) => !seeds.slice(0, n).some((other) => Buffer.compare(other, labels) === 0))
  const candidates = different.map((labels) => {
    const cut = settle(middle, labels, 4)
    return { cut, worth: fitOf(frameOf(cut, middle.width), small) ** 4 * worthOf(middle, cut) }
  })
  const best = candidates.reduce((one, other) => (other.worth > one.worth ? other : one))
  const large = resizePlane(Float32Array.from(best.cut), middle, image).map((value, i) => value * at(inside, i))
  const outlined = smoothMask(refine(image, large), width, height).map((value, i) => value & at(inside, i))
  return { mask: tidy(outlined, width, height, (hole) => hole.length > width * height * 0.002), plain: false }
}

/** The cut in a box of an image, as a mask of the image. */
export const cutInBox = (image: SmallImage, box: Frame): Uint8Array => {
  const part = grown(box, image)
  const within = cropTo(image, part)
  return placeMask(segmentInBox(within, scaled(box, part, within)).mask, part, image)
}
