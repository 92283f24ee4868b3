/** How far a colour may exceed the four source pixels, in levels of 255 and in shares of their range, without halos. */
const OVERSHOOT = { levels: 3, share: 0.25 }

/** Clamps each colour to the four source pixels around it. `enlarged` has `factor` times the sides of `source`. */
export function clampToNeighbours(
  enlarged: Float32Array,
  source: Float32Array,
  width: number,
  height: number,
  factor: number,
): void {
  const half = factor / 2
  for (let y = 0, i = 0; y < height * factor; y++) {
    const row = Math.floor(y / factor)
    const near = row * width
    const beside = Math.min(height - 1, Math.max(0, y % factor < half ? row - 1 : row + 1)) * width
    for (let x = 0; x < width; x++) {
      const own = source[near + x] ?? 0
      const other = source[beside + x] ?? 0
      for (let side = -1; side <= 1; side += 2) {
        const column = side < 0 ? (x > 0 ? x - 1 : 0) : x < width - 1 ? x + 1 : x
        const next = source[near + column] ?? 0
        const corner = source[beside + column] ?? 0
        const least = Math.min(Math.min(own, other), Math.min(next, corner))
        const most = Math.max(Math.max(own, other), Math.max(next, corner))
        const beyond = OVERSHOOT.levels + OVERSHOOT.share * (most - least)
        const low = Math.max(0, least - beyond)
        const high = Math.min(255, most + beyond)
        for (let n = 0; n < half; n++, i++) {
          const value = enlarged[i] ?? 0
          enlarged[i] = value < low ? low : value > high ? high : value
        }
      }
    }
  }
}
