import pixelmatch from 'pixelmatch'
import type { Box } from '../../types.ts'

/** Below it no eye sees a difference: 0 for every shade to 1 for black against white. */
const THRESHOLD = 0.05

interface Pixels {
  width: number
  height: number
  /** Four bytes each. */
  data: Uint8ClampedArray
}

export interface PixelDifference {
  /** What differs, in one loud colour upon the new picture made faint. */
  drawn: Uint8ClampedArray<ArrayBuffer>
  /** Of the pixels that differ to the eye, 0 to 1. */
  share: number
  /** Around everything that differs; null when the eye sees nothing. */
  region: Box | null
}

/** Compares two pictures of the same size. */
export function comparePixels(before: Pixels, after: Pixels): PixelDifference {
  const { width, height } = after
  const mask = new Uint8Array(width * height * 4)
  const count = pixelmatch(before.data, after.data, mask, width, height, { threshold: THRESHOLD, diffMask: true })
  const drawn = new Uint8ClampedArray(width * height * 4)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < mask.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = after.data.subarray(at, at + 3)
    const faint = 190 + (red * 0.3 + green * 0.59 + blue * 0.11) / 4
    const differs = mask[at + 3] !== 0
    drawn.set(differs ? [255, 0, 0, 255] : [faint, faint, faint, 255], at)
    if (!differs) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const region = right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
  return { drawn, share: count / (width * height), region }
}
