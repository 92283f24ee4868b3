// Trains the upscaling filters with photographs: docs/decisions/cut-out-and-upscale.md
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { brightnessOf } from '../src/engines/upscale/brightness.ts'
import { classify, PATCH_CLASSES } from '../src/engines/upscale/classify.ts'
import { FACTORS, type Factor, filtersFile, toFilters } from '../src/engines/upscale/filters.ts'
import { firstPass } from '../src/engines/upscale/upscale-passes.ts'
import { Equations, type Plane } from './upscale-equations.ts'

interface Pixels {
  width: number
  height: number
  data: Buffer
}

/** A small image and its original. */
interface Pair {
  small: Plane
  large: Plane
  /** The weight of this pair. */
  weight: number
}

/** In px: larger photographs mostly show noise. */
const LONGEST = 1200
/** Enough to avoid sharpening the noise of files from the web. */
const JPEG = { quality: 88, weight: 0.5 }
async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const imageOf = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })

/** Programs and cameras shrink images with several kernels. */
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

const planeOf = ({ data, width, height }: Pixels): Plane => ({
  width,
  height,
  values: Float32Array.from({ length: width * height }, (_, i) => brightnessOf(data, i * 3, 3)),
})

async function* pairsOf(factor: Factor, paths: readonly string[]): AsyncGenerator<Pair> {
  for (const path of paths) {
    const photo = await readPhoto(path)
    const large = planeOf(photo)
    const half = planeOf(await smaller(photo, 2, 'lanczos3'))
    for (const [kernel, weight] of KERNELS) {
      const small = await smaller(photo, factor, kernel)
      yield { small: planeOf(small), large, weight }
      yield { small: planeOf(await asJpeg(small)), large, weight: weight * JPEG.weight }
      if (kernel === 'lanczos3') yield { small: planeOf(await smaller(photo, factor * 2, kernel)), large: half, weight }
    }
  }
}

/** Uses every fourth row, because an enlargement has many more pixels. */
const CORRECTED_ROWS = 4

async function learn(factor: Factor, paths: readonly string[]): Promise<Int16Array[]> {
  const enlarging = new Equations(factor)
  for await (const { small, large, weight } of pairsOf(factor, paths)) enlarging.add(small, large, weight, 1)
  const quarter = enlarging.solve()
  console.log(`${factor}x: pixels are made`)
  const filters = toFilters(quarter, factor)
  const correcting = new Equations(1)
  for await (const { small, large, weight } of pairsOf(factor, paths)) {
    const values = firstPass(small.values, classify(small.values, small.width, small.height), small, filters)
    correcting.add({ ...large, values }, large, weight, CORRECTED_ROWS)
  }
  const corrections = correcting.solve()
  console.log(`${factor}x: and corrected`)
  return [quarter, corrections]
}

const { values } = parseArgs({ options: { photos: { type: 'string' } } })
const photosFolder = values.photos
if (!photosFolder) throw new Error('--photos names the folder of photographs to learn from')
const names = (await readdir(photosFolder)).filter((name) => /(?<!\.mask)\.(png|jpe?g|webp)$/i.test(name)).sort()
const paths = names.map((name) => join(photosFolder, name))
const trained: Int16Array[] = []
for (const factor of FACTORS) trained.push(...(await learn(factor, paths)))
const weights = trained.flatMap((each) => [...each])
const bytes = Buffer.alloc(weights.length * 2)
for (const [i, weight] of weights.entries()) bytes.writeInt16LE(weight, i * 2)
await writeFile(filtersFile, bytes)
console.log(
  `${filtersFile.pathname}: ${bytes.length} bytes, learnt from ${names.length} photographs, ${PATCH_CLASSES} kinds`,
)
