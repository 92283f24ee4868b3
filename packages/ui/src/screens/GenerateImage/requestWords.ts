import type { ReturnableImage } from '../../overlays/ReturnTokenModal/ReturnTokenModal.tsx'
import type { Refinement } from '../shared/services/types.ts'
import type { ServiceTexts } from '../shared/services/useServiceTexts.ts'
import type { GenerateOptions, GenerationRequest, PendingRefinement } from './types.ts'

type PendingRequest = Extract<GenerationRequest, PendingRefinement>

const pending: readonly GenerationRequest['state'][] = ['ready', 'sending', 'notEnoughTokens', 'offered', 'refused']

/** True for a refinement that the server has not accepted. */
export const isPending = (request: GenerationRequest): request is PendingRequest => pending.includes(request.state)

/** Number of delivered images, including deleted ones. */
export const deliveredOf = (request: GenerationRequest) =>
  request.images.filter((image) => image.state === 'delivered' || image.state === 'deleted').length

/** State, cost and refund of a request as text. */
export function requestWords(request: GenerationRequest, texts: ServiceTexts): string {
  const returned = 'returned' in request ? request.returned : 0
  const words = outcomeWords(request, texts)
  return returned === 0 ? words : `${words} · ${texts.t('generate.run.returned', { tokens: texts.tokens(returned) })}`
}

function outcomeWords(request: GenerationRequest, { t, tokens }: ServiceTexts): string {
  const count = request.images.length
  const delivered = deliveredOf(request)
  switch (request.state) {
    case 'ready':
      return t('generate.refine.ready.title')
    case 'sending':
      return t('generate.refine.sending')
    case 'notEnoughTokens':
      return t('services.notEnough.title')
    case 'offered':
      return t('services.offered.title')
    case 'refused':
      return t('services.refused.title')
    case 'queued':
      return t('generate.run.queued')
    case 'working':
      return t('generate.run.working', { delivered, count })
    case 'failed':
      return t('generate.run.failed')
    case 'cancelled':
      return delivered === 0
        ? t('generate.run.cancelled')
        : t('generate.run.cancelledPartly', { delivered, count, tokens: tokens(request.refunded) })
    case 'completed':
      if (delivered < count) return t('generate.run.partly', { delivered, count, tokens: tokens(request.refunded) })
      return t(count === 1 ? 'generate.run.done.one' : 'generate.run.done.many', {
        count,
        tokens: tokens(request.paid),
      })
  }
}

/** Name of an image in a request: `image 2 of 4, Watercolor`. */
export function tileName(request: GenerationRequest, place: number, title: string | null, { t }: ServiceTexts) {
  const values = { number: place + 1, count: request.images.length }
  return title ? t('generate.run.tileStyled', { ...values, style: title }) : t('generate.run.tile', values)
}

/** Titles of styles by id; null for the style of no choice, which has no title. */
export const styleTitles =
  ({ styles }: GenerateOptions) =>
  (id: string | null): string | null =>
    id === styles[0]?.id ? null : (styles.find((style) => style.id === id)?.title ?? id)

/** Whether the token of any image can be given back. */
export const hasReturnable = (request: GenerationRequest) =>
  request.images.some((image) => image.state === 'delivered' && image.tokenReturn === 'available')

/** The images with a returnable token, with their names. */
export const returnableOf = (
  request: GenerationRequest,
  options: GenerateOptions,
  texts: ServiceTexts,
): readonly ReturnableImage[] =>
  request.images.flatMap((image, place) =>
    image.state === 'delivered' && image.tokenReturn === 'available'
      ? [
          {
            index: image.index,
            name: tileName(request, place, styleTitles(options)(image.style), texts),
            url: image.url,
          },
        ]
      : [],
  )

/** Refinements of a request's images; none if the engine no longer offers their size. */
export const refinementsOf = (
  request: GenerationRequest,
  { refinements, sizes }: GenerateOptions,
): readonly Refinement[] => (sizes.includes(request.values.size) ? refinements : [])
