import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngines } from '../../src/engines/create-engines.ts'
import { createOnnxBackgroundEngine, createOnnxUpscaleEngine } from '../../src/engines/onnx/engine.ts'
import { readBackgroundModel, readUpscaleModel } from '../../src/engines/onnx/read-config.ts'
import { expectTimeLimit, pixelsOf, watched } from '../../src/engines/test-support.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { brightnessModel, enlargingModel, flatModel } from '../support/onnx.ts'
import { describeBackgroundEngine, describeUpscaleEngine, discImage } from './conformance.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mintage-models-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let files = 0
async function save(model: Buffer | string, description?: object | string): Promise<string> {
  files += 1
  const path = join(folder, `model-${files}.onnx`)
  await writeFile(path, model)
  if (description !== undefined)
    await writeFile(
      path.replace('.onnx', '.json'),
      typeof description === 'string' ? description : JSON.stringify(description),
    )
  return path
}

const background = { size: 64, mean: [0, 0, 0], deviation: [1, 1, 1] }
const upscaling = { factor: 2, tile: 48, overlap: 8 }

async function backgroundEngine(description: object = {}, model = brightnessModel()) {
  const config = readBackgroundModel({ BACKGROUND_MODEL: await save(model, { ...background, ...description }) }, 1)
  if (!config) throw new Error('no model')
  const engine = createOnnxBackgroundEngine(config)
  return { engine, close: () => engine.close() }
}

async function upscaleEngine(description: object = {}, model = enlargingModel(2)) {
  const config = readUpscaleModel({ UPSCALE_MODEL: await save(model, { ...upscaling, ...description }) }, 1)
  if (!config) throw new Error('no model')
  const engine = createOnnxUpscaleEngine(config)
  return { engine, close: () => engine.close() }
}

describeBackgroundEngine('an own model', () => backgroundEngine())
describeUpscaleEngine('an own model that doubles', () => upscaleEngine())
describeUpscaleEngine('an own model that enlarges by four', () => upscaleEngine({ factor: 4 }, enlargingModel(4)))

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer()

describe("background removal with an operator's model", () => {
  const alphaOf = async (description: object) => {
    const { engine, close } = await backgroundEngine(description)
    try {
      // The size equals the model's input, so nothing is resampled.
      const image = await discImage(64, 64).png().toBuffer()
      const rgba = await pixelsOf((await engine.removeBackground({ image }, watched().ctx)).data, 4)
      const at = (x: number, y: number) => [...rgba.subarray((y * 64 + x) * 4, (y * 64 + x) * 4 + 4)]
      return { corner: at(3, 3), middle: at(32, 32) }
    } finally {
      await close()
    }
  }

  test('keeps the marked area and removes all colour of the rest', async () => {
    const { corner, middle } = await alphaOf({})
    expect(corner).toEqual([0, 0, 0, 0])
    expect(middle[3]).toBe(255)
  })

  test('uses another output', async () => {
    const { corner, middle } = await alphaOf({ output: 1 })
    expect(corner[3]).toBe(255)
    expect(middle[3]).toBe(0)
  })

  test('applies mean and deviation before the model and a sigmoid after it', async () => {
    // A sigmoid turns values far from 0 into 0 and 1.
    const { corner, middle } = await alphaOf({ mean: [0.5, 0.5, 0.5], deviation: [0.01, 0.01, 0.01], sigmoid: true })
    expect([corner[3], middle[3]]).toEqual([0, 255])
  })

  test('reports no subject in a uniform image', async () => {
    const { engine, close } = await backgroundEngine()
    const image = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#777' } })
      .png()
      .toBuffer()
    await expect(engine.removeBackground({ image }, watched().ctx)).rejects.toMatchObject({ code: 'no_subject' })
    await close()
  })
})

