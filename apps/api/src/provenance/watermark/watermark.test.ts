import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { paint } from '../../engines/sample/paint.ts'
import { chanceOf, detect } from './detect.ts'
import { embed } from './embed.ts'
import { createPattern } from './pattern.ts'
import { brightnessOf, type Pixels } from './surface.ts'

const pattern = createPattern('the secret of this server')
const control = { throwIfAborted: () => undefined, report: () => undefined }

async function decode(data: Buffer): Promise<Pixels> {
  const { data: pixels, info } = await sharp(data).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: 3, data: pixels }
}

const encode = ({ data, width, height, channels }: Pixels) => sharp(data, { raw: { width, height, channels } }).png()

const draw = async (prompt: string, style: string, [width, height]: readonly [number, number]) =>
  decode((await paint({ prompt, style, width, height, seed: 7 }, control)).data)

const scoreOf = async (image: Sharp, own = pattern) =>
  detect(brightnessOf(await decode(await image.toBuffer())), own)?.score ?? 0

/** One in 20,000 unmarked images reaches this score. */
const FOUND = 7

const images = [
  ['a city at night', 'Line art', [512, 512]],
  ['a silver coin', 'Comic', [512, 512]],
] as const

describe.each(images)('%s, %s', (prompt, style, [width, height]) => {
  const marked = draw(prompt, style, [width, height]).then((pixels) => {
    // A slice of a Buffer would share its memory.
    const before = Uint8Array.from(pixels.data)
    embed(pixels, pattern)
    return { before, pixels }
  })

  test('is found after each attack, but only with the secret', async () => {
    const file = await encode((await marked).pixels).toBuffer()
    const tenth = { left: Math.round(width / 10), top: Math.round(height / 10) }
    const attacks = {
      'JPEG 70': sharp(await sharp(file).jpeg({ quality: 70 }).toBuffer()),
      'half size': sharp(file).resize(width / 2, height / 2),
      'a tenth from the left': sharp(file).extract({ left: tenth.left, top: 0, width: width - tenth.left, height }),
      'a tenth from each side': sharp(file).extract({
        ...tenth,
        width: width - 2 * tenth.left,
        height: height - 2 * tenth.top,
      }),
      'half size, then JPEG 70': sharp(
        await sharp(file)
          .resize(width / 2, height / 2)
          .jpeg({ quality: 70 })
          .toBuffer(),
      ),
    }
    for (const [name, image] of Object.entries(attacks)) {
      expect([name, (await scoreOf(image)) > FOUND]).toEqual([name, true])
    }
    expect(await scoreOf(sharp(file), createPattern('the secret of another server'))).toBeLessThan(FOUND)
  })

  test('cannot be seen: 40 dB', async () => {
    const { before, pixels } = await marked
    let squares = 0
    for (let i = 0; i < before.length; i += 1) squares += ((before[i] ?? 0) - (pixels.data[i] ?? 0)) ** 2
    expect(10 * Math.log10(255 ** 2 / (squares / before.length))).toBeGreaterThan(40)
  })

  test('does not find a watermark in an unmarked image', async () => {
    expect(await scoreOf(encode({ ...(await marked).pixels, data: (await marked).before }))).toBeLessThan(FOUND)
  })
})

describe('a flat surface', () => {
  const flat = (): Pixels => ({ width: 256, height: 256, channels: 3, data: new Uint8Array(256 * 256 * 3).fill(140) })

  test('changes by three of 255 at most', () => {
    const pixels = flat()
    embed(pixels, pattern)
    expect(pixels.data.reduce((most, value) => Math.max(most, Math.abs(value - 140)), 0)).toBeLessThanOrEqual(3)
    expect(detect(brightnessOf(pixels), pattern)?.score).toBeGreaterThan(FOUND)
  })

  test('keeps transparent pixels, and never wraps around at black and white', () => {
    for (const [value, alpha] of [
      [140, 254],
      [0, 255],
      [255, 255],
    ] as const) {
      const data = Uint8Array.from({ length: 256 * 256 * 4 }, (_, index) => (index % 4 === 3 ? alpha : value))
      embed({ width: 256, height: 256, channels: 4, data }, pattern)
      const changes = data.map((now, index) => (index % 4 === 3 ? Math.abs(now - alpha) : Math.abs(now - value)))
      expect(changes.reduce((most, change) => Math.max(most, change), 0)).toBeLessThanOrEqual(alpha === 255 ? 3 : 0)
    }
  })
})

test('returns no result for an image below 128 pixels', () => {
  expect(detect({ width: 127, height: 900, data: new Float32Array(127 * 900) }, pattern)).toBeNull()
})

test('the bound limits the rate of false findings', () => {
  expect(chanceOf(FOUND)).toBeLessThan(1 / 1000)
  const highest = Array.from({ length: 6 }, (_, index) => {
    const data = Float32Array.from({ length: 200 * 200 }, (_, i) => 128 + 40 * Math.sin(i * (0.01 + index / 7)))
    return detect({ width: 200, height: 200, data }, pattern)?.score ?? 0
  })
  expect(Math.max(...highest)).toBeLessThan(FOUND)
})
