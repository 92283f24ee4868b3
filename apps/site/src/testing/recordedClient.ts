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
 * A client whose calls are written down and answered as on a good day, or by the given mocks. No one is signed in and
 * nothing has been chosen, so that what a call carries is its own; the currency that every call has is EUR.
 */
export function recordedClient(...mocks: readonly RequestHandler[]) {
  const sent: SentCall[] = []
  /** What the site makes of the calls that failed, beside what their callers make of them. */
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

/** Storage that this page alone has. */
export const memoryStore = (): KeyValueStore =>
  createStore(() => {
    throw new Error('there is no storage')
  })
