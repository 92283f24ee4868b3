import { at, clamp, smooth } from '../art/numbers.ts'

const lumaOf = (data: Uint8Array, pixels: number, channels: number): Uint8Array => {
  const luma = new Uint8Array(pixels)
  for (let i = 0, p = 0; i < pixels; i++, p += channels)
    luma[i] = (at(data, p) * 77 + at(data, p + 1) * 150 + at(data, p + 2) * 29 + 128) >> 8
  return luma
}

/** Darkest and brightest brightness in the 3x3 around every pixel. */
const rangeOf = (luma: Uint8Array, width: number, height: number): { low: Uint8Array; high: Uint8Array } => {
  const low = new Uint8Array(luma.length)
  const high = new Uint8Array(luma.length)
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const own = y * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      let least = 255
      let most = 0
      for (let k = Math.max(0, x - 1); k <= Math.min(width - 1, x + 1); k++) {
        const a = at(luma, above + k)
        const b = at(luma, own + k)
        const c = at(luma, below + k)
        least = Math.min(least, a, b, c)
        most = Math.max(most, a, b, c)
      }
      low[own + x] = least
      high[own + x] = most
    }
  }
  return { low, high }
}

/** How far, in levels of 255, brightness may pass what the original held nearby: enough for bite, too little for halos. */
const overshoot = 5

/**
 * Sharpens an enlargement in place. `data` is `step` times as large as `source`, both with the same channels.
 *
 * Edges gain steepness, flat parts with mere noise are calmed, and brightness is held within what the original had
 * around that place, so that the resampling filter leaves no rings.
 */
export const crispen = (
  data: Uint8Array,
  source: Uint8Array,
  width: number,
  height: number,
  step: number,
  channels: number,
  onRow: () => void = () => {},
): void => {
  const wide = width * step
  const tall = height * step
  const { low, high } = rangeOf(lumaOf(source, width * height, channels), width, height)
  const luma = lumaOf(data, wide * tall, channels)
  for (let y = 0; y < tall; y++) {
    const above = Math.max(0, y - 1) * wide
    const above2 = Math.max(0, y - 2) * wide
    const own = y * wide
    const below = Math.min(tall - 1, y + 1) * wide
    const below2 = Math.min(tall - 1, y + 2) * wide
    const row = Math.floor(y / step) * width
    for (let x = 0; x < wide; x++) {
      const left = Math.max(0, x - 1)
      const right = Math.min(wide - 1, x + 1)
      const far =
        at(luma, own + Math.max(0, x - 2)) +
        at(luma, own + Math.min(wide - 1, x + 2)) +
        at(luma, above2 + x) +
        at(luma, below2 + x)
      const near = at(luma, own + left) + at(luma, own + right) + at(luma, above + x) + at(luma, below + x)
      const corners =
        at(luma, above + left) + at(luma, above + right) + at(luma, below + left) + at(luma, below + right)
      const value = at(luma, own + x)
      const soft = (value * 4 + near * 2 + corners + far) / 20
      const i = row + Math.floor(x / step)
      const least = at(low, i)
      const most = at(high, i)
      const gate = smooth(5, 26, most - least)
      const wanted = value + (value - soft) * (0.72 * gate) + (soft - value) * (0.45 * smooth(7, 2, most - least))
      const delta = Math.round(clamp(wanted, least - overshoot, most + overshoot) - value)
      if (delta === 0) continue
      const p = (own + x) * channels
      data[p] = clamp(at(data, p) + delta, 0, 255)
      data[p + 1] = clamp(at(data, p + 1) + delta, 0, 255)
      data[p + 2] = clamp(at(data, p + 2) + delta, 0, 255)
    }
    onRow()
  }
}
