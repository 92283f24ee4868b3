import { at, clamp } from '../sample/numbers.ts'
import { boxMean } from './box-mean.ts'
import type { SmallImage } from './small-image.ts'

/** Input of the full-size pass at the subject's edge, at the small size: five planes of numbers 0..1. */
export interface Matte {
  width: number
  height: number
  /** Share of the subject, softened along edges of the image. */
  alpha: Float32Array
  /** 1 near the edge, 0 where the answer is certain. */
  band: Float32Array
  /** Colours of the subject and of the background near each pixel, three planes each. */
  front: readonly Float32Array[]
  back: readonly Float32Array[]
}

/** Means of colour planes over the nearby pixels of one side only. */
export const meanColours = (
  planes: readonly Float32Array[],
  weight: Float32Array,
  width: number,
  height: number,
  radius: number,
): readonly Float32Array[] => {
  const nearWeight = boxMean(weight, width, height, radius)
  const farWeight = boxMean(weight, width, height, radius * 4)
  return planes.map((plane) => {
    const weighed = plane.map((v, i) => v * at(weight, i))
    const near = boxMean(weighed, width, height, radius)
    const far = boxMean(weighed, width, height, radius * 4)
    return near.map((v, i) => {
      const w = at(nearWeight, i)
      const fw = at(farWeight, i)
      // Fades from the near mean to the far one where the near one is missing.
      const trust = clamp(w / 0.06)
      const close = w > 1e-4 ? v / w : 0
      const wide = fw > 1e-5 ? at(far, i) / fw : at(plane, i)
      return w > 1e-4 ? close * trust + wide * (1 - trust) : wide
    })
  })
}

/** Guided filter with a grey guide (He, Sun, Tang, 2010): the mask follows the image's edges. */
const guidedFilter = (
  guide: Float32Array,
  mask: Float32Array,
  width: number,
  height: number,
  radius: number,
  smoothing: number,
): Float32Array => {
  const mean = (values: Float32Array) => boxMean(values, width, height, radius)
  const meanGuide = mean(guide)
  const meanMask = mean(mask)
  const both = mean(guide.map((v, i) => v * at(mask, i)))
  const square = mean(guide.map((v) => v * v))
  const slope = both.map(
    (v, i) => (v - at(meanGuide, i) * at(meanMask, i)) / (at(square, i) - at(meanGuide, i) ** 2 + smoothing),
  )
  const offset = meanMask.map((v, i) => v - at(slope, i) * at(meanGuide, i))
  const meanSlope = mean(slope)
  const meanOffset = mean(offset)
  return guide.map((v, i) => clamp(at(meanSlope, i) * v + at(meanOffset, i)))
}

export const buildMatte = ({ width, height, rgb }: SmallImage, mask: Uint8Array, isUniform: boolean): Matte => {
  const size = width * height
  const hard = Float32Array.from(mask)
  const planes = [0, 1, 2].map((c) => new Float32Array(size).map((_, i) => at(rgb, i * 3 + c) / 255))
  const grey = new Float32Array(size).map(
    (_, i) => (at(rgb, i * 3) * 0.3 + at(rgb, i * 3 + 1) * 0.59 + at(rgb, i * 3 + 2) * 0.11) / 255,
  )
  const reach = Math.max(1, Math.round(Math.min(width, height) / (isUniform ? 220 : 130)))
  const soft = boxMean(hard, width, height, reach)
  const band = soft.map((v) => (v > 0.01 && v < 0.99 ? 1 : 0))
  // Samples both sides away from the edge, where their colours mix.
  const inner = soft.map((v) => (v >= 0.99 ? 1 : 0))
  const outer = soft.map((v) => (v <= 0.01 ? 1 : 0))
  return {
    width,
    height,
    alpha: guidedFilter(grey, boxMean(hard, width, height, 1), width, height, reach + 2, isUniform ? 1e-4 : 1e-3),
    band,
    front: meanColours(planes, inner, width, height, reach * 3),
    back: meanColours(planes, outer, width, height, reach * 3),
  }
}
