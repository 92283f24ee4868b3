import { at, clamp, mix, smoothstep } from '../sample/numbers.ts'
import type { Raster } from '../shared/raster.ts'
import type { Frame } from './frames.ts'
import type { Matte } from './matte.ts'

/**
 * Removes the background from a mixed value, 0..255; with hardly any subject, it returns the subject's colour nearby.
 */
export const decontaminate = (value: number, front: number, back: number, alpha: number): number => {
  const clean = clamp((value - (1 - alpha) * back) / Math.max(0.2, alpha), 0, 255)
  return Math.round(mix(front, clean, smoothstep(0.1, 0.6, alpha)))
}

/**
 * Writes alpha into the full-size pixels and removes the old background's colour from the edge.
 * Where the two sides differ clearly, the colours give the share: C = aF + (1-a)B.
 */
export const applyMatte = (raster: Raster, matte: Matte, part: Frame): void => {
  const { width, height, data } = raster
  const scaleX = matte.width / part.width
  const scaleY = matte.height / part.height
  const certain = certaintyOf(matte)
  for (let y = 0; y < height; y++) {
    const row = y * width * 4
    if (y < part.top || y >= part.top + part.height) {
      data.fill(0, row, row + width * 4)
      continue
    }
    data.fill(0, row, row + part.left * 4)
    data.fill(0, row + (part.left + part.width) * 4, row + width * 4)
    const v = clamp((y - part.top + 0.5) * scaleY - 0.5, 0, matte.height - 1)
    const y0 = Math.floor(v)
    const fy = v - y0
    const y1 = Math.min(matte.height - 1, y0 + 1)
    for (let x = part.left; x < part.left + part.width; x++) {
      const u = clamp((x - part.left + 0.5) * scaleX - 0.5, 0, matte.width - 1)
      const x0 = Math.floor(u)
      const near = y0 * matte.width + x0
      const p = (y * width + x) * 4
      const certainty = certain[near]
      if (certainty !== 2) {
        if (certainty === 0) data.fill(0, p, p + 4)
        continue
      }
      const fx = u - x0
      const x1 = Math.min(matte.width - 1, x0 + 1)
      const i01 = y0 * matte.width + x1
      const i10 = y1 * matte.width + x0
      const i11 = y1 * matte.width + x1
      const read = (plane: Float32Array) =>
        mix(mix(at(plane, near), at(plane, i01), fx), mix(at(plane, i10), at(plane, i11), fx), fy)
      const guess = read(matte.alpha)
      const band = read(matte.band)
      let along = 0
      let apart = 0
      const front: number[] = []
      for (let c = 0; c < 3; c++) {
        const f = read(matte.front[c] ?? matte.alpha)
        const b = read(matte.back[c] ?? matte.alpha)
        front.push(f)
        along += (at(data, p + c) / 255 - b) * (f - b)
        apart += (f - b) ** 2
      }
      const solved = clamp(along / Math.max(1e-5, apart))
      const trust = smoothstep(0.015, 0.12, apart) * band
      // Shares near 0 and 1 are noise of the two colour estimates, not hair.
      const alpha = smoothstep(0.04, 0.96, clamp(mix(smoothstep(0.25, 0.75, guess), solved, trust * 0.8)))
      if (alpha < 0.996)
        for (let c = 0; c < 3; c++) {
          const b = read(matte.back[c] ?? matte.alpha) * 255
          data[p + c] = decontaminate(at(data, p + c), (front[c] ?? 0) * 255, b, alpha)
        }
      data[p + 3] = Math.round(alpha * at(data, p + 3))
    }
  }
}

/** 0 or 1 if the whole neighbourhood of a small pixel agrees, 2 if it has to be computed. */
const certaintyOf = ({ width, height, alpha, band }: Matte): Uint8Array => {
  const out = new Uint8Array(band.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      let edge = 0
      for (let j = 0; j <= 1 && !edge; j++)
        for (let k = 0; k <= 1 && !edge; k++)
          edge = at(band, Math.min(height - 1, y + j) * width + Math.min(width - 1, x + k))
      out[i] = edge ? 2 : at(alpha, i) > 0.5 ? 1 : 0
    }
  return out
}
