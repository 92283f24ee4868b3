import { at } from '../sample/numbers.ts'
import { lanczos3, reach, weightsAt } from './lanczos.ts'

/** Weights from the middle outwards; both sides are alike. */
function downscalingWeights(factor: number): Float32Array {
  const raw = Array.from({ length: 3 * factor }, (_, n) => lanczos3((n + 0.5) / factor))
  const sum = raw.reduce((all, weight) => all + weight, 0) * 2
  return Float32Array.from(raw, (weight) => weight / sum)
}

/** Shrinks by Lanczos with repeated borders; both sides must be multiples of the factor. */
function downscale(values: Float32Array, width: number, height: number, factor: number): Float32Array {
  const weights = downscalingWeights(factor)
  const taps = weights.length
  const [across, down] = [width / factor, height / factor]
  const row = new Float32Array(width + taps * 2)
  const out = new Float32Array(across * down)
  for (let y = 0, to = 0; y < down; y++) {
    row.fill(0)
    const middle = y * factor + factor / 2
    for (let n = 0; n < taps; n++) {
      const weight = at(weights, n)
      const before = Math.max(0, middle - 1 - n) * width
      const after = Math.min(height - 1, middle + n) * width
      for (let x = 0; x < width; x++)
        row[taps + x] = at(row, taps + x) + weight * (at(values, before + x) + at(values, after + x))
    }
    row.fill(at(row, taps), 0, taps)
    row.fill(at(row, taps + width - 1), taps + width)
    for (let right = taps + factor / 2; to < (y + 1) * across; to++, right += factor) {
      let sum = 0
      for (let n = 0; n < taps; n++) sum += at(weights, n) * (at(row, right - 1 - n) + at(row, right + n))
      out[to] = sum
    }
  }
  return out
}

/** Enlarges a smaller image by Lanczos and adds it to a larger one. */
export function addEnlarged(
  sum: Float32Array,
  small: Float32Array,
  width: number,
  height: number,
  factor: number,
): void {
  const phases = Array.from({ length: factor }, (_, n) => weightsAt((n + 0.5) / factor - 0.5))
  const row = new Float32Array(width + reach * 2)
  for (let y = 0; y < height * factor; y++) {
    row.fill(0)
    const weights = phases[y % factor] ?? new Float32Array()
    for (let tap = 0; tap < weights.length; tap++) {
      const weight = at(weights, tap)
      const from = Math.min(height - 1, Math.max(0, Math.floor(y / factor) + tap - reach)) * width
      for (let x = 0; x < width; x++) row[reach + x] = (row[reach + x] ?? 0) + weight * (small[from + x] ?? 0)
    }
    row.fill(at(row, reach), 0, reach)
    row.fill(at(row, reach + width - 1), reach + width)
    for (const [phase, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0]] of phases.entries()) {
      const start = y * width * factor + phase
      for (let x = 0, to = start; x < width; x++, to += factor)
        sum[to] =
          (sum[to] ?? 0) +
          a * (row[x] ?? 0) +
          b * (row[x + 1] ?? 0) +
          c * (row[x + 2] ?? 0) +
          d * (row[x + 3] ?? 0) +
          e * (row[x + 4] ?? 0) +
          f * (row[x + 5] ?? 0) +
          g * (row[x + 6] ?? 0)
    }
  }
}

const ROUNDS = 2

/**
 * Corrects an enlargement, which the filters change, until shrinking it gives the source (iterative back-projection:
 * Irani, Peleg, 1991). `enlarged` has `factor` times the sides of `source`.
 */
export function backProject(
  enlarged: Float32Array,
  source: Float32Array,
  width: number,
  height: number,
  factor: number,
): void {
  for (let round = 0; round < ROUNDS; round++) {
    const residual = downscale(enlarged, width * factor, height * factor, factor)
    for (let i = 0; i < residual.length; i++) residual[i] = at(source, i) - at(residual, i)
    addEnlarged(enlarged, residual, width, height, factor)
  }
}
