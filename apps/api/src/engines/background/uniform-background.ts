import { at } from '../sample/numbers.ts'
import { boxMean } from './box-mean.ts'
import { cleanMask } from './connected-components.ts'
import type { LabImage } from './lab.ts'
import type { SmallImage } from './small-image.ts'

/** A background may change softly beyond the fit; a subject begins with a step between neighbours. In OKLab units. */
const maxGradient = 0.006
const maxDistance = 0.2
/** Distance at which a windowed smoothness stops before an edge. */
const edgeMargin = 3

/** Spreads the background over the smooth slopes next to it: the middle of a glow has colours that the border lacks. */
const growBackground = (mask: Uint8Array, distance: Float32Array, { width, height, planes }: LabImage): Uint8Array => {
  const out = Uint8Array.from(mask)
  const gap = (i: number, j: number): number => Math.hypot(...planes.map((plane) => at(plane, i) - at(plane, j)))
  const steps = Float32Array.from(
    distance,
    (_, i) => gap(i, Math.min(i + 1, distance.length - 1)) + gap(i, Math.min(i + width, distance.length - 1)),
  )
  // Averaged, so that an edge is several pixels thick and nothing slips through an antialiased gap.
  const gradient = boxMean(steps, width, height, edgeMargin - 1)
  const neighboursOf = (i: number): number[] => [
    i % width > 0 ? i - 1 : i,
    i % width < width - 1 ? i + 1 : i,
    i - width,
    i + width,
  ]
  const added: number[] = []
  const stack = Array.from(out.keys()).filter((i) => out[i] === 0)
  for (let i = stack.pop(); i !== undefined; i = stack.pop())
    for (const j of neighboursOf(i)) {
      if (out[j] !== 1 || at(distance, j) > maxDistance || at(gradient, j) > maxGradient) continue
      out[j] = 0
      added.push(j)
      stack.push(j)
    }
  let rim = added
  for (let round = 0; round < edgeMargin; round++)
    rim = rim.flatMap((i) =>
      neighboursOf(i).filter((j) => {
        if (out[j] !== 1 || gap(i, j) > maxGradient * 1.5) return false
        out[j] = 0
        return true
      }),
    )
  return out
}

export const thresholdDistance = (distance: Float32Array, noise: number, width: number, height: number): Uint8Array => {
  const limit = Math.max(0.032, noise * 4.5)
  return Uint8Array.from(boxMean(distance, width, height, 1), (d) => (d > limit ? 1 : 0))
}

/** The subject in front of a uniform background, by each pixel's distance from it. */
export const cutFromUniform = (image: SmallImage, lab: LabImage, distance: Float32Array, noise: number): Uint8Array => {
  const { width, height } = image
  const mask = growBackground(thresholdDistance(distance, noise, width, height), distance, lab)
  // Pale parts of a subject on a pale background lie below the limit; enclosed parts belong to the subject.
  const isOpening = (pixels: Int32Array) =>
    pixels.length > width * height * 0.0004 && meanOf(distance, pixels) < Math.max(0.014, noise * 1.6)
  return cleanMask(mask, width, height, isOpening)
}

const meanOf = (values: Float32Array, pixels: Int32Array): number =>
  pixels.reduce((sum, i) => sum + at(values, i), 0) / Math.max(1, pixels.length)
