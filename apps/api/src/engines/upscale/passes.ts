import { agree } from './agree.ts'
import { classify } from './classify.ts'
import { filtered } from './filtered.ts'
import type { Filters, Passes } from './filters.ts'
import { hold } from './hold.ts'

interface Size {
  width: number
  height: number
}

export function firstPass(
  plane: Float32Array,
  kinds: Uint16Array,
  { width, height }: Size,
  filters: Filters,
  onRow?: () => void,
): Float32Array {
  const made = filtered(plane, kinds, { width, height }, filters, onRow)
  hold(made, plane, width, height, filters.factor)
  agree(made, plane, width, height, filters.factor)
  hold(made, plane, width, height, filters.factor)
  return made
}

/** Runs both passes; the classes come from the brightness, so that all channels of an edge use the same filters. */
export function passesOver(
  brightness: Float32Array,
  size: Size,
  { enlarging, correcting }: Passes,
  onRow?: () => void,
): (plane: Float32Array) => Float32Array {
  const { factor } = enlarging
  const large = { width: size.width * factor, height: size.height * factor }
  const kinds = classify(brightness, size.width, size.height)
  const first = firstPass(brightness, kinds, size, enlarging, onRow)
  const kindsOfMade = classify(first, large.width, large.height)
  return (plane) => {
    const made = plane === brightness ? first : firstPass(plane, kinds, size, enlarging)
    const corrected = filtered(made, kindsOfMade, large, correcting, onRow)
    hold(corrected, plane, size.width, size.height, factor)
    return corrected
  }
}
