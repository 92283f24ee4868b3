import type { Refinement, RequestDraft, SubmissionAttempt } from '@mintage/machines/image-request'
import type { ListedRequest } from '@mintage/machines/image-requests'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { type ImageRequests, requestsOf, startRequest } from './imageRequests.ts'
import { requestKeys } from './storageKeys.ts'
import { isRecord, isValues } from './submittedForm.ts'
import type { RequestDependencies } from './types.ts'

/** A refinement of an earlier image, with the values of that image. */
export interface WantedRefinement {
  imageId: string
  refinement: Refinement
  values: GenerateValues
}

/** A refinement that is not accepted yet. */
export interface PendingRefinement extends WantedRefinement {
  /** Tenths that it waits for; null when it does not wait. */
  needed: number | null
  /** The last attempt; null before the first one. */
  tried: Pick<SubmissionAttempt, 'seed' | 'attempt'> | null
}

export interface RefineRequests {
  /** Undefined for other requests, and once accepted. */
  pendingOf(request: ListedRequest): PendingRefinement | undefined
  /** Adds a refinement that the person starts. */
  offer(wanted: WantedRefinement): void
  start(wanted: WantedRefinement): void
  /** Sends it by the event that fits the state of its request. */
  resume(request: ListedRequest): void
  dismiss(request: ListedRequest): void
}

const key = requestKeys.refinements

const refinements: readonly Refinement[] = ['variation', 'moreLikeThis']

const draftOf = ({ imageId, refinement }: WantedRefinement): RequestDraft => ({
  service: 'refine',
  imageId,
  refinement,
})

const isSame = (one: WantedRefinement | undefined, other: WantedRefinement) =>
  one?.imageId === other.imageId && one.refinement === other.refinement

function readTried(value: unknown): PendingRefinement['tried'] {
  if (!isRecord(value)) return null
  const { seed, attempt } = value
  return typeof seed === 'string' && typeof attempt === 'number' ? { seed, attempt } : null
}

function readPending(value: unknown): PendingRefinement[] {
  if (!isRecord(value)) return []
  const { imageId, values, needed } = value
  const refinement = refinements.find((known) => known === value.refinement)
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
  const save = () => visit.set(key, JSON.stringify([...pending.values()]))
  const change = (id: string, part: Partial<PendingRefinement>) => {
    const known = pending.get(id)
    if (!known) return
    pending.set(id, { ...known, ...part })
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
  const find = (wanted: WantedRefinement) =>
    requestsOf(requests.getSnapshot()).find(({ id }) => isSame(pending.get(id), wanted))
  const anew = (wanted: WantedRefinement) => begin({ ...wanted, needed: null, tried: null })

  requests.on('requestAccepted', ({ id }) => removeById(id))
  requests.on('requestsEmptied', () => {
    pending.clear()
    visit.remove(key)
  })
  for (const entry of stored(visit.get(key))) begin(entry)

  return {
    pendingOf: ({ id }) => pending.get(id),
    offer: (wanted) => {
      if (!find(wanted)) anew(wanted)
    },
    // A second start before the response reuses the same request, which ignores it.
    start: (wanted) => resume(find(wanted) ?? anew(wanted)),
    resume,
    dismiss: ({ id }) => {
      removeById(id)
      requests.send({ type: 'request.removed', id })
    },
  }
}
