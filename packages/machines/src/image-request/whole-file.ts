const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

const beginsWith = (bytes: Uint8Array, wanted: readonly number[]): boolean =>
  wanted.every((value, at) => bytes[at] === value)

let table: Uint32Array | undefined

function crcTable(): Uint32Array {
  table ??= Uint32Array.from({ length: 256 }, (_, start) => {
    let value = start
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value
  })
  return table
}

/** As PNG asks for (third edition, 5.5). */
function crc32(bytes: Uint8Array): number {
  const values = crcTable()
  let crc = 0xffffffff
  for (const byte of bytes) crc = (values[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

/** Whoever does not know such a chunk cannot show the picture. */
const isNeeded = (name: string): boolean => /^[A-Z]/.test(name)

/** Chunk after chunk until IEND, each that is needed with its checksum. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const name = textAt(bytes, at + 4)
    const end = at + 8 + length
    if (end + 4 > bytes.length) return false
    if (isNeeded(name) && crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return false
    if (name === 'IEND') return true
    at = end + 4
  }
  return false
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** A byte 255 of the pixels is followed by 0; restarts and the like have no length. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Marker after marker until the end of the image: pictures inside the metadata have ends of their own. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let hasPixels = false
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1]
    if (marker === undefined) return false
    if (marker === END_OF_IMAGE) return hasPixels
    if (marker === 0xff) at += 1
    else if (isAlone(marker)) at += 2
    else {
      hasPixels ||= marker === START_OF_SCAN
      at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    }
  }
  return false
}

/** A RIFF file says how long it is. */
function isWholeWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint32(4, true) + 8 <= bytes.length
}

/**
 * Whether a PNG, JPEG or WebP file is all there, as the server judges it too. Browsers show the part that they have, and
 * nobody would see before paying that the rest is missing. A file of another kind is for others to judge.
 */
export function isWholePictureFile(bytes: Uint8Array): boolean {
  if (beginsWith(bytes, PNG)) return isWholePng(bytes)
  if (beginsWith(bytes, JPEG)) return isWholeJpeg(bytes)
  if (bytes.length >= 12 && textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return isWholeWebp(bytes)
  return true
}
