/** Pixels of a tile, run-length encoded where that is shorter, because most of a mask is uniform. */
export interface Packed {
  readonly runs: boolean
  readonly bytes: Uint8Array
}

const LONGEST = 256

export function pack(pixels: Uint8Array): Packed {
  const runs: number[] = []
  for (let at = 0; at < pixels.length; ) {
    const value = pixels[at] ?? 0
    let length = 1
    while (length < LONGEST && at + length < pixels.length && pixels[at + length] === value) length++
    runs.push(length - 1, value)
    if (runs.length >= pixels.length) return { runs: false, bytes: pixels.slice() }
    at += length
  }
  return { runs: true, bytes: Uint8Array.from(runs) }
}

export function unpack({ runs, bytes }: Packed, length: number): Uint8Array {
  if (!runs) return bytes
  const pixels = new Uint8Array(length)
  let at = 0
  for (let run = 0; run < bytes.length; run += 2) {
    const end = at + (bytes[run] ?? 0) + 1
    pixels.fill(bytes[run + 1] ?? 0, at, end)
    at = end
  }
  return pixels
}
