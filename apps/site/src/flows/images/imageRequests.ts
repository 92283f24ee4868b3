import type { SubmissionAttempt } from '@mintage/machines/image-request'
import { imageRequestsMachine, type ListedRequest } from '@mintage/machines/image-requests'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { liveRequestsOf } from '../../app/liveRequests.ts'
import { newId } from '../../app/newId.ts'
import { type FindUpload, provideImageRequest } from './provideImageRequest.ts'
import { createRecentRequests } from './recentRequests.ts'
import { requestKeys } from './storageKeys.ts'
import type { RequestDependencies, SessionSnapshot } from './types.ts'

export type ImageRequests = ActorRefFrom<typeof imageRequestsMachine>

/** Maximum number of requests of a visit that are restored after a reload. */
const REMEMBERED = 12

const isId = (value: unknown): value is string => typeof value === 'string'

function storedIds(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isId).slice(0, REMEMBERED) : []
  } catch {
    return []
  }
}

export const requestsOf = ({ context }: SnapshotFrom<typeof imageRequestsMachine>): readonly ListedRequest[] =>
  context.requests

/** Starts an empty request, or one with an attempt of an earlier page. */
export function startRequest(requests: ImageRequests, unanswered?: SubmissionAttempt): ListedRequest {
  requests.send({ type: 'request.started', unanswered })
  const [request] = requestsOf(requests.getSnapshot())
  if (!request) throw new Error('A request that was started is listed')
  return request
}

/**
 * The image requests of one service with their side effects. They live as long as the page load, so that work continues,
 * and requests wait for tokens, on other pages of the site.
 */
export function createImageRequests(
  dependencies: RequestDependencies,
  service: Service,
  find: FindUpload,
): ImageRequests {
  const { session, notices, visit } = dependencies
  /** Session storage key of the ids of this visit's requests. */
  const storageKey = requestKeys[service]
  const recentRequests = createRecentRequests(dependencies, service)
  const machine = imageRequestsMachine.provide({
    actors: {
      imageRequest: provideImageRequest(dependencies, find),
      findRecentRequest: fromPromise(({ signal }) => recentRequests.find(signal)),
    },
  })
  const requests = createActor(machine, { input: { idempotencySeed: newId() } })
  requests.on('requestsListed', ({ requestIds }) =>
    visit.set(storageKey, JSON.stringify(requestIds.slice(0, REMEMBERED))),
  )
  requests.on('requestDismissed', ({ request }) => recentRequests.dismiss(request))
  requests.on('balanceReported', ({ balance }) => session.send({ type: 'balance.reported', balance }))
  requests.on('toast', ({ tone, message }) => notices.show({ tone, message }))
  requests.on('requestsEmptied', () => visit.remove(storageKey))
  requests.start()
  requests.send({ type: 'visit.continued', requestIds: storedIds(visit.get(storageKey)) })

  const meet = ({ context: { profile } }: SessionSnapshot) => {
    if (profile === null) return
    requests.send({ type: 'person.known', personId: profile.id })
    requests.send({ type: 'balance.changed', balance: profile.balance })
  }
  session.subscribe(meet)
  meet(session.getSnapshot())
  session.on('signedOut', () => requests.send({ type: 'person.signedOut' }))
  window.addEventListener('online', () => requests.send({ type: 'connection.restored' }))
  liveRequestsOf(session).listen((news) => requests.send(news))
  return requests
}
