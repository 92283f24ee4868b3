import { at } from '../art/numbers.ts'
import { agree } from './agree.ts'
import { brightnessOf } from './brightness.ts'
import { classify } from './classify.ts'
import { filtered, padded } from './filtered.ts'
import type { Filters } from './filters.ts'
import { hold } from './hold.ts'

/** One channel, a colour weighed by alpha where there is one. */
function planeOf(data: Uint8Array, channels: number, channel: number): Float32Array {
  const plane = new Float32Array(data.length / channels)
  const isWeighed = channels === 4 && channel < 3
  for (let i = 0, p = channel; i < plane.length; i++, p += channels)
    plane[i] = isWeighed ? (at(data, p) * at(data, i * 4 + 3)) / 255 : at(data, p)
  return plane
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
 * from photographs (RAISR: Romano, Isidoro, Milanfar, 2016). Made small again the result is the picture, and no colour goes
 * far beyond what is nearby.
 */
export function enlarge(
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
  filters: Filters,
  onRow: () => void = () => {},
): Buffer {
  const size = { width, height }
  const brightness = Float32Array.from({ length: width * height }, (_, i) => brightnessOf(data, i * channels, channels))
  const kinds = classify(brightness, width, height)
  const out = Buffer.allocUnsafe(width * height * 4 * channels)
  for (let channel = 0; channel < channels; channel++) {
    const plane = planeOf(data, channels, channel)
    const made = filtered(padded(plane, size), kinds, size, filters, onRow)
    hold(made, plane, width, height)
    agree(made, plane, width, height)
    hold(made, plane, width, height)
    made.forEach((value, i) => {
      out[i * channels + channel] = Math.round(value)
    })
  }
  if (channels === 4) withoutAlpha(out)
  return out
}
