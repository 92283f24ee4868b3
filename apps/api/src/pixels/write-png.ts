import { withDensity } from './density.ts'
import type { EncodedImage } from './encoded-image.ts'

/** Above this, better compression is not worth the time. */
const QUICK_ABOVE = 6_000_000

/** RGBA with its pixels per inch. */
interface Pixels {
  data: Uint8Array
  width: number
  height: number
  density: number | null
}

export async function writePng({ data, width, height, density }: Pixels): Promise<EncodedImage> {
  const { default: sharp } = await import('sharp')
  const image = sharp(data, { raw: { width, height, channels: 4 } })
  const png = withDensity(image, density).png({ compressionLevel: width * height > QUICK_ABOVE ? 3 : 6 })
  return { data: await png.toBuffer(), contentType: 'image/png', width, height }
}
