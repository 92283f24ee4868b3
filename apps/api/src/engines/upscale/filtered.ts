import { at } from '../art/numbers.ts'
import { type Filters, SIDE, TAPS } from './filters.ts'

/** Twice as wide and tall: four pixels for each, by the filters of its kind. `padded` has REACH more pixels on each side. */
export function filtered(
  padded: Float32Array,
  kinds: Uint8Array,
  { width, height }: { width: number; height: number },
  filters: Filters,
  onRow: () => void = () => {},
): Float32Array {
  const wide = width + SIDE - 1
  const out = new Float32Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const base = at(kinds, y * width + x) * 4 * TAPS
      const corner = y * wide + x
      let one = 0
      let two = 0
      let three = 0
      let four = 0
      let tap = base
      for (let row = 0; row < SIDE; row++) {
        const from = corner + row * wide
        for (let column = 0; column < SIDE; column++, tap++) {
          const value = at(padded, from + column)
          one += value * at(filters, tap)
          two += value * at(filters, tap + TAPS)
          three += value * at(filters, tap + TAPS * 2)
          four += value * at(filters, tap + TAPS * 3)
        }
      }
      const to = y * width * 4 + x * 2
      out[to] = one
      out[to + 1] = two
      out[to + width * 2] = three
      out[to + width * 2 + 1] = four
    }
    onRow()
  }
  return out
}

/** With the borders repeated outwards. */
export function padded(plane: Float32Array, { width, height }: { width: number; height: number }): Float32Array {
  const reach = (SIDE - 1) / 2
  const wide = width + reach * 2
  const out = new Float32Array(wide * (height + reach * 2))
  for (let row = 0; row < height + reach * 2; row++) {
    const from = Math.min(height - 1, Math.max(0, row - reach)) * width
    const to = row * wide
    out.fill(at(plane, from), to, to + reach)
    out.set(plane.subarray(from, from + width), to + reach)
    out.fill(at(plane, from + width - 1), to + reach + width, to + wide)
  }
  return out
}
