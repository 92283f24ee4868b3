import sharp from 'sharp'
import type { BackgroundRemovalEngine, Picture } from '../engine.ts'
import { EngineError, type EngineErrorCode } from '../errors.ts'
import { limitedFetch } from '../images-api/limited-fetch.ts'
import { applyMask } from '../mask.ts'
import { type Raster, readRaster } from '../raster.ts'
import { repeat } from '../repeat.ts'
import type { RembgConfig } from './config.ts'

const contentTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const

/** Trying again may help: the server has too much to do, or has failed. */
const isPassing = (error: unknown): boolean =>
  error instanceof EngineError && error.status !== undefined && (error.status === 429 || error.status >= 500)

function codeOf(status: number): EngineErrorCode {
  if (status === 429) return 'busy'
  // Address and access are the operator's to mend: to the person the service is not there.
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

/** The opacity that an answer holds. @throws EngineError bad_answer for what is no picture with an alpha channel */
async function maskOf(answer: Buffer): Promise<{ mask: Buffer; width: number; height: number }> {
  const bad = (cause?: unknown) => new EngineError('bad_answer', 'what came is no picture with transparency', { cause })
  try {
    const cut = await readRaster(answer)
    const { hasAlpha } = await sharp(answer).metadata()
    if (!hasAlpha) throw bad()
    const mask = Buffer.alloc(cut.width * cut.height)
    for (let i = 0; i < mask.length; i++) mask[i] = cut.data[i * 4 + 3] ?? 0
    if (!mask.some((value) => value > 127))
      throw new EngineError('no_subject', 'the rembg server left nothing of the picture')
    return { mask, width: cut.width, height: cut.height }
  } catch (error) {
    throw error instanceof EngineError && error.code === 'no_subject' ? error : bad(error)
  }
}

/** Its mask on the picture that was sent: rembg mixes what it lets through with black, which stays as a dark ring. */
async function cutBy(answer: Buffer, sent: Raster): Promise<Picture> {
  const { mask, ...size } = await maskOf(answer)
  return applyMask(sent, mask, size)
}

/** Cut-outs by a server of the rembg project. Nothing that it sends is trusted. */
export function createRembgEngine({
  baseUrl,
  model,
  timeoutSeconds,
  maxInputPixels,
}: RembgConfig): BackgroundRemovalEngine {
  const address = new URL(`${baseUrl.pathname.replace(/\/+$/, '')}/api/remove`, baseUrl)

  /** In one piece: cancelled in the middle, a form that is still being written ends the process (Node 24). */
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
    return repeat(once, isPassing, signal)
  }

  return {
    backgroundRemoval: {
      name: model === null ? 'rembg' : `rembg ${model}`,
      box: false,
      isTrained: true,
      maxInputPixels,
    },
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
