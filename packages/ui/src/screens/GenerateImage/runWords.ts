import type { ReturnableImage } from '../../overlays/ReturnTokenModal/ReturnTokenModal.tsx'
import type { Refinement } from '../shared/services/types.ts'
import type { ServiceTexts } from '../shared/services/useServiceTexts.ts'
import type { GenerateOptions, GenerationRun, PendingRefinement } from './types.ts'

type PendingRun = Extract<GenerationRun, PendingRefinement>

const pending: readonly GenerationRun['state'][] = ['ready', 'sending', 'notEnoughTokens', 'offered', 'refused']

/** True for a refinement that the server has not accepted. */
export const isPending = (run: GenerationRun): run is PendingRun => pending.includes(run.state)

/** Number of delivered images, including deleted ones. */
export const deliveredOf = (run: GenerationRun) =>
  run.images.filter((image) => image.state === 'delivered' || image.state === 'deleted').length

/** State, cost and refund of a run as text. */
export function runWords(run: GenerationRun, texts: ServiceTexts): string {
  const returned = 'returned' in run ? run.returned : 0
  const words = outcomeWords(run, texts)
  return returned === 0 ? words : `${words} · ${texts.t('generate.run.returned', { tokens: texts.tokens(returned) })}`
}

function outcomeWords(run: GenerationRun, { t, tokens }: ServiceTexts): string {
  const count = run.images.length
  const delivered = deliveredOf(run)
  switch (run.state) {
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
        : t('generate.run.cancelledPartly', { delivered, count, tokens: tokens(run.refunded) })
    case 'completed':
      if (delivered < count) return t('generate.run.partly', { delivered, count, tokens: tokens(run.refunded) })
      return t(count === 1 ? 'generate.run.done.one' : 'generate.run.done.many', { count, tokens: tokens(run.paid) })
  }
}

/** Name of an image in a run: `image 2 of 4, Watercolor`. */
export function tileName(run: GenerationRun, place: number, title: string | null, { t }: ServiceTexts) {
  const values = { number: place + 1, count: run.images.length }
  return title ? t('generate.run.tileStyled', { ...values, style: title }) : t('generate.run.tile', values)
}

/** Titles of styles by id; null for the style of no choice, which has no title. */
export const styleTitles =
  ({ styles }: GenerateOptions) =>
  (id: string | null): string | null =>
    id === styles[0]?.id ? null : (styles.find((style) => style.id === id)?.title ?? id)

/** Whether the token of any image can be given back. */
export const hasReturnable = (run: GenerationRun) =>
  run.images.some((image) => image.state === 'delivered' && image.tokenReturn === 'available')

/** The images with a returnable token, with their names. */
export const returnableOf = (
  run: GenerationRun,
  options: GenerateOptions,
  texts: ServiceTexts,
): readonly ReturnableImage[] =>
  run.images.flatMap((image, place) =>
    image.state === 'delivered' && image.tokenReturn === 'available'
      ? [{ index: image.index, name: tileName(run, place, styleTitles(options)(image.style), texts), url: image.url }]
      : [],
  )

/** Refinements of a run's images; none if the engine no longer offers their size. */
export const refinementsOf = (run: GenerationRun, { refinements, sizes }: GenerateOptions): readonly Refinement[] =>
  sizes.includes(run.values.size) ? refinements : []
