import { randomInt } from 'node:crypto'
import type { ImageSettings } from '../db/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import type { EngineContext, Picture } from '../engines/engine.ts'
import { EngineError } from '../engines/errors.ts'
import { ownSettings } from './own-settings.ts'
import type { ImageRequest } from './rows.ts'

/** The person reads this; the cause is in the log. */
export function reasonFor(error: unknown): string {
  if (error instanceof EngineError) {
    if (error.code === 'unreadable_image') return 'This picture could not be read. You were not charged.'
    if (error.code === 'too_large') return 'The result would be too large. You were not charged.'
  }
  return 'Something went wrong while making this picture. You were not charged.'
}

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

async function styleTitle(dependencies: Dependencies, id: string | undefined): Promise<string> {
  const { image_generation_styles: styles } = await dependencies.catalogue.settings()
  return styles.find((style) => style.id === id)?.title ?? 'None'
}

/** Asks the engine of the request's service for one image. */
export async function makePicture(
  dependencies: Dependencies,
  request: ImageRequest,
  index: number,
  context: EngineContext,
): Promise<Picture> {
  const { engines } = dependencies
  const settings = ownSettings(request.settings, index)
  switch (request.service) {
    case 'generate':
      return engines.generate(
        {
          prompt: settings.prompt ?? '',
          ...(settings.negative_prompt ? { negativePrompt: settings.negative_prompt } : {}),
          style: await styleTitle(dependencies, settings.style),
          ...sizeOf(settings),
          seed: settings.seed ?? 0,
        },
        context,
      )
    case 'remove_background':
      return engines.removeBackground({ image: await readSource(dependencies, request) }, context)
    case 'upscale':
      return engines.upscale({ image: await readSource(dependencies, request), factor: settings.factor ?? 2 }, context)
  }
}
