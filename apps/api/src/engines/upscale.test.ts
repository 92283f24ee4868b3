import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createBuiltInEngines } from './built-in.ts'
import { paint } from './sample/paint.ts'
import { gradientEnergy, pixelsOf, psnr, rising, svgPng, watched } from './test-support.ts'
import { doubleSize } from './upscale/double-size.ts'
import { enlarge } from './upscale/enlarge.ts'
import { trainedFilters } from './upscale/filters.ts'

const engines = createBuiltInEngines()
afterAll(() => engines.close())

const quietly = { throwIfAborted() {}, report() {} }

const side = 240
const target = () =>
  svgPng(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="240" height="240" fill="#efe6d4"/>
    <circle cx="120" cy="120" r="90" fill="#b8673a"/><circle cx="120" cy="120" r="70" fill="#f2d6a0"/>
    <path d="M60 170L120 60L180 170Z" fill="#1f5f56"/><path d="M20 30L220 44M20 220L220 204" stroke="#27323a" stroke-width="5"/></svg>`)

describe('upscale', () => {
  test.each([2, 4])('by %d is sharper than bilinear and closer to the original', async (factor) => {
    const original = await pixelsOf(await target())
    const image = await sharp(await target())
      .resize(side / factor, side / factor, { kernel: 'lanczos3' })
      .png()
      .toBuffer()
    const { ctx, seen } = watched()
    const result = await engines.upscale({ image, factor }, ctx)
    const mine = await pixelsOf(result.data)
    const bilinear = await sharp(image).resize(side, side, { kernel: 'linear' }).removeAlpha().raw().toBuffer()
    expect([result.width, result.height]).toEqual([side, side])
    expect(gradientEnergy(mine, side, side)).toBeGreaterThan(gradientEnergy(bilinear, side, side) * 1.2)
    expect(psnr(mine, original)).toBeGreaterThanOrEqual(psnr(bilinear, original))
    expect(rising(seen)).toBe(true)
    expect(seen.length).toBeGreaterThan(50)
    // No large steps, except for writing the file at the end.
    const leaps = seen.slice(0, -1).map((share, place) => share - (seen[place - 1] ?? 0))
    expect(Math.max(...leaps)).toBeLessThan(0.03)
    expect(seen.at(-2)).toBeGreaterThan(0.6)
    expect(seen.at(-1)).toBe(1)
  })

  test.each([
    [2, 0.35],
    [4, 0.15],
  ])('by %d is closer to the original than Lanczos, by %d dB', async (factor, gain) => {
    const { data } = await paint(
      { prompt: 'a city by a lake', style: 'None', seed: 3, width: 512, height: 512 },
      quietly,
    )
    const original = await pixelsOf(data)
    const small = sharp(data)
      .removeAlpha()
      .resize(512 / factor, 512 / factor, { kernel: 'lanczos3' })
    let plain: Buffer = await small.clone().raw().toBuffer()
    for (let side = 512 / factor; side < 512; side *= 2) plain = doubleSize(plain, side, side, 3)
    const mine = await pixelsOf(
      (await engines.upscale({ image: await small.png().toBuffer(), factor }, watched().ctx)).data,
    )
    expect(psnr(mine, original) - psnr(plain, original)).toBeGreaterThan(gain)
  })

  test('is closer to the original than Lanczos for a soft image with grain, which is not sharpened', async () => {
    const { data } = await paint(
      { prompt: 'A city by a lake at dawn', style: 'Watercolor', seed: 1, width: 512, height: 512, label: false },
      quietly,
    )
    const small = await sharp(data).removeAlpha().resize(256, 256, { kernel: 'lanczos3' }).png().toBuffer()
    const original = await pixelsOf(data)
    const plain = doubleSize(await pixelsOf(small), 256, 256, 3)
    const mine = await pixelsOf((await engines.upscale({ image: small, factor: 2 }, watched().ctx)).data)
    expect(psnr(mine, original) - psnr(plain, original)).toBeGreaterThan(0.3)
  })

  test('returns the image when the result is shrunk', async () => {
    const { data } = await paint({ prompt: 'a city', style: 'None', seed: 3, width: 256, height: 256 }, quietly)
    const image = await sharp(data).png().toBuffer()
    const large = (await engines.upscale({ image, factor: 2 }, watched().ctx)).data
    const again = await pixelsOf(await sharp(large).resize(256, 256, { kernel: 'lanczos3' }).png().toBuffer())
    expect(psnr(again, await pixelsOf(image))).toBeGreaterThan(47)
  })

  test.each([2, 4])('by %d leaves no rings around a line', async (factor) => {
    const image =
      await svgPng(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="#fff"/>
      <path d="M30 0V60" stroke="#000" stroke-width="3"/></svg>`)
    const rgb = await pixelsOf((await engines.upscale({ image, factor }, watched().ctx)).data)
    const beside = Array.from({ length: 60 * factor }, (_, x) => rgb[(30 * factor * 60 * factor + x) * 3] ?? 0)
    expect(Math.min(...beside)).toBeLessThan(20)
    // Two pixels of the small image from the edge, the line must not be visible.
    for (const [x, value] of beside.entries())
      if (Math.abs(x + 0.5 - 30 * factor) > 4 * factor) expect(value, `at ${x}`).toBeGreaterThan(251)
  })

  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('keeps %s, odd sizes exactly doubled', async (format, contentType) => {
    const image = await sharp(await target())
      .resize(37, 53, { fit: 'fill' })
      .toFormat(format)
      .toBuffer()
    const result = await engines.upscale({ image, factor: 2 }, watched().ctx)
    const meta = await sharp(result.data).metadata()
    expect([result.contentType, result.width, result.height]).toEqual([contentType, 74, 106])
    expect([meta.format, meta.width, meta.height]).toEqual([format, 74, 106])
  })

  test.each([
    ['png', 'jpeg'],
    ['jpeg', 'webp'],
    ['webp', 'png'],
  ] as const)('turns %s into %s on request', async (from, format) => {
    const image = await sharp(await target())
      .toFormat(from)
      .toBuffer()
    const result = await engines.upscale({ image, factor: 2, format }, watched().ctx)
    expect([result.contentType, (await sharp(result.data).metadata()).format]).toEqual([`image/${format}`, format])
  })

  test.each([
    ['jpeg', [255, 255, 255]],
    ['webp', [null, null, null, 0]],
    [undefined, [null, null, null, 0]],
  ] as const)('shows transparent parts in %s as %o', async (format, expected) => {
    const image = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
      .webp()
      .toBuffer()
    const { data } = await engines.upscale({ image, factor: 2, ...(format ? { format } : {}) }, watched().ctx)
    const [...first] = (await sharp(data).raw().toBuffer()).subarray(0, expected.length)
    expect(first.map((value, place) => (expected[place] === null ? null : value))).toEqual(expected)
  })

  test('changes from WebP if a side is too long for it', async () => {
    const image = await sharp({ create: { width: 8192, height: 4, channels: 3, background: '#b87333' } })
      .webp()
      .toBuffer()
    const result = await engines.upscale({ image, factor: 2 }, watched().ctx)
    expect([result.contentType, result.width]).toEqual(['image/png', 16_384])
  })

  test('keeps transparency without bleeding of hidden colours', async () => {
    const clear = { r: 0, g: 255, b: 0, alpha: 0 }
    const red = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#d02020' } })
      .png()
      .toBuffer()
    const image = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
      .composite([{ input: red, left: 10, top: 10 }])
      .png()
      .toBuffer()
    const rgba = await pixelsOf((await engines.upscale({ image, factor: 4 }, watched().ctx)).data, 4)
    const pixel = (x: number, y: number) => [...rgba.subarray((y * 160 + x) * 4, (y * 160 + x) * 4 + 4)]
    expect(pixel(2, 2)[3]).toBe(0)
    expect(pixel(80, 80)).toEqual([208, 32, 32, 255])
    for (let i = 0; i < rgba.length; i += 4) if ((rgba[i + 3] ?? 0) > 20) expect(rgba[i + 1] ?? 0).toBeLessThan(80)
  })

  test.each([2, 4] as const)('by %d has no seams between the bands of a tall image', async (factor) => {
    const size = { width: 40, height: 300, channels: 3 }
    const { data } = await paint({ prompt: 'a forest', style: 'None', seed: 5, width: 320, height: 320 }, quietly)
    const small = await sharp(data).removeAlpha().resize(size.width, size.height, { fit: 'fill' }).png().toBuffer()
    const inBands = await pixelsOf((await engines.upscale({ image: small, factor }, watched().ctx)).data)
    expect(inBands.equals(enlarge(await pixelsOf(small), size, trainedFilters(factor)))).toBe(true)
  })

  test('leaves an even surface even', async () => {
    const image = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#7f9c8a' } })
      .png()
      .toBuffer()
    const rgb = await pixelsOf((await engines.upscale({ image, factor: 4 }, watched().ctx)).data)
    expect(new Set(Array.from({ length: rgb.length / 3 }, (_, i) => rgb.readUIntBE(i * 3, 3)))).toEqual(
      new Set([0x7f9c8a]),
    )
  })

  test('does not move the image', async () => {
    const image = await sharp({ create: { width: 41, height: 41, channels: 3, background: '#000' } })
      .composite([
        {
          input: await sharp({ create: { width: 5, height: 5, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
          left: 18,
          top: 18,
        },
      ])
      .png()
      .toBuffer()
    const rgb = await pixelsOf((await engines.upscale({ image, factor: 4 }, watched().ctx)).data)
    let sum = 0
    let x = 0
    let y = 0
    for (let i = 0; i < 164 * 164; i++) {
      const v = rgb[i * 3] ?? 0
      sum += v
      x += v * (i % 164)
      y += v * Math.floor(i / 164)
    }
    expect(x / sum).toBeCloseTo(81.5, 1)
    expect(y / sum).toBeCloseTo(81.5, 1)
  })

  test('refuses other factors and results beyond 64 megapixels', async () => {
    const image = await target()
    await expect(engines.upscale({ image, factor: 3 }, watched().ctx)).rejects.toMatchObject({ code: 'engine_failure' })
    const wide = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await expect(engines.upscale({ image: wide, factor: 4 }, watched().ctx)).rejects.toMatchObject({
      code: 'too_large',
    })
  })
})
