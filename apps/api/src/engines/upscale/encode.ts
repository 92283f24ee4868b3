import sharp, { type WebpOptions } from 'sharp'
import { withDensity } from '../../pixels/density.ts'
import type { EncodedImage, ImageFormat } from '../../pixels/encoded-image.ts'
import { longestSides } from '../../pixels/longest-sides.ts'
import { maxOutputPixels, type Raster } from '../shared/raster.ts'

/** Larger files are written with less effort and memory, and become slightly larger. */
const largePixels = 6_000_000
/** A lossless source stays lossless. */
const webpOptionsFor = ({ format, isLossless }: Source): WebpOptions =>
  format === 'webp' && isLossless ? { lossless: true } : { quality: 92 }

interface Pixels {
  pixels: Uint8Array
  width: number
  height: number
  channels: 3 | 4
  /** Pixels per inch; null if unknown. */
  density: number | null
}

type Source = Pick<Raster, 'format' | 'density' | 'isLossless'>

/** Keeps the printed size: a larger image has more pixels per inch. */
export const scaledDensity = ({ density }: Source, factor: number): number | null => density && density * factor

/** The default format of an enlargement: that of the source, unless it cannot hold the result. */
function defaultFormat({ format }: Source, { width, height, channels }: Pixels): ImageFormat {
  if (format === 'jpeg' && channels === 4) return 'png'
  return Math.max(width, height) > longestSides[format] ? 'png' : format
}

/** Writes an enlargement in the wanted format, or that of the source. Transparent parts become white in a JPEG. */
export async function encode(enlarged: Pixels, source: Source, target: ImageFormat | undefined): Promise<EncodedImage> {
  const { pixels, width, height, channels, density } = enlarged
  const format = target ?? defaultFormat(source, enlarged)
  const raw = sharp(pixels, { raw: { width, height, channels }, limitInputPixels: maxOutputPixels })
  const result = withDensity(raw, density)
  const large = width * height > largePixels
  const size = { width, height }
  switch (format) {
    case 'jpeg': {
      const opaque = channels === 4 ? result.flatten({ background: '#ffffff' }) : result
      // Optimal codes need the whole image in memory, 384 MB at the limit.
      const data = await opaque.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimizeCoding: !large }).toBuffer()
      return { data, contentType: 'image/jpeg', ...size }
    }
    case 'webp':
      return { data: await result.webp(webpOptionsFor(source)).toBuffer(), contentType: 'image/webp', ...size }
    case 'png':
      return {
        data: await result.png({ compressionLevel: large ? 3 : 6 }).toBuffer(),
        contentType: 'image/png',
        ...size,
      }
  }
}
