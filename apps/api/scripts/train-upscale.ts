// `npm run train:upscale -- --photos folder`: learns the filters with which pictures are enlarged (docs/decisions/upscale.md).
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { Dice } from '../src/engines/art/random.ts'
import { classify, KINDS, mirrored } from '../src/engines/upscale/classify.ts'
import { enlarge } from '../src/engines/upscale/enlarge.ts'
import { filtersFile, REACH, TAPS, toFilters, UNIT } from '../src/engines/upscale/filters.ts'
import { earlier } from '../src/engines/upscale/lanczos.ts'

interface Pixels {
  width: number
  height: number
  data: Buffer
}

/** A small picture, and the one of twice its size that it was made from. */
interface Pair {
  small: Pixels
  large: Pixels
  /** How much it counts. */
  weight: number
}

/** Longest side in px: beyond, photographs show more of their noise than of what is in them. */
const LONGEST = 1200
/** Enough for the noise of files from the web not to be sharpened. */
const JPEG = { quality: 88, weight: 0.5 }
/** How much a filter holds to Lanczos where few pixels speak against it: squared levels. */
const HOLD = 200

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const imageOf = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })

/** Programs and cameras make pictures small in several ways; what Lanczos leaves around an edge the others do not. */
const KERNELS = [
  ['lanczos3', 1],
  ['cubic', 0.2],
] as const

const smaller = ({ width, height, ...large }: Pixels, by: number, kernel: 'lanczos3' | 'cubic'): Promise<Pixels> =>
  pixelsOf(imageOf({ width, height, ...large }).resize(width / by, height / by, { kernel }))

const asJpeg = async (small: Pixels): Promise<Pixels> =>
  pixelsOf(sharp(await imageOf(small).jpeg({ quality: JPEG.quality }).toBuffer()))

async function readPhoto(path: string): Promise<Pixels> {
  const { width, height } = await sharp(path).metadata()
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  const side = (length: number) => Math.floor((length * scale) / 8) * 8
  return pixelsOf(sharp(path).flatten().resize(side(width), side(height), { fit: 'cover' }))
}

/** Drawings, because lines and flat colours are not in photographs: thin things on an even ground show every halo. */
const DRAWINGS = { count: 40, side: 240, weight: 1 }

function drawing(seed: number): string {
  const dice = new Dice(seed)
  const next = () => dice.next()
  const place = () => (next() * DRAWINGS.side).toFixed(1)
  const colour = () => `hsl(${Math.floor(next() * 360)} ${Math.floor(next() * 100)}% ${Math.floor(next() * 100)}%)`
  const thickness = () => (0.7 + next() * 5).toFixed(1)
  const line = () =>
    `<path d="M${place()} ${place()}L${place()} ${place()}" stroke="${colour()}" stroke-width="${thickness()}"/>`
  const curve = () =>
    `<path d="M${place()} ${place()}Q${place()} ${place()} ${place()} ${place()}" fill="none" stroke="${colour()}" stroke-width="${thickness()}"/>`
  const disc = () => `<circle cx="${place()}" cy="${place()}" r="${(2 + next() * 40).toFixed(1)}" fill="${colour()}"/>`
  const ring = () =>
    `<circle cx="${place()}" cy="${place()}" r="${(2 + next() * 40).toFixed(1)}" fill="none" stroke="${colour()}" stroke-width="${thickness()}"/>`
  const kinds = [line, line, curve, disc, ring]
  const parts = Array.from({ length: 14 }, () => (kinds[Math.floor(next() * kinds.length)] ?? line)())
  const ground = next() < 0.5 ? '#fff' : colour()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWINGS.side}" height="${DRAWINGS.side}"><rect width="100%" height="100%" fill="${ground}"/>${parts.join('')}</svg>`
}

/** As large as it is drawn for, times `by`. */
const drawn = (seed: number, by: number): Promise<Pixels> =>
  pixelsOf(sharp(Buffer.from(drawing(seed)), { density: 72 * by }).flatten())

function brightnessOf({ data, width, height }: Pixels): Float32Array {
  return Float32Array.from({ length: width * height }, (_, i) => {
    const p = i * 3
    return (data[p] ?? 0) * 0.299 + (data[p + 1] ?? 0) * 0.587 + (data[p + 2] ?? 0) * 0.114
  })
}

/** The filter in the upper left quarter of a pixel. */
const lanczos = [...earlier].flatMap((row) => [...earlier].map((column) => row * column))

/** The equations of least squares, a set for each kind, for the difference to the pixel in the middle. */
class Equations {
  readonly #squares = Array.from({ length: KINDS }, () => new Float64Array(TAPS * TAPS))
  readonly #products = Array.from({ length: KINDS }, () => new Float64Array(TAPS))

