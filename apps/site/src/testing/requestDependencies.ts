import { createClient } from '@mintage/api-client'
import { type ImageRequest, imageRequestMachine } from '@mintage/machines/image-request'
import type { ListedRequest } from '@mintage/machines/image-requests'
import { onTestFinished, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { NoticeKey } from '../app/notice-keys.ts'
import { createNotices } from '../app/notices.ts'
import { createStore, type KeyValueStore } from '../app/storage.ts'
import { type ImageRequests, type RequestDependencies, requestsOf } from '../flows/images/imageRequests.ts'

export const ok = (payload: unknown, status = 200) => Response.json({ status: 'OK', payload }, { status })

export const refused = (status: number, more = {}) =>
  Response.json({ status: 'ERROR', message: 'No.', ...more }, { status })

/** In-memory storage, the fallback of browser storage. */
export const memory = (): KeyValueStore =>
  createStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })

type Session = RequestDependencies['session']
type Watch = Parameters<Session['subscribe']>[0]

/** Dependencies of image requests with mocked responses; the client is real, so that calls follow the contract. */
export function fakeDependencies(
  answer: (request: Request) => Response | Promise<Response>,
  visit = memory(),
  local = memory(),
  backgroundRemovalBox = false,
) {
  const requests: Request[] = []
  const reported: number[] = []
  const watchers = new Set<Watch>()
  let person: ReturnType<Session['getSnapshot']> = { context: { profile: null } }
  const leaving: (() => void)[] = []
  const dependencies: RequestDependencies = {
    client: createClient({
      baseUrl: 'http://site.test/api',
      getToken: () => null,
      getCurrency: () => 'EUR',
      getLanguageId: () => null,
      fetch: async (request) => {
        requests.push(request.clone())
        return answer(request)
      },
    }),
    visit,
    local,
    notices: createNotices<NoticeKey>(),
    startUp: {
      getSnapshot: () => ({
        context: {
          settings: {
            imageGenerationPrice: 10,
            backgroundRemovalPrice: 10,
            upscalePrice: 10,
            backgroundRemovalMaxPixels: 12_000_000,
            backgroundRemovalBox,
            upscaleMaxPixels: 6_000_000,
          },
        },
      }),
      send: () => {},
    },
    session: {
      send: ({ balance }) => void reported.push(balance),
      getSnapshot: () => person,
      subscribe: (watch) => {
        watchers.add(watch)
        return { unsubscribe: () => watchers.delete(watch) }
      },
      on: (type, leave) => type === 'signedOut' && leaving.push(leave),
    },
  }
  const signOut = () => {
    person = { context: { profile: null } }
    for (const watch of watchers) watch(person)
    for (const leave of leaving) leave()
  }
  // Stops writing: a pending image would be saved to the database of the next test.
  onTestFinished(signOut)
  return {
    dependencies,
    visit,
    requests,
    reported,
    balanceIs: (balance: number) => {
      person = { context: { profile: { id: 'p-7', balance } } }
      for (const watch of watchers) watch(person)
    },
    signOut,
  }
}

/** Tests run in Node, where no window fires `online`. */
export const stubWindow = () => vi.stubGlobal('window', new EventTarget())

export const listed = (requests: ImageRequests) => requestsOf(requests.getSnapshot())

/** The parent of a request that is tested alone. */
export const noParent = createActor(fromCallback(() => {}))

/** A listed request with this response of the server; null before the first response. */
export function listedRequest(request: ImageRequest | null): ListedRequest {
  const actor = createActor(imageRequestMachine, {
    input: { parent: noParent, requestId: null, idempotencySeed: 'seed' },
  })
  actor.start()
  if (request !== null) actor.send({ type: 'request.reported', request })
  return { id: 'entry', actor, snapshot: actor.getSnapshot(), isRestored: false }
}
