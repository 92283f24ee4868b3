import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuiltInEngines } from '../../src/engines/built-in.ts'
import type { ImageEngines } from '../../src/engines/shared/engine.ts'
import { withWrongHeader, withWrongPixels } from '../support/png.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { balanceOf, newMember } from '../support/shopping.ts'

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

const side = 60
const disc = (background: string, fill = '#b8452f'): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${background}"/><circle cx="30" cy="30" r="18" fill="${fill}"/></svg>`,
    ),
  )

/** Two frames, stacked vertically in the pixels. */
const animated = async (): Promise<Sharp> => {
  const frames = await Promise.all([disc('#fff'), disc('#fff', '#2b5fb8')].map((frame) => frame.raw().toBuffer()))
  return sharp(Buffer.concat(frames), { raw: { width: side, height: side * 2, channels: 4, pageHeight: side } })
}

const upload = async (service: 'removeBackground' | 'upscaleImage', data: Buffer, name: string) => {
  const member = await newMember(server)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(data)]), name)
  for (const [field, value] of Object.entries({ currency: 'EUR', lang_id: '1', factor: '2' })) form.append(field, value)
  const call = await member.call(service, { form })
  const { status } = call
  if (status !== 202) return { status, error: call.error, balance: await balanceOf(member), request: null, image: null }
  await server.dependencies.images.idle()
  const request = (await member.call('getImageRequest', { path: { id: call.answer.payload.id } })).answer.payload
  const id = request.images[0]?.project_id
  const image = id ? (await member.call('getProjectFile', { path: { id } })).raw.rawPayload : null
  return { status, error: null, balance: await balanceOf(member), request, image }
}

