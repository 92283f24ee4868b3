import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type {
  BackgroundRemovalEngine,
  EngineContext,
  GenerateInput,
  GenerationEngine,
  Refinement,
  UpscaleEngine,
} from '../../src/engines/shared/engine.ts'
import { EngineError } from '../../src/engines/shared/errors.ts'
import { watched } from '../../src/engines/test-support.ts'
import { plainImage } from '../support/images-api.ts'

const input: GenerateInput = { prompt: 'a copper lake at dawn', style: 'Watercolor', width: 256, height: 192, seed: 7 }

interface Subject<Engine> {
  engine: Engine
  close(): Promise<void>
}

/** The rules of every generation engine. */
export function describeGenerationEngine(name: string, start: () => Promise<Subject<GenerationEngine>>): void {
  describe(`${name}, as every engine`, () => {
    let subject: Subject<GenerationEngine>
    beforeAll(async () => {
      subject = await start()
    })
    afterAll(() => subject.close())

    test.each([
      [256, 192],
      [192, 256],
      [256, 256],
    ])('makes an image of exactly %d x %d', async (width, height) => {
      const result = await subject.engine.generate({ ...input, width, height }, watched().ctx)
      const { format, ...size } = await sharp(result.data).metadata()
      expect(size).toMatchObject({ width, height })
      expect(result).toMatchObject({ width, height, contentType: `image/${format}` })
    })

    test('reports rising progress, and previews only if it supports them', async () => {
      const { ctx, seen } = watched()
      const previews: Buffer[] = []
      await subject.engine.generate(input, { ...ctx, onPreview: (data) => previews.push(data) })
      expect(seen).toEqual(seen.toSorted((one, other) => one - other))
      if (!subject.engine.generation.previews) expect(previews).toEqual([])
    })

    test('rejects a call cancelled before it begins with aborted', async () => {
      const { ctx, abort } = watched()
      abort()
      await expect(subject.engine.generate(input, ctx)).rejects.toMatchObject({ code: 'aborted' })
    })

    test('rejects a running cancelled call with aborted within a second', async () => {
      const { ctx, abort } = watched()
      const outcome = subject.engine.generate({ ...input, width: 2048, height: 2048 }, ctx).then(
        () => null,
        (error: unknown) => error,
      )
      setImmediate(abort)
      const error = await outcome
      expect(error).toBeInstanceOf(EngineError)
      expect(error).toMatchObject({ code: 'aborted' })
    })

    test('has capabilities within the limits of the contract', () => {
      const { name: called, subjects, ideas, sizes, styles, maxCount, fields, refinements } = subject.engine.generation
      expect(called).toMatch(/\S/)
      expect([1, 2, 3, 4]).toContain(maxCount)
      expect(['seed', 'negative_prompt']).toEqual(expect.arrayContaining([...fields]))
      expect(['variation', 'more_like_this']).toEqual(expect.arrayContaining([...refinements]))
      for (const size of sizes ?? []) expect(size).toMatch(/^[1-9]\d{1,4}x[1-9]\d{1,4}$/)
      for (const list of [subjects, ideas, styles]) expect(list === null || list.length > 0).toBe(true)
    })

    test.each<Refinement>(['variation', 'more_like_this'])('%s: of exactly the size, or not at all', async (kind) => {
      const { engine } = subject
      const refine = { kind, image: await plainImage(256, 192), variation: 0, sourceSeed: 7 }
      const outcome = engine.generate({ ...input, refine }, watched().ctx)
      if (!engine.generation.refinements.includes(kind)) {
        await expect(outcome).rejects.toMatchObject({ code: 'engine_failure' })
        return
      }
      const { data, width, height } = await outcome
      const { width: realWidth, height: realHeight } = await sharp(data).metadata()
      expect([width, height, realWidth, realHeight]).toEqual([256, 192, 256, 192])
    })

    test('refuses only clear violations of the content policy', () => {
      expect(subject.engine.refuse('a quiet lake')).toBeNull()
      expect(subject.engine.refuse('nude photo')).toMatch(/content policy/)
    })
  })
}

/** A light disc on a dark ground, because the brightness model detects bright areas. */
export const discImage = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#20242c"/><circle cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) / 4}" fill="#f4e3c1"/></svg>`,
    ),
  )

