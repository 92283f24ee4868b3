import { optOut, settle, unwrap } from '@mintage/api-client'
import type { ImageRequest, imageRequestMachine, SubmissionAttempt } from '@mintage/machines/image-request'
import { imageRequestsMachine, type ListedRequest } from '@mintage/machines/image-requests'
import type { Settings } from '@mintage/machines/start-up'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Dependencies } from '../../app/dependencies.ts'
import { newId } from '../../app/newId.ts'
import { liveRequestsOf } from '../../events/liveRequests.ts'

interface SessionSnapshot {
  context: { profile: { id: string; balance: number } | null }
}

/** The part of the session that image requests read, and report the balance to. */
interface RequestSession {
  send(event: { type: 'balance.reported'; balance: number }): void
  getSnapshot(): SessionSnapshot
  subscribe(watch: (snapshot: SessionSnapshot) => void): { unsubscribe(): void }
  on(type: 'signedOut', leave: () => void): unknown
}

/** The part of the start-up that gives image requests their prices and limits, and reloads them. */
interface RequestStartUp {
  getSnapshot(): {
    context: {
      settings: Pick<
        Settings,
        | 'imageGenerationPrice'
        | 'backgroundRemovalPrice'
        | 'upscalePrice'
        | 'backgroundRemovalMaxPixels'
        | 'backgroundRemovalBox'
        | 'upscaleMaxPixels'
      >
    }
  }
  send(event: { type: 'reload.requested' }): void
}

export interface RequestDependencies
  extends Pick<Dependencies, 'client' | 'notices' | 'visit' | 'local' | 'liveRequests'> {
  session: RequestSession
  startUp: RequestStartUp
}

/** Waits for the profile and returns the id of the signed-in person. */
export function currentUserId(session: RequestSession): Promise<string> {
  const { profile } = session.getSnapshot().context
  if (profile) return Promise.resolve(profile.id)
  return new Promise((resolve) => {
    const watching = session.subscribe(({ context }) => {
      if (context.profile === null) return
      watching.unsubscribe()
      resolve(context.profile.id)
    })
  })
}

/** Requests of the last 24 hours, from any tab. */
const DAY = 24 * 60 * 60_000

/** The page size: enough to find this service among many requests of the others. */
const LIMIT = 50

/** Local storage keys of the time up to which finished requests are dismissed. */
const dismissedKeys = {
  generate: 'services.generate.putAway',
  remove_background: 'services.remove_background.putAway',
  upscale: 'services.upscale.putAway',
} as const satisfies Record<Service, string>

const isShown = ({ state, images }: ImageRequest) =>
  state === 'queued' || state === 'working' || images.some(({ project_id }) => project_id !== null)

/** Reads them from the server, because a page may close before it receives the id of its request. */
export function createRecentRequests({ client, local }: Pick<Dependencies, 'client' | 'local'>, service: Service) {
  const key = dismissedKeys[service]
  return {
    /** The id of the newest request of this service that is running or has an image. */
    find: async (signal: AbortSignal | null = null): Promise<string | null> => {
      const options = { params: { query: { limit: LIMIT } }, signal, ...optOut('toasts') }
      // Optional: a failure shows nothing.
      const answer = await settle(unwrap(client.GET('/request-history', options)))
      if (!answer.ok) return null
      const since = Math.max(Date.now() - DAY, Date.parse(local.get(key) ?? '') || 0)
      const found = answer.data.payload.find(
        (request) => request.service === service && Date.parse(request.created_at) > since && isShown(request),
      )
      return found?.id ?? null
    },
    /** Hides this request and all older ones. */
    dismiss: ({ created_at }: Pick<ImageRequest, 'created_at'>): void => {
      if (!(Date.parse(created_at) <= Date.parse(local.get(key) ?? ''))) local.set(key, created_at)
    },
  }
}

export type ImageRequests = ActorRefFrom<typeof imageRequestsMachine>

/** Session storage keys of the request ids of the visit. The prefix of app/storage.ts removes them with the session. */
export const requestKeys = {
  generate: 'services.generate.jobs',
  remove_background: 'services.remove_background.jobs',
  upscale: 'services.upscale.jobs',
} as const satisfies Record<Service, string>

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
  imageRequest: typeof imageRequestMachine,
): ImageRequests {
  const { session, notices, visit } = dependencies
  const storageKey = requestKeys[service]
  const recentRequests = createRecentRequests(dependencies, service)
  const machine = imageRequestsMachine.provide({
    actors: { imageRequest, findRecentRequest: fromPromise(({ signal }) => recentRequests.find(signal)) },
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

  const syncProfile = ({ context: { profile } }: SessionSnapshot) => {
    if (profile === null) return
    requests.send({ type: 'person.known', personId: profile.id })
    requests.send({ type: 'balance.changed', balance: profile.balance })
  }
  session.subscribe(syncProfile)
  syncProfile(session.getSnapshot())
  session.on('signedOut', () => requests.send({ type: 'person.signedOut' }))
  window.addEventListener('online', () => requests.send({ type: 'connection.restored' }))
  liveRequestsOf(dependencies).listen((news) => requests.send(news))
  return requests
}
