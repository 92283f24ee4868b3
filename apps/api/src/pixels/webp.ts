const RIFF_HEADER = 12
const CHUNK_HEADER = 8
/** Position and time of a frame, before its own chunks. */
const FRAME_HEADER = 16

/** Whether the first picture in a WebP file is stored without loss (RFC 9649, 2.6 and 2.7). */
export function isLosslessWebp(data: Buffer): boolean {
  for (let at = RIFF_HEADER; at + CHUNK_HEADER <= data.length; ) {
    const name = data.toString('latin1', at, at + 4)
    if (name === 'VP8L') return true
    if (name === 'VP8 ') return false
    const length = data.readUInt32LE(at + 4)
    at += CHUNK_HEADER + (name === 'ANMF' ? FRAME_HEADER : length + (length % 2))
  }
  return false
}
