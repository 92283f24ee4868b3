import { at, clamp } from '../sample/numbers.ts'
import { firstPhase, reach, secondPhase } from './lanczos.ts'

/**
 * Doubles both sides by a Lanczos filter with unchanged pixel centres, for masks and as a reference of tests.
 * sharp's own enlargement is half a pixel off (libvips 8.18, measured), which two doublings make visible. With four
 * channels, alpha weighs the colours.
 */
export const doubleSize = (
  data: Uint8Array,
  width: number,
  height: number,
  channels: number,
  onRow: () => void = () => {},
): Buffer => {
  const out = Buffer.allocUnsafe(width * height * 4 * channels)
  const row = new Float32Array((width + reach * 2) * channels)
  for (let y = 0; y < height * 2; y++) {
    gatherRow(row, data, width, height, channels, y >> 1, y % 2 === 0 ? firstPhase : secondPhase)
    spreadRow(out, y * width * 2 * channels, row, width, channels)
    onRow()
  }
  return out
}

/** An interpolated source row, its ends repeated `reach` pixels outwards. */
const gatherRow = (
  row: Float32Array,
  data: Uint8Array,
  width: number,
  height: number,
  channels: number,
  y: number,
  weights: Float32Array,
): void => {
  row.fill(0)
  const stride = width * channels
  const start = reach * channels
  for (let tap = 0; tap < weights.length; tap++) {
    const weight = at(weights, tap)
    if (weight === 0) continue
    const base = clamp(y + tap - reach, 0, height - 1) * stride
    if (channels === 4)
      for (let i = 0; i < stride; i += 4) {
        const alpha = at(data, base + i + 3)
        const share = (weight * alpha) / 255
        row[start + i] = at(row, start + i) + at(data, base + i) * share
        row[start + i + 1] = at(row, start + i + 1) + at(data, base + i + 1) * share
        row[start + i + 2] = at(row, start + i + 2) + at(data, base + i + 2) * share
        row[start + i + 3] = at(row, start + i + 3) + alpha * weight
      }
    else for (let i = 0; i < stride; i++) row[start + i] = at(row, start + i) + at(data, base + i) * weight
  }
  for (let k = 0; k < reach; k++) {
    row.copyWithin(k * channels, start, start + channels)
    row.copyWithin(start + stride + k * channels, start + stride - channels, start + stride)
  }
}

/** Writes both output pixels of every source column; the taps are written out, because this runs for every byte. */
const spreadRow = (out: Buffer, base: number, row: Float32Array, width: number, channels: number): void => {
  const wide = new Float32Array(width * 2 * channels)
  for (const [phase, weights] of [firstPhase, secondPhase].entries()) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = weights
    for (let x = 0; x < width; x++)
      for (let k = 0; k < channels; k++) {
        const i = x * channels + k
        wide[(x * 2 + phase) * channels + k] =
          a * at(row, i) +
          b * at(row, i + channels) +
          c * at(row, i + channels * 2) +
          d * at(row, i + channels * 3) +
          e * at(row, i + channels * 4) +
          f * at(row, i + channels * 5) +
          g * at(row, i + channels * 6)
      }
  }
  if (channels === 4)
    for (let i = 0; i < wide.length; i += 4) {
      const share = at(wide, i + 3) > 0.5 ? 255 / at(wide, i + 3) : 0
      for (let k = 0; k < 3; k++) wide[i + k] = at(wide, i + k) * share
    }
  for (let i = 0; i < wide.length; i++) out[base + i] = clamp(at(wide, i) + 0.5, 0, 255)
}
