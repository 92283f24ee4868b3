import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeThumb } from '../../src/domain/images/image-files.ts'
import { createBuiltInEngines } from '../../src/engines/built-in.ts'
import { fitImage } from '../../src/engines/images-api/fit.ts'
import type { ImageEngines } from '../../src/engines/shared/engine.ts'
import { readRaster } from '../../src/engines/shared/raster.ts'
import { readPixels } from '../../src/provenance/pixels.ts'
import { chromaticities, chunk, codePoints, gamma, withChunks } from '../support/png.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { newMember } from '../support/shopping.ts'
import { handIn, pixelAt } from '../support/uploads.ts'

let server: TestServer
let builtIn: ImageEngines
beforeAll(async () => {
  server = await startServer()
  builtIn = createBuiltInEngines()
  server.dependencies.engines = builtIn
})
afterAll(async () => {
  await server.close()
  await builtIn.close()
})

const side = 64
const [red, skin] = [
  [255, 0, 0],
  [224, 172, 140],
] as const

/** A square of one colour on white. */
const square = ([r, g, b]: readonly number[]): Sharp => {
  const pixels = Buffer.alloc(side * side * 3, 255)
  for (let y = 16; y < 48; y++) for (let x = 16; x < 48; x++) pixels.set([r ?? 0, g ?? 0, b ?? 0], (y * side + x) * 3)
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
}

const plain = (colour: readonly number[]) => square(colour).png().toBuffer()
const deep = (colour: readonly number[]) => square(colour).toColourspace('rgb16')
const grey = (value: number) => square([value, value, value]).toColourspace('b-w').png().toBuffer()
const deepGrey = (value: number) => square([value, value, value]).toColourspace('grey16').png().toBuffer()
const p3 = chromaticities(0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06)
const adobe = chromaticities(0.3127, 0.329, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06)
const orange = [200, 100, 50]
const srgb = chunk('sRGB', Buffer.from([0]))

// Expected colours were read from a canvas in Chromium 147.
const files: [string, () => Promise<Buffer>, readonly number[]][] = [
  ['16 bits with the profile of sRGB, red', () => deep(red).withIccProfile('srgb').png().toBuffer(), red],
  ['16 bits with the profile of sRGB, skin', () => deep(skin).withIccProfile('srgb').png().toBuffer(), skin],
  ['16 bits with the profile of Display P3', () => deep(skin).withIccProfile('p3').png().toBuffer(), skin],
  ['16 bits with a profile and alpha', () => deep(skin).ensureAlpha().withIccProfile('p3').png().toBuffer(), skin],
  ['16 bits without a profile', () => deep(skin).png().toBuffer(), skin],
  ['8 bits with the profile of Display P3', () => square(skin).withIccProfile('p3').png().toBuffer(), skin],
  [
    'a JPEG with the profile of Display P3',
    () => square(skin).withIccProfile('p3').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(),
    skin,
  ],
  [
    'a palette with gAMA',
    async () => withChunks(await square(orange).png({ palette: true }).toBuffer(), gamma(1)),
    [229, 168, 122],
  ],
  ['gAMA of stored light', async () => withChunks(await plain([128, 128, 128]), gamma(1)), [188, 188, 188]],
  ['gAMA of 1.8', async () => withChunks(await plain([128, 128, 128]), gamma(0.55556)), [146, 146, 146]],
  ['gAMA of a screen', async () => withChunks(await plain([128, 128, 128]), gamma(0.45455)), [128, 128, 128]],
  ['gAMA of nothing', async () => withChunks(await plain([128, 128, 128]), gamma(0)), [128, 128, 128]],
  ['gAMA beside sRGB, which counts', async () => withChunks(await plain(orange), srgb, gamma(1)), orange],
  ['grey with gAMA', async () => withChunks(await grey(128), gamma(1)), [188, 188, 188]],
  ['grey of 16 bits with gAMA', async () => withChunks(await deepGrey(128), gamma(1)), [188, 188, 188]],
  ['16 bits with gAMA', async () => withChunks(await deep(orange).png().toBuffer(), gamma(1)), [229, 168, 122]],
  ['cHRM alone, which browsers do not follow', async () => withChunks(await plain(orange), p3), orange],
  ['cHRM of Display P3 with gAMA', async () => withChunks(await plain(orange), gamma(0.45455), p3), [216, 93, 24]],
  ['cHRM of Adobe RGB with gAMA', async () => withChunks(await plain(orange), gamma(0.4547), adobe), [227, 100, 42]],
  ['cICP of Display P3', async () => withChunks(await plain(orange), codePoints(12, 13)), [215, 93, 31]],
  ['cICP of stored light', async () => withChunks(await plain(orange), codePoints(1, 8)), [229, 168, 122]],
  ['cICP of television', async () => withChunks(await plain(orange), codePoints(1, 1)), [197, 91, 39]],
  ['cICP of BT.2020', async () => withChunks(await plain(orange), codePoints(9, 14)), [239, 63, 5]],
  ['cICP of hybrid log-gamma', async () => withChunks(await plain(orange), codePoints(9, 18)), [230, 48, 17]],
  ['cICP of numbers that nobody knows', async () => withChunks(await plain(orange), codePoints(99, 13)), orange],
  [
    'cICP beside an ICC profile, which does not count then',
    async () => withChunks(await square(orange).withIccProfile('p3').png().toBuffer(), codePoints(1, 13)),
    [187, 105, 62],
  ],
]

