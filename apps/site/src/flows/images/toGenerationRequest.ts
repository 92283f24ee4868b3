import { toTenths } from '@mintage/api-client/amounts'
import type { RequestedImage } from '@mintage/machines/image-request'
import type { ListedRequest } from '@mintage/machines/image-requests'
import type {
  GenerateOptions,
  GenerationRequest,
  PendingRefinement as Pending,
  RequestImage,
} from '@mintage/ui/screens/GenerateImage'
import { refinementNames } from '../../app/mappers.ts'
import { downloadPath } from '../../app/projectPaths.ts'
import { offeredValues, toGenerateValues } from './generateForm.ts'
import type { PendingRefinement } from './refineRequests.ts'
import { type FormatMessage, refusalOf, toProgress } from './toFileRequest.ts'

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

interface Surroundings {
  /** Price of one image in tenths of a token. */
  price: number
  /** Tenths; null until it is loaded. */
  balance: number | null
  formatMessage: FormatMessage
}

function pendingStateOf(
  request: ListedRequest,
  { needed, tried }: PendingRefinement,
  { balance, formatMessage }: Surroundings,
): Pending {
  const { snapshot } = request
  const { context } = snapshot
  if (snapshot.matches('submittingRequest')) return { state: 'sending' }
  if (snapshot.matches('shortOfTokens'))
    return { state: 'notEnoughTokens', needed: context.needed, balance: context.balance }
  if (snapshot.matches('offeringRequest')) return { state: 'offered' }
  const message = refusalOf(request, formatMessage)
  if (message !== null) return { state: 'refused', message }
  // After a reload no machine waits for the tokens, but the request is still shown as waiting.
  if (needed !== null && balance !== null)
    return balance >= needed ? { state: 'offered' } : { state: 'notEnoughTokens', needed, balance }
  if (needed === null && tried !== null)
    return { state: 'refused', message: formatMessage({ key: 'images.submitUnknown' }) }
  return { state: 'ready' }
}

/** A refinement that is not accepted yet, for the screen. */
export function toPendingRequest(
  request: ListedRequest,
  pending: PendingRefinement,
  surroundings: Surroundings,
): GenerationRequest {
  const { values, refinement } = pending
  const state = pendingStateOf(request, pending, surroundings)
  const style = values.styles[0] ?? null
  return {
    id: request.id,
    values,
    refinement,
    cost: surroundings.price,
    seed: null,
    images: state.state === 'sending' ? [{ index: 0, style, state: 'queued' }] : [],
    ...state,
  }
}
