import {
  fetchFrom,
  makeAuthAnswer,
  makeGuestAnswer,
  mock,
  successHandlers,
  type WireMock,
} from '@mintage/api-client/mocks'
import Cookies from 'js-cookie'
import { storageKeys } from '../app/storage.ts'

export interface Visit {
  /** Where the person comes in: path and query. */
  path: string
  /** Whether the server, asked at the start, knows the person. */
  signedIn?: boolean
  /** What this browser kept from before. */
  kept?: {
    local?: Readonly<Record<string, string>>
    visit?: Readonly<Record<string, string>>
    cookies?: Readonly<Record<string, string>>
  }
  /** Answers, or calls to hold, in place of those of a good day. The first that matches a call takes it. */
  wire?: readonly WireMock[]
}

/** Cookies were asked about before: the banner has tests and stories of its own. */
const consented = { cookie_consent: 'true' }

const forgetEverything = () => {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
}

/** Puts this window where a person's browser would be: address, storage, cookies and the wire. Returns the way back. */
export function beginVisit({ path, signedIn = false, kept = {}, wire = [] }: Visit): () => void {
  const cameFrom = window.location.href
  const realFetch = globalThis.fetch
  forgetEverything()
  if (signedIn) localStorage.setItem(storageKeys.session, '1')
  for (const [key, value] of Object.entries(kept.local ?? {})) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(kept.visit ?? {})) sessionStorage.setItem(key, value)
  for (const [name, value] of Object.entries(kept.cookies ?? consented)) Cookies.set(name, value)
  globalThis.fetch = fetchFrom([
    ...wire,
    mock('get', '/is-auth', ({ reply }) => reply(200, signedIn ? makeAuthAnswer() : makeGuestAnswer())),
    ...successHandlers(),
  ])
  window.history.pushState(null, '', path)
  return () => {
    globalThis.fetch = realFetch
    forgetEverything()
    window.history.replaceState(null, '', cameFrom)
  }
}
