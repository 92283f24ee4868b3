import { crc32 } from 'node:zlib'

const signatureLength = 8
const headerChunkLength = 25

/** A PNG tEXt chunk (PNG specification, 11.3.4.3): keyword, zero, Latin-1 text. */
const textChunk = (keyword: string, text: string): Buffer => {
  const body = Buffer.concat([Buffer.from('tEXt'), Buffer.from(`${keyword}\0${text}`, 'latin1')])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Inserts texts right after the header, where viewers and `file` look for them. */
export const withPngText = (png: Buffer, texts: Readonly<Record<string, string>>): Buffer => {
  const cut = signatureLength + headerChunkLength
  const chunks = Object.entries(texts).map(([keyword, text]) => textChunk(keyword, text))
  return Buffer.concat([png.subarray(0, cut), ...chunks, png.subarray(cut)])
}
