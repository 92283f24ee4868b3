import type { ImageRequest, RequestedImage, RequestState } from './request.ts'

const requestOrder: Readonly<Record<RequestState, number>> = {
  queued: 0,
  working: 1,
  completed: 2,
  failed: 2,
  cancelled: 2,
}

const imageOrder: Readonly<Record<RequestedImage['state'], number>> = {
  queued: 0,
  working: 1,
  delivered: 2,
  failed: 2,
  cancelled: 2,
}

const isBehind = (image: RequestedImage, held: RequestedImage): boolean => {
  const steps = imageOrder[image.state] - imageOrder[held.state]
  return steps < 0 || (steps === 0 && image.state === 'working' && (image.progress ?? 0) < (held.progress ?? 0))
}

const endOf = ({ finished_at }: ImageRequest): number => Date.parse(finished_at ?? '') || 0

/**
 * Whether a report is older than the current one: responses and pushed reports overtake each other. Requeued work counts
 * as older until it is further than before, so that the displayed progress never decreases.
 */
export const isOlder = (report: ImageRequest, held: ImageRequest): boolean => {
  const steps = requestOrder[report.state] - requestOrder[held.state]
  if (steps !== 0) return steps < 0
  // An image that was made once more after the end.
  const later = endOf(report) - endOf(held)
  if (later !== 0) return later < 0
  if (report.refunded < held.refunded) return true
  return report.images.some((image, place) => {
    const before = held.images[place]
    return before !== undefined && isBehind(image, before)
  })
}
