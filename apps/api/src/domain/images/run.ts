import { randomInt } from 'node:crypto'
import type { EngineContext, GeneratedImage, RefineInput } from '../../engines/shared/engine.ts'
import { EngineError, type EngineErrorCode } from '../../engines/shared/errors.ts'
import type { ImageFailure, ImageSettings } from '../../platform/db/schema.ts'
import { StorageUnavailable } from '../../platform/storage/unavailable.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { typeOf } from './image-files.ts'
import { ownSettings } from './own-settings.ts'
import { refineInput } from './refine.ts'
import type { ImageRequest } from './rows.ts'

const reasons: Readonly<Record<EngineErrorCode, string | null>> = {
  unreadable_image: 'This picture could not be read.',
  too_large: 'The result would be too large.',
  no_subject: 'No subject was found in this picture.',
  refused: 'The image service refused this prompt because of its content policy.',
  busy: 'The image service has too much to do right now. Please try again in a minute.',
  unavailable: 'The image service could not be reached. Please try again later.',
  bad_answer: 'The image service sent no picture that could be used. Please try again.',
  aborted: null,
  engine_failure: null,
}

/** The text for the user; the log has the cause. */
export function reasonFor(error: unknown): string {
  const reason = error instanceof EngineError ? reasons[error.code] : null
  return `${reason ?? 'Something went wrong while making this picture.'} You were not charged.`
}

const codeOf = (error: unknown): ImageFailure => {
  if (error instanceof EngineError) return error.code
  return error instanceof StorageUnavailable ? 'storage' : 'internal'
}

/** The columns of an image that failed with this error. */
export const failureOf = (error: unknown) =>
  ({ state: 'failed', error: reasonFor(error), failure: codeOf(error) }) as const

export const newSeed = (): number => randomInt(2 ** 31)

function sizeOf(settings: ImageSettings): { width: number; height: number } {
  const [width = 0, height = 0] = (settings.size ?? '').split('x').map(Number)
  return { width, height }
}

async function readSource(dependencies: Dependencies, request: ImageRequest): Promise<Buffer> {
  const data = request.source_file ? await dependencies.storage.read(request.source_file) : null
  if (!data) throw new EngineError('unreadable_image', 'the uploaded file is gone')
  return data
}

async function styleTitle({ catalogue }: Pick<Dependencies, 'catalogue'>, id: string | undefined): Promise<string> {
  const { image_generation_styles: styles } = await catalogue.settings()
  return styles.find((style) => style.id === id)?.title ?? 'None'
}

export interface MadeImage extends GeneratedImage {
  /** The name of the engine that made it. */
  engine: string
}

async function readRefinement(
  dependencies: Dependencies,
  request: ImageRequest,
  settings: ImageSettings,
): Promise<RefineInput | undefined> {
  if (settings.refinement === undefined) return undefined
  // The engine may have changed since.
  if (!dependencies.engines.generation.refinements.includes(settings.refinement))
    throw new EngineError('engine_failure', `the engine makes no ${settings.refinement}`)
  return refineInput(settings, await readSource(dependencies, request))
}

async function generate(
  dependencies: Dependencies,
  request: ImageRequest,
  settings: ImageSettings,
  context: EngineContext,
): Promise<MadeImage> {
  const { engines } = dependencies
  const refine = await readRefinement(dependencies, request, settings)
  const input = {
    prompt: settings.prompt ?? '',
    ...(settings.negative_prompt ? { negativePrompt: settings.negative_prompt } : {}),
    style: await styleTitle(dependencies, settings.style),
    ...sizeOf(settings),
    seed: settings.seed ?? 0,
    ...(refine ? { refine } : {}),
  }
  return { ...(await engines.generate(input, context)), engine: engines.generation.name }
}

/** Makes one image by the engine of its service, and adds the provenance marks. */
export async function makeImage(
  dependencies: Dependencies,
  request: ImageRequest,
  index: number,
  context: EngineContext,
): Promise<MadeImage> {
  const { engines, provenance } = dependencies
  const { service } = request
  const settings = ownSettings(request.settings, index)
  if (service === 'generate') {
    const generated = await generate(dependencies, request, settings, context)
    const about = { service, engine: generated.engine, isTrained: engines.generation.isTrained, source: null }
    return { ...generated, ...(await provenance.mark({ ...about, image: generated }, context.signal)) }
  }
  const image = await readSource(dependencies, request)
  const { subject_box: box, factor = 2, format } = settings
  const result =
    service === 'upscale'
      ? await engines.upscale({ image, factor, ...(format ? { format } : {}) }, context)
      : await engines.removeBackground({ image, ...(box ? { box } : {}) }, context)
  const { name: engine, isTrained } = service === 'upscale' ? engines.upscaling : engines.backgroundRemoval
  const source = { data: image, contentType: typeOf(request.source_file) }
  return { ...(await provenance.mark({ service, engine, isTrained, source, image: result }, context.signal)), engine }
}
