import { at } from '../art/numbers.ts'

/** Directions of an edge, from upright by one eighth of a half turn each. */
const DIRECTIONS = 8
/** Limits between flat, faint, clear and hard edges, in levels of brightness from one pixel to the next. */
const STRENGTHS = [2, 5, 12] as const
/** Limits between noise and texture, and one clear direction. */
const COHERENCES = [0.25, 0.5, 0.75] as const

const LEVELS = 4

/** Kinds of places that a picture has: each has a filter of its own. */
export const KINDS = DIRECTIONS * LEVELS * LEVELS

/** Kinds that differ by more than their direction. */
export const CLASSES = LEVELS * LEVELS

/** What is left of a kind without its direction. */
export const classOf = (kind: number): number => kind % CLASSES

/** The kind of a place when the picture is mirrored along one side. */
export const mirrored = (kind: number): number => {
  const rest = classOf(kind)
  const direction = (kind - rest) / CLASSES
  return ((DIRECTIONS - direction) % DIRECTIONS) * CLASSES + rest
}

const levelOf = (value: number, limits: readonly number[]): number => {
  let level = 0
  for (const limit of limits) if (value >= limit) level++
  return level
}

/** A bell of five places. */
const BELL = [0.0816, 0.2398, 0.3572, 0.2398, 0.0816] as const

function smoothed(values: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(values.length)
  const out = new Float32Array(values.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = -2; k <= 2; k++)
        sum += (BELL[k + 2] ?? 0) * at(values, y * width + Math.min(width - 1, Math.max(0, x + k)))
      across[y * width + x] = sum
    }
  for (let y = 0; y < height; y++)
    for (let k = -2; k <= 2; k++) {
      const from = Math.min(height - 1, Math.max(0, y + k)) * width
      const weight = BELL[k + 2] ?? 0
      for (let x = 0; x < width; x++) out[y * width + x] = at(out, y * width + x) + weight * at(across, from + x)
    }
  return out
}

/**
 * The kind of every pixel, by the structure tensor of its surroundings: which way the edge runs, how steep it is, and
 * how much of what is there runs that way. `brightness` is 0..255, row by row.
 */
export function classify(brightness: Float32Array, width: number, height: number): Uint8Array {
  const size = width * height
  const acrossSquared = new Float32Array(size)
  const both = new Float32Array(size)
  const downSquared = new Float32Array(size)
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const across =
        (at(brightness, y * width + Math.min(width - 1, x + 1)) - at(brightness, y * width + Math.max(0, x - 1))) / 2
      const down = (at(brightness, below + x) - at(brightness, above + x)) / 2
      acrossSquared[i] = across * across
      both[i] = across * down
      downSquared[i] = down * down
    }
  }
  const a = smoothed(acrossSquared, width, height)
  const b = smoothed(both, width, height)
  const c = smoothed(downSquared, width, height)
  const kinds = new Uint8Array(size)
  for (let i = 0; i < size; i++) {
    const sum = at(a, i) + at(c, i)
    const apart = Math.sqrt((at(a, i) - at(c, i)) ** 2 + 4 * at(b, i) ** 2)
    const most = Math.sqrt((sum + apart) / 2)
    const least = Math.sqrt(Math.max(0, (sum - apart) / 2))
    const turn = Math.atan2(2 * at(b, i), at(a, i) - at(c, i)) / (2 * Math.PI)
    const direction = Math.floor((turn < 0 ? turn + 1 : turn) * DIRECTIONS + 0.5) % DIRECTIONS
    const strength = levelOf(most, STRENGTHS)
    const coherence = levelOf((most - least) / (most + least + 1e-6), COHERENCES)
    kinds[i] = (direction * LEVELS + strength) * LEVELS + coherence
  }
  return kinds
}
