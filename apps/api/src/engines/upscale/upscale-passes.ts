import { backProject } from './back-project.ts'
import { clampToNeighbours } from './clamp-to-neighbours.ts'
import { classify } from './classify.ts'
import { filterByClass, type Size } from './filter-by-class.ts'
import type { Filters, Passes } from './filters.ts'

export function firstPass(
  plane: Float32Array,
  patchClasses: Uint16Array,
  { width, height }: Size,
  filters: Filters,
  onRow?: () => void,
): Float32Array {
  const enlarged = filterByClass(plane, patchClasses, { width, height }, filters, onRow)
  clampToNeighbours(enlarged, plane, width, height, filters.factor)
  backProject(enlarged, plane, width, height, filters.factor)
  clampToNeighbours(enlarged, plane, width, height, filters.factor)
  return enlarged
}

/** Runs both passes; the classes come from the brightness, so that all channels of an edge use the same filters. */
export function upscalePasses(
  brightness: Float32Array,
  size: Size,
  { enlarging, correcting }: Passes,
  onRow?: () => void,
): (plane: Float32Array) => Float32Array {
  const { factor } = enlarging
  const large = { width: size.width * factor, height: size.height * factor }
  const patchClasses = classify(brightness, size.width, size.height)
  const first = firstPass(brightness, patchClasses, size, enlarging, onRow)
  const firstPassClasses = classify(first, large.width, large.height)
  return (plane) => {
    const enlarged = plane === brightness ? first : firstPass(plane, patchClasses, size, enlarging)
    const corrected = filterByClass(enlarged, firstPassClasses, large, correcting, onRow)
    clampToNeighbours(corrected, plane, size.width, size.height, factor)
    return corrected
  }
}
