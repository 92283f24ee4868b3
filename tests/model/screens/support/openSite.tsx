import '@mintage/ui/styles'
import { goodDay, makeAuthAnswer, makeGuestAnswer, mock } from '@mintage/api-client/mocks'
import { getResponse, type RequestHandler } from 'msw'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { App } from '../../../../apps/site/src/App.tsx'
import { onPreloadError } from '../../../../apps/site/src/app/preload.ts'
import { createServices, type Services } from '../../../../apps/site/src/app/services.ts'
import { keys } from '../../../../apps/site/src/app/storage.ts'
import { EMAIL_VERIFICATION } from '../../../../apps/site/src/frame/leaving.ts'

export interface SiteOptions {
  /** Where the person comes in: path and query. */
  path: string
  /** Whether the server, asked at the start, knows the person. */
  signedIn?: boolean
  /** What this browser kept from before. */
  kept?: { local?: Readonly<Record<string, string>>; visit?: Readonly<Record<string, string>>; cookie?: string }
  /** Answers, or calls to hold, in place of those of a good day. The first that matches a call takes it. */
  wire?: readonly RequestHandler[]
}

export interface Site {
  readonly services: Services
  /** Addresses outside the site that the person was sent to. */
  readonly sentTo: readonly string[]
  /** Moves the clock on, without waiting. Milliseconds. */
  pass: (ms: number) => Promise<void>
  close: () => Promise<void>
}

/** Cookies were asked about before: the banner has a model of its own. */
const consented = 'cookie_consent=true'

const broken = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/** A fetch that only the wire mocks answer; what is given up is rejected as the browser does it. */
const fetchFrom =
  (handlers: RequestHandler[]): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    const response = await Promise.race([getResponse(handlers, request.clone()), aborted])
    if (response === undefined) throw new Error(`No wire mock answers ${request.method} ${request.url}`)
    return response.type === 'error' ? broken() : response
  }

const forgetCookies = () => {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the whole jar has to be emptied, whoever filled it
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
}

const forgetEverything = () => {
  localStorage.clear()
  sessionStorage.clear()
  forgetCookies()
}

/** One clock for all paths, which goes on by itself as well: what moves or fades does so at its own pace. */
const startClock = () => {
  if (vi.isFakeTimers()) return
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
}

/** Milliseconds until two notices of the same words count as two (D37): the next path must not be taken for this one. */
const BETWEEN_PATHS = 2_000

/** The whole site on this page, over a wire that answers what it is told, with a clock that can be moved on. */
export async function openSite({ path, signedIn = false, kept = {}, wire = [] }: SiteOptions): Promise<Site> {
  const cameFrom = window.location.href
  const realFetch = globalThis.fetch
  forgetEverything()
  if (signedIn) localStorage.setItem(keys.session, '1')
  for (const [key, value] of Object.entries(kept.local ?? {})) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(kept.visit ?? {})) sessionStorage.setItem(key, value)
  // biome-ignore lint/suspicious/noDocumentCookie: written as a browser keeps it
  document.cookie = `${kept.cookie ?? consented}; path=/`
  startClock()
  globalThis.fetch = fetchFrom([
    ...wire,
    mock('get', '/is-auth', ({ reply }) => reply(200, signedIn ? makeAuthAnswer() : makeGuestAnswer())),
    ...goodDay(),
  ])
  window.history.pushState(null, '', path)

  const place = document.body.appendChild(document.createElement('div'))
  const sentTo: string[] = []
  let root = createRoot(place)
  const load = () => {
    const services = createServices(() => window.dispatchEvent(new Event(EMAIL_VERIFICATION)), {
      reload: () => {
        leave()
        root = createRoot(place)
        load()
      },
      open: (url) => {
        sentTo.push(url)
      },
    })
    const deaf = onPreloadError((message) => services.startUp.send({ type: 'preload.failed', message }))
    services.startUp.start()
    root.render(<App services={services} />)
    page = { services, deaf }
  }
  let page: { services: Services; deaf: () => void }
  const leave = () => {
    root.unmount()
    page.deaf()
    const { startUp, session, currency, language } = page.services
    for (const actor of [startUp, session, currency, language]) actor.stop()
  }
  load()

  return {
    get services() {
      return page.services
    },
    sentTo,
    pass: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms)
    },
    close: async () => {
      leave()
      place.remove()
      await vi.advanceTimersByTimeAsync(BETWEEN_PATHS)
      globalThis.fetch = realFetch
      forgetEverything()
      window.history.replaceState(null, '', cameFrom)
    },
  }
}
