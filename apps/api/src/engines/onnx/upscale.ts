import sharp from 'sharp'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import { clamp } from '../sample/numbers.ts'
import type { UpscaleInput } from '../shared/engine.ts'
import { EngineError } from '../shared/errors.ts'
import type { JobControl } from '../shared/protocol.ts'
import { maxOutputPixels, readRaster } from '../shared/raster.ts'
import { doubleSize } from '../upscale/double-size.ts'
import { encode, scaledDensity } from '../upscale/encode.ts'
import type { UpscaleModel } from './config.ts'
import { loadModel, type Planes } from './session.ts'
import { type Tile, tilesOf } from './tiles.ts'

/** Three bytes a pixel. */
interface Rgb {
  width: number
  height: number
  pixels: Uint8Array
}

/** One tile on the scale of 0 to 1; the last pixels of a smaller image repeat beyond its edge. */
function inputOf({ width, height, pixels }: Rgb, { left, top }: Tile, side: number): Planes {
  const values = new Float32Array(side * side * 3)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const from = (Math.min(height - 1, top + y) * width + Math.min(width - 1, left + x)) * 3
      for (let c = 0; c < 3; c++) values[(c * side + y) * side + x] = (pixels[from + c] ?? 0) / 255
    }
  return { width: side, height: side, values }
}

/** Writes the kept part of a tile; averages pixels if the model's factor is larger than the requested one. */
function write(into: Rgb, output: Planes, { left, top, keep }: Tile, factor: number, modelFactor: number): void {
  const step = modelFactor / factor
  const plane = output.width * output.height
  for (let y = keep.top * factor; y < keep.bottom * factor; y++)
    for (let x = keep.left * factor; x < keep.right * factor; x++) {
      const corner = (y - top * factor) * step * output.width + (x - left * factor) * step
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (let j = 0; j < step; j++)
          for (let i = 0; i < step; i++) sum += output.values[c * plane + corner + j * output.width + i] ?? 0
        into.pixels[(y * into.width + x) * 3 + c] = clamp((sum / step ** 2) * 255 + 0.5, 0, 255)
      }
    }
}

/** Number of runs for a factor, and the factor of each run. */
function passesOf(factor: number, model: UpscaleModel): number[] {
  return factor > model.factor ? [model.factor, factor / model.factor] : [factor]
}

async function pass(rgb: Rgb, factor: number, model: UpscaleModel, onPixels: (pixels: number) => void): Promise<Rgb> {
  const session = await loadModel(model)
  const { width, height } = rgb
  const larger = {
    width: width * factor,
    height: height * factor,
    pixels: Buffer.alloc(width * height * factor ** 2 * 3),
  }
  for (const tile of tilesOf(rgb, model.tile, model.overlap)) {
    const result = await session.run(inputOf(rgb, tile, model.tile), 0)
    const side = model.tile * model.factor
    if (result.channels !== 3 || result.width !== side || result.height !== side)
      throw new EngineError(
        'engine_failure',
        `its output is ${result.channels} x ${result.height} x ${result.width}, not 3 x ${side} x ${side}: "factor" is another`,
      )
    write(larger, result, tile, factor, model.factor)
    const { left, right, top, bottom } = tile.keep
    onPixels((right - left) * (bottom - top) * factor ** 2)
  }
  return larger
}

/**
 * Splits colours and opacity; nearby colours replace those of transparent pixels, so that no hidden colour shows at an
 * edge.
 */
async function separate(data: Buffer, width: number, height: number): Promise<{ pixels: Buffer; alpha: Buffer }> {
  const near = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(4)
    .raw()
    .toBuffer()
  const pixels = Buffer.alloc(width * height * 3)
  const alpha = Buffer.alloc(width * height)
  for (let i = 0; i < width * height; i++) {
    const share = data[i * 4 + 3] ?? 0
    alpha[i] = share
    const from = share === 0 ? near : data
    for (let c = 0; c < 3; c++) pixels[i * 3 + c] = from[i * 4 + c] ?? 0
  }
  return { pixels, alpha }
}

const opaque = (data: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()

/** A filter enlarges the opacity, because models have colour channels only. */
function withAlpha({ width, height, pixels }: Rgb, alpha: Buffer, factor: number): Buffer {
  let larger = alpha
  for (let step = 1; step < factor; step *= 2)
    larger = doubleSize(larger, (width / factor) * step, (height / factor) * step, 1)
  const all = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) all[i * 4 + c] = pixels[i * 3 + c] ?? 0
    all[i * 4 + 3] = larger[i] ?? 0
  }
  return all
}

/** Share of the progress; writing the file, which has no progress of its own, takes the rest. */
const WORK = 0.98

export async function upscale(
  { image, factor, format }: UpscaleInput,
  model: UpscaleModel,
  control: JobControl,
): Promise<EncodedImage> {
  if (factor !== 2 && factor !== 4) throw new EngineError('engine_failure', 'The factor is 2 or 4.')
  const source = await readRaster(image, model.maxInputPixels)
  const { data, width, height, transparent } = source
  if (width * height * factor ** 2 > maxOutputPixels)
    throw new EngineError('too_large', 'The result would have more than 64 megapixels.')
  control.throwIfAborted()
  const { pixels, alpha } = transparent
    ? await separate(data, width, height)
    : { pixels: await opaque(data, width, height), alpha: null }
  const passes = passesOf(factor, model)
  const all = passes.reduce((sum, _, place) => sum + passes.slice(0, place + 1).reduce((a, b) => a * b, 1) ** 2, 0)
  let done = 0
  const onPixels = (count: number) => {
    done += count
    control.report((WORK * done) / (all * width * height))
  }
  let rgb: Rgb = { width, height, pixels }
  for (const step of passes) rgb = await pass(rgb, step, model, onPixels)
  control.throwIfAborted()
  const size = { width: rgb.width, height: rgb.height, density: scaledDensity(source, factor) }
  const result = alpha
    ? { ...size, channels: 4 as const, pixels: withAlpha(rgb, alpha, factor) }
    : { ...size, channels: 3 as const, pixels: rgb.pixels }
  return encode(result, source, format)
}
