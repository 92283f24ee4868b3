import OpenAI from 'openai'
import type { EngineContext, GenerateInput, GenerationEngine, Picture } from '../engine.ts'
import { refuse } from '../policy.ts'
import { type ImagesApiConfig, isGptImage } from './config.ts'
import { toEngineError } from './failures.ts'
import { readPictureOf } from './files.ts'
import { fitPicture } from './fit.ts'
import { limitedFetch } from './limited-fetch.ts'
import { plainPrompt, promptOf } from './prompt.ts'

const GPT_IMAGE_SIZES = ['1024x1024', '1536x1024', '1024x1536']
const GPT_IMAGE_PREVIEWS = 2
const RETRIES = 2

/** One picture a call: some gateways ignore `n`, and each picture has a seed and a style of its own. */
function bodyOf(input: GenerateInput, config: ImagesApiConfig, previews: number): Record<string, unknown> {
  const { width, height, seed, negativePrompt } = input
  const own = {
    ...(config.model === null ? {} : { model: config.model }),
    prompt: promptOf(input),
    n: 1,
    size: `${width}x${height}`,
    ...(isGptImage(config.model) ? { output_format: 'png' } : { response_format: 'b64_json' }),
    ...(previews > 0 ? { stream: true, partial_images: previews } : {}),
    ...(config.fields.includes('seed') ? { seed } : {}),
    ...(config.fields.includes('negative_prompt') && negativePrompt
      ? { negative_prompt: plainPrompt(negativePrompt) }
      : {}),
  }
  return Object.fromEntries(Object.entries({ ...own, ...config.parameters }).filter(([, value]) => value !== null))
}

const isPartial = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'type' in event && /partial_image$/.test(String(event.type))

/**
 * Pictures from a server that speaks the OpenAI images API: a hosted service, or one of one's own (LocalAI, vLLM-Omni,
 * stable-diffusion.cpp, a gateway). Nothing that it sends is trusted.
 */
export function createImagesApiEngine(config: ImagesApiConfig): GenerationEngine {
  const gpt = isGptImage(config.model)
  const previews = config.previews ?? (gpt ? GPT_IMAGE_PREVIEWS : 0)
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
    const options = { body: bodyOf(input, config, previews), headers: { 'Idempotency-Key': id }, signal }
    if (previews === 0) return readPictureOf(await client.post('/images/generations', options), config, signal)
    let last: unknown = null
    for await (const event of await client.post<AsyncIterable<unknown>>('/images/generations', {
      ...options,
      stream: true,
    })) {
      if (isPartial(event)) onPreview(await readPictureOf(event, config, signal))
      else last = event
    }
    return readPictureOf(last, config, signal)
  }

  return {
    generation: {
      name: config.model ?? config.baseUrl.host,
      subjects: null,
      ideas: null,
      sizes: config.sizes ?? (gpt ? GPT_IMAGE_SIZES : null),
      styles: null,
      maxCount: 4,
      fields: config.fields,
      previews: previews > 0,
      concurrency: config.concurrency,
    },
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
