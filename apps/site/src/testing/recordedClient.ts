import { createClient } from '@mintage/api-client'
import { fetchFrom, type RequestHandler, successHandlers } from '@mintage/api-client/mocks'
import { type Consequence, consequenceOf } from '../app/errorConsequences.ts'
import { createStore, type KeyValueStore } from '../app/storage.ts'

/** A call as it was sent: method and path with its query, and the body as text. */
interface SentCall {
  call: string
  body: string
}

/**
 * A client that records its calls, with default or given mocks. No one is signed in and no choice is stored, so that a
 * call carries only its own values; the currency is EUR.
 */
export function recordedClient(...mocks: readonly RequestHandler[]) {
  const sent: SentCall[] = []
  /** The reactions of the site to failed calls. */
  const consequences: Consequence['kind'][] = []
  const answer = fetchFrom([...mocks, ...successHandlers()])
  const client = createClient({
    baseUrl: 'http://mintage.test/api',
    getToken: () => null,
    getCurrency: () => null,
    getLanguageId: () => null,
    onError: (error, call) => consequences.push(consequenceOf(error, call).kind),
    fetch: async (request, init) => {
      const { pathname, search } = new URL(request.url)
      const call = `${request.method} ${pathname.replace('/api', '')}${search}`
      sent.push({ call, body: await request.clone().text() })
      return answer(request, init)
    },
  })
  return { client, sent, consequences }
}

/** In-memory storage of one page. */
export const memoryStore = (): KeyValueStore =>
  createStore(() => {
    throw new Error('there is no storage')
  })
