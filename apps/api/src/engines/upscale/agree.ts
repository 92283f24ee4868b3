import { at } from '../art/numbers.ts'
import { earlier, lanczos3, reach } from './lanczos.ts'

/** Of the twelve pixels that become one, from the middle outwards: both sides are alike. */
const halving = (() => {
  const raw = Array.from({ length: 6 }, (_, n) => lanczos3((n + 0.5) / 2))
  const sum = raw.reduce((all, weight) => all + weight, 0) * 2
  return raw.map((weight) => weight / sum)
})()

/** Half as wide and tall by Lanczos, the borders repeated outwards. Both sides are even. The taps are written out: most of the time is spent in them. */
export function halve(values: Float32Array, width: number, height: number): Float32Array {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = halving
  const taps = halving.length
  const [across, down] = [width / 2, height / 2]
  const row = new Float32Array(width + taps * 2 - 2)
  const narrow = new Float32Array(across * height)
  for (let y = 0, to = 0; y < height; y++) {
    row.fill(at(values, y * width), 0, taps - 1)
    row.set(values.subarray(y * width, (y + 1) * width), taps - 1)
    row.fill(at(values, (y + 1) * width - 1), taps - 1 + width)
    for (let p = 0; p < width; p += 2, to++)
      narrow[to] =
        f * (at(row, p) + at(row, p + 11)) +
        e * (at(row, p + 1) + at(row, p + 10)) +
        d * (at(row, p + 2) + at(row, p + 9)) +
        c * (at(row, p + 3) + at(row, p + 8)) +
        b * (at(row, p + 4) + at(row, p + 7)) +
        a * (at(row, p + 5) + at(row, p + 6))
  }
  const out = new Float32Array(across * down)
  for (let y = 0; y < down; y++)
    for (let n = 0; n < taps; n++) {
      const weight = halving[n] ?? 0
      const before = Math.max(0, y * 2 - n) * across
      const after = Math.min(height - 1, y * 2 + 1 + n) * across
      const to = y * across
      for (let x = 0; x < across; x++)
        out[to + x] = at(out, to + x) + weight * (at(narrow, before + x) + at(narrow, after + x))
    }
  return out
}

/** Adds to a picture one of half its sides, enlarged by Lanczos. */
function addDoubled(sum: Float32Array, small: Float32Array, width: number, height: number): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = earlier
  const row = new Float32Array(width + reach * 2)
  for (let y = 0; y < height * 2; y++) {
    row.fill(0)
    for (let tap = 0; tap < earlier.length; tap++) {
      const weight = at(earlier, y % 2 === 0 ? tap : earlier.length - 1 - tap)
      if (weight === 0) continue
      const from = Math.min(height - 1, Math.max(0, (y >> 1) + tap - reach)) * width
      for (let x = 0; x < width; x++) row[reach + x] = at(row, reach + x) + weight * at(small, from + x)
    }
    row.fill(at(row, reach), 0, reach)
    row.fill(at(row, reach + width - 1), reach + width)
    for (let x = 0, to = y * width * 2; x < width; x++, to += 2) {
      const p = at(row, x)
      const q = at(row, x + 1)
      const r = at(row, x + 2)
      const s = at(row, x + 3)
      const t = at(row, x + 4)
      const u = at(row, x + 5)
      const v = at(row, x + 6)
      sum[to] = at(sum, to) + a * p + b * q + c * r + d * s + e * t + f * u + g * v
      sum[to + 1] = at(sum, to + 1) + g * p + f * q + e * r + d * s + c * t + b * u + a * v
    }
  }
}

const ROUNDS = 2

/**
 * Corrects an enlargement until it gives the picture again when it is made small (iterative back-projection: Irani, Peleg,
 * 1991): filters that are right for most pictures change what others have. `made` has twice the sides of `given`.
 */
export function agree(made: Float32Array, given: Float32Array, width: number, height: number): void {
  for (let round = 0; round < ROUNDS; round++) {
    const lack = halve(made, width * 2, height * 2)
    for (let i = 0; i < lack.length; i++) lack[i] = at(given, i) - at(lack, i)
    addDoubled(made, lack, width, height)
  }
}
