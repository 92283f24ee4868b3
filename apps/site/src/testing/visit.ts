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
  /** The address to open: path and query. */
  path: string
  /** Whether the session check succeeds. */
  signedIn?: boolean
  /** Stored values of this browser. */
  stored?: {
    local?: Readonly<Record<string, string>>
    visit?: Readonly<Record<string, string>>
    cookies?: Readonly<Record<string, string>>
  }
  /** Mocked or deferred responses that override the defaults. The first match wins. */
  handlers?: readonly RequestHandler[]
}

/** Later than any clock that a test sets. */
const DAYS = 3650

/** Consent is given by default: the banner has its own tests and stories. */
const consented = { cookie_consent: 'true' }

const clearStorage = () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of readCookies().keys()) writeCookie(name, '', -DAYS)
}

/** Sets up the window of this visit: address, storage, cookies and network. Returns a function that restores it. */
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
  // MSW handlers cannot answer an EventSource.
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
