import OpenAI from 'openai'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import type { EngineContext, GenerateInput, GenerationEngine } from '../shared/engine.ts'
import { refuse } from '../shared/policy.ts'
import { type AnswerPart, imagesIn, isPartial, readAnswer } from './answers.ts'
import { callOf } from './call.ts'
import { capabilitiesOf, previewsOf } from './capabilities.ts'
import { clientFetch } from './client-fetch.ts'
import type { ImagesApiConfig } from './config.ts'
import { noImage, toEngineError } from './failures.ts'
import { inlineImage, readImage } from './files.ts'
import { fitImage } from './fit.ts'

const RETRIES = 2
/** Texts of one answer to try as an image; only one image is requested. */
const MAX_TRIES = 8

/** Ignores an unfinished image at an address, which is not worth a call. */
function showPartial({ value }: AnswerPart, { onPreview }: EngineContext): void {
  for (const text of imagesIn(value)) {
    const image = inlineImage(text)
    if (image === null) continue
    onPreview(image)
    return
  }
}

/**
 * Images from a server with the OpenAI images API: a hosted service, or one's own (LocalAI, vLLM-Omni,
 * stable-diffusion.cpp, a gateway). None of its answers is trusted.
 */
export function createImagesApiEngine(config: ImagesApiConfig): GenerationEngine {
  const previews = previewsOf(config)
  const timeout = config.timeoutSeconds * 1000
  const client = new OpenAI({
    baseURL: config.baseUrl.href.replace(/\/$/, ''),
    // The client requires a key; a server without keys ignores it.
    apiKey: config.key ?? 'none',
    organization: null,
    project: null,
    maxRetries: RETRIES,
    timeout,
    fetch: clientFetch,
    logLevel: 'off',
  })

  /** The first whole image in a part of an answer. @throws the error of the first of several places */
  async function imageIn(value: unknown, input: GenerateInput, signal: AbortSignal): Promise<EncodedImage | null> {
    let failure: unknown = null
    let triesLeft = MAX_TRIES
    for (const text of imagesIn(value)) {
      if (triesLeft === 0) break
      triesLeft -= 1
      try {
        return await fitImage(await readImage(text, config, signal), input)
      } catch (error) {
        signal.throwIfAborted()
        failure ??= error
      }
    }
    if (failure !== null) throw failure
    return null
  }

  /** The first whole image of the answer. */
  async function firstImage(
    response: Response,
    input: GenerateInput,
    ctx: EngineContext,
    signal: AbortSignal,
  ): Promise<EncodedImage> {
    const parts: unknown[] = []
    const failures: unknown[] = []
    const note = (error: unknown) => {
      signal.throwIfAborted()
      failures.push(error)
      return null
    }
    let image: EncodedImage | null = null
    try {
      for await (const part of readAnswer(response)) {
        if (isPartial(part)) {
          if (previews > 0) showPartial(part, ctx)
          continue
        }
        image = await imageIn(part.value, input, signal).catch(note)
        // Stops before the end: closing a connection that broke off after the image would throw.
        if (image !== null) break
        parts.push(part.value)
      }
    } catch (error) {
      if (image === null) note(error)
    }
    if (image === null) throw noImage(parts, failures[0] ?? null)
    return image
  }

  return {
    generation: capabilitiesOf(config),
    // The provider judges prompts too, but plain breaches of the policy are not sent to it.
    refuse,
    async generate(input, ctx): Promise<EncodedImage> {
      const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(timeout)])
      try {
        ctx.signal.throwIfAborted()
        const { path, body } = await callOf(input, config, previews)
        const options = { body, headers: { 'Idempotency-Key': ctx.id }, signal }
        return await firstImage(await client.post(path, options).asResponse(), input, ctx, signal)
      } catch (error) {
        throw toEngineError(error, ctx.signal)
      }
    },
  }
}
