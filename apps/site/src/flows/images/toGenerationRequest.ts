import { toTenths } from '@mintage/api-client/amounts'
import type { ImageRequest, RequestedImage } from '@mintage/machines/image-request'
import type { ListedRequest } from '@mintage/machines/image-requests'
import type {
  GenerateOptions,
  GenerateValues,
  GenerationRequest,
  RequestImage,
} from '@mintage/ui/screens/GenerateImage'
import { refinementNames } from '../../app/mappers.ts'
import { offeredValues } from './offeredValues.ts'
import { toProgress } from './progress.ts'
import { downloadPath } from './projectPaths.ts'

/** The values of the form behind a request; `seed` as typed, or '' when the server picked one. */
export function toGenerateValues({ settings }: Pick<ImageRequest, 'settings'>, seed = ''): GenerateValues {
  const { prompt, negative_prompt, style, styles, size, count } = settings
  return {
    prompt: prompt ?? '',
    negativePrompt: negative_prompt ?? '',
    styles: styles?.length ? styles : style ? [style] : [],
    size: size ?? '',
    count: count ?? 1,
    seed,
  }
}

function imageOf(image: RequestedImage, styles: readonly string[]): RequestImage {
  // Assigned in turn when the server gives none.
  const style = image.style ?? styles[image.index % Math.max(1, styles.length)] ?? null
  const base = { index: image.index, style }
  switch (image.state) {
    case 'queued':
    case 'cancelled':
      return { ...base, state: image.state }
    case 'working':
      return { ...base, state: 'working', progress: image.progress, preview: image.preview_url }
    case 'failed':
      return { ...base, state: 'failed', reason: image.error }
    case 'delivered':
      if (image.project_id === null || image.url === null) return { ...base, state: 'deleted' }
      return {
        ...base,
        state: 'delivered',
        projectId: image.project_id,
        url: image.url,
        downloadUrl: downloadPath(image.project_id),
        tokenReturn: image.token_return ?? 'unavailable',
        reading: image.reading,
        engine: image.engine,
      }
  }
}

/** A request for the screen; null before the server has responded. */
export function toGenerationRequest(
  entry: ListedRequest,
  options: Pick<GenerateOptions, 'price' | 'maxImages' | 'fields'>,
  typedSeed: string | undefined,
): GenerationRequest | null {
  const { request } = entry.snapshot.context
  if (request === null) return null
  const values = toGenerateValues(request, typedSeed)
  const given = request.images.filter(({ token_return }) => token_return === 'returned').length
  const returned = (given * toTenths(request.cost)) / request.images.length
  const refunded = toTenths(request.refunded) - returned
  const { refinement } = request.settings
  // A refinement has one image, even if the original run had more.
  const again = refinement === undefined ? offeredValues(values, options).count : 1
  const base = {
    id: entry.id,
    values,
    ...(refinement === undefined ? {} : { refinement: refinementNames[refinement] }),
    cost: again * options.price,
    seed: request.settings.seed === undefined ? null : String(request.settings.seed),
    images: request.images.map((image) => imageOf(image, values.styles)),
  }
  if (request.state === 'queued' || request.state === 'working') {
    return { ...base, state: request.state, ...toProgress(entry) }
  }
  return { ...base, state: request.state, paid: toTenths(request.cost) - refunded, refunded, returned }
}
