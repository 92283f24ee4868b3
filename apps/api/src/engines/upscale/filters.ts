import { readFileSync } from 'node:fs'
import { KINDS, mirrored } from './classify.ts'
import { earlier, later } from './lanczos.ts'

/** Source pixels on each side of the one that an output pixel lies in. */
export const REACH = 3
export const SIDE = REACH * 2 + 1
export const TAPS = SIDE * SIDE

/** Whole numbers of the file for a weight of 1. */
export const UNIT = 8192

/** Four filters a kind, one for each quarter of a pixel, from the upper left by rows: TAPS weights each. */
export type Filters = Float32Array

/** Of the upper left quarter alone, as they are trained: KINDS filters. The others are their mirror images. */
export function toFilters(quarter: Int16Array): Filters {
  const filters = new Float32Array(KINDS * 4 * TAPS)
  for (let kind = 0; kind < KINDS; kind++)
    for (let phase = 0; phase < 4; phase++) {
      const [below, right] = [phase >> 1, phase & 1]
      const from = (below === right ? kind : mirrored(kind)) * TAPS
      for (let row = 0; row < SIDE; row++)
        for (let column = 0; column < SIDE; column++) {
          const tap = (below ? SIDE - 1 - row : row) * SIDE + (right ? SIDE - 1 - column : column)
          filters[(kind * 4 + phase) * TAPS + row * SIDE + column] = (quarter[from + tap] ?? 0) / UNIT
        }
    }
  return filters
}

let plain: Filters | null = null

/** Of every kind, those of Lanczos. */
export function lanczosFilters(): Filters {
  plain ??= Float32Array.from({ length: KINDS * 4 * TAPS }, (_, i) => {
    const [tap, phase] = [i % TAPS, Math.floor(i / TAPS) % 4]
    const [down, across] = [phase >> 1 ? later : earlier, phase & 1 ? later : earlier]
    return (down[Math.floor(tap / SIDE)] ?? 0) * (across[tap % SIDE] ?? 0)
  })
  return plain
}

/** `npm run train:upscale` writes it: for the first doubling, and for one of what was doubled already. */
export const filtersFile = new URL('./filters.bin', import.meta.url)

function read(): { first: Filters; second: Filters } {
  const bytes = readFileSync(filtersFile)
  const all = Int16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(i * 2))
  const count = KINDS * TAPS
  return { first: toFilters(all.subarray(0, count)), second: toFilters(all.subarray(count, count * 2)) }
}

let loaded: ReturnType<typeof read> | null = null

export const learnedFilters = (): ReturnType<typeof read> => {
  loaded ??= read()
  return loaded
}
