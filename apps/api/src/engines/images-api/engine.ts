import OpenAI from 'openai'
import type { EngineContext, GenerateInput, GenerationEngine, Picture } from '../engine.ts'
import { refuse } from '../policy.ts'
import { isPartial, picturesIn, readAnswer, type Told } from './answers.ts'
import { callOf } from './call.ts'
import { capabilitiesOf, previewsOf } from './capabilities.ts'
import { clientFetch } from './client-fetch.ts'
import type { ImagesApiConfig } from './config.ts'
import { noPicture, toEngineError } from './failures.ts'
import { inlinePicture, readPicture } from './files.ts'
import { fitPicture } from './fit.ts'

const RETRIES = 2
/** Texts of one answer to try as an image; only one image is requested. */
const MOST_PLACES = 8

/** Ignores an unfinished image at an address, which is not worth a call. */
function showPartial({ value }: Told, { onPreview }: EngineContext): void {
  for (const text of picturesIn(value)) {
    const picture = inlinePicture(text)
    if (picture === null) continue
    onPreview(picture)
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
  async function pictureIn(value: unknown, input: GenerateInput, signal: AbortSignal): Promise<Picture | null> {
    let failure: unknown = null
    let left = MOST_PLACES
    for (const text of picturesIn(value)) {
      if (left === 0) break
      left -= 1
      try {
        return await fitPicture(await readPicture(text, config, signal), input)
      } catch (error) {
        signal.throwIfAborted()
        failure ??= error
      }
    }
    if (failure !== null) throw failure
    return null
  }

  /** The first whole image of the answer. */
  async function firstPicture(
    response: Response,
    input: GenerateInput,
    ctx: EngineContext,
    signal: AbortSignal,
  ): Promise<Picture> {
    const told: unknown[] = []
    const failures: unknown[] = []
    const note = (error: unknown) => {
      signal.throwIfAborted()
      failures.push(error)
      return null
    }
    let picture: Picture | null = null
    try {
      for await (const part of readAnswer(response)) {
        if (isPartial(part)) {
          if (previews > 0) showPartial(part, ctx)
          continue
        }
        picture = await pictureIn(part.value, input, signal).catch(note)
        // Stops before the end: closing a connection that broke off after the image would throw.
        if (picture !== null) break
        told.push(part.value)
      }
    } catch (error) {
      if (picture === null) note(error)
    }
    if (picture === null) throw noPicture(told, failures[0] ?? null)
    return picture
  }

  return {
    generation: capabilitiesOf(config),
    // The provider judges prompts too, but plain breaches of the policy are not sent to it.
    refuse,
    async generate(input, ctx): Promise<Picture> {
      const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(timeout)])
      try {
        ctx.signal.throwIfAborted()
        const { path, body } = await callOf(input, config, previews)
        const options = { body, headers: { 'Idempotency-Key': ctx.id }, signal }
        return await firstPicture(await client.post(path, options).asResponse(), input, ctx, signal)
      } catch (error) {
        throw toEngineError(error, ctx.signal)
      }
    },
  }
}
