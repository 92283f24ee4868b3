import { at } from '../sample/numbers.ts'
import { addEnlarged, backProject } from './back-project.ts'
import { brightnessOf } from './brightness.ts'
import { clampToNeighbours } from './clamp-to-neighbours.ts'
import type { Passes } from './filters.ts'
import { upscalePasses } from './upscale-passes.ts'

interface Size {
  width: number
  height: number
  channels: number
}

/** One channel; alpha weighs colours. */
function planeOf(data: Uint8Array, channels: number, channel: number): Float32Array {
  const plane = new Float32Array(data.length / channels)
  const isWeighed = channels === 4 && channel < 3
  for (let i = 0, p = channel; i < plane.length; i++, p += channels)
    plane[i] = isWeighed ? (at(data, p) * at(data, i * 4 + 3)) / 255 : at(data, p)
  return plane
}

/** Divides the colours of `data` by their alpha; it has four channels. */
function unpremultiply(data: Uint8Array): void {
  for (let p = 0; p < data.length; p += 4) {
    const share = at(data, p + 3) > 0 ? 255 / at(data, p + 3) : 0
    for (let c = 0; c < 3; c++) data[p + c] = Math.round(Math.min(255, at(data, p + c) * share))
  }
}

/**
 * Enlarges colours by Lanczos and adds the detail of the brightness, because both have the same edges.
 * With alpha, each channel has its own passes, because a colour must end with its alpha.
 */
function planeEnlarger(data: Uint8Array, { width, height, channels }: Size, filters: Passes, onRow: () => void) {
  const brightness = Float32Array.from({ length: width * height }, (_, i) => brightnessOf(data, i * channels, channels))
  const pass = upscalePasses(brightness, { width, height }, filters, onRow)
  if (channels === 4) return pass
  const { factor } = filters.enlarging
  const addedDetail = pass(brightness)
  addEnlarged(
    addedDetail,
    brightness.map((value) => -value),
    width,
    height,
    factor,
  )
  return (plane: Float32Array) => {
    const enlarged = Float32Array.from(addedDetail)
    addEnlarged(enlarged, plane, width, height, factor)
    return enlarged
  }
}

export const reportedRows = ({ height, channels }: Size, factor: number): number =>
  height * (1 + factor * (channels === 4 ? 8 : 4))

/**
 * Enlarges with unchanged pixel centres by filters trained on photographs (RAISR: Romano, Isidoro, Milanfar, 2016).
 * Shrinking the result gives the source again, and no colour goes far beyond nearby ones.
 */
export function enlarge(
  data: Uint8Array,
  { width, height, channels }: Size,
  filters: Passes,
  onRow: () => void = () => {},
): Buffer {
  const { factor } = filters.enlarging
  const enlargePlane = planeEnlarger(data, { width, height, channels }, filters, onRow)
  const out = Buffer.allocUnsafe(width * height * factor * factor * channels)
  for (let channel = 0; channel < channels; channel++) {
    const plane = planeOf(data, channels, channel)
    const enlarged = enlargePlane(plane)
    clampToNeighbours(enlarged, plane, width, height, factor)
    backProject(enlarged, plane, width, height, factor)
    clampToNeighbours(enlarged, plane, width, height, factor)
    for (let y = 0, i = 0; y < height * factor; y++) {
      for (let x = 0; x < width * factor; x++, i++) out[i * channels + channel] = Math.round(at(enlarged, i))
      onRow()
    }
  }
  if (channels === 4) unpremultiply(out)
  return out
}
