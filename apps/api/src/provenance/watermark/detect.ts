import { type Complex, emptyComplex, transform } from './fft.ts'
import { type Pattern, PERIOD } from './pattern.ts'
import { cropCentre, localMean, type Surface } from './surface.ts'

/**
 * Searched sizes relative to the original: from a little less than half to a little more than double, in steps of 0.3
 * %, with exactly a half, one and two.
 */
const STEPS_TO_DOUBLE = 231
const steps = { from: Math.round(-1.15 * STEPS_TO_DOUBLE), to: Math.round(1.07 * STEPS_TO_DOUBLE) }
const scales: readonly number[] = Array.from(
  { length: steps.to - steps.from + 1 },
  (_, index) => 2 ** ((index + steps.from) / STEPS_TO_DOUBLE),
)

/** Searched shifts of the pattern: every second pixel is fine enough for its shortest wave of six. */
const SHIFTS = PERIOD / 2

/** A shorter side shows too little of the pattern. */
export const MIN_SIDE = 128
const MAX_SIDE = 1024

/** Neighbourhood for mean and variance. */
const RADIUS = 5
/** Limits edges to the weight of a texture. */
const MAX_VALUE = 1

export interface Detection {
  /** The best agreement above the expected one, in standard deviations. */
  score: number
  /** Size of the image relative to the marked one. */
  scale: number
}

const hann = (index: number, length: number) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / length)

/** Removes slow changes, equalizes the contrast, and fades to the edges. */
function prepare(surface: Surface, side: number): Complex {
  const { width, height, data } = surface
  const { mean, spread } = localMean(surface, RADIUS)
  const values = emptyComplex(side)
  const across = Float64Array.from({ length: width }, (_, x) => hann(x, width))
  for (let y = 0; y < height; y += 1) {
    const down = hann(y, height)
    // Moves the middle of the image to the corner, so that phases change slowly.
    const row = ((y - (height >> 1) + side) % side) * side
    for (let x = 0; x < width; x += 1) {
      const from = y * width + x
      const value = ((data[from] ?? 0) - (mean[from] ?? 0)) / ((spread[from] ?? 0) + 0.7)
      const to = row + ((x - (width >> 1) + side) % side)
      values.re[to] = Math.max(-MAX_VALUE, Math.min(MAX_VALUE, value)) * down * (across[x] ?? 0)
    }
  }
  return values
}

/** The best agreement of spectrum and pattern over all shifts at one size. */
function agreement(spectrum: Complex, side: number, { waves }: Pattern, scale: number): number {
  const values = emptyComplex(SHIFTS)
  const places = side / (scale * PERIOD)
  let used = 0
  for (const { x, y, cos, sin } of waves) {
    const column = Math.round(x * places)
    const row = Math.round(y * places)
    // Waves below two pixels do not exist in an image.
    if (Math.max(Math.abs(column), Math.abs(row)) >= side / 2) continue
    const from = ((row + side) % side) * side + ((column + side) % side)
    const re = spectrum.re[from] ?? 0
    const im = spectrum.im[from] ?? 0
    const length = Math.sqrt(re * re + im * im)
    if (length === 0) continue
    used += 1
    const to = ((y + SHIFTS) % SHIFTS) * SHIFTS + ((x + SHIFTS) % SHIFTS)
    values.re[to] = (re * cos + im * sin) / length
    values.im[to] = (im * cos - re * sin) / length
  }
  if (used === 0) return 0
  transform(values, SHIFTS, -1)
  let best = 0
  for (const value of values.re) if (value > best) best = value
  return best / Math.sqrt(used / 2)
}

/** Searches every size and shift. Null if the image is too small. */
export function detect(image: Surface, pattern: Pattern): Detection | null {
  if (Math.min(image.width, image.height) < MIN_SIDE) return null
  const surface = cropCentre(image, MAX_SIDE)
  const side = Math.max(surface.width, surface.height) > MAX_SIDE / 2 ? MAX_SIDE : MAX_SIDE / 2
  const spectrum = prepare(surface, side)
  transform(spectrum, side, 1)
  let best: Detection = { score: 0, scale: 1 }
  for (const scale of scales) {
    const score = agreement(spectrum, side, pattern, scale)
    if (score > best.score) best = { score, scale }
  }
  return best
}

/**
 * Upper bound of the chance that a score is random. The pattern's phases are random, so for any image each score is a
 * sum of cosines of random phases, to which Hoeffding's bound applies; there is one score for each size and shift.
 */
export const chanceOf = (score: number): number =>
  Math.min(1, scales.length * SHIFTS ** 2 * Math.exp(-(score ** 2) / 2))
