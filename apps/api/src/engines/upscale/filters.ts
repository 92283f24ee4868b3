import { readFileSync } from 'node:fs'
import { mirroredClass, PATCH_CLASSES } from './classify.ts'

/** Pixels on each side of the filtered one. */
export const REACH = 3
export const SIDE = REACH * 2 + 1
export const TAPS = SIDE * SIDE

/** The whole number in the file for a weight of 1. */
export const WEIGHT_UNIT = 8192

export const FACTORS = [2, 4] as const
export type Factor = (typeof FACTORS)[number]

/** For each patch class, one filter per output pixel of a source pixel, row by row: TAPS weights each. */
export interface Filters {
  /** Output pixels per source pixel in each direction; 1 for a correction. */
  factor: 1 | Factor
  weights: Float32Array
}

/** Trained filters per class: those of the upper left quarter, the others mirror them. */
export const trainedPerClass = (factor: 1 | Factor): number => (factor === 1 ? 1 : (factor / 2) ** 2)

/** @param quarter PATCH_CLASSES times `trainedPerClass(factor)` filters */
export function toFilters(quarter: Int16Array, factor: 1 | Factor): Filters {
  const weights = new Float32Array(PATCH_CLASSES * factor * factor * TAPS)
  const trained = trainedPerClass(factor)
  const half = Math.sqrt(trained)
  for (let patchClass = 0; patchClass < PATCH_CLASSES; patchClass++)
    for (let phase = 0; phase < factor * factor; phase++) {
      const [row, column] = [Math.floor(phase / factor), phase % factor]
      const [below, right] = [row >= half, column >= half]
      const place = (below ? factor - 1 - row : row) * half + (right ? factor - 1 - column : column)
      const from = ((below === right ? patchClass : mirroredClass(patchClass)) * trained + place) * TAPS
      for (let y = 0; y < SIDE; y++)
        for (let x = 0; x < SIDE; x++) {
          const tap = (below ? SIDE - 1 - y : y) * SIDE + (right ? SIDE - 1 - x : x)
          weights[(patchClass * factor * factor + phase) * TAPS + y * SIDE + x] =
            (quarter[from + tap] ?? 0) / WEIGHT_UNIT
        }
    }
  return { factor, weights }
}

/** Two passes: the first makes the pixels, the second corrects them by their own classes. */
export interface Passes {
  enlarging: Filters
  correcting: Filters
}

/** Written by scripts/train-upscale.ts, with both passes for each factor. */
export const filtersFile = new URL('./filters.bin', import.meta.url)

function readFilters(): Readonly<Record<Factor, Passes>> {
  const bytes = readFileSync(filtersFile)
  let place = 0
  const next = (factor: 1 | Factor): Filters => {
    const quarter = Int16Array.from({ length: PATCH_CLASSES * trainedPerClass(factor) * TAPS }, () => {
      place += 2
      return bytes.readInt16LE(place - 2)
    })
    return toFilters(quarter, factor)
  }
  const passesOf = (factor: Factor): Passes => ({ enlarging: next(factor), correcting: next(1) })
  return { 2: passesOf(2), 4: passesOf(4) }
}

let loaded: ReturnType<typeof readFilters> | null = null

export const trainedFilters = (factor: Factor): Passes => {
  loaded ??= readFilters()
  return loaded[factor]
}
