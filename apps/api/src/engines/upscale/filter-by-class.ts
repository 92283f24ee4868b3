import { at } from '../sample/numbers.ts'
import { type Filters, REACH, SIDE, TAPS } from './filters.ts'

export interface Size {
  width: number
  height: number
}

/**
 * Applies the filter of each pixel's class. The taps are written out without `at`, because V8 does not inline so many
 * calls and the sum takes most of the time.
 */
export function filterByClass(
  plane: Float32Array,
  patchClasses: Uint16Array,
  { width, height }: Size,
  { factor, weights }: Filters,
  onRow: () => void = () => {},
): Float32Array {
  const paddedPlane = padded(plane, { width, height })
  const wide = width + REACH * 2
  const out = new Float32Array(width * height * factor * factor)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let tap = at(patchClasses, y * width + x) * factor * factor * TAPS
      for (let row = 0; row < factor; row++) {
        const to = (y * factor + row) * width * factor + x * factor
        for (let column = 0; column < factor; column++) {
          let sum = 0
          for (let from = y * wide + x, end = from + SIDE * wide; from < end; from += wide, tap += SIDE)
            sum +=
              (paddedPlane[from] ?? 0) * (weights[tap] ?? 0) +
              (paddedPlane[from + 1] ?? 0) * (weights[tap + 1] ?? 0) +
              (paddedPlane[from + 2] ?? 0) * (weights[tap + 2] ?? 0) +
              (paddedPlane[from + 3] ?? 0) * (weights[tap + 3] ?? 0) +
              (paddedPlane[from + 4] ?? 0) * (weights[tap + 4] ?? 0) +
              (paddedPlane[from + 5] ?? 0) * (weights[tap + 5] ?? 0) +
              (paddedPlane[from + 6] ?? 0) * (weights[tap + 6] ?? 0)
          out[to + column] = sum
        }
      }
    }
    onRow()
  }
  return out
}

function padded(plane: Float32Array, { width, height }: Size): Float32Array {
  const wide = width + REACH * 2
  const out = new Float32Array(wide * (height + REACH * 2))
  for (let row = 0; row < height + REACH * 2; row++) {
    const from = Math.min(height - 1, Math.max(0, row - REACH)) * width
    const to = row * wide
    out.fill(at(plane, from), to, to + REACH)
    out.set(plane.subarray(from, from + width), to + REACH)
    out.fill(at(plane, from + width - 1), to + REACH + width, to + wide)
  }
  return out
}
