import { at } from '../sample/numbers.ts'

/** Directions of an edge, starting upright, each a sixteenth of a half turn. */
const DIRECTIONS = 16
/** Limits between flat, faint, clear, hard and hardest edges, in levels of brightness from one pixel to the next. */
const STRENGTHS = [2, 5, 12, 25] as const
/** Limits between noise, texture and one clear direction. */
const COHERENCES = [0.25, 0.5, 0.75] as const

const CLASSES_PER_DIRECTION = (STRENGTHS.length + 1) * (COHERENCES.length + 1)

/** Number of patch classes; each has its own filter. */
export const PATCH_CLASSES = DIRECTIONS * CLASSES_PER_DIRECTION

function withDirection(patchClass: number, turn: (direction: number) => number): number {
  const rest = patchClass % CLASSES_PER_DIRECTION
  return ((turn((patchClass - rest) / CLASSES_PER_DIRECTION) + DIRECTIONS) % DIRECTIONS) * CLASSES_PER_DIRECTION + rest
}

export const mirroredClass = (patchClass: number): number => withDirection(patchClass, (direction) => -direction)

export const transposedClass = (patchClass: number): number =>
  withDirection(patchClass, (direction) => DIRECTIONS / 2 - direction)

const levelOf = (value: number, limits: readonly number[]): number => {
  let level = 0
  for (let n = 0; n < limits.length; n++) if (value >= (limits[n] ?? 0)) level++
  return level
}

const HALF_GAUSSIAN = [0.0816, 0.2398, 0.3572] as const

/** Smooths in place; `buffer` has the same size. */
function smoothInPlace(values: Float32Array, buffer: Float32Array, width: number, height: number): void {
  const [far, near, middle] = HALF_GAUSSIAN
  const row = new Float32Array(width + 4)
  for (let y = 0; y < height; y++) {
    const from = y * width
    row.set(values.subarray(from, from + width), 2)
    row.fill(row[2] ?? 0, 0, 2)
    row.fill(row[width + 1] ?? 0, width + 2)
    for (let x = 0; x < width; x++)
      buffer[from + x] =
        far * ((row[x] ?? 0) + (row[x + 4] ?? 0)) +
        near * ((row[x + 1] ?? 0) + (row[x + 3] ?? 0)) +
        middle * (row[x + 2] ?? 0)
  }
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    const [first, last] = [Math.max(0, y - 2) * width, Math.min(height - 1, y + 2) * width]
    for (let x = 0, i = y * width; x < width; x++, i++)
      values[i] =
        far * ((buffer[first + x] ?? 0) + (buffer[last + x] ?? 0)) +
        near * ((buffer[above + x] ?? 0) + (buffer[below + x] ?? 0)) +
        middle * (buffer[i] ?? 0)
  }
}

/**
 * The class of every pixel, from the structure tensor of its neighbourhood: direction, strength and coherence of the
 * edge.
 * `brightness` is 0..255, row by row.
 */
export function classify(brightness: Float32Array, width: number, height: number): Uint16Array {
  const size = width * height
  const a = new Float32Array(size)
  const b = new Float32Array(size)
  const c = new Float32Array(size)
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const across =
        (at(brightness, y * width + Math.min(width - 1, x + 1)) - at(brightness, y * width + Math.max(0, x - 1))) / 2
      const down = (at(brightness, below + x) - at(brightness, above + x)) / 2
      a[i] = across * across
      b[i] = across * down
      c[i] = down * down
    }
  }
  const buffer = new Float32Array(size)
  for (const values of [a, b, c]) smoothInPlace(values, buffer, width, height)
  const patchClasses = new Uint16Array(size)
  for (let i = 0; i < size; i++) {
    const across = a[i] ?? 0
    const down = c[i] ?? 0
    const mixed = b[i] ?? 0
    const sum = across + down
    const apart = Math.sqrt((across - down) * (across - down) + 4 * mixed * mixed)
    const most = Math.sqrt((sum + apart) / 2)
    const least = Math.sqrt(Math.max(0, (sum - apart) / 2))
    const turn = Math.atan2(2 * mixed, across - down) / (2 * Math.PI)
    const direction = Math.floor((turn < 0 ? turn + 1 : turn) * DIRECTIONS + 0.5) % DIRECTIONS
    const strength = levelOf(most, STRENGTHS)
    const coherence = levelOf((most - least) / (most + least + 1e-6), COHERENCES)
    patchClasses[i] = direction * CLASSES_PER_DIRECTION + strength * (COHERENCES.length + 1) + coherence
  }
  return patchClasses
}