const tolerance = 2

function expectColour(found: readonly number[], expected: readonly number[], where: string): void {
  for (const [channel, value] of expected.entries())
    expect(Math.abs((found[channel] ?? -100) - value), `${where}: ${found}, not ${expected}`).toBeLessThanOrEqual(
      tolerance,
    )
}

const middle = side / 2

describe.each(files)('an image with %s has the colours that a browser shows', (_name, make, expected) => {
  test('in the enlargement and the stored upload', async () => {
    const { state, result, source, thumb } = await handIn(server, 'upscaleImage', await make())
    expect(state).toBe('completed')
    if (!result || !source || !thumb) return expect.fail('a file is missing')
    expectColour(await pixelAt(result, side, side), expected, 'result')
    expectColour(await pixelAt(source, middle, middle), expected, 'source')
  })

  test("in an engine's input", async () => {
    const { data } = await readRaster(await make())
    const at = (middle * side + middle) * 4
    expectColour([...data.subarray(at, at + 4)], [...expected, 255], 'read')
  })

  test("in a provider's image, with or without marks, and its thumb", async () => {
    const file = await make()
    const { data } = await fitImage(file, { width: side, height: side })
    const { data: pixels, channels } = await readPixels(data)
    const at = (middle * side + middle) * channels
    expectColour([...pixels.subarray(at, at + 3)], expected, 'marked')
    const fitted = await fitImage(file, { width: side / 2, height: side / 2 })
    expectColour(await pixelAt(fitted.data, middle / 2, middle / 2), expected, 'fitted')
    const small = await sharp(await makeThumb(file))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middlePixel = (middle * side + middle) * small.info.channels
    // A thumb is compressed.
    for (const [channel, value] of expected.entries())
      expect(Math.abs((small.data[middlePixel + channel] ?? -100) - value)).toBeLessThanOrEqual(9)
  })
})

test.each([
  ['red', red],
  ['skin', skin],
])('an avatar of 16 bits with a profile keeps its %s', async (_name, colour) => {
  const member = await newMember(server)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await deep(colour).withIccProfile('srgb').png().toBuffer())]), 'a.png')
  const { avatarUrl } = (await member.call('uploadAvatar', { form })).answer.payload
  const file = avatarUrl.split('/').at(-1) ?? ''
  const avatar = (await member.call('getAvatar', { path: { file } })).raw.rawPayload
  const [r = 0, g = 0, b = 0] = await pixelAt(avatar, 128, 128)
  for (const [channel, value] of [r, g, b].entries())
    expect(Math.abs(value - (colour[channel] ?? 0)), `${[r, g, b]}`).toBeLessThanOrEqual(6)
})

test('a cut-out of 16 bits with a profile keeps its colours', async () => {
  const { result } = await handIn(server, 'removeBackground', await deep(red).withIccProfile('srgb').png().toBuffer())
  expectColour(await pixelAt(result ?? Buffer.alloc(0), middle, middle), [...red, 255], 'cut-out')
})

test('a source of 16 bits is kept in 16 bits', async () => {
  const { source } = await handIn(server, 'upscaleImage', await deep(skin).withIccProfile('p3').png().toBuffer())
  expect(await sharp(source ?? Buffer.alloc(0)).metadata()).toMatchObject({ depth: 'ushort', space: 'rgb16' })
})

test('dark parts of stored light keep their steps', async () => {
  const values = Uint16Array.from({ length: 256 * 3 }, (_, i) => Math.floor(i / 3))
  const image = sharp(values, { raw: { width: 256, height: 1, channels: 3 } }).toColourspace('rgb16')
  const file = withChunks(await image.png().toBuffer(), gamma(1))
  const { data, channels } = await readPixels(file)
  const shades = new Set(data.filter((_, at) => at % channels === 0))
  // 8 bits would give a single shade.
  expect(shades.size).toBeGreaterThan(10)
})
