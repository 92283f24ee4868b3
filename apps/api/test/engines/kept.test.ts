import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuiltInEngines } from '../../src/engines/built-in.ts'
import type { ImageEngines } from '../../src/engines/shared/engine.ts'
import { psnr } from '../../src/engines/test-support.ts'
import { isLosslessWebp } from '../../src/pixels/webp.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { handIn, pixelAt } from '../support/uploads.ts'

let server: TestServer
let builtIn: ImageEngines
beforeAll(async () => {
  server = await startServer({}, { marks: true })
  builtIn = createBuiltInEngines()
  server.dependencies.engines = builtIn
})
afterAll(async () => {
  await server.close()
  await builtIn.close()
})

const lines = Array.from({ length: 8 }, (_, i) => `<path d="M0 ${20 * i + 5.5}H160M${20 * i + 8.5} 0V120"/>`)
/** Red lines of one pixel and letters on blue, which suffer most from chroma compression. */
const drawing = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="#2040c0"/>
      <g stroke="#f00">${lines.join('')}</g><text x="20" y="70" font-size="30" fill="#fff">Mint</text></svg>`),
  ).flatten()

const rgb = (data: Buffer) => sharp(data).removeAlpha().raw().toBuffer()
const worst = (one: Buffer, other: Buffer) =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0)

/** In decibels, and the largest difference of a channel. */
const forms: [string, Sharp, number, number][] = [
  ['a PNG', drawing().png(), Number.POSITIVE_INFINITY, 0],
  ['a WebP without loss', drawing().webp({ lossless: true }), Number.POSITIVE_INFINITY, 0],
  ['a JPEG', drawing().jpeg({ quality: 85 }), 55, 4],
  ['a WebP with loss', drawing().webp({ quality: 85 }), Number.POSITIVE_INFINITY, 0],
  ['a WebP with loss and alpha', drawing().ensureAlpha(0.5).webp({ quality: 85 }), Number.POSITIVE_INFINITY, 0],
]

describe('keeps the quality of an upload', () => {
  test.each(forms)('%s', async (_name, form, least, most) => {
    const file = await form.toBuffer()
    const { source } = await handIn(server, 'upscaleImage', file)
    const [sent, stored] = [await rgb(file), await rgb(source ?? Buffer.alloc(0))]
    expect(psnr(stored, sent)).toBeGreaterThanOrEqual(least)
    expect(worst(stored, sent)).toBeLessThanOrEqual(most)
  })
})

test('a WebP without loss is enlarged without loss', async () => {
  const { result } = await handIn(server, 'upscaleImage', await drawing().webp({ lossless: true }).toBuffer())
  const { result: asPng } = await handIn(server, 'upscaleImage', await drawing().png().toBuffer())
  if (!result || !asPng) return expect.fail('a file is missing')
  expect(isLosslessWebp(result)).toBe(true)
  expect(worst(await rgb(result), await rgb(asPng))).toBe(0)
})

test('keeps only the image of a WebP', async () => {
  const file = await drawing()
    .withExif({ IFD0: { Artist: 'A person' } })
    .withXmp('<x:xmpmeta/>')
    .webp()
    .toBuffer()
  const { source } = await handIn(server, 'upscaleImage', file)
  const { exif, xmp, icc } = await sharp(source ?? Buffer.alloc(0)).metadata()
  expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined])
})

test('a compressed WebP stays compressed', async () => {
  const { result } = await handIn(server, 'upscaleImage', await drawing().webp({ quality: 85 }).toBuffer())
  expect(isLosslessWebp(result ?? Buffer.alloc(0))).toBe(false)
})

describe('as many centimetres as before', () => {
  /** sharp does not report it for WebP. */
  const exifOf = async (data: Buffer) => (await sharp(data).metadata()).exif?.toString('hex') ?? ''
  const said = (dots: number) => `${Buffer.from(Uint32Array.of(dots * 1000, 1000).buffer).toString('hex')}`

  test.each(['png', 'jpeg'] as const)('a doubled %s of 300 dots per inch has 600', async (format) => {
    const file = await drawing().withDensity(300).toFormat(format).toBuffer()
    const { source, result } = await handIn(server, 'upscaleImage', file)
    const densities = [source, result].map(async (data) => (await sharp(data ?? Buffer.alloc(0)).metadata()).density)
    expect(await Promise.all(densities)).toEqual([300, 600])
  })

  test('a WebP too', async () => {
    const file = await drawing().withDensity(300).webp().toBuffer()
    const { result } = await handIn(server, 'upscaleImage', file)
    expect(await exifOf(result ?? Buffer.alloc(0))).toContain(said(600))
    const { result: asPng } = await handIn(server, 'upscaleImage', file, { format: 'png' })
    expect((await sharp(asPng ?? Buffer.alloc(0)).metadata()).density).toBe(600)
  })

  test('a cut-out keeps its 300, or none', async () => {
    const ground = sharp({ create: { width: 80, height: 80, channels: 3, background: '#ffffff' } })
    const shape = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#b8452f' } })
      .png()
      .toBuffer()
    const image = ground.composite([{ input: shape }])
    for (const dots of [300, undefined]) {
      const said = dots === undefined ? image : image.clone().withDensity(dots)
      const { result } = await handIn(server, 'removeBackground', await said.png().toBuffer())
      expect((await sharp(result ?? Buffer.alloc(0)).metadata()).density).toBe(dots)
    }
  })
})

describe('turns an image as browsers show it, with the size and box of the page', () => {
  const [white, red] = ['#ffffff', '#b8452f']
  const block = sharp({ create: { width: 24, height: 24, channels: 3, background: red } })
  /** Stored with a red block at the upper right. */
  const stored = async () =>
    sharp({ create: { width: 80, height: 60, channels: 3, background: white } }).composite([
      { input: await block.clone().png().toBuffer(), left: 46, top: 10 },
    ])

  // Read from Chromium 147, which turns JPEG and PNG by EXIF and leaves WebP as it is.
  test.each([
    ['webp', 80, 60, '0.5,0.1,0.45,0.55', 58, 22],
    ['jpeg', 60, 80, '0.35,0.5,0.55,0.45', 37, 58],
    ['png', 60, 80, '0.35,0.5,0.55,0.45', 37, 58],
  ] as const)('%s with EXIF orientation 6 is %i x %i', async (format, width, height, box, x, y) => {
    const file = await (await stored()).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
    const { source, result } = await handIn(server, 'upscaleImage', file)
    const cut = await handIn(server, 'removeBackground', file, { subject_box: box })
    const [storedSource, larger, subject] = [source, result, cut.result ?? null].map((data) => data ?? Buffer.alloc(0))
    if (!storedSource || !larger || !subject) return expect.fail('a file is missing')
    expect(await sharp(storedSource).metadata()).toMatchObject({ width, height })
    expect(await sharp(larger).metadata()).toMatchObject({ width: width * 2, height: height * 2 })
    expect(await sharp(subject).metadata()).toMatchObject({ width, height })
    expect((await pixelAt(subject, x, y))[3]).toBe(255)
    expect((await pixelAt(subject, 3, 3))[3]).toBe(0)
  })
})

describe('a result too long for its format', () => {
  const long = (width: number, height = 10) => sharp({ create: { width, height, channels: 3, background: '#b87333' } })

  test.each([
    ['webp', 9_000],
    ['jpeg', 40_000],
  ] as const)('%s becomes a PNG without a chosen format', async (format, width) => {
    const { state, result } = await handIn(server, 'upscaleImage', await long(width).toFormat(format).toBuffer())
    expect(state).toBe('completed')
    expect(await sharp(result ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'png', width: width * 2 })
  })

  test.each([
    ['webp', 9_000, 'A WebP picture has at most 16,383 pixels a side. Please choose PNG or JPEG.'],
    ['jpeg', 40_000, 'A JPEG picture has at most 65,535 pixels a side. Please choose PNG.'],
  ])('refuses a chosen %s and holds nothing', async (format, width, reason) => {
    const answer = await handIn(server, 'upscaleImage', await long(width).png().toBuffer(), { format })
    expect(answer).toEqual({ status: 422, errors: { format: [reason] }, balance: 10 })
  })
})
