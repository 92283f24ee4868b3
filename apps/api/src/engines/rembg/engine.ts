import sharp from 'sharp'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import { cutOutByMask } from '../background/cut-out-by-mask.ts'
import { limitedFetch } from '../images-api/limited-fetch.ts'
import type { BackgroundRemovalEngine } from '../shared/engine.ts'
import { EngineError, type EngineErrorCode } from '../shared/errors.ts'
import { type Raster, readRaster } from '../shared/raster.ts'
import { retry } from '../shared/retry.ts'
import type { RembgConfig } from './config.ts'

const contentTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const

/** Whether trying again may help: the server is busy or has failed. */
const isPassing = (error: unknown): boolean =>
  error instanceof EngineError && error.status !== undefined && (error.status === 429 || error.status >= 500)

function codeOf(status: number): EngineErrorCode {
  if (status === 429) return 'busy'
  // Only the operator can fix address and access; for the user the service is unavailable.
  if (status < 400 || status >= 500 || [401, 403, 404, 405, 407, 408].includes(status)) return 'unavailable'
  return 'engine_failure'
}

function toEngineError(error: unknown, signal: AbortSignal): EngineError {
  if (signal.aborted) return new EngineError('aborted', 'The work was cancelled.')
  if (error instanceof EngineError) return error
  if (error instanceof Error && error.name === 'TimeoutError')
    return new EngineError('unavailable', 'the rembg server took too long')
  return new EngineError('unavailable', 'the rembg server could not be reached, or broke off')
}

/** The opacity in an answer. @throws EngineError bad_answer if it is not an image with an alpha channel */
async function maskOf(answer: Buffer): Promise<{ mask: Buffer; width: number; height: number }> {
  const bad = (cause?: unknown) => new EngineError('bad_answer', 'what came is no image with transparency', { cause })
  try {
    const cut = await readRaster(answer)
    const { hasAlpha } = await sharp(answer).metadata()
    if (!hasAlpha) throw bad()
    const mask = Buffer.alloc(cut.width * cut.height)
    for (let i = 0; i < mask.length; i++) mask[i] = cut.data[i * 4 + 3] ?? 0
    if (!mask.some((value) => value > 127))
      throw new EngineError('no_subject', 'the rembg server left nothing of the image')
    return { mask, width: cut.width, height: cut.height }
  } catch (error) {
    throw error instanceof EngineError && error.code === 'no_subject' ? error : bad(error)
  }
}

/** Puts the mask on the sent image: rembg mixes transparent parts with black, which leaves a dark ring. */
async function cutBy(answer: Buffer, sent: Raster): Promise<EncodedImage> {
  const { mask, ...size } = await maskOf(answer)
  return cutOutByMask(sent, mask, size)
}

/** Background removal by a rembg server. None of its answers is trusted. */
export function createRembgEngine({
  baseUrl,
  model,
  timeoutSeconds,
  maxInputPixels,
}: RembgConfig): BackgroundRemovalEngine {
  const address = new URL(`${baseUrl.pathname.replace(/\/+$/, '')}/api/remove`, baseUrl)

  /** Encodes the form as a whole: cancelling a partly written form crashes the process (Node 24). */
  async function encoded(image: Buffer, format: Raster['format']) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(image)], { type: contentTypes[format] }), `picture.${format}`)
    if (model !== null) form.append('model', model)
    const written = new Response(form)
    const headers = { 'content-type': written.headers.get('content-type') ?? '' }
    return { method: 'POST', headers, body: new Uint8Array(await written.arrayBuffer()) }
  }

  async function ask(image: Buffer, format: Raster['format'], signal: AbortSignal): Promise<Buffer> {
    const request = await encoded(image, format)
    const once = async () => {
      const response = await limitedFetch(address, { ...request, signal })
      if (response.ok) return Buffer.from(await response.arrayBuffer())
      await response.body?.cancel()
      const { status } = response
      throw new EngineError(codeOf(status), `the rembg server answered ${status}`, { status })
    }
    return retry(once, isPassing, signal)
  }

  return {
    backgroundRemoval: {
      name: model === null ? 'rembg' : `rembg ${model}`,
      box: false,
      isTrained: true,
      maxInputPixels,
    },
    findSubject: () => Promise.resolve(null),
    async removeBackground({ image }, ctx) {
      const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(timeoutSeconds * 1000)])
      try {
        ctx.signal.throwIfAborted()
        const sent = await readRaster(image, maxInputPixels)
        return await cutBy(await ask(image, sent.format, signal), sent)
      } catch (error) {
        throw toEngineError(signal.aborted ? signal.reason : error, ctx.signal)
      }
    },
  }
}
