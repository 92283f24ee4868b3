import type { EncodedImage } from '../../pixels/encoded-image.ts'
import { openAnyImage, runPipeline } from '../../pixels/open-image.ts'
import { EngineError } from '../shared/errors.ts'
import { maxOutputPixels } from '../shared/raster.ts'

const contentTypes = new Map<string, EncodedImage['contentType']>([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
])

/** Resizes an image to exactly the requested size; one that has it stays as it came. @throws EngineError bad_answer */
export async function fitImage(data: Buffer, size: { width: number; height: number }): Promise<EncodedImage> {
  try {
    const image = await openAnyImage(data, maxOutputPixels)
    const { width, height, isAsStored, pipeline } = image
    const contentType = contentTypes.get(image.format)
    if (contentType && isAsStored && width === size.width && height === size.height) {
      // Decodes every pixel, so that a truncated file fails here and not in the user's browser.
      await runPipeline(image, () => pipeline().raw().toBuffer())
      return { data, contentType, ...size }
    }
    const fitted = pipeline().resize(size.width, size.height, { fit: 'cover' }).toColourspace('srgb').png()
    return { data: await runPipeline(image, () => fitted.toBuffer()), contentType: 'image/png', ...size }
  } catch (cause) {
    throw new EngineError('bad_answer', 'what came is no image', { cause })
  }
}
