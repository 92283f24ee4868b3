import sharp from 'sharp'
import type { Picture, PictureFormat } from '../engine.ts'
import { maxOutputPixels } from '../raster.ts'

/** Beyond it a file is written with less effort and less memory, and is a little larger. */
const largePixels = 6_000_000
/** The longest side that a WebP file can hold, in pixels. */
const WEBP_MAX_SIDE = 16_383

interface Pixels {
  pixels: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

/** Of an enlargement whose format was not asked for: that of the picture, unless it cannot hold the result. */
export function formatLike(format: PictureFormat, { width, height, channels }: Pixels): PictureFormat {
  if (format === 'jpeg' && channels === 4) return 'png'
  return format === 'webp' && Math.max(width, height) > WEBP_MAX_SIDE ? 'png' : format
}

/** Writes an enlargement. Transparent parts become white in a JPEG. */
export async function encode({ pixels, width, height, channels }: Pixels, format: PictureFormat): Promise<Picture> {
  const result = sharp(pixels, { raw: { width, height, channels }, limitInputPixels: maxOutputPixels })
  const large = width * height > largePixels
  const size = { width, height }
  switch (format) {
    case 'jpeg': {
      const opaque = channels === 4 ? result.flatten({ background: '#ffffff' }) : result
      // Optimal codes need the whole picture in memory, 384 MB of it at the limit.
      const data = await opaque.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimizeCoding: !large }).toBuffer()
      return { data, contentType: 'image/jpeg', ...size }
    }
    case 'webp':
      return { data: await result.webp({ quality: 92 }).toBuffer(), contentType: 'image/webp', ...size }
    case 'png':
      return {
        data: await result.png({ compressionLevel: large ? 3 : 6 }).toBuffer(),
        contentType: 'image/png',
        ...size,
      }
  }
}
