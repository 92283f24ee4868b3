import { at } from '../art/numbers.ts'

/**
 * How far a colour may pass those of the four pixels that it lies between, in levels of 255 and in shares of how far they
 * are apart: enough for steep edges, too little for halos beside them.
 */
const OVERSHOOT = { levels: 3, share: 0.25 }

function held(value: number, a: number, b: number, c: number, d: number): number {
  const least = Math.min(Math.min(a, b), Math.min(c, d))
  const most = Math.max(Math.max(a, b), Math.max(c, d))
  const beyond = OVERSHOOT.levels + OVERSHOOT.share * (most - least)
  if (value < least - beyond) return Math.max(0, least - beyond)
  if (value > most + beyond) return Math.min(255, most + beyond)
  return value < 0 ? 0 : value > 255 ? 255 : value
}

/** Keeps each colour of an enlargement near the four of the picture around its place. `made` has twice the sides of `given`. */
export function hold(made: Float32Array, given: Float32Array, width: number, height: number): void {
  for (let y = 0, i = 0; y < height * 2; y++) {
    const near = (y >> 1) * width
    const beside = Math.min(height - 1, Math.max(0, (y >> 1) + (y % 2) * 2 - 1)) * width
    for (let x = 0; x < width; x++, i += 2) {
      const left = x > 0 ? x - 1 : 0
      const right = x < width - 1 ? x + 1 : x
      const own = at(given, near + x)
      const other = at(given, beside + x)
      made[i] = held(at(made, i), own, other, at(given, near + left), at(given, beside + left))
      made[i + 1] = held(at(made, i + 1), own, other, at(given, near + right), at(given, beside + right))
    }
  }
}