/** The rules of every engine that works on an upload. */
function describeWork<Engine>(
  start: () => Promise<Subject<Engine>>,
  work: (engine: Engine, image: Buffer, ctx: EngineContext) => Promise<unknown>,
  maxInputPixels: (engine: Engine) => number,
): () => Engine {
  let subject: Subject<Engine>
  beforeAll(async () => {
    subject = await start()
  })
  afterAll(() => subject.close())

  test.each([
    ['text', Buffer.from('not an image')],
    ['nothing', Buffer.alloc(0)],
  ])('%s rejects with unreadable_image', async (_name, image) => {
    await expect(work(subject.engine, image, watched().ctx)).rejects.toMatchObject({ code: 'unreadable_image' })
  })

  test('rejects more pixels than its maximum with too_large', async () => {
    const most = maxInputPixels(subject.engine)
    expect(most).toBeGreaterThanOrEqual(1_000_000)
    expect(most).toBeLessThanOrEqual(25_000_000)
    const image = await sharp({ create: { width: most / 1000 + 1, height: 1000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await expect(work(subject.engine, image, watched().ctx)).rejects.toMatchObject({ code: 'too_large' })
  })

  test('rejects a call cancelled before it begins with aborted', async () => {
    const { ctx, abort } = watched()
    abort()
    const image = await discImage(64, 64).png().toBuffer()
    await expect(work(subject.engine, image, ctx)).rejects.toMatchObject({ code: 'aborted' })
  })

  test('rejects a running cancelled call with aborted', async () => {
    const { ctx, abort } = watched()
    const image = await discImage(1500, 1500).png().toBuffer()
    const outcome = expect(work(subject.engine, image, ctx)).rejects.toMatchObject({ code: 'aborted' })
    setImmediate(abort)
    await outcome
  })

  test('reports rising progress', async () => {
    const { ctx, seen } = watched()
    await work(subject.engine, await discImage(200, 150).png().toBuffer(), ctx)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  })
  return () => subject.engine
}

/** The rules of every background removal engine. */
export function describeBackgroundEngine(name: string, start: () => Promise<Subject<BackgroundRemovalEngine>>): void {
  describe(`${name}, as every engine of background removal`, () => {
    const engine = describeWork(
      start,
      (own, image, ctx) => own.removeBackground({ image }, ctx),
      (own) => own.backgroundRemoval.maxInputPixels,
    )

    test('cuts out a PNG of the upright size', async () => {
      const image = await discImage(120, 90).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
      const result = await engine().removeBackground({ image }, watched().ctx)
      expect(result).toMatchObject({ contentType: 'image/png', width: 90, height: 120 })
      const { data, info } = await sharp(result.data).raw().toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width: 90, height: 120, channels: 4 })
      const alpha = (x: number, y: number) => data[(y * 90 + x) * 4 + 3]
      expect(alpha(2, 2)).toBeLessThan(40)
      expect(alpha(45, 60)).toBeGreaterThan(215)
    })

    test('finds a subject in doubt inside the image, or none; none if it supports no hints', async () => {
      const image = await discImage(120, 90).png().toBuffer()
      const box = await engine().findSubject({ image }, watched().ctx)
      if (!engine().backgroundRemoval.box) expect(box).toBeNull()
      if (box === null) return
      expect(Math.min(...Object.values(box))).toBeGreaterThanOrEqual(0)
      expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1)
    })

    test('uses a subject hint only if it supports them, and accepts one otherwise', async () => {
      const image = await discImage(120, 90).png().toBuffer()
      const box = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }
      const result = await engine().removeBackground({ image, box }, watched().ctx)
      expect(result).toMatchObject({ width: 120, height: 90 })
      expect(engine().backgroundRemoval).toEqual({
        name: expect.stringMatching(/\S/),
        box: expect.any(Boolean),
        isTrained: expect.any(Boolean),
        maxInputPixels: expect.any(Number),
      })
    })
  })
}

/** The rules of every upscaling engine. */
export function describeUpscaleEngine(name: string, start: () => Promise<Subject<UpscaleEngine>>): void {
  describe(`${name}, as every engine of enlargement`, () => {
    const engine = describeWork(
      start,
      (own, image, ctx) => own.upscale({ image, factor: 2 }, ctx),
      (own) => own.upscaling.maxInputPixels,
    )

    test.each(['png', 'jpeg', 'webp'] as const)('keeps %s, and every factor is exact', async (format) => {
      const image = await discImage(53, 37).toFormat(format).toBuffer()
      for (const factor of engine().upscaling.factors) {
        const result = await engine().upscale({ image, factor }, watched().ctx)
        const size = { width: 53 * factor, height: 37 * factor }
        // libvips adds an alpha channel when it draws, and a WebP with alpha keeps it.
        expect(result).toMatchObject({ ...size, contentType: `image/${format}` })
        expect(await sharp(result.data).metadata()).toMatchObject({ ...size, format })
      }
    })

    test('reports progress up to the end', async () => {
      const { ctx, seen } = watched()
      await engine().upscale({ image: await discImage(300, 200).png().toBuffer(), factor: 2 }, ctx)
      expect(seen.at(-1)).toBe(1)
    })

    test('keeps transparency', async () => {
      const image = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00ff0000' } })
        .composite([
          { input: { create: { width: 10, height: 20, channels: 4, background: '#d02020' } }, left: 0, top: 0 },
        ])
        .png()
        .toBuffer()
      const { data } = await engine().upscale({ image, factor: 2 }, watched().ctx)
      const pixels = await sharp(data).ensureAlpha().raw().toBuffer()
      const pixel = (x: number, y: number) => [...pixels.subarray((y * 40 + x) * 4, (y * 40 + x) * 4 + 4)]
      expect(pixel(35, 20)[3]).toBe(0)
      expect(pixel(5, 20)).toEqual([208, 32, 32, 255])
      for (let x = 0; x < 40; x++) if ((pixel(x, 20)[3] ?? 0) > 20) expect(pixel(x, 20)[1]).toBeLessThan(90)
    })

    test('rejects more than 64 megapixels with too_large', async () => {
      const image = await sharp({ create: { width: 4001, height: 4000, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer()
      await expect(engine().upscale({ image, factor: 2 }, watched().ctx)).rejects.toMatchObject({ code: 'too_large' })
    })
  })
}
