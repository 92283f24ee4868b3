import { at } from '../sample/numbers.ts'
import { boxMean } from './box.ts'
import { refine, settle } from './cut.ts'
import { probablyBackground, probablyForeground, surelyBackground, surelyForeground } from './opencv.ts'
import { tidy } from './regions.ts'
import { resizeImage, resizePlane, type SmallImage, within } from './small-image.ts'

/** Side at which the cut is made; only its outline is cut again at the full working size, which is far less work. */
const cuttingSide = 320

/** Least share of the possible pixels that the network is sure of if there is a person. */
const sureShare = 0.35
const smallestShare = 0.06

/** Whether the network has found a person: it is sure of most of the possible pixels, and they are not a detail. */
export const isConvincing = (likelihood: Float32Array, least = sureShare): boolean => {
  let [sure, possible, seen] = [0, 0, 0]
  for (const value of likelihood) {
    if (value > 0.9) sure++
    if (value > 0.5) seen++
    if (value > 0.1) possible++
  }
  return seen > likelihood.length * smallestShare && sure > possible * least
}

/** The network finds the subject; the image's colours find its outline. */
export const cutByLikelihood = (image: SmallImage, likelihood: Float32Array): Uint8Array => {
  const { width, height } = image
  const middle = resizeImage(image, within(image, cuttingSide))
  const coarse = cutCoarsely(middle, resizePlane(likelihood, image, middle))
  const cut = middle.width === width ? coarse : refine(image, resizePlane(Float32Array.from(coarse), middle, image))
  const agreed = cut.map((value, i) => (at(likelihood, i) * 0.6 + value * 0.4 > 0.5 ? 1 : 0))
  const mean = (pixels: Int32Array) => pixels.reduce((sum, i) => sum + at(likelihood, i), 0) / pixels.length
  return tidy(agreed, width, height, (hole) => mean(hole) < 0.4)
}

const cutCoarsely = (image: SmallImage, likelihood: Float32Array): Uint8Array => {
  const { width, height } = image
  const around = boxMean(likelihood, width, height, Math.max(3, Math.round(Math.min(width, height) / 60)))
  const labels = new Uint8Array(around.length).map((_, i) => {
    if (at(around, i) > 0.95) return surelyForeground
    if (at(around, i) < 0.04) return surelyBackground
    return at(likelihood, i) > 0.5 ? probablyForeground : probablyBackground
  })
  return settle(image, labels, 2)
}
