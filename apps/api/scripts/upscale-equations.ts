import { classify, mirroredClass, PATCH_CLASSES, transposedClass } from '../src/engines/upscale/classify.ts'
import { type Factor, REACH, SIDE, TAPS, trainedPerClass, WEIGHT_UNIT } from '../src/engines/upscale/filters.ts'
import { weightsAt } from '../src/engines/upscale/lanczos.ts'

/** The brightness of an image, 0..255. */
export interface Plane {
  width: number
  height: number
  values: Float32Array
}

/** Pull towards Lanczos for classes with few samples, in squared levels. */
const REGULARISATION = 200

/** Mirroring and transposing give eight versions of an image. */
const SYMMETRIES = Array.from({ length: 8 }, (_, n) => ({
  across: (n & 1) > 0,
  down: (n & 2) > 0,
  swapped: (n & 4) > 0,
}))
type Symmetry = (typeof SYMMETRIES)[number]

/** The index before the turn of the pixel at `place`, in a square of `side`. */
function placeBefore(place: number, side: number, { across, down, swapped }: Symmetry): number {
  const [row, column] = [Math.floor(place / side), place % side]
  const [y, x] = swapped ? [column, row] : [row, column]
  return (down ? side - 1 - y : y) * side + (across ? side - 1 - x : x)
}

function classAfter(patchClass: number, { across, down, swapped }: Symmetry): number {
  const mirrored = across === down ? patchClass : mirroredClass(patchClass)
  return swapped ? transposedClass(mirrored) : mirrored
}

/** Least squares equations for each class, for the difference to the middle pixel. */
export class Equations {
  readonly #factor: 1 | Factor
  readonly #squares = Array.from({ length: PATCH_CLASSES }, () => new Float64Array(TAPS * TAPS))
  readonly #products: readonly Float64Array[]

  constructor(factor: 1 | Factor) {
    this.#factor = factor
    this.#products = Array.from({ length: PATCH_CLASSES }, () => new Float64Array(factor * factor * TAPS))
  }

  /** @param step uses every `step`th row */
  add(small: Plane, large: Plane, weight: number, step: number): void {
    const { width, height, values } = small
    const patchClasses = classify(values, width, height)
    const factor = this.#factor
    const patch = new Float64Array(TAPS)
    for (let y = 0; y < height; y += step)
      for (let x = 0; x < width; x++) {
        const middle = values[y * width + x] ?? 0
        for (let row = -REACH, tap = 0; row <= REACH; row++) {
          const from = Math.min(height - 1, Math.max(0, y + row)) * width
          for (let column = -REACH; column <= REACH; column++, tap++)
            patch[tap] = (values[from + Math.min(width - 1, Math.max(0, x + column))] ?? 0) - middle
        }
        const patchClass = patchClasses[y * width + x] ?? 0
        this.#count(patchClass, patch, weight)
        for (let phase = 0; phase < factor * factor; phase++) {
          const from = (y * factor + Math.floor(phase / factor)) * large.width + x * factor + (phase % factor)
          this.#aim(patchClass, phase, patch, ((large.values[from] ?? 0) - middle) * weight)
        }
      }
  }

