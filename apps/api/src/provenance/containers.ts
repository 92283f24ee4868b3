import { crc32 } from 'node:zlib'
import type { EncodedImage } from '../pixels/encoded-image.ts'

const bigEndian = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const littleEndian = (value: number, bytes: 3 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

const PNG_BEHIND_HEADER = 8 + 25

/** Inserts an iTXt chunk after the header chunk (PNG, third edition, 11.3.2.4). */
function intoPng(data: Buffer, xmp: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0'), xmp])
  const chunk = [bigEndian(body.length - 4, 4), body, bigEndian(crc32(body), 4)]
  return Buffer.concat([data.subarray(0, PNG_BEHIND_HEADER), ...chunk, data.subarray(PNG_BEHIND_HEADER)])
}

const JPEG_APP0 = 0xffe0
const JPEG_APP1 = 0xffe1

/** Inserts an APP1 segment after the start and JFIF's segment, which must be first. */
function intoJpeg(data: Buffer, xmp: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), xmp])
  const segment = [bigEndian(JPEG_APP1, 2), bigEndian(body.length + 2, 2), body]
  const cut = data.readUInt16BE(2) === JPEG_APP0 ? 4 + data.readUInt16BE(4) : 2
  return Buffer.concat([data.subarray(0, cut), ...segment, data.subarray(cut)])
}

const HAS_XMP = 0b100
const HAS_ALPHA = 0b10000
const RIFF_HEADER = 12

const riffChunk = (name: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(name), littleEndian(body.length, 4), body, Buffer.alloc(body.length % 2)])

/** Appends a chunk and sets its flag in the header chunk, which a simple file lacks (RFC 9649). */
function intoWebp(data: Buffer, xmp: Buffer, { width, height }: Pick<EncodedImage, 'width' | 'height'>): Buffer {
  const chunks = data.subarray(RIFF_HEADER)
  const isExtended = chunks.toString('latin1', 0, 4) === 'VP8X'
  // VP8L has a bit for alpha in its own header; VP8 has none.
  const isTransparent = chunks.toString('latin1', 0, 4) === 'VP8L' && ((chunks[12] ?? 0) & HAS_ALPHA) !== 0
  const flags = isExtended ? (chunks[8] ?? 0) : isTransparent ? HAS_ALPHA : 0
  const size = [littleEndian(width - 1, 3), littleEndian(height - 1, 3)]
  const header = riffChunk('VP8X', Buffer.concat([Buffer.from([flags | HAS_XMP, 0, 0, 0]), ...size]))
  const rest = isExtended ? chunks.subarray(header.length) : chunks
  const body = Buffer.concat([Buffer.from('WEBP'), header, rest, riffChunk('XMP ', xmp)])
  return Buffer.concat([Buffer.from('RIFF'), littleEndian(body.length, 4), body])
}

/** Inserts an XMP packet without changing the pixels; the file must not have one yet. */
export function insertXmp({ data, contentType, ...size }: EncodedImage, packet: string): Buffer {
  const xmp = Buffer.from(packet)
  switch (contentType) {
    case 'image/png':
      return intoPng(data, xmp)
    case 'image/jpeg':
      return intoJpeg(data, xmp)
    case 'image/webp':
      return intoWebp(data, xmp, size)
  }
}

/** The id of a C2PA manifest store in its box (C2PA 2.4, 11.1): the same bytes in every container. */
const MANIFEST_STORE = Buffer.from('6332706100110010800000aa00389b71', 'hex')

export const mayHaveManifest = (data: Buffer): boolean => data.includes(MANIFEST_STORE)
