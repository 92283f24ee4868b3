import { isRecord } from '@mintage/api-client/isRecord'
import type { Refinement, RequestDraft, SubmissionAttempt } from '@mintage/machines/image-request'
import type { ListedRequest } from '@mintage/machines/image-requests'
import { type ImageRefinement, isValues } from './generateForm.ts'
import { type ImageRequests, type RequestDependencies, requestsOf, startRequest } from './imageRequests.ts'

/** A refinement that is not accepted yet. */
export interface PendingRefinement extends ImageRefinement {
  /** Tenths that it waits for; null when it does not wait. */
  needed: number | null
  /** The last attempt; null before the first one. */
  tried: Pick<SubmissionAttempt, 'seed' | 'attempt'> | null
}

export interface RefineRequests {
  /** Undefined for other requests, and once accepted. */
  pendingOf(request: ListedRequest): PendingRefinement | undefined
  /** Adds a refinement that the person starts. */
  offer(requested: ImageRefinement): void
  start(requested: ImageRefinement): void
  /** Sends it by the event that fits the state of its request. */
  resume(request: ListedRequest): void
  dismiss(request: ListedRequest): void
}

/** Session storage key. */
export const refinementsKey = 'services.generate.refinements'

const refinements: readonly Refinement[] = ['variation', 'moreLikeThis']

const draftOf = ({ imageId, refinement }: ImageRefinement): RequestDraft => ({
  service: 'refine',
  imageId,
  refinement,
})

const isSame = (one: ImageRefinement | undefined, other: ImageRefinement) =>
  one?.imageId === other.imageId && one.refinement === other.refinement

function readTried(value: unknown): PendingRefinement['tried'] {
  if (!isRecord(value)) return null
  const { seed, attempt } = value
  return typeof seed === 'string' && typeof attempt === 'number' ? { seed, attempt } : null
}

function readPending(value: unknown): PendingRefinement[] {
  if (!isRecord(value)) return []
  const { imageId, values, needed } = value
  const refinement = refinements.find((name) => name === value.refinement)
  if (typeof imageId !== 'string' || refinement === undefined || !isValues(values)) return []
  const waitsFor = typeof needed === 'number' ? needed : null
  return [{ imageId, refinement, values, needed: waitsFor, tried: readTried(value.tried) }]
}

function stored(text: string | null): PendingRefinement[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.flatMap(readPending) : []
  } catch {
    return []
  }
}

/**
 * Refinements among the requests of the generator. They are saved until accepted, because paying may reload the page, and a
 * lost response must be retried under the same key.
 */
export function createRefineRequests(
  { visit }: Pick<RequestDependencies, 'visit'>,
  requests: ImageRequests,
): RefineRequests {
  /** By request id, oldest first. */
  const pending = new Map<string, PendingRefinement>()
  const save = () => visit.set(refinementsKey, JSON.stringify([...pending.values()]))
  const change = (id: string, part: Partial<PendingRefinement>) => {
    const entry = pending.get(id)
    if (!entry) return
    pending.set(id, { ...entry, ...part })
    save()
  }
  const removeById = (id: string) => {
    if (pending.delete(id)) save()
  }

  const begin = (entry: PendingRefinement): ListedRequest => {
    const request = startRequest(requests, entry.tried ? { ...entry.tried, draft: draftOf(entry) } : undefined)
    pending.set(request.id, entry)
    save()
    request.actor.subscribe(({ value, context: { idempotencySeed: seed, attempt, needed } }) => {
      if (value === 'submittingRequest') change(request.id, { needed: null, tried: { seed, attempt } })
      if (value === 'shortOfTokens') change(request.id, { needed })
    })
    return request
  }
  const resume = ({ id, actor }: ListedRequest) => {
    const entry = pending.get(id)
    if (!entry) return
    if (actor.getSnapshot().matches('offeringRequest')) actor.send({ type: 'offer.accepted' })
    else {
      actor.send({ type: 'offer.declined' })
      actor.send({ type: 'request.submitted', draft: draftOf(entry) })
    }
  }
  const find = (requested: ImageRefinement) =>
    requestsOf(requests.getSnapshot()).find(({ id }) => isSame(pending.get(id), requested))
  const add = (requested: ImageRefinement) => begin({ ...requested, needed: null, tried: null })

  requests.on('requestAccepted', ({ id }) => removeById(id))
  requests.on('requestsEmptied', () => {
    pending.clear()
    visit.remove(refinementsKey)
  })
  for (const entry of stored(visit.get(refinementsKey))) begin(entry)

  return {
    pendingOf: ({ id }) => pending.get(id),
    offer: (requested) => {
      if (!find(requested)) add(requested)
    },
    // A second start before the response reuses the same request, which ignores it.
    start: (requested) => resume(find(requested) ?? add(requested)),
    resume,
    dismiss: ({ id }) => {
      removeById(id)
      requests.send({ type: 'request.removed', id })
    },
  }
}
