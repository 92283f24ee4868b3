import { at, clamp } from '../sample/numbers.ts'
import { boxMean } from './box-mean.ts'
import { otsuThreshold } from './colour-clusters.ts'
import { cleanMask, closeMask } from './connected-components.ts'
import type { LabImage } from './lab.ts'
import { probableBackground, probableForeground, sureBackground, sureForeground } from './opencv.ts'
import { coverageOf, outlineContrast, refineOutline, runGrabCut, smoothMask } from './segmentation.ts'
import { resizeImage, resizePlane, type SmallImage, sizeWithin } from './small-image.ts'

/** Fine detail around each pixel, 0..1: lenses blur the background. */
export const sharpnessOf = ({ width, height, planes }: LabImage): Float32Array => {
  const lightness = planes[0]
  const unit = Math.min(width, height)
  const detail = new Float32Array(lightness.length)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const around = at(lightness, i - 1) + at(lightness, i + 1) + at(lightness, i - width) + at(lightness, i + width)
      detail[i] = Math.min(0.08, Math.abs(at(lightness, i) - around / 4))
    }
  const radius = Math.max(2, Math.round(unit / 28))
  const smoothed = boxMean(boxMean(detail, width, height, radius), width, height, radius)
  const top = Math.max(1e-6, at(smoothed.toSorted(), Math.floor(smoothed.length * 0.92)))
  return smoothed.map((v) => clamp(v / top))
}

/** Weights of the cues of a subject in one reading. */
interface CueWeights {
  colour: number
  sharpness: number
  centre: number
  /** Reach of the subject from the middle, 1 for the usual frame. */
  extent: number
}

const cueWeights: readonly CueWeights[] = [
  { colour: 0.62, sharpness: 0, centre: 0.38, extent: 1 },
  { colour: 0.42, sharpness: 0.24, centre: 0.34, extent: 1.45 },
  { colour: 0.2, sharpness: 0.4, centre: 0.4, extent: 1.3 },
  { colour: 0, sharpness: 0.1, centre: 0.9, extent: 1.25 },
]

/** Below this, an outline runs through the subject: it fills the frame, and only sharpness separates it. */
const minOutlineContrast = 0.6

const votingSide = 200
const coarseSide = 400

/** Several readings of a busy image vote at a small size; their shares seed the final cut. */
export const cutBySaliency = (image: SmallImage, distance: Float32Array, sharpness: Float32Array): Uint8Array => {
  const { width, height } = image
  const smoothed = boxMean(distance, width, height, Math.max(1, Math.round(Math.min(width, height) / 80)))
  const top = Math.max(1e-6, at(smoothed.toSorted(), Math.floor(smoothed.length * 0.97)))
  const votingImage = resizeImage(image, sizeWithin(image, votingSide))
  const votes = new Float32Array(votingImage.width * votingImage.height)
  let totalWeight = 0
  for (const weights of cueWeights) {
    const saliency = saliencyOf(image, (i) => clamp(at(smoothed, i) / top), sharpness, weights)
    const cut = runGrabCut(votingImage, seedLabels(resizePlane(saliency, image, votingImage), votingImage), 2)
    if (coverageOf(cut) < 0.02 || coverageOf(cut) > 0.9) continue
    const weight = 0.15 + outlineContrast(votingImage, cut)
    totalWeight += weight
    cut.forEach((v, i) => {
      votes[i] = at(votes, i) + v * weight
    })
  }
  if (totalWeight === 0)
    return Uint8Array.from(
      saliencyOf(image, () => 0, sharpness, { colour: 0, sharpness: 0, centre: 1, extent: 1 }),
      (v) => (v > 0.5 ? 1 : 0),
    )
  const middle = resizeImage(image, sizeWithin(image, coarseSide))
  const agreed = votes.map((v) => v / totalWeight)
  if (
    outlineContrast(
      votingImage,
      Uint8Array.from(agreed, (v) => (v > 0.5 ? 1 : 0)),
    ) < minOutlineContrast
  )
    return cutBySharpness(image, sharpness, middle)
  const shares = resizePlane(agreed, votingImage, middle)
  // Only pixels far from every vote are certain background: hair is right next to a found face.
  const around = boxMean(shares, middle.width, middle.height, Math.round(Math.min(middle.width, middle.height) / 9))
  const colourDistance = resizePlane(
    smoothed.map((v) => clamp(v / top)),
    image,
    middle,
  )
  const seeds = Uint8Array.from(shares, (v, i) => {
    if (v > 0.85) return sureForeground
    if (v > 0.45) return probableForeground
    const x = i % middle.width
    const outside =
      x < 4 || x >= middle.width - 4 || i < middle.width * 4 || at(around, i) < 0.02 || at(colourDistance, i) < 0.14
    return v < 0.3 && outside ? sureBackground : probableBackground
  })
  return finishCut(image, runGrabCut(middle, seeds, 3), middle)
}

/** A subject that fills the frame: the sharp part of the image, even where it touches the border. */
const cutBySharpness = (image: SmallImage, sharpness: Float32Array, middle: SmallImage): Uint8Array => {
  const { width, height } = image
  const radius = Math.max(2, Math.round(Math.min(width, height) / 14))
  const broad = boxMean(boxMean(sharpness, width, height, radius), width, height, radius)
  const sharp = resizePlane(broad, image, middle)
  const threshold = otsuThreshold(sharp)
  const seeds = Uint8Array.from(sharp, (v) =>
    v > threshold * 1.35
      ? sureForeground
      : v > threshold * 0.8
        ? probableForeground
        : v > threshold * 0.45
          ? probableBackground
          : sureBackground,
  )
  return finishCut(image, runGrabCut(middle, seeds, 2), middle)
}

const finishCut = (image: SmallImage, cut: Uint8Array, middle: SmallImage): Uint8Array => {
  const { width, height } = image
  const large = resizePlane(Float32Array.from(cut), middle, image)
  const refined = refineOutline(image, large)
  // Bridges bays and closes holes: in a busy scene they are more often highlights than true openings.
  const closed = closeMask(smoothMask(refined, width, height), width, height, Math.round(Math.min(width, height) / 40))
  return cleanMask(closed, width, height, () => false)
}

const saliencyOf = (
  { width, height }: SmallImage,
  colour: (i: number) => number,
  sharpness: Float32Array,
  weights: CueWeights,
): Float32Array => {
  const out = new Float32Array(width * height)
  for (let i = 0; i < out.length; i++) {
    const x = ((i % width) / width - 0.5) / weights.extent
    const y = (Math.floor(i / width) / height - 0.54) / weights.extent
    // Photographs frame their subject; the lower middle belongs to it more often than the upper corners.
    const centred = Math.exp(-((x / 0.3) ** 2 + (y / (y > 0 ? 0.5 : 0.34)) ** 2) / 1.6)
    const cues = weights.colour * colour(i) + weights.sharpness * at(sharpness, i) + weights.centre * centred
    out[i] = clamp(cues * (0.35 + 0.65 * centred))
  }
  return out
}

const seedLabels = (saliency: Float32Array, { width, height }: SmallImage): Uint8Array => {
  const threshold = otsuThreshold(saliency)
  const band = Math.max(2, Math.round(Math.min(width, height) * 0.012))
  return Uint8Array.from(saliency, (s, i) => {
    const x = i % width
    const edge = x < band || x >= width - band || Math.floor(i / width) < band
    if (edge && s < threshold * 1.1) return sureBackground
    if (s > threshold * 1.75) return sureForeground
    if (s > threshold) return probableForeground
    return s < threshold * 0.3 ? sureBackground : probableBackground
  })
}
