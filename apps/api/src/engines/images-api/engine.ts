import OpenAI from 'openai'
import type { EngineContext, GenerateInput, GenerationEngine, Picture } from '../engine.ts'
import { refuse } from '../policy.ts'
import { callOf } from './call.ts'
import { capabilitiesOf, previewsOf } from './capabilities.ts'
import type { ImagesApiConfig } from './config.ts'
import { toEngineError } from './failures.ts'
import { readPictureOf } from './files.ts'
import { fitPicture } from './fit.ts'
import { limitedFetch } from './limited-fetch.ts'

const RETRIES = 2

const isPartial = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'type' in event && /partial_image$/.test(String(event.type))

/**
 * Pictures from a server that speaks the OpenAI images API: a hosted service, or one of one's own (LocalAI, vLLM-Omni,
 * stable-diffusion.cpp, a gateway). Nothing that it sends is trusted.
 */
export function createImagesApiEngine(config: ImagesApiConfig): GenerationEngine {
  const previews = previewsOf(config)
  const timeout = config.timeoutSeconds * 1000
  const client = new OpenAI({
    baseURL: config.baseUrl.href.replace(/\/$/, ''),
    // The client wants one; a server that asks for none ignores it.
    apiKey: config.key ?? 'none',
    organization: null,
    project: null,
    maxRetries: RETRIES,
    timeout,
    fetch: limitedFetch,
    logLevel: 'off',
  })

  async function ask(input: GenerateInput, { id, onPreview }: EngineContext, signal: AbortSignal): Promise<Buffer> {
    const { path, body } = await callOf(input, config, previews)
    const options = { body, headers: { 'Idempotency-Key': id }, signal }
    if (previews === 0) return readPictureOf(await client.post(path, options), config, signal)
    let last: unknown = null
    for await (const event of await client.post<AsyncIterable<unknown>>(path, { ...options, stream: true })) {
      if (isPartial(event)) onPreview(await readPictureOf(event, config, signal))
      else last = event
    }
    return readPictureOf(last, config, signal)
  }

  return {
    generation: capabilitiesOf(config),
    // The provider judges prompts too; what is plainly against the policy is not sent to it.
    refuse,
    async generate(input, ctx): Promise<Picture> {
      const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(timeout)])
      try {
        ctx.signal.throwIfAborted()
        return await fitPicture(await ask(input, ctx, signal), input)
      } catch (error) {
        throw toEngineError(error, ctx.signal)
      }
    },
  }
}
