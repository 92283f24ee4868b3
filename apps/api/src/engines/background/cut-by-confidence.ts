import { at } from '../sample/numbers.ts'
import { boxMean } from './box-mean.ts'
import { cleanMask } from './connected-components.ts'
import { probableBackground, probableForeground, sureBackground, sureForeground } from './opencv.ts'
import { refineOutline, runGrabCut } from './segmentation.ts'
import { resizeImage, resizePlane, type SmallImage, sizeWithin } from './small-image.ts'

/** Side at which the cut is made; only its outline is cut again at the full working size, which is far less work. */
const coarseSide = 320

/** Minimum share of sure pixels among the possible ones if there is a person. */
const minSureShare = 0.35
const minCoverage = 0.06

/** Whether the selfie model has found a person: most possible pixels are sure, and they are not a detail. */
export const isConfident = (confidence: Float32Array, minShare = minSureShare): boolean => {
  let [sure, possible, seen] = [0, 0, 0]
  for (const value of confidence) {
    if (value > 0.9) sure++
    if (value > 0.5) seen++
    if (value > 0.1) possible++
  }
  return seen > confidence.length * minCoverage && sure > possible * minShare
}

/** The selfie model finds the subject; the image's colours find its outline. */
export const cutByConfidence = (image: SmallImage, confidence: Float32Array): Uint8Array => {
  const { width, height } = image
  const middle = resizeImage(image, sizeWithin(image, coarseSide))
  const coarse = cutCoarsely(middle, resizePlane(confidence, image, middle))
  const cut =
    middle.width === width ? coarse : refineOutline(image, resizePlane(Float32Array.from(coarse), middle, image))
  const agreed = cut.map((value, i) => (at(confidence, i) * 0.6 + value * 0.4 > 0.5 ? 1 : 0))
  const mean = (pixels: Int32Array) => pixels.reduce((sum, i) => sum + at(confidence, i), 0) / pixels.length
  return cleanMask(agreed, width, height, (hole) => mean(hole) < 0.4)
}

const cutCoarsely = (image: SmallImage, confidence: Float32Array): Uint8Array => {
  const { width, height } = image
  const smoothed = boxMean(confidence, width, height, Math.max(3, Math.round(Math.min(width, height) / 60)))
  const labels = new Uint8Array(smoothed.length).map((_, i) => {
    if (at(smoothed, i) > 0.95) return sureForeground
    if (at(smoothed, i) < 0.04) return sureBackground
    return at(confidence, i) > 0.5 ? probableForeground : probableBackground
  })
  return runGrabCut(image, labels, 2)
}
