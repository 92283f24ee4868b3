import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { packetsOf, readStatement } from './packets.ts'

const trained = 'Iptc4xmpExt:DigitalSourceType="trainedAlgorithmicMedia" xmp:CreatorTool="Another Studio"'
const packet = `<x:xmpmeta><rdf:Description ${trained}/></x:xmpmeta>`
const found = { sourceType: 'trainedAlgorithmicMedia', madeWith: 'Another Studio' }

const draw = () => sharp({ create: { width: 20, height: 20, channels: 3, background: '#b87333' } })

const number = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const joined = (...parts: (string | Uint8Array)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))

const pngChunk = (name: string, ...parts: (string | Uint8Array)[]) => {
  const body = joined(name, ...parts)
  return joined(number(body.length - 4, 4), body, number(crc32(body), 4))
}

/** ImageMagick's form: the kind of the profile, its length, and its bytes as lines of hexadecimal digits. */
const rawProfile = (kind: string, content: string) => {
  const digits = Buffer.from(content).toString('hex').replace(/.{72}/g, '$&\n')
  return `\n${kind}\n${String(content.length).padStart(8)}\n${digits}\n`
}

const XMP_HEADER = 'http://ns.adobe.com/xap/1.0/\0'
const STANDARD = 'XML:com.adobe.xmp\0'
const IMAGEMAGICK = 'Raw profile type xmp\0'

const text = (content: string) => pngChunk('iTXt', STANDARD, '\0\0\0\0', content)

const pngChunks = {
  'iTXt, as the standard says': text(packet),
  'iTXt, with a language and a translated keyword': pngChunk('iTXt', STANDARD, '\0\0en\0XMP\0', packet),
  'iTXt, compressed': pngChunk('iTXt', STANDARD, '\u0001\0\0\0', deflateSync(packet)),
  'zTXt, as libvips writes it': pngChunk('zTXt', STANDARD, '\0', deflateSync(packet)),
  tEXt: pngChunk('tEXt', STANDARD, packet),
  'zTXt of ImageMagick': pngChunk('zTXt', IMAGEMAGICK, '\0', deflateSync(rawProfile('xmp', packet))),
  'tEXt of ImageMagick': pngChunk('tEXt', IMAGEMAGICK, rawProfile('xmp', packet)),
  'iTXt of ImageMagick': pngChunk('iTXt', IMAGEMAGICK, '\0\0\0\0', rawProfile('xmp', packet)),
  'tEXt of an old ImageMagick, as a segment of JPEG': pngChunk(
    'tEXt',
    'Raw profile type APP1\0',
    rawProfile('generic profile', XMP_HEADER + packet),
  ),
}

const BEHIND_HEADER = 33
const END_CHUNK = 12

async function png(place: 'before IDAT' | 'after IDAT', ...chunks: Buffer[]): Promise<Buffer> {
  const data = await draw().png().toBuffer()
  const cut = place === 'before IDAT' ? BEHIND_HEADER : data.length - END_CHUNK
  return joined(data.subarray(0, cut), ...chunks, data.subarray(cut))
}

describe.each(['before IDAT', 'after IDAT'] as const)('a PNG with its packet %s', (place) => {
  test.each(Object.entries(pngChunks))('is read: %s', async (_name, chunk) => {
    expect(readStatement(await png(place, chunk))).toEqual(found)
  })
})

const segment = (...parts: (string | Uint8Array)[]) => {
  const body = joined(...parts)
  return joined(Buffer.from([0xff, 0xe1]), number(body.length + 2, 2), body)
}

const GUID = '0123456789ABCDEF0123456789ABCDEF'
const extended = (whole: string, from: number, to: number) =>
  segment('http://ns.adobe.com/xmp/extension/\0', GUID, number(whole.length, 4), number(from, 4), whole.slice(from, to))

const main = segment(XMP_HEADER, `<x:xmpmeta><rdf:Description xmpNote:HasExtendedXMP="${GUID}"/></x:xmpmeta>`)
const long = `<x:xmpmeta>${' '.repeat(60_000)}<rdf:Description ${trained}/></x:xmpmeta>`
const half = 60_030

const jpegSegments = {
  'one segment': [segment(XMP_HEADER, packet)],
  'behind the segment of EXIF': [segment('Exif\0\0', 'MM\0*\0\0\0\u0008\0\0\0\0\0\0'), segment(XMP_HEADER, packet)],
  'behind bytes that fill': [Buffer.from([0xff, 0xff]), segment(XMP_HEADER, packet)],
  'extended, in several segments': [main, extended(long, 0, half), extended(long, half, long.length)],
  'extended, in another order': [main, extended(long, half, long.length), extended(long, 0, half)],
}

test.each(Object.entries(jpegSegments))('a JPEG is read: %s', async (_name, segments) => {
  const data = await draw().jpeg().toBuffer()
  expect(readStatement(joined(data.subarray(0, 2), ...segments, data.subarray(2)))).toEqual(found)
})

const riffChunk = (name: string, content: string) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return joined(name, length, content, Buffer.alloc(content.length % 2))
}

test.each([
  ['with a header that names it', () => draw().withXmp(packet).webp().toBuffer()],
  ['with a header that does not', async () => joined(await draw().webp().toBuffer(), riffChunk('XMP ', packet))],
  [
    'behind a chunk of odd length',
    async () => joined(await draw().webp().toBuffer(), riffChunk('ABCD', 'odd'), riffChunk('XMP ', packet)),
  ],
])('a WebP is read: %s', async (_name, make) => {
  expect(readStatement(await make())).toEqual(found)
})

describe('several packets', () => {
  const camera = text('<a Iptc4xmpExt:DigitalSourceType="digitalCapture"/>')
  test.each([
    ['the first', [text(packet), camera]],
    ['the last', [camera, text(packet)]],
  ])('say that a machine made the image when %s says so', async (_name, chunks) => {
    expect(readStatement(await png('before IDAT', ...chunks))).toEqual(found)
  })
})

describe('nothing is read', () => {
  const bomb = deflateSync(Buffer.concat([Buffer.from(packet), Buffer.alloc(40_000_000, ' ')]))
  test.each([
    ['out of a picture without packets', () => draw().png().toBuffer()],
    ['out of another text', () => png('before IDAT', pngChunk('tEXt', 'Comment\0', packet))],
    [
      'out of compressed bytes that are damaged',
      () => png('before IDAT', pngChunk('zTXt', STANDARD, '\0', deflateSync(packet).subarray(0, 20))),
    ],
    ['out of a few bytes that become many', () => png('before IDAT', pngChunk('zTXt', STANDARD, '\0', bomb))],
    ['behind the end of a PNG', async () => joined(await draw().png().toBuffer(), text(packet))],
    [
      'out of a file that ends within its packet',
      async () => (await png('before IDAT', text(packet))).subarray(0, BEHIND_HEADER + 60),
    ],
    ['out of no picture', async () => Buffer.from('Dear diary')],
  ])('%s', async (_name, make) => {
    expect(readStatement(await make())).toBeNull()
  })
})

test('returns a packet without an origin too', async () => {
  expect(packetsOf(await png('after IDAT', text('<a xmp:CreatorTool="A paint program"/>')))).toHaveLength(1)
})

test('reads a hostile packet quickly', async () => {
  const slow = `<a Iptc4xmpExt:DigitalSourceType>${' '.repeat(4_000_000)}`
  expect(readStatement(await png('before IDAT', text(slow)))).toBeNull()
})