describe("enlarging with an operator's model", () => {
  /** The pixels of an image enlarged in tiles and as a whole. */
  const both = async (width: number, height: number, factor: number, model: Buffer, description: object) => {
    const image = await noise(width, height)
    const enlarge = async (tile: number) => {
      const { engine, close } = await upscaleEngine({ ...description, tile }, model)
      try {
        return await pixelsOf((await engine.upscale({ image, factor }, watched().ctx)).data)
      } finally {
        await close()
      }
    }
    return Promise.all([enlarge(32), enlarge(Math.max(width, height))])
  }

  test.each([
    ['in one direction', 100, 100],
    ['whose size is no multiple of the tile', 131, 131],
  ])('leaves no seams in an image %s', async (_name, width, height) => {
    // Each pixel of this model depends on two neighbours in each direction, which a tile must include.
    const [tiled, whole] = await both(width, height, 2, enlargingModel(2, 5), { overlap: 8 })
    expect(tiled.equals(whole)).toBe(true)
  })

  test('a missing overlap leaves a seam', async () => {
    const [tiled, whole] = await both(100, 100, 2, enlargingModel(2, 5), { overlap: 0 })
    expect(tiled.equals(whole)).toBe(false)
  })

  test.each([
    [2, 4, 2],
    [4, 2, 4],
    [2, 2, 2],
    [4, 4, 4],
  ])('uses a %ix model for %ix with each pixel in its place', async (modelFactor, factor, named) => {
    const { engine, close } = await upscaleEngine({ factor: named }, enlargingModel(modelFactor))
    const image = await noise(70, 51)
    const pixels = await pixelsOf((await engine.upscale({ image, factor }, watched().ctx)).data)
    const repeated = await sharp(image)
      .resize(70 * factor, 51 * factor, { kernel: 'nearest' })
      .removeAlpha()
      .raw()
      .toBuffer()
    expect(pixels.equals(repeated)).toBe(true)
    await close()
  })

  test('counts its tiles, can be cancelled midway, and then takes the next image', async () => {
    const { engine, close } = await upscaleEngine({ tile: 64, overlap: 8 }, enlargingModel(2, 5))
    const image = await noise(400, 300)
    const all = watched()
    await engine.upscale({ image, factor: 2 }, all.ctx)
    expect(all.seen.length).toBeGreaterThan(40)
    const leaps = all.seen.map((share, place) => share - (all.seen[place - 1] ?? 0))
    expect(Math.max(...leaps)).toBeLessThan(0.1)

    const some: ReturnType<typeof watched> = watched(() => some.abort())
    await expect(engine.upscale({ image, factor: 2 }, some.ctx)).rejects.toMatchObject({ code: 'aborted' })
    expect(some.seen).toHaveLength(1)
    await expect(engine.upscale({ image, factor: 2 }, watched().ctx)).resolves.toMatchObject({ width: 800 })
    await close()
  })
})

describe('the process of a model', () => {
  const image = () => discImage(700, 700).png().toBuffer()
  const config = async (kernel = 5) => {
    const read = readUpscaleModel(
      { UPSCALE_MODEL: await save(enlargingModel(4, kernel), { ...upscaling, factor: 4 }) },
      1,
    )
    if (!read) throw new Error('no model')
    return read
  }

  test('closing the engines ends running, waiting and later work', async () => {
    const engine = createOnnxUpscaleEngine(await config())
    const upload = await image()
    const started = Promise.withResolvers<void>()
    const running = watched(() => started.resolve())
    const jobs = [running, watched()].map(({ ctx }) => engine.upscale({ image: upload, factor: 4 }, ctx))
    const answers = Promise.allSettled(jobs)
    await started.promise
    await engine.close()
    for (const answer of await answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'aborted' } })
    await expect(engine.upscale({ image: upload, factor: 4 }, watched().ctx)).rejects.toMatchObject({ code: 'aborted' })
  })

  test('work over its time limit fails, and the next image is made', async () => {
    const engine = createOnnxUpscaleEngine(await config(25), { timeoutSeconds: 4 })
    // A thousand tiles, which take minutes on any machine, before a fast image.
    const large = await discImage(3000, 1000).png().toBuffer()
    await expectTimeLimit(4, (ctx) => engine.upscale({ image: large, factor: 4 }, ctx))
    const small = await discImage(20, 20).png().toBuffer()
    await expect(engine.upscale({ image: small, factor: 4 }, watched().ctx)).resolves.toMatchObject({ width: 80 })
    await engine.close()
  })
})

