import { at, smoothstep } from '../sample/numbers.ts'
import { boxMean } from './box-mean.ts'
import {
  grabCut,
  isForeground,
  probableBackground,
  probableForeground,
  sureBackground,
  sureForeground,
} from './opencv.ts'
import type { SmallImage } from './small-image.ts'

export interface Segmentation {
  /** 1 for the subject. */
  mask: Uint8Array
  /** Whether the background is uniform, so that edges can be solved exactly. */
  isUniform: boolean
}

export const coverageOf = (values: Uint8Array | Float32Array): number => {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** How clearly the image changes across a mask's outline, 0..1; low if the outline runs through fur. */
export const outlineContrast = ({ width, height, rgb }: SmallImage, mask: Uint8Array): number => {
  const reach = 2
  let sum = 0
  let count = 0
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x
      for (const step of [1, width]) {
        if (at(mask, i) === at(mask, i + step)) continue
        const a = (i - step * (reach - 1)) * 3
        const b = (i + step * reach) * 3
        const gap = Math.hypot(
          at(rgb, a) - at(rgb, b),
          at(rgb, a + 1) - at(rgb, b + 1),
          at(rgb, a + 2) - at(rgb, b + 2),
        )
        sum += Math.min(1, gap / 160)
        count++
      }
    }
  return count > 0 ? sum / count : 0
}

/** Bhattacharyya coefficient of the colours inside and outside the mask: 0 if no colour is on both sides. */
export const colourOverlap = ({ rgb }: SmallImage, mask: Uint8Array): number => {
  const counts = [new Float64Array(4096), new Float64Array(4096)] as const
  const totals = [0, 0]
  mask.forEach((side, i) => {
    const bin = ((at(rgb, i * 3) >> 4) << 8) | ((at(rgb, i * 3 + 1) >> 4) << 4) | (at(rgb, i * 3 + 2) >> 4)
    const own = side ? counts[1] : counts[0]
    own[bin] = (own[bin] ?? 0) + 1
    totals[side] = (totals[side] ?? 0) + 1
  })
  const product = (totals[0] ?? 0) * (totals[1] ?? 0)
  if (product === 0) return 1
  return counts[0].reduce((sum, count, bin) => sum + Math.sqrt((count * (counts[1][bin] ?? 0)) / product), 0)
}

/** Rates a cut by a clear outline and by few shared colours. */
export const cutScore = (image: SmallImage, mask: Uint8Array): number =>
  outlineContrast(image, mask) * (1 - colourOverlap(image, mask))

/** One more round at the full working size that changes only the neighbourhood of the edge. */
export const refineOutline = (image: SmallImage, mask: Float32Array): Uint8Array => {
  const { width, height } = image
  const reach = Math.max(2, Math.round(Math.min(width, height) / 60))
  const soft = boxMean(mask, width, height, reach)
  const labels = new Uint8Array(soft.length).map((_, i) => {
    if (at(soft, i) > 0.97) return sureForeground
    if (at(soft, i) < 0.03) return sureBackground
    return at(mask, i) > 0.5 ? probableForeground : probableBackground
  })
  return runGrabCut(image, labels, 1)
}

/** Runs grabCut if the seed has both sides; else returns the seed. */
export const runGrabCut = (image: SmallImage, labels: Uint8Array, rounds: number): Uint8Array => {
  const front = labels.reduce((sum, label) => sum + (isForeground(label) ? 1 : 0), 0)
  return front > 0 && front < labels.length
    ? grabCut(image.rgb, labels, image.width, image.height, rounds)
    : labels.map((label) => (isForeground(label) ? 1 : 0))
}

/** Majority of a small neighbourhood: removes single pixels and frayed borders. */
export const smoothMask = (mask: Uint8Array, width: number, height: number): Uint8Array => {
  const radius = Math.max(1, Math.round(Math.min(width, height) / 200))
  const soft = boxMean(boxMean(Float32Array.from(mask), width, height, radius), width, height, radius)
  return Uint8Array.from(soft, (v) => (smoothstep(0.4, 0.6, v) > 0.5 ? 1 : 0))
}