  add({ small, large, weight }: Pair): void {
    const { width, height } = small
    const from = brightnessOf(small)
    const wanted = brightnessOf(large)
    const kinds = classify(from, width, height)
    const patch = new Float64Array(TAPS)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const own = kinds[y * width + x] ?? 0
        const middle = from[y * width + x] ?? 0
        for (let phase = 0; phase < 4; phase++) {
          const [below, right] = [phase >> 1, phase & 1]
          for (let row = -REACH, tap = 0; row <= REACH; row++)
            for (let column = -REACH; column <= REACH; column++, tap++) {
              const v = Math.min(height - 1, Math.max(0, y + (below ? -row : row)))
              const u = Math.min(width - 1, Math.max(0, x + (right ? -column : column)))
              patch[tap] = (from[v * width + u] ?? 0) - middle
            }
          const target = (wanted[(y * 2 + below) * width * 2 + x * 2 + right] ?? 0) - middle
          this.#count(below === right ? own : mirrored(own), patch, target, weight)
        }
      }
  }

  #count(kind: number, patch: Float64Array, target: number, weight: number): void {
    const squares = this.#squares[kind]
    const products = this.#products[kind]
    if (!squares || !products) throw new Error('no such kind')
    for (let i = 0; i < TAPS; i++) {
      const value = (patch[i] ?? 0) * weight
      if (value === 0) continue
      products[i] = (products[i] ?? 0) + value * target
      for (let j = i; j < TAPS; j++) squares[i * TAPS + j] = (squares[i * TAPS + j] ?? 0) + value * (patch[j] ?? 0)
    }
  }

  /** Whole numbers of which UNIT is 1; each filter's sum is exactly 1, so that an even surface stays even. */
  solve(): Int16Array {
    const filters = new Int16Array(KINDS * TAPS)
    for (let kind = 0; kind < KINDS; kind++) {
      const weights = solve(this.#squares[kind] ?? new Float64Array(), this.#products[kind] ?? new Float64Array())
      const own = weights.map((weight) => Math.round(weight * UNIT))
      const middle = (TAPS - 1) / 2
      own[middle] = 0
      own[middle] = UNIT - own.reduce((all, weight) => all + weight, 0)
      filters.set(own, kind * TAPS)
    }
    return filters
  }
}

/** Cholesky's way, with HOLD towards Lanczos; `squares` holds the upper half. */
function solve(squares: Float64Array, products: Float64Array): number[] {
  const lower = new Float64Array(TAPS * TAPS)
  const value = (i: number, j: number) => lower[i * TAPS + j] ?? 0
  for (let i = 0; i < TAPS; i++)
    for (let j = 0; j <= i; j++) {
      let sum = (squares[j * TAPS + i] ?? 0) + (i === j ? HOLD : 0)
      for (let k = 0; k < j; k++) sum -= value(i, k) * value(j, k)
      lower[i * TAPS + j] = i === j ? Math.sqrt(sum) : sum / value(j, j)
    }
  const out = Array.from({ length: TAPS }, (_, i) => (products[i] ?? 0) + HOLD * (lanczos[i] ?? 0))
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

const { values } = parseArgs({ options: { photos: { type: 'string' } } })
const photosFolder = values.photos
if (!photosFolder) throw new Error('--photos names the folder of photographs to learn from')
const names = (await readdir(photosFolder)).filter((name) => /(?<!\.mask)\.(png|jpe?g|webp)$/i.test(name)).sort()
const photos = await Promise.all(names.map((name) => readPhoto(join(photosFolder, name))))
const drawings = Array.from({ length: DRAWINGS.count }, (_, seed) => seed + 1)

const first = new Equations()
for (const photo of photos)
  for (const [kernel, weight] of KERNELS) {
    const [half, quarter] = [await smaller(photo, 2, kernel), await smaller(photo, 4, kernel)]
    first.add({ small: half, large: photo, weight })
    first.add({ small: quarter, large: half, weight })
    first.add({ small: await asJpeg(half), large: photo, weight: weight * JPEG.weight })
  }
for (const seed of drawings) {
  first.add({ small: await drawn(seed, 1), large: await drawn(seed, 2), weight: DRAWINGS.weight })
}

const firstFilters = first.solve()
const doubled = ({ data, width, height }: Pixels): Pixels => ({
  width: width * 2,
  height: height * 2,
  data: enlarge(data, { width, height, channels: 3 }, toFilters(firstFilters)),
})
const second = new Equations()
for (const photo of photos)
  for (const [kernel, weight] of KERNELS) {
    const small = await smaller(photo, 4, kernel)
    second.add({ small: doubled(small), large: photo, weight })
    second.add({ small: doubled(await asJpeg(small)), large: photo, weight: weight * JPEG.weight })
  }
for (const seed of drawings) {
  second.add({ small: doubled(await drawn(seed, 1)), large: await drawn(seed, 4), weight: DRAWINGS.weight })
}
const bytes = Buffer.alloc(KINDS * TAPS * 4)
for (const [i, weight] of [...firstFilters, ...second.solve()].entries()) bytes.writeInt16LE(weight, i * 2)
await writeFile(filtersFile, bytes)
console.log(`${filtersFile.pathname}: ${bytes.length} bytes, learnt from ${names.length} photographs`)
