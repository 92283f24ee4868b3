import type { Settings, StaticPageLink } from '@mintage/machines/start-up'

/** Data that the server loaded for a rendered page; sent as JSON, so that the browser does not request it again. */
export interface PageData {
  /** Origin of the public address. */
  readonly origin: string
  /**
   * Language and currency of the rendered page; a visitor with other choices gets the page rendered again in the
   * browser.
   */
  readonly currency: string
  readonly language: number
  /** Addresses of the scripts for this page. */
  readonly scripts: readonly string[]
  readonly settings: Settings
  readonly pages: readonly StaticPageLink[]
  /** Bodies of all other responses, by path and query. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** The id of the element with the page data. */
export const pageDataId = 'page-data'

export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent
  // Not validated: the same build wrote it on our own server.
  return text ? JSON.parse(text) : null
}

/** The key of a stored response. */
export const callOf = (address: string): string => address.replace(/^\w+:\/\/[^/]*/, '')

/** Replaces fetch: each stored response is used once, then calls go to the network. */
export function answerFrom({ answers }: PageData): (request: Request, init: RequestInit) => Promise<Response> {
  const left = new Map(Object.entries(answers))
  return (request, init) => {
    const call = callOf(request.url)
    if (request.method !== 'GET' || !left.has(call)) return globalThis.fetch(request, init)
    const body = left.get(call)
    left.delete(call)
    return Promise.resolve(Response.json(body))
  }
}
