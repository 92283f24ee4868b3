import { at } from '../art/numbers.ts'
import { agree, halve } from './agree.ts'
import { brightnessOf } from './brightness.ts'
import { CLASSES, classify, classOf, KINDS } from './classify.ts'
import { filtered, padded } from './filtered.ts'
import { type Filters, lanczosFilters, TAPS } from './filters.ts'
import { hold } from './hold.ts'

/** Of the middle of a picture, so much is looked at: a whole one would say the same, and take as long as enlarging it. */
const LONGEST = 512
/** Less shows nothing. */
const SMALLEST = 16
/** How far the filters may be followed, 1 is as they were learnt. */
const MOST = 1.25
/** Squared levels that speak for the filters as they were learnt: a few pixels change little. */
const HOLD = 2000

interface Pixels {
  width: number
  height: number
  channels: number
}

/**
 * The filters, each followed as far as it is right on this picture: between Lanczos and what was learnt. Grain must not be
 * sharpened, edges must, and they can be of one kind. The middle is made small and enlarged again, which tells them apart.
 */
export function trusted(data: Uint8Array, size: Pixels, filters: Filters): Filters {
  const { plane, width, height } = middleOf(data, size)
  if (Math.min(width, height) < SMALLEST) return filters
  const half = { width: width / 2, height: height / 2 }
  const small = halve(plane, width, height)
  const kinds = classify(small, half.width, half.height)
  const enlarged = (by: Filters) => {
    const made = filtered(padded(small, half), kinds, half, by)
    hold(made, small, half.width, half.height)
    agree(made, small, half.width, half.height)
    return made
  }
  const [plain, learnt] = [enlarged(lanczosFilters()), enlarged(filters)]
  const along = new Float64Array(CLASSES).fill(HOLD)
  const apart = new Float64Array(CLASSES).fill(HOLD)
  plane.forEach((wanted, i) => {
    const x = (i % width) >> 1
    const own = classOf(at(kinds, (Math.floor(i / width) >> 1) * half.width + x))
    const step = at(learnt, i) - at(plain, i)
    along[own] = (along[own] ?? 0) + step * (wanted - at(plain, i))
    apart[own] = (apart[own] ?? 0) + step * step
  })
  const shares = Array.from(along, (value, n) => Math.min(MOST, Math.max(0, value / (apart[n] ?? 1))))
  return between(lanczosFilters(), filters, (kind) => shares[classOf(kind)] ?? 1)
}

const between = (plain: Filters, learnt: Filters, shareOf: (kind: number) => number): Filters => {
  const out = new Float32Array(plain.length)
  for (let kind = 0; kind < KINDS; kind++) {
    const share = shareOf(kind)
    for (let i = kind * 4 * TAPS; i < (kind + 1) * 4 * TAPS; i++)
      out[i] = at(plain, i) + share * (at(learnt, i) - at(plain, i))
  }
  return out
}

function middleOf(data: Uint8Array, { width, height, channels }: Pixels) {
  const even = (length: number) => Math.min(LONGEST, length - (length % 2))
  const [across, down] = [even(width), even(height)]
  const [left, top] = [(width - across) >> 1, (height - down) >> 1]
  const plane = new Float32Array(across * down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      plane[y * across + x] = brightnessOf(data, ((top + y) * width + left + x) * channels, channels)
  return { plane, width: across, height: down }
}
