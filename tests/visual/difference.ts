import pixelmatch from 'pixelmatch'
import { type Pixels, toSharp } from './kept/pixels.ts'
import type { Box } from './types.ts'

export interface Difference {
  width: number
  /** Of the higher of the two. */
  height: number
  /** Four bytes a pixel, opaque where the two differ. */
  mask: Uint8Array
  /** Of the pixels that differ, 0 to 1. */
  share: number
}

/** Four bytes a pixel on a common ground, as high as the higher of the two. */
const onGround = (pixels: Pixels, height: number) =>
  toSharp(pixels)
    .extend({ bottom: height - pixels.height, background: { r: 255, g: 0, b: 255 } })
    .ensureAlpha()
    .raw()
    .toBuffer()

/** @param threshold of what the eye sees, 0 for every shade to 1 for black against white */
export async function differenceOf(one: Pixels, other: Pixels, threshold: number): Promise<Difference> {
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [first, second] = await Promise.all([onGround(one, height), onGround(other, height)])
  const mask = new Uint8Array(width * height * 4)
  const count = pixelmatch(first, second, mask, width, height, { threshold, diffMask: true })
  return { width, height, mask, share: count / (width * height) }
}

/** @returns the box around everything that differs */
export function regionOf({ mask, width }: Difference): Box | null {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, -1, -1]
  for (let at = 0; at < mask.length; at += 4) {
    if (mask[at + 3] === 0) continue
    const x = (at / 4) % width
    const y = Math.floor(at / 4 / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}
