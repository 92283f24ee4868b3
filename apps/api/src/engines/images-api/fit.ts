import sharp from 'sharp'
import type { Picture } from '../engine.ts'
import { EngineError } from '../errors.ts'

const MAX_PIXELS = 64_000_000
const contentTypes = new Map<string, Picture['contentType']>([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
])

/** A picture of exactly the size that was asked for; what has it already stays as it came. @throws EngineError bad_answer */
export async function fitPicture(data: Buffer, size: { width: number; height: number }): Promise<Picture> {
  const broken = (cause: unknown) => new EngineError('bad_answer', 'what came is no picture', { cause })
  const open = () => sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
  const { format, width, height, pages, orientation } = await open()
    .metadata()
    .catch((error: unknown) => {
      throw broken(error)
    })
  const contentType = contentTypes.get(format)
  const isAsAsked =
    width === size.width && height === size.height && (pages ?? 1) === 1 && (orientation ?? 1) === 1 && contentType
  try {
    if (isAsAsked) {
      // Reads every pixel, so that a file that ends too early is noticed here and not by the person.
      await open().stats()
      return { data, contentType, ...size }
    }
    const fitted = await open().resize(size.width, size.height, { fit: 'cover' }).png().toBuffer()
    return { data: fitted, contentType: 'image/png', ...size }
  } catch (error) {
    throw broken(error)
  }
}
