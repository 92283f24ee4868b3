import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readImage } from '../../apps/api/src/domain/images/image-files.ts'
import { crc32 } from '../../apps/site/src/flows/images/imageFiles.ts'
import { isWholeFile } from '../../packages/api-client/src/wholeFile.ts'

const [width, height] = [90, 70]
const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251)
const grain = () => sharp(pixels, { raw: { width, height, channels: 3 } })

const withOtherByte = (file: Buffer, at: number): Buffer => {
  const changed = Buffer.from(file)
  changed[at] = (changed[at] ?? 0) ^ 0x55
  return changed
}
const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2))
const withTrailer = (file: Buffer) => Buffer.concat([file, Buffer.from('data that a camera appends')])
const END_OF_JPEG = Buffer.from([0xff, 0xd9])

/** As a camera writes it, with a whole small JPEG in its metadata. */
async function jpegWithThumb(): Promise<Buffer> {
  const thumb = await grain().resize(16).jpeg().toBuffer()
  const body = Buffer.concat([Buffer.from('Exif\0\0'), thumb])
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 4)
  return Buffer.concat([head, body, (await grain().jpeg().toBuffer()).subarray(2)])
}

const png = () => grain().png().toBuffer()
const jpeg = () => grain().jpeg().toBuffer()
const webp = () => grain().webp().toBuffer()

const whole: [string, () => Promise<Buffer>][] = [
  ['a PNG', png],
  ['a PNG with something behind it', async () => withTrailer(await png())],
  ['a PNG with a palette', () => grain().png({ palette: true }).toBuffer()],
  ['a JPEG', jpeg],
  ['a progressive JPEG', () => grain().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with something behind it', async () => withTrailer(await jpeg())],
  ['a JPEG with a thumb', jpegWithThumb],
  ['a WebP', webp],
  ['a WebP with alpha and without loss', () => grain().ensureAlpha(0.5).webp({ lossless: true }).toBuffer()],
  ['a WebP with something behind it', async () => withTrailer(await webp())],
  ['a JPEG that ends early with an end marker', async () => Buffer.concat([half(await jpeg()), END_OF_JPEG])],
]

const damaged: [string, () => Promise<Buffer>][] = [
  ['half a PNG', async () => half(await png())],
  ['a PNG without its end', async () => (await png()).subarray(0, -12)],
  ['a PNG whose header has a wrong checksum', async () => withOtherByte(await png(), 32)],
  ['a PNG whose end has a wrong checksum', async () => withOtherByte(await png(), (await png()).length - 1)],
  [
    'a PNG whose pixels are changed',
    async () => {
      const file = await png()
      return withOtherByte(file, Math.floor(file.length / 2))
    },
  ],
  ['half a JPEG', async () => half(await jpeg())],
  ['a JPEG without its last two bytes', async () => (await jpeg()).subarray(0, -2)],
  [
    'a progressive JPEG without its last two bytes',
    async () => (await grain().jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
  ],
  ['a JPEG with a thumb, without its last two bytes', async () => (await jpegWithThumb()).subarray(0, -2)],
  ['half a WebP', async () => half(await webp())],
  ['a WebP without its last two bytes', async () => (await webp()).subarray(0, -2)],
]

const page = (file: Buffer): boolean => isWholeFile(new Uint8Array(file), crc32)

const server = async (file: Buffer): Promise<boolean> => {
  const decoded = readImage(file, 'file').then(({ pipeline }) => pipeline().raw().toBuffer())
  return decoded.then(
    () => true,
    () => false,
  )
}

describe('page and server judge a file in the same way', () => {
  it.each(whole)('they take %s', async (_name, make) => {
    const file = await make()
    expect([page(file), await server(file)]).toEqual([true, true])
  })

  it.each(damaged)('they refuse %s', async (_name, make) => {
    const file = await make()
    expect([page(file), await server(file)]).toEqual([false, false])
  })
})
