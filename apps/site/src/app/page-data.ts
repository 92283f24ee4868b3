import type { Settings, StaticPageLink } from '@mintage/machines/start-up'

/** What the server has read for a page that it rendered; the page brings it as JSON, and asks for none of it again. */
export interface PageData {
  /** Of the site's public address. */
  readonly origin: string
  /** What the page is rendered in. Whoever has chosen another one gets a page that the browser renders anew. */
  readonly currency: string
  readonly language: number
  /** The program's files for this page, by address. */
  readonly scripts: readonly string[]
  readonly settings: Settings
  readonly pages: readonly StaticPageLink[]
  /** Bodies of all other answers, by the path and query of their calls. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** The id of the element that holds them. */
export const pageDataId = 'page-data'

export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent
  // Written by the same build on our own server, so it is not checked.
  return text ? JSON.parse(text) : null
}

/** How an answer is found again. */
export const callOf = (address: string): string => address.replace(/^\w+:\/\/[^/]*/, '')

/** In place of fetch: each stored answer is given once, and everything else is asked for. */
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
