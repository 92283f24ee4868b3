import {
  fetchFrom,
  makeAuthAnswer,
  makeGuestAnswer,
  mock,
  type RequestHandler,
  successHandlers,
} from '@mintage/api-client/mocks'
import { readCookies, writeCookie } from '../app/cookies.ts'
import { storageKeys } from '../app/storage.ts'
import { TestEventSource } from './eventSource.ts'

export interface Visit {
  /** Where the person comes in: path and query. */
  path: string
  /** Whether the server, asked at the start, knows the person. */
  signedIn?: boolean
  /** What this browser kept from before. */
  stored?: {
    local?: Readonly<Record<string, string>>
    visit?: Readonly<Record<string, string>>
    cookies?: Readonly<Record<string, string>>
  }
  /** Answers, or calls to hold, in place of those of a good day. The first that matches a call takes it. */
  handlers?: readonly RequestHandler[]
}

/** Far enough from today for every clock that a test sets. */
const DAYS = 3650

/** Cookies were asked about before: the banner has tests and stories of its own. */
const consented = { cookie_consent: 'true' }

const clearStorage = () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of readCookies().keys()) writeCookie(name, '', -DAYS)
}

/** Puts this window where a person's browser would be: address, storage, cookies and network. Returns the way back. */
export function beginVisit({ path, signedIn = false, stored = {}, handlers = [] }: Visit): () => void {
  const cameFrom = window.location.href
  const realFetch = globalThis.fetch
  const realEventSource = globalThis.EventSource
  clearStorage()
  if (signedIn) localStorage.setItem(storageKeys.session, '1')
  for (const [key, value] of Object.entries(stored.local ?? {})) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(stored.visit ?? {})) sessionStorage.setItem(key, value)
  for (const [name, value] of Object.entries(stored.cookies ?? consented)) writeCookie(name, value, DAYS)
  globalThis.fetch = fetchFrom([
    ...handlers,
    mock('get', '/is-auth', ({ reply }) => reply(200, signedIn ? makeAuthAnswer() : makeGuestAnswer())),
    ...successHandlers(),
  ])
  // Handlers answer fetch alone.
  Reflect.set(globalThis, 'EventSource', TestEventSource)
  window.history.pushState(null, '', path)
  return () => {
    globalThis.fetch = realFetch
    globalThis.EventSource = realEventSource
    TestEventSource.opened = []
    clearStorage()
    window.history.replaceState(null, '', cameFrom)
  }
}
