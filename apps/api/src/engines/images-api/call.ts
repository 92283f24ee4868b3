import sharp from 'sharp'
import type { GenerateInput } from '../shared/engine.ts'
import { EngineError } from '../shared/errors.ts'
import { type ImagesApiConfig, isGptImage } from './config.ts'
import { plainPrompt, promptOf } from './prompt.ts'

/** Parameters that only one of the two calls accepts. */
const onlyEdits = ['input_fidelity']
const onlyGenerations = ['moderation', 'style']

/** One image a call: some gateways ignore `n`, and each image has its own seed and style. */
function fieldsOf(input: GenerateInput, config: ImagesApiConfig, previews: number): [string, unknown][] {
  const { width, height, seed, negativePrompt, refine } = input
  const own = {
    ...(config.model === null ? {} : { model: config.model }),
    prompt: promptOf(input),
    n: 1,
    size: `${width}x${height}`,
    ...(isGptImage(config.model) ? { output_format: 'png' } : { response_format: 'b64_json' }),
    ...(previews > 0 ? { stream: true, partial_images: previews } : {}),
    // Adds the variation's number, because the same seed would give the same image.
    ...(config.fields.includes('seed') ? { seed: (seed + (refine?.variation ?? 0)) % 2 ** 31 } : {}),
    ...(config.fields.includes('negative_prompt') && negativePrompt
      ? { negative_prompt: plainPrompt(negativePrompt) }
      : {}),
  }
  const foreign = refine ? onlyGenerations : onlyEdits
  const parameters = Object.entries(config.parameters).filter(([name]) => !foreign.includes(name))
  return Object.entries({ ...own, ...Object.fromEntries(parameters) }).filter(([, value]) => value !== null)
}

/** Form fields are texts. */
const written = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

async function formOf(fields: readonly [string, unknown][], image: Buffer): Promise<FormData> {
  const { format } = await sharp(image)
    .metadata()
    .catch((cause: unknown) => {
      throw new EngineError('unreadable_image', 'the earlier image cannot be read', { cause })
    })
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, written(value))
  form.append('image', new Blob([new Uint8Array(image)], { type: `image/${format}` }), `picture.${format}`)
  return form
}

/** The request: an image from words, or one from an earlier image. */
export async function callOf(
  input: GenerateInput,
  config: ImagesApiConfig,
  previews: number,
): Promise<{ path: string; body: Record<string, unknown> | FormData }> {
  const fields = fieldsOf(input, config, previews)
  if (!input.refine) return { path: '/images/generations', body: Object.fromEntries(fields) }
  if (!config.edits) throw new EngineError('engine_failure', 'the images API is used without its edits')
  return { path: '/images/edits', body: await formOf(fields, input.refine.image) }
}
