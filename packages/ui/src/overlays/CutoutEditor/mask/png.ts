interface Encoded {
  width: number
  height: number
  /** 1 for grey, 4 for colours with alpha. */
  channels: 1 | 4
  /** The bytes of some rows, requested from top to bottom. */
  rows: (from: number, count: number) => Uint8Array | Promise<Uint8Array>
}

/** Rows in memory at a time: some browsers cannot make a canvas of the whole image. */
const ROWS = 64

const crcs = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcs[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crcOf(bytes.subarray(4, data.length + 8)))
  return bytes
}

function header({ width, height, channels }: Encoded): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(13)
  const view = new DataView(data.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Eight bits; grey, or colours with alpha.
  data.set([8, channels === 1 ? 0 : 6], 8)
  return chunk('IHDR', data)
}

/** Filters each row against the one above it (filter 2), which compresses well. */
function* filtered(rows: Uint8Array, above: Uint8Array, length: number): Generator<Uint8Array<ArrayBuffer>> {
  let before = above
  for (let at = 0; at < rows.length; at += length) {
    const row = rows.subarray(at, at + length)
    const line = new Uint8Array(length + 1)
    line[0] = 2
    for (let byte = 0; byte < length; byte++) line[byte + 1] = (row[byte] ?? 0) - (before[byte] ?? 0)
    before = row
    yield line
  }
}

/** Encodes exactly these bytes as PNG: a canvas would round colours by their alpha. */
export async function encodePng(image: Encoded): Promise<Blob> {
  const { width, height, channels, rows } = image
  const length = width * channels
  const zlib = new CompressionStream('deflate')
  const writer = zlib.writable.getWriter()
  const reader = zlib.readable.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reading = (async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(chunk('IDAT', next.value))
  })()
  let above: Uint8Array = new Uint8Array(length)
  for (let from = 0; from < height; from += ROWS) {
    const some = await rows(from, Math.min(ROWS, height - from))
    for (const line of filtered(some, above, length)) await writer.write(line)
    above = some.slice(some.length - length)
  }
  await writer.close()
  await reading
  const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)
  return new Blob([signature, header(image), ...parts, chunk('IEND', new Uint8Array())], { type: 'image/png' })
}
