import { at, clamp } from '../sample/numbers.ts'
import { boxMean } from './box.ts'
import { otsu } from './clusters.ts'
import { outlineContrast, refine, settle, shareOf, smoothMask } from './cut.ts'
import type { LabImage } from './lab.ts'
import { probablyBackground, probablyForeground, surelyBackground, surelyForeground } from './opencv.ts'
import { closed, tidy } from './regions.ts'
import { resizeImage, resizePlane, type SmallImage, within } from './small-image.ts'

/** Fine detail around each pixel, 0..1: lenses blur the background. */
export const focusOf = ({ width, height, planes }: LabImage): Float32Array => {
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
  const calm = boxMean(boxMean(detail, width, height, radius), width, height, radius)
  const top = Math.max(1e-6, at(calm.toSorted(), Math.floor(calm.length * 0.92)))
  return calm.map((v) => clamp(v / top))
}

/** Weights of the signs of a subject in one reading. */
interface Opinion {
  colour: number
  focus: number
  centre: number
  /** Reach of the subject from the middle, 1 for the usual frame. */
  room: number
}

const opinions: readonly Opinion[] = [
  { colour: 0.62, focus: 0, centre: 0.38, room: 1 },
  { colour: 0.42, focus: 0.24, centre: 0.34, room: 1.45 },
  { colour: 0.2, focus: 0.4, centre: 0.4, room: 1.3 },
  { colour: 0, focus: 0.1, centre: 0.9, room: 1.25 },
]

/** Below this, an outline runs through the subject: it fills the frame, and only sharpness separates it. */
const faintOutline = 0.6

const votingSide = 200
const cuttingSide = 400

/** Several readings of a busy image vote at a small size; their shares seed the final cut. */
export const cutFromScene = (image: SmallImage, distance: Float32Array, focus: Float32Array): Uint8Array => {
  const { width, height } = image
  const calm = boxMean(distance, width, height, Math.max(1, Math.round(Math.min(width, height) / 80)))
  const top = Math.max(1e-6, at(calm.toSorted(), Math.floor(calm.length * 0.97)))
  const ballot = resizeImage(image, within(image, votingSide))
  const votes = new Float32Array(ballot.width * ballot.height)
  let voters = 0
  for (const opinion of opinions) {
    const salience = salienceOf(image, (i) => clamp(at(calm, i) / top), focus, opinion)
    const cut = settle(ballot, seedLabels(resizePlane(salience, image, ballot), ballot), 2)
    if (shareOf(cut) < 0.02 || shareOf(cut) > 0.9) continue
    const weight = 0.15 + outlineContrast(ballot, cut)
    voters += weight
    cut.forEach((v, i) => {
      votes[i] = at(votes, i) + v * weight
    })
  }
  if (voters === 0)
    return Uint8Array.from(
      salienceOf(image, () => 0, focus, { colour: 0, focus: 0, centre: 1, room: 1 }),
      (v) => (v > 0.5 ? 1 : 0),
    )
  const middle = resizeImage(image, within(image, cuttingSide))
  const agreed = votes.map((v) => v / voters)
  if (
    outlineContrast(
      ballot,
      Uint8Array.from(agreed, (v) => (v > 0.5 ? 1 : 0)),
    ) < faintOutline
  )
    return cutByFocus(image, focus, middle)
  const shares = resizePlane(agreed, ballot, middle)
  // Only pixels far from every vote are certain background: hair is right next to a found face.
  const around = boxMean(shares, middle.width, middle.height, Math.round(Math.min(middle.width, middle.height) / 9))
  const strange = resizePlane(
    calm.map((v) => clamp(v / top)),
    image,
    middle,
  )
  const seeds = Uint8Array.from(shares, (v, i) => {
    if (v > 0.85) return surelyForeground
    if (v > 0.45) return probablyForeground
    const x = i % middle.width
    const outside =
      x < 4 || x >= middle.width - 4 || i < middle.width * 4 || at(around, i) < 0.02 || at(strange, i) < 0.14
    return v < 0.3 && outside ? surelyBackground : probablyBackground
  })
  return finish(image, settle(middle, seeds, 3), middle)
}

/** A subject that fills the frame: the sharp part of the image, even where it touches the border. */
const cutByFocus = (image: SmallImage, focus: Float32Array, middle: SmallImage): Uint8Array => {
  const { width, height } = image
  const radius = Math.max(2, Math.round(Math.min(width, height) / 14))
  const broad = boxMean(boxMean(focus, width, height, radius), width, height, radius)
  const sharp = resizePlane(broad, image, middle)
  const threshold = otsu(sharp)
  const seeds = Uint8Array.from(sharp, (v) =>
    v > threshold * 1.35
      ? surelyForeground
      : v > threshold * 0.8
        ? probablyForeground
        : v > threshold * 0.45
          ? probablyBackground
          : surelyBackground,
  )
  return finish(image, settle(middle, seeds, 2), middle)
}

const finish = (image: SmallImage, cut: Uint8Array, middle: SmallImage): Uint8Array => {
  const { width, height } = image
  const large = resizePlane(Float32Array.from(cut), middle, image)
  const sharpened = refine(image, large)
  // Bridges bays and closes holes: in a busy scene they are more often highlights than true openings.
  const bridged = closed(smoothMask(sharpened, width, height), width, height, Math.round(Math.min(width, height) / 40))
  return tidy(bridged, width, height, () => false)
}

const salienceOf = (
  { width, height }: SmallImage,
  colour: (i: number) => number,
  focus: Float32Array,
  opinion: Opinion,
): Float32Array => {
  const out = new Float32Array(width * height)
  for (let i = 0; i < out.length; i++) {
    const x = ((i % width) / width - 0.5) / opinion.room
    const y = (Math.floor(i / width) / height - 0.54) / opinion.room
    // Photographs frame their subject; the lower middle belongs to it more often than the upper corners.
    const centred = Math.exp(-((x / 0.3) ** 2 + (y / (y > 0 ? 0.5 : 0.34)) ** 2) / 1.6)
    const signs = opinion.colour * colour(i) + opinion.focus * at(focus, i) + opinion.centre * centred
    out[i] = clamp(signs * (0.35 + 0.65 * centred))
  }
  return out
}

const seedLabels = (salience: Float32Array, { width, height }: SmallImage): Uint8Array => {
  const threshold = otsu(salience)
  const band = Math.max(2, Math.round(Math.min(width, height) * 0.012))
  return Uint8Array.from(salience, (s, i) => {
    const x = i % width
    const edge = x < band || x >= width - band || Math.floor(i / width) < band
    if (edge && s < threshold * 1.1) return surelyBackground
    if (s > threshold * 1.75) return surelyForeground
    if (s > threshold) return probablyForeground
    return s < threshold * 0.3 ? surelyBackground : probablyBackground
  })
}
