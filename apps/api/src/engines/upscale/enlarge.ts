import { at, clamp } from '../art/numbers.ts'
import { classify } from './classify.ts'
import { type Filters, REACH, SIDE, TAPS } from './filters.ts'

/**
 * How far a colour may pass those of the four pixels that it lies between, in levels of 255 and in shares of how far they
 * are apart: enough for steep edges, too little for halos beside them.
 */
const OVERSHOOT = { levels: 3, share: 0.25 }

/** A colour of the file, held by the four around its place. */
function held(value: number, a: number, b: number, c: number, d: number): number {
  const least = Math.min(a, b, c, d)
  const most = Math.max(a, b, c, d)
  const beyond = OVERSHOOT.levels + OVERSHOOT.share * (most - least)
  return Math.round(Math.max(0, least - beyond, Math.min(255, most + beyond, value)))
}

interface Planes {
  /** Colours, weighed by alpha where there is one, and alpha; the borders repeated REACH pixels outwards. */
  planes: readonly Float32Array[]
  brightness: Float32Array
}

function toPlanes(data: Uint8Array, width: number, height: number, channels: number): Planes {
  const wide = width + REACH * 2
  const planes = Array.from({ length: channels }, () => new Float32Array(wide * (height + REACH * 2)))
  const brightness = new Float32Array(width * height)
  const [red, green, blue, alpha] = planes
  if (!red || !green || !blue) throw new Error('three channels at least')
  for (let row = 0; row < height + REACH * 2; row++) {
    const y = clamp(row - REACH, 0, height - 1)
    for (let column = 0; column < wide; column++) {
      const x = clamp(column - REACH, 0, width - 1)
      const p = (y * width + x) * channels
      const to = row * wide + column
      const share = alpha ? at(data, p + 3) / 255 : 1
      red[to] = at(data, p) * share
      green[to] = at(data, p + 1) * share
      blue[to] = at(data, p + 2) * share
      if (alpha) alpha[to] = at(data, p + 3)
      brightness[y * width + x] = at(red, to) * 0.299 + at(green, to) * 0.587 + at(blue, to) * 0.114
    }
  }
  return { planes, brightness }
}

/** Colours as they are without their alpha: `data` has four channels. */
function withoutAlpha(data: Uint8Array): void {
  for (let p = 0; p < data.length; p += 4) {
    const share = at(data, p + 3) > 0 ? 255 / at(data, p + 3) : 0
    for (let c = 0; c < 3; c++) data[p + c] = Math.round(Math.min(255, at(data, p + c) * share))
  }
}

/**
 * Twice as wide and tall, pixel centres unchanged. Each pixel becomes four by the filters of its kind, which were learnt
 * from photographs (RAISR: Romano, Isidoro, Milanfar, 2016); no colour goes far beyond what is nearby.
 */
export function enlarge(
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
  filters: Filters,
  onRow: () => void = () => {},
): Buffer {
  const { planes, brightness } = toPlanes(data, width, height, channels)
  const kinds = classify(brightness, width, height)
  const wide = width + REACH * 2
  const out = Buffer.allocUnsafe(width * height * 4 * channels)
  const outRow = width * 2 * channels
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const base = at(kinds, y * width + x) * 4 * TAPS
      const corner = y * wide + x
      const to = y * 2 * outRow + x * 2 * channels
      for (let c = 0; c < channels; c++) {
        const plane = planes[c] ?? brightness
        let [one, two, three, four] = [0, 0, 0, 0]
        let tap = base
        for (let row = 0; row < SIDE; row++) {
          const from = corner + row * wide
          for (let column = 0; column < SIDE; column++, tap++) {
            const value = at(plane, from + column)
            one += value * at(filters, tap)
            two += value * at(filters, tap + TAPS)
            three += value * at(filters, tap + TAPS * 2)
            four += value * at(filters, tap + TAPS * 3)
          }
        }
        const middle = corner + REACH * wide + REACH
        const own = at(plane, middle)
        const above = at(plane, middle - wide)
        const below = at(plane, middle + wide)
        const left = at(plane, middle - 1)
        const right = at(plane, middle + 1)
        out[to + c] = held(one, own, above, left, at(plane, middle - wide - 1))
        out[to + channels + c] = held(two, own, above, right, at(plane, middle - wide + 1))
        out[to + outRow + c] = held(three, own, below, left, at(plane, middle + wide - 1))
        out[to + outRow + channels + c] = held(four, own, below, right, at(plane, middle + wide + 1))
      }
    }
    onRow()
  }
  if (channels === 4) withoutAlpha(out)
  return out
}
