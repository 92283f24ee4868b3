import sharp from 'sharp'
import { withDensity } from '../pixels/density.ts'
import type { EncodedImage } from '../pixels/encoded-image.ts'
import { type OpenImage, openAnyImage } from '../pixels/open-image.ts'
import type { Pixels } from './watermark/surface.ts'

const MAX_PIXELS = 64_000_000

/** Pixels, and properties of their file. */
interface FilePixels extends Pixels, Pick<OpenImage, 'density' | 'isLossless'> {}

/** Upright pixels in sRGB; with alpha only if a pixel is not opaque. */
export async function readPixels(data: Buffer): Promise<FilePixels> {
  const { pipeline, density, isLossless } = await openAnyImage(data, MAX_PIXELS)
  const image = pipeline().toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' })
  const { data: pixels, info } = await image.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const about = { width, height, density, isLossless }
  return isOpaque(pixels)
    ? { ...about, channels: 3, data: withoutAlpha(pixels) }
    : { ...about, channels: 4, data: pixels }
}

function isOpaque(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

/** Overwrites its input: a copy of the largest image would take 200 MB. */
function withoutAlpha(rgba: Buffer): Buffer {
  let to = 0
  for (let from = 0; from < rgba.length; from += 4) {
    rgba[to++] = rgba[from] ?? 0
    rgba[to++] = rgba[from + 1] ?? 0
    rgba[to++] = rgba[from + 2] ?? 0
  }
  return rgba.subarray(0, to)
}

/** Keeps the quality of the engines' files, because every image here is an engine's result. */
export function writePixels(pixels: FilePixels, contentType: EncodedImage['contentType']): Promise<Buffer> {
  const { data, width, height, channels, density, isLossless } = pixels
  const image = withDensity(sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS }), density)
  switch (contentType) {
    case 'image/png':
      return image.png({ compressionLevel: 6 }).toBuffer()
    case 'image/jpeg':
      return image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    case 'image/webp':
      return image.webp(isLossless ? { lossless: true } : { quality: 95 }).toBuffer()
  }
}