  #count(patchClass: number, patch: Float64Array, weight: number): void {
    const squares = this.#squares[patchClass] ?? new Float64Array()
    for (let i = 0; i < TAPS; i++) {
      const value = (patch[i] ?? 0) * weight
      if (value === 0) continue
      for (let j = i; j < TAPS; j++) squares[i * TAPS + j] = (squares[i * TAPS + j] ?? 0) + value * (patch[j] ?? 0)
    }
  }

  #aim(patchClass: number, phase: number, patch: Float64Array, target: number): void {
    const products = this.#products[patchClass] ?? new Float64Array()
    for (let i = 0; i < TAPS; i++)
      products[phase * TAPS + i] = (products[phase * TAPS + i] ?? 0) + (patch[i] ?? 0) * target
  }

  /** The sums of a class and of its seven mirrored and turned classes. */
  #allTurns(patchClass: number): { squares: Float64Array; products: Float64Array[] } {
    const factor = this.#factor
    const half = Math.sqrt(trainedPerClass(factor))
    const squares = new Float64Array(TAPS * TAPS)
    const products = Array.from({ length: half * half }, () => new Float64Array(TAPS))
    for (const symmetry of SYMMETRIES)
      for (let other = 0; other < PATCH_CLASSES; other++) {
        if (classAfter(other, symmetry) !== patchClass) continue
        const places = Array.from({ length: TAPS }, (_, tap) => placeBefore(tap, SIDE, symmetry))
        const ownSquares = this.#squares[other] ?? new Float64Array()
        const ownProducts = this.#products[other] ?? new Float64Array()
        places.forEach((p, i) => {
          places.forEach((q, j) => {
            const own = ownSquares[Math.min(p, q) * TAPS + Math.max(p, q)] ?? 0
            squares[i * TAPS + j] = (squares[i * TAPS + j] ?? 0) + own
          })
          products.forEach((sums, n) => {
            const phase = placeBefore(Math.floor(n / half) * factor + (n % half), factor, symmetry)
            sums[i] = (sums[i] ?? 0) + (ownProducts[phase * TAPS + p] ?? 0)
          })
        })
      }
    return { squares, products }
  }

  /** Whole numbers with UNIT as 1; each filter's sum is exactly 1, so that an even surface stays even. */
  solve(): Int16Array {
    const factor = this.#factor
    const trained = trainedPerClass(factor)
    const half = Math.sqrt(trained)
    const filters = new Int16Array(PATCH_CLASSES * trained * TAPS)
    for (let patchClass = 0; patchClass < PATCH_CLASSES; patchClass++) {
      const { squares, products } = this.#allTurns(patchClass)
      products.forEach((sums, n) => {
        const [down, across] = [Math.floor(n / half), n % half].map((place) => [
          ...weightsAt((place + 0.5) / factor - 0.5),
        ])
        const lanczos = (down ?? []).flatMap((row) => (across ?? []).map((column) => row * column))
        const own = solve(squares, sums, lanczos).map((weight) => Math.round(weight * WEIGHT_UNIT))
        const middle = (TAPS - 1) / 2
        own[middle] = 0
        own[middle] = WEIGHT_UNIT - own.reduce((all, weight) => all + weight, 0)
        filters.set(own, (patchClass * trained + n) * TAPS)
      })
    }
    return filters
  }
}

/** Cholesky decomposition, with REGULARISATION towards Lanczos. */
function solve(squares: Float64Array, products: Float64Array, lanczos: readonly number[]): number[] {
  const lower = new Float64Array(TAPS * TAPS)
  const value = (i: number, j: number) => lower[i * TAPS + j] ?? 0
  for (let i = 0; i < TAPS; i++)
    for (let j = 0; j <= i; j++) {
      let sum = (squares[j * TAPS + i] ?? 0) + (i === j ? REGULARISATION : 0)
      for (let k = 0; k < j; k++) sum -= value(i, k) * value(j, k)
      lower[i * TAPS + j] = i === j ? Math.sqrt(sum) : sum / value(j, j)
    }
  const out = Array.from({ length: TAPS }, (_, i) => (products[i] ?? 0) + REGULARISATION * (lanczos[i] ?? 0))
  for (let i = 0; i < TAPS; i++) {
    for (let k = 0; k < i; k++) out[i] = (out[i] ?? 0) - value(i, k) * (out[k] ?? 0)
    out[i] = (out[i] ?? 0) / value(i, i)
  }
  for (let i = TAPS - 1; i >= 0; i--) {
    for (let k = i + 1; k < TAPS; k++) out[i] = (out[i] ?? 0) - value(k, i) * (out[k] ?? 0)
    out[i] = (out[i] ?? 0) / value(i, i)
  }
  return out
}
