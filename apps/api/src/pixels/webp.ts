const RIFF_HEADER = 12
const CHUNK_HEADER = 8
/** Size of a frame's position and time, before its own chunks. */
const FRAME_HEADER = 16

interface WebpChunk {
  name: string
  bytes: Buffer
}

/** The chunks (RFC 9649, 2.3), including those inside frames. */
function* chunksOf(data: Buffer): Generator<WebpChunk> {
  for (let at = RIFF_HEADER; at + CHUNK_HEADER <= data.length; ) {
    const name = data.toString('latin1', at, at + 4)
    const length = data.readUInt32LE(at + 4)
    const end = at + CHUNK_HEADER + (name === 'ANMF' ? FRAME_HEADER : length + (length % 2))
    yield { name, bytes: data.subarray(at, end) }
    at = end
  }
}

/** Whether the first image of a WebP file is lossless. */
export function isLosslessWebp(data: Buffer): boolean {
  for (const { name } of chunksOf(data)) if (name === 'VP8L' || name === 'VP8 ') return name === 'VP8L'
  return false
}

const imageChunks = ['VP8X', 'ALPH', 'VP8 ', 'VP8L']
const foreignChunks = ['ICCP', 'ANIM', 'ANMF']
/** The only flag of the header chunk that is kept. */
const HAS_ALPHA = 0b10000

/**
 * Removes everything but the image from a WebP file, without compressing the image again.
 * @returns null if the image has a colour profile or is animated
 */
export function bareImage(webp: Buffer): Buffer | null {
  const chunks = [...chunksOf(webp)]
  if (chunks.some(({ name }) => foreignChunks.includes(name))) return null
  const imageData = chunks.filter(({ name }) => imageChunks.includes(name)).map(({ bytes }) => Buffer.from(bytes))
  for (const chunk of imageData)
    if (chunk.toString('latin1', 0, 4) === 'VP8X')
      chunk.writeUInt8(chunk.readUInt8(CHUNK_HEADER) & HAS_ALPHA, CHUNK_HEADER)
  const header = Buffer.alloc(RIFF_HEADER)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(4 + imageData.reduce((sum, { length }) => sum + length, 0), 4)
  header.write('WEBP', 8, 'latin1')
  return Buffer.concat([header, ...imageData])
}