const pixel = async (data: Buffer | null | undefined, x: number, y: number) => {
  const image = sharp(data ?? Buffer.alloc(0))
    .toColourspace('srgb')
    .ensureAlpha()
  const { data: pixels, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return [...pixels.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

const near = (colour: readonly number[], expected: readonly number[]) => {
  for (const [place, value] of expected.entries())
    expect(Math.abs((colour[place] ?? 0) - value)).toBeLessThanOrEqual(30)
}

const red = [0xb8, 0x45, 0x2f, 255]

describe('unusual images that are accepted', () => {
  test.each<[string, string, () => Promise<Buffer>, readonly number[]]>([
    [
      'an animated WebP, of which the first frame counts',
      'a.webp',
      async () => (await animated()).webp().toBuffer(),
      red,
    ],
    ['a CMYK JPEG', 'a.jpg', () => disc('#fff').toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(), red],
    ['a PNG of 16 bits', 'a.png', () => disc('#fff').toColourspace('rgb16').png().toBuffer(), red],
    ['a PNG with a palette', 'a.png', () => disc('#fff').png({ palette: true, colours: 8 }).toBuffer(), red],
    ['a grey JPEG', 'a.jpg', () => disc('#fff').greyscale().toColourspace('b-w').jpeg().toBuffer(), [94, 94, 94, 255]],
    [
      'a grey PNG of 16 bits',
      'a.png',
      () => disc('#fff').greyscale().toColourspace('grey16').png().toBuffer(),
      [94, 94, 94, 255],
    ],
    ['a JPEG that is named PNG', 'a.png', () => disc('#fff').jpeg({ quality: 95 }).toBuffer(), red],
  ])('%s', async (_name, name, make, colour) => {
    const cut = await upload('removeBackground', await make(), name)
    expect([cut.request?.state, cut.balance]).toEqual(['completed', 9])
    near(await pixel(cut.image, 30, 30), colour)
    expect((await pixel(cut.image, 2, 2))[3]).toBe(0)

    const larger = await upload('upscaleImage', await make(), name)
    expect([larger.request?.state, larger.balance]).toEqual(['completed', 9])
    expect(await sharp(larger.image ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 120, height: 120 })
    near(await pixel(larger.image, 60, 60), colour)
    near(await pixel(larger.image, 2, 2), [255, 255, 255, 255])
  })

  test('a transparent image keeps its transparent areas', async () => {
    const image = await disc('none').png().toBuffer()
    const larger = await upload('upscaleImage', image, 'a.png')
    expect(larger.request?.state).toBe('completed')
    expect((await pixel(larger.image, 2, 2))[3]).toBe(0)
    near(await pixel(larger.image, 60, 60), red)
    const cut = await upload('removeBackground', image, 'a.png')
    expect(cut.request?.state).toBe('completed')
    expect((await pixel(cut.image, 2, 2))[3]).toBe(0)
    near(await pixel(cut.image, 30, 30), red)
  })

  test('one pixel is enlarged but has no subject to cut out', async () => {
    const image = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#b8452f' } })
      .png()
      .toBuffer()
    const larger = await upload('upscaleImage', image, 'a.png')
    expect([larger.request?.state, larger.balance]).toEqual(['completed', 9])
    near(await pixel(larger.image, 1, 1), red)
    const cut = await upload('removeBackground', image, 'a.png')
    expect([cut.request?.state, cut.balance]).toEqual(['failed', 10])
    expect(cut.request?.images[0]?.error).toBe('No subject was found in this picture. You were not charged.')
  })

  test('a fully transparent image is enlarged but has no subject to cut out', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const image = await sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const larger = await upload('upscaleImage', image, 'a.png')
    expect((await pixel(larger.image, 40, 40))[3]).toBe(0)
    const cut = await upload('removeBackground', image, 'a.png')
    expect([cut.request?.state, cut.balance]).toEqual(['failed', 10])
  })
})

describe('refuses before holding tokens', () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b8452f' } })

  test.each<[string, string, () => Promise<Buffer>, RegExp]>([
    ['an animated GIF', 'a.gif', async () => (await animated()).gif().toBuffer(), /could not be read/],
    ['a text that is named PNG', 'a.png', async () => Buffer.from('hello'), /could not be read/],
    ['HTML that is named PNG', 'a.png', async () => Buffer.from('<!doctype html><p>x'), /could not be read/],
    ['nothing', 'a.png', async () => Buffer.alloc(0), /could not be read|choose a picture/],
    [
      'a PNG that ends early',
      'a.png',
      async () => (await disc('#fff').png().toBuffer()).subarray(0, 400),
      /could not be read/,
    ],
    [
      'a WebP that ends early',
      'a.webp',
      async () => (await disc('#fff').webp().toBuffer()).subarray(0, 300),
      /could not be read/,
    ],
    [
      'a PNG whose header has a wrong checksum',
      'a.png',
      async () => withWrongHeader(await disc('#fff').png().toBuffer()),
      /is damaged, or ends early/,
    ],
    [
      'a PNG whose pixels have a wrong checksum',
      'a.png',
      async () => withWrongPixels(await disc('#fff').png().toBuffer()),
      /is damaged, or ends early/,
    ],
    [
      'a JPEG without its last two bytes',
      'a.jpg',
      async () => (await disc('#fff').jpeg().toBuffer()).subarray(0, -2),
      /is damaged, or ends early/,
    ],
    ['one row more than 25 megapixels', 'a.png', () => plain(5000, 5001).png().toBuffer(), /at most 25 megapixels/],
  ])('%s', async (_name, name, make, sentence) => {
    for (const service of ['removeBackground', 'upscaleImage'] as const) {
      const { status, error, balance } = await upload(service, await make(), name)
      expect([status, balance]).toEqual([422, 10])
      expect(error?.errors?.file?.[0]).toMatch(sentence)
    }
  })

  test.each([
    ['header has a wrong checksum, as an avatar', withWrongHeader, 'uploadAvatar'],
    ['pixels have a wrong checksum, as an avatar', withWrongPixels, 'uploadAvatar'],
    ['header has a wrong checksum, to be checked', withWrongHeader, 'checkProvenance'],
  ] as const)('a PNG: its %s', async (_name, damage, service) => {
    const member = await newMember(server)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(damage(await disc('#fff').png().toBuffer()))]), 'a.png')
    const { status, error } = await member.call(service, { form })
    expect(status).toBe(422)
    expect(error.errors?.file?.[0]).toMatch(/is damaged, or ends early/)
  })

  test('an enlargement of just over 64 megapixels', async () => {
    const { status, error, balance } = await upload('upscaleImage', await plain(4001, 4000).jpeg().toBuffer(), 'a.jpg')
    expect([status, balance]).toEqual([422, 10])
    expect(error?.errors?.factor?.[0]).toMatch(/at most 64/)
  })
})
