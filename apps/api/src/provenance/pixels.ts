import sharp from 'sharp'
import type { Picture } from '../engines/engine.ts'
import { openAnyPicture } from '../pixels/open-picture.ts'
import type { Pixels } from './watermark/surface.ts'

const MAX_PIXELS = 64_000_000

/** Upright pixels in sRGB; with alpha only where something shows through. */
export async function readPixels(data: Buffer): Promise<Pixels> {
  const { pipeline } = await openAnyPicture(data, MAX_PIXELS)
  const open = () => pipeline().toColourspace('srgb')
  const { isOpaque } = await open().stats()
  const image = isOpaque ? open().removeAlpha() : open().ensureAlpha()
  const { data: pixels, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3, data: pixels }
}

/** As good as the engines' own files: what is written here was an engine's result. */
export function writePixels({ data, ...raw }: Pixels, contentType: Picture['contentType']): Promise<Buffer> {
  const image = sharp(data, { raw, limitInputPixels: MAX_PIXELS })
  switch (contentType) {
    case 'image/png':
      return image.png({ compressionLevel: 6 }).toBuffer()
    case 'image/jpeg':
      return image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    case 'image/webp':
      return image.webp({ quality: 95 }).toBuffer()
  }
}
