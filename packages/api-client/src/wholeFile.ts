const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8]

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((value, at) => bytes[at] === value)

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

/** A checksum as in PNG (third edition, 5.5): `crc32` of node:zlib, or the one of the browser's code. */
export type Crc32 = (bytes: Uint8Array) => number

/** Critical chunks (third edition, 5.4) have names that start with a capital; each needs its checksum. */
function isWholePng(bytes: Uint8Array, crc32: Crc32): boolean {
  const view = viewOf(bytes)
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const name = textAt(bytes, at + 4)
    const end = at + 8 + view.getUint32(at)
    if (end + 4 > bytes.length) return false
    if (/^[A-Z]/.test(name) && crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return false
    if (name === 'IEND') return true
    at = end + 4
  }
  return false
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Whether a marker has no length; a data byte 255 is followed by 0. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Whether the end of the image is reached; thumbnails inside the metadata have their own ends. */
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

/** The header of a RIFF file contains its length. */
const isWholeWebp = (bytes: Uint8Array): boolean => viewOf(bytes).getUint32(4, true) + 8 <= bytes.length

/**
 * Whether a PNG, JPEG or WebP file is complete. Browsers and libvips accept some truncated files, and a person would
 * not see before paying that a part is missing. True for other kinds of files, which other checks refuse.
 */
export function isWholeFile(bytes: Uint8Array, crc32: Crc32): boolean {
  if (startsWith(bytes, PNG)) return isWholePng(bytes, crc32)
  if (startsWith(bytes, JPEG)) return isWholeJpeg(bytes)
  if (bytes.length >= 12 && textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return isWholeWebp(bytes)
  return true
}
