import type { Metadata, Sharp } from 'sharp'

/** The bytes before the TIFF structure of an EXIF block. */
const PREFIX = Buffer.from('Exif\0\0', 'latin1')
const [X_RESOLUTION, RESOLUTION_UNIT] = [0x011a, 0x0128]
const CENTIMETRE = 3
const CENTIMETRES_AN_INCH = 2.54

/** EXIF uses this value if the density is not known (4.6.2). */
const UNKNOWN = 72

/** Pixels per inch in an EXIF block (CIPA DC-008, 4.6.2). */
function exifDensity(exif: Buffer): number | null {
  const tiff = exif.subarray(0, PREFIX.length).equals(PREFIX) ? exif.subarray(PREFIX.length) : exif
  if (tiff.length < 10) return null
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const first = long(4)
  let resolution = 0
  let unit = 0
  for (let entry = 0; entry < short(first); entry++) {
    const at = first + 2 + entry * 12
    if (short(at) === X_RESOLUTION) resolution = long(long(at + 8)) / long(long(at + 8) + 4)
    if (short(at) === RESOLUTION_UNIT) unit = short(at + 8)
  }
  if (!Number.isFinite(resolution) || resolution <= 1 || resolution === UNKNOWN) return null
  return Math.round(unit === CENTIMETRE ? resolution * CENTIMETRES_AN_INCH : resolution)
}

/** Reads the pixels per inch; null if they are unknown. The library does not report them for WebP. */
export function densityOf({ density, format, exif }: Metadata): number | null {
  // The library also reports this value for a file without a density.
  if (density !== undefined) return density === UNKNOWN ? null : density
  return format === 'webp' && exif ? exifDensity(exif) : null
}

/** The largest density that a JPEG file can state. */
const MOST = 65_535

export const withDensity = (image: Sharp, density: number | null): Sharp =>
  density === null ? image : image.withDensity(Math.min(density, MOST))
