import { inflateSync } from 'node:zlib'
import { leadingType } from './source-types.ts'
import { readXmp, type Statement } from './xmp.ts'

/** A small file could inflate to gigabytes. */
const LARGEST_INFLATED = 4 * 1024 * 1024
const MOST_INFLATED = 8

interface Chunk {
  name: string
  body: Buffer
}

const beginsWith = (body: Buffer, text: string) => body.toString('latin1', 0, text.length) === text

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n'

/** PNG, third edition, 5.3: length, name, body, checksum. */
function* pngChunks(data: Buffer): Generator<Chunk> {
  for (let at = PNG_SIGNATURE.length; at + 12 <= data.length; ) {
    const length = data.readUInt32BE(at)
    const name = data.toString('latin1', at + 4, at + 8)
    if (name === 'IEND') return
    yield { name, body: data.subarray(at + 8, at + 8 + length) }
    at += 12 + length
  }
}

const JPEG_SIGNATURE = '\xff\xd8'
const RIFF_HEADER = 12

/** RFC 9649, 2.3: name, length, body, and a padding byte after an odd length. */
function* riffChunks(data: Buffer): Generator<Chunk> {
  for (let at = RIFF_HEADER; at + 8 <= data.length; ) {
    const length = data.readUInt32LE(at + 4)
    yield { name: data.toString('latin1', at, at + 4), body: data.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length % 2)
  }
}

const MARKER = 0xff
const START_OF_SCAN = 0xda
const APP1 = 0xe1

/** The bodies of APP1 before the pixels (ITU-T T.81, B.1.1); fill bytes 0xff may precede a marker. */
function* app1Segments(data: Buffer): Generator<Buffer> {
  for (let at = JPEG_SIGNATURE.length; at + 4 <= data.length && data[at] === MARKER; ) {
    const marker = data[at + 1]
    if (marker === MARKER) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN) return
    const end = at + 2 + data.readUInt16BE(at + 2)
    if (marker === APP1) yield data.subarray(at + 4, end)
    at = end
  }
}

/** The text before the next zero byte, and the rest. */
function cutAtZero(body: Buffer): [string, Buffer] {
  const end = body.indexOf(0)
  return end < 0 ? ['', body.subarray(body.length)] : [body.toString('latin1', 0, end), body.subarray(end + 1)]
}

function inflated(body: Buffer): Buffer | null {
  try {
    return inflateSync(body, { maxOutputLength: LARGEST_INFLATED })
  } catch {
    return null
  }
}

interface Text {
  keyword: string
  isCompressed: boolean
  content: Buffer
}

/** The textual chunks of PNG (third edition, 11.3.2). */
function textOf({ name, body }: Chunk): Text | null {
  const [keyword, rest] = cutAtZero(body)
  switch (name) {
    case 'tEXt':
      return { keyword, isCompressed: false, content: rest }
    case 'zTXt':
      return { keyword, isCompressed: true, content: rest.subarray(1) }
    case 'iTXt': {
      const [, translated] = cutAtZero(rest.subarray(2))
      const [, content] = cutAtZero(translated)
      return { keyword, isCompressed: rest[0] === 1, content }
    }
    default:
      return null
  }
}

const JPEG_HEADER = 'http://ns.adobe.com/xap/1.0/\0'
const STANDARD = 'XML:com.adobe.xmp'
/** ImageMagick's form: a line with the kind, one with the length, and the bytes as hexadecimal digits. */
const RAW_PROFILE = /^raw profile type (?:xmp|app1|exif)$/i

function rawProfileOf(content: Buffer): Buffer {
  const [, digits = ''] = /^\s*[^\n]*\n\s*\d+\s*\n([\s\da-f]*)/i.exec(content.toString('latin1')) ?? []
  return Buffer.from(digits.replace(/\s+/g, ''), 'hex')
}

/** A profile of kind APP1 or EXIF may be a whole segment of JPEG; only one with XMP has a packet. */
function packetInProfile(keyword: string, profile: Buffer): Buffer[] {
  if (beginsWith(profile, JPEG_HEADER)) return [profile.subarray(JPEG_HEADER.length)]
  return /xmp$/i.test(keyword) ? [profile] : []
}

function pngPackets(data: Buffer): Buffer[] {
  const packets: Buffer[] = []
  let inflations = 0
  for (const chunk of pngChunks(data)) {
    const text = textOf(chunk)
    const isRaw = text !== null && RAW_PROFILE.test(text.keyword)
    if (text === null || !(isRaw || text.keyword === STANDARD)) continue
    if (text.isCompressed) inflations += 1
    if (inflations > MOST_INFLATED) break
    const content = text.isCompressed ? inflated(text.content) : text.content
    if (content !== null) packets.push(...(isRaw ? packetInProfile(text.keyword, rawProfileOf(content)) : [content]))
  }
  return packets
}

const EXTENSION = 'http://ns.adobe.com/xmp/extension/\0'
const GUID_BYTES = 32
/** After the GUID: total length, and offset of this part. */
const OFFSET_AT = EXTENSION.length + GUID_BYTES + 4
const PART_AT = OFFSET_AT + 4

/** A packet too long for a segment is split into parts in any order (XMP specification, part 3, 1.1.3.1). */
function extendedPackets(segments: readonly Buffer[]): Buffer[] {
  const parts = segments.filter((body) => beginsWith(body, EXTENSION) && body.length > PART_AT)
  const packets = Map.groupBy(parts, (body) => body.toString('latin1', EXTENSION.length, EXTENSION.length + GUID_BYTES))
  return [...packets.values()].map((own) =>
    Buffer.concat(
      own
        .sort((one, other) => one.readUInt32BE(OFFSET_AT) - other.readUInt32BE(OFFSET_AT))
        .map((body) => body.subarray(PART_AT)),
    ),
  )
}

function jpegPackets(data: Buffer): Buffer[] {
  const segments = [...app1Segments(data)]
  const main = segments.filter((body) => beginsWith(body, JPEG_HEADER))
  return [...main.map((body) => body.subarray(JPEG_HEADER.length)), ...extendedPackets(segments)]
}

const webpPackets = (data: Buffer): Buffer[] =>
  [...riffChunks(data)].filter(({ name }) => name === 'XMP ').map(({ body }) => body)

/** Finds XMP packets where the format or ImageMagick puts them. */
export function packetsOf(data: Buffer): Buffer[] {
  if (beginsWith(data, PNG_SIGNATURE)) return pngPackets(data)
  if (beginsWith(data, JPEG_SIGNATURE)) return jpegPackets(data)
  return data.toString('latin1', 8, RIFF_HEADER) === 'WEBP' ? webpPackets(data) : []
}

/** Null if no packet names a source type. */
export function readStatement(data: Buffer): Statement | null {
  const statements = packetsOf(data).flatMap((packet) => readXmp(packet.toString('utf8')) ?? [])
  const leading = leadingType(statements.map(({ sourceType }) => sourceType))
  return statements.find(({ sourceType }) => sourceType === leading) ?? null
}
