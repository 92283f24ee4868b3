import { type Pattern, PERIOD } from './pattern.ts'
import { brightnessOf, localMean, type Pixels } from './surface.ts'

/** Strength (root mean square, of 255) on a smooth surface, the addition for texture, and the maximum. */
const SMOOTH = 0.5
const LIVELY = 0.12
const STRONGEST = 2.4
const RADIUS = 6

/** Rows per step: six copies of 64 megapixels would not fit into memory. */
const BAND = 512

function embedBand(pixels: Pixels, { tile }: Pattern, top: number, bottom: number): void {
  const { width, height, channels, data } = pixels
  const from = Math.max(0, top - RADIUS)
  const to = Math.min(height, bottom + RADIUS)
  const seen = data.subarray(from * width * channels, to * width * channels)
  const { spread } = localMean(brightnessOf({ width, height: to - from, channels, data: seen }), RADIUS)
  // A Uint8Array would wrap around.
  const clamped = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength)
  for (let y = top; y < bottom; y += 1) {
    const row = (y % PERIOD) * PERIOD
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels
      if (channels === 4 && data[at + 3] !== 255) continue
      const strength = Math.min(STRONGEST, SMOOTH + LIVELY * (spread[(y - from) * width + x] ?? 0))
      const change = strength * (tile[row + (x % PERIOD)] ?? 0)
      clamped[at] = (data[at] ?? 0) + change
      clamped[at + 1] = (data[at + 1] ?? 0) + change
      clamped[at + 2] = (data[at + 2] ?? 0) + change
    }
  }
}

/** Adds the pattern to the pixels, in place; transparent pixels stay unchanged. */
export function embed(pixels: Pixels, pattern: Pattern): void {
  for (let top = 0; top < pixels.height; top += BAND) {
    embedBand(pixels, pattern, top, Math.min(pixels.height, top + BAND))
  }
}
