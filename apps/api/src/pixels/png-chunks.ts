import { crc32 } from 'node:zlib'

/** One chunk of a PNG, with all its bytes. */
export interface PngChunk {
  name: string
  body: Buffer
  bytes: Buffer
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Length and name come before a chunk's body, its checksum after it. */
const AROUND = { before: 8, after: 4 } as const

export const isPng = (data: Buffer): boolean => data.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** Yields complete chunks; an incomplete one ends the file. */
function* chunksOf(data: Buffer): Generator<PngChunk> {
  for (let at = SIGNATURE.length; at + AROUND.before + AROUND.after <= data.length; ) {
    const length = data.readUInt32BE(at)
    const end = at + AROUND.before + length + AROUND.after
    if (end > data.length) return
    const bytes = data.subarray(at, end)
    const body = bytes.subarray(AROUND.before, AROUND.before + length)
    yield { name: bytes.toString('latin1', 4, AROUND.before), bytes, body }
    at = end
  }
}

export function chunksBeforePixels(data: Buffer): { chunks: PngChunk[]; rest: Buffer } {
  const chunks: PngChunk[] = []
  let end = SIGNATURE.length
  for (const chunk of chunksOf(data)) {
    if (chunk.name === 'IDAT') break
    chunks.push(chunk)
    end += chunk.bytes.length
  }
  return { chunks, rest: data.subarray(end) }
}

export function writeChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

export const joinChunks = (chunks: readonly Buffer[], rest: Buffer): Buffer =>
  Buffer.concat([SIGNATURE, ...chunks, rest])
