import { at } from '../sample/numbers.ts'

/** Brightness of the pixel with its first channel at `p`, 0..255, in front of black. */
export const brightnessOf = (data: Uint8Array, p: number, channels: number): number =>
  (at(data, p) * 0.299 + at(data, p + 1) * 0.587 + at(data, p + 2) * 0.114) *
  (channels === 4 ? at(data, p + 3) / 255 : 1)