describe('a configuration mistake stops the start', () => {
  const start = async (env: Record<string, string>) => {
    const engines = await createEngines(readConfig(env))
    await engines.close()
    return engines
  }

  test('accepts a valid configuration', async () => {
    const engines = await start({
      BACKGROUND_MODEL: await save(brightnessModel(), { ...background, name: 'isnet', megapixels: 3 }),
      UPSCALE_MODEL: await save(enlargingModel(4), { ...upscaling, factor: 4 }),
    })
    expect(engines.backgroundRemoval).toEqual({ name: 'isnet', box: false, isTrained: true, maxInputPixels: 3_000_000 })
    const defaults = { factors: [2, 4], isTrained: true, maxInputPixels: 25_000_000 }
    expect(engines.upscaling).toEqual({ name: `model-${files}`, ...defaults })
    expect(engines.generation.name).toBe('sample')
  })

  const cut = (model: Buffer | string, description?: object | string) => async () => ({
    BACKGROUND_MODEL: await save(model, description),
  })
  const enlarge = (model: Buffer | string, description?: object | string) => async () => ({
    UPSCALE_MODEL: await save(model, description),
  })

  test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    ['no file', async () => ({ BACKGROUND_MODEL: '/nowhere/x.onnx' }), /^BACKGROUND_MODEL must be a file: \/nowhere/],
    ['another kind of file', async () => ({ UPSCALE_MODEL: '/x.pth' }), /^UPSCALE_MODEL .* ends in \.onnx/],
    [
      'no description',
      cut(brightnessModel()),
      /^BACKGROUND_MODEL needs a correct .*\.json beside it: there is no such/,
    ],
    ['a description that is no JSON', cut(brightnessModel(), '{"size":'), /it is no JSON/],
    ['a description that is no object', cut(brightnessModel(), '[1]'), /must hold an object/],
    ['an unknown field', cut(brightnessModel(), { ...background, std: 1 }), /"std" is not known/],
    ['no size', cut(brightnessModel(), { ...background, size: undefined }), /"size" must be a whole number/],
    ['two means', cut(brightnessModel(), { ...background, mean: [0, 0] }), /"mean" must be three numbers/],
    ['no deviation', cut(brightnessModel(), { ...background, deviation: [1, 0, 1] }), /"deviation" must be three/],
    ['an odd flag', cut(brightnessModel(), { ...background, sigmoid: 'yes' }), /"sigmoid" must be true or false/],
    ['an odd name', cut(brightnessModel(), { ...background, name: '<b>' }), /"name" must have/],
    ['a factor of three', enlarge(enlargingModel(2), { ...upscaling, factor: 3 }), /"factor" must be 2 or 4/],
    ['too much overlap', enlarge(enlargingModel(2), { ...upscaling, overlap: 20 }), /"overlap" may be a quarter/],
    ['a file that is no model', cut('hello', background), /^BACKGROUND_MODEL cannot be used: it could not be loaded/],
    ['an output that it has not', cut(brightnessModel(), { ...background, output: 2 }), /no output 2, the last is 1/],
    ['an output that is no picture', cut(flatModel(), background), /its shape is 1 x 12288/],
    ['another factor than it has', enlarge(enlargingModel(4), upscaling), /^UPSCALE_MODEL .*3 x 192 x 192, not 3 x 96/],
  ])('%s', async (_name, env, message) => {
    await expect(env().then(start)).rejects.toThrow(message)
  })
})
