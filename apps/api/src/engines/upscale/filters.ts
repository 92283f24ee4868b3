import { readFileSync } from 'node:fs'
import { KINDS, mirrored } from './classify.ts'

/** Pixels on each side of the one that is looked at. */
export const REACH = 3
export const SIDE = REACH * 2 + 1
export const TAPS = SIDE * SIDE

/** Whole numbers of the file for a weight of 1. */
export const UNIT = 8192

/** By how much a picture can be enlarged. */
export const FACTORS = [2, 4] as const
export type Factor = (typeof FACTORS)[number]

/** Of every kind a filter for each of the pixels that one becomes, from the upper left by rows: TAPS weights each. */
export interface Filters {
  /** So many pixels wide and tall becomes each; 1 where they are only corrected. */
  factor: 1 | Factor
  weights: Float32Array
}

/** Filters that are learnt for a kind: those of the upper left quarter. The others are their mirror images. */
export const learntOf = (factor: 1 | Factor): number => (factor === 1 ? 1 : (factor / 2) ** 2)

/** @param quarter KINDS times `learntOf(factor)` filters */
export function toFilters(quarter: Int16Array, factor: 1 | Factor): Filters {
  const weights = new Float32Array(KINDS * factor * factor * TAPS)
  const learnt = learntOf(factor)
  const half = Math.sqrt(learnt)
  for (let kind = 0; kind < KINDS; kind++)
    for (let phase = 0; phase < factor * factor; phase++) {
      const [row, column] = [Math.floor(phase / factor), phase % factor]
      const [below, right] = [row >= half, column >= half]
      const place = (below ? factor - 1 - row : row) * half + (right ? factor - 1 - column : column)
      const from = ((below === right ? kind : mirrored(kind)) * learnt + place) * TAPS
      for (let y = 0; y < SIDE; y++)
        for (let x = 0; x < SIDE; x++) {
          const tap = (below ? SIDE - 1 - y : y) * SIDE + (right ? SIDE - 1 - x : x)
          weights[(kind * factor * factor + phase) * TAPS + y * SIDE + x] = (quarter[from + tap] ?? 0) / UNIT
        }
    }
  return { factor, weights }
}

/** Two passes: the first makes the pixels, the second corrects them by the kinds of what has been made. */
export interface Passes {
  enlarging: Filters
  correcting: Filters
}

/** scripts/train-upscale.ts writes it: for each factor both passes. */
export const filtersFile = new URL('./filters.bin', import.meta.url)

function read(): Readonly<Record<Factor, Passes>> {
  const bytes = readFileSync(filtersFile)
  let place = 0
  const next = (factor: 1 | Factor): Filters => {
    const quarter = Int16Array.from({ length: KINDS * learntOf(factor) * TAPS }, () => {
      place += 2
      return bytes.readInt16LE(place - 2)
    })
    return toFilters(quarter, factor)
  }
  const passesOf = (factor: Factor): Passes => ({ enlarging: next(factor), correcting: next(1) })
  return { 2: passesOf(2), 4: passesOf(4) }
}

let loaded: ReturnType<typeof read> | null = null

export const learnedFilters = (factor: Factor): Passes => {
  loaded ??= read()
  return loaded[factor]
}
