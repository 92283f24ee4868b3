import { at, clamp } from '../sample/numbers.ts'
import type { LabImage } from './lab.ts'

export interface Border {
  index: Int32Array
  /** 0 top, 1 left, 2 right, 3 bottom. */
  side: Uint8Array
}

export const borderOf = (width: number, height: number, band: number): Border => {
  const index: number[] = []
  const side: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const nearest = y < band ? 0 : x < band ? 1 : x >= width - band ? 2 : y >= height - band ? 3 : -1
      if (nearest < 0) continue
      index.push(y * width + x)
      side.push(nearest)
    }
  return { index: Int32Array.from(index), side: Uint8Array.from(side) }
}

const terms = 6

const basis = (x: number, y: number): readonly number[] => [1, x, y, x * x, x * y, y * y]

/** Solves the normal equations by elimination with row pivots; a direction without data stays 0. */
const solve = (matrix: readonly Float64Array[], right: Float64Array): Float64Array => {
  const rows = matrix.map((row, i) => Float64Array.of(...row, right[i] ?? 0))
  const cell = (r: number, c: number): number => rows[r]?.[c] ?? 0
  for (let c = 0; c < terms; c++) {
    let best = c
    for (let r = c + 1; r < terms; r++) if (Math.abs(cell(r, c)) > Math.abs(cell(best, c))) best = r
    const pivot = rows[best]
    const moved = rows[c]
    if (!pivot || !moved || Math.abs(cell(best, c)) < 1e-12) continue
    rows[best] = moved
    rows[c] = pivot
    rows.forEach((row, r) => {
      if (r === c) return
      const by = (row[c] ?? 0) / (pivot[c] ?? 1)
      for (let k = c; k <= terms; k++) row[k] = (row[k] ?? 0) - by * (pivot[k] ?? 0)
    })
  }
  return Float64Array.from(rows, (row, i) => (Math.abs(row[i] ?? 0) < 1e-12 ? 0 : (row[terms] ?? 0) / (row[i] ?? 1)))
}

export interface BackgroundFit {
  /** Distance of every pixel from the fitted background, in OKLab units. */
  distance: Float32Array
  /** Typical distance of the border pixels that are background. */
  noise: number
  /** Share 0..1 of the border (bottom left out) that the surface explains. */
  explained: number
}

const addSample = (
  matrix: readonly Float64Array[],
  rights: readonly Float64Array[],
  row: readonly number[],
  weight: number,
  values: readonly number[],
): void => {
  for (let r = 0; r < terms; r++) {
    const line = matrix[r]
    if (!line) return
    const share = weight * (row[r] ?? 0)
    for (let c = 0; c < terms; c++) line[c] = (line[c] ?? 0) + share * (row[c] ?? 0)
    for (let p = 0; p < rights.length; p++) {
      const right = rights[p]
      if (right) right[r] = (right[r] ?? 0) + share * (values[p] ?? 0)
    }
  }
}

/** A fitted plane of colour; named fields, because reading an array of six for every pixel is slow. */
interface Quadratic {
  c0: number
  c1: number
  c2: number
  c3: number
  c4: number
  c5: number
}

const zero: Quadratic = { c0: 0, c1: 0, c2: 0, c3: 0, c4: 0, c5: 0 }

const quadraticOf = ([c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0]: Float64Array): Quadratic => ({
  c0,
  c1,
  c2,
  c3,
  c4,
  c5,
})

const evaluate = ({ c0, c1, c2, c3, c4, c5 }: Quadratic, x: number, y: number): number =>
  c0 + c1 * x + c2 * y + c3 * x * x + c4 * x * y + c5 * y * y

/** Only every so many pixels are tested against the background. */
const stride = 5

/**
 * A quadratic surface through the border's colours, refitted without the pixels that it does not explain, then grown
 * inwards over those that it explains: a studio wall with its gradient, glow and vignette.
 */
export const fitBackground = ({ width, height, planes }: LabImage, border: Border): BackgroundFit => {
  const rowAt = (i: number): readonly number[] => basis((i % width) / width - 0.5, Math.floor(i / width) / height - 0.5)
  const samples = Int32Array.from({ length: Math.floor((width * height) / stride) }, (_, n) => n * stride)
  const [l, a, b] = planes
  let fit: readonly [Quadratic, Quadratic, Quadratic] = [zero, zero, zero]
  const distanceAt = (i: number): number => {
    const x = (i % width) / width - 0.5
    const y = Math.floor(i / width) / height - 0.5
    const off = (plane: 0 | 1 | 2) => at(planes[plane], i) - evaluate(fit[plane], x, y)
    return Math.sqrt(off(0) ** 2 + 2.2 * (off(1) ** 2 + off(2) ** 2))
  }
  const refit = (index: Int32Array, weightOf: (i: number, n: number) => number): void => {
    const matrix = Array.from({ length: terms }, () => new Float64Array(terms))
    const rights = [new Float64Array(terms), new Float64Array(terms), new Float64Array(terms)] as const
    index.forEach((i, n) => {
      const weight = weightOf(i, n)
      if (weight > 0) addSample(matrix, rights, rowAt(i), weight, [at(l, i), at(a, i), at(b, i)])
    })
    const fitted = (plane: 0 | 1 | 2) => quadraticOf(solve(matrix, rights[plane]))
    fit = [fitted(0), fitted(1), fitted(2)]
  }
  let weights = new Float32Array(border.index.length).fill(1)
  let noise = 0.004
  for (let round = 0; round < 4; round++) {
    refit(border.index, (_i, n) => at(weights, n) * (border.side[n] === 3 ? 0.25 : 1))
    const distances = Float32Array.from(border.index, distanceAt)
    noise = Math.max(0.004, at(distances.toSorted(), Math.floor(distances.length * 0.5)))
    weights = distances.map((g) => (g < Math.max(0.02, noise * 3) ? 1 : 0))
  }
  let explainedCount = 0
  let counted = 0
  border.index.forEach((_i, n) => {
    if (border.side[n] === 3) return
    counted++
    explainedCount += at(weights, n)
  })
  const explained = explainedCount / Math.max(1, counted)
  for (let round = 0; round < 5 && explained > 0.5; round++) {
    const limit = Math.max(0.028, noise * 3)
    const distances = Float32Array.from(samples, distanceAt)
    refit(samples, (_i, n) => (at(distances, n) < limit ? 1 : 0))
  }
  const distance = new Float32Array(width * height)
  for (let i = 0; i < distance.length; i++) distance[i] = distanceAt(i)
  return { distance, noise: clamp(noise, 0.004, 0.2), explained }
}
