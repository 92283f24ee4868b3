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

/** What a rendered page needs to start its program. */
export interface ProgramFiles {
  entry: string
  /** Modules that the program imports at once. */
  parts: readonly string[]
  /** Sheets of which the page has only some rules, loaded in full before the program. */
  sheets: readonly string[]
  /** The id of the message that the program failed to load. */
  notLoaded: string
  /** For a page that a guest can read without the program; null starts it after the first paint. */
  waiting: {
    /** The address of the page data; null when the page has them. */
    data: string | null
    /** The choices that the page was rendered with. */
    currency: string
    language: number
    /** Whether consent to cookies loads a script. */
    hasTag: boolean
  } | null
}

/** The JSON of a rendered page. */
export interface EmbeddedData {
  readonly program: ProgramFiles
  /** Null when the program fetches it. */
  readonly data: PageData | null
}

declare global {
  interface Window {
    /** The page data of a page that is rendered without it, requested by src/ssr/startProgram.ts. */
    pageData?: Promise<PageData>
  }
}

/** The id of the last element of a rendered page, with its `EmbeddedData`. */
export const pageDataId = 'page-data'

/** The address of the page data of a page: `/page-data/pricing.json`. */
export const pageDataAddress = (path: string): string => `/page-data${path === '/' ? '' : path}.json`

/** Null for a page that was not rendered. @throws when the page data could not be loaded */
export async function readPageData(): Promise<PageData | null> {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) return null
  // Not validated: the same build wrote it on our own server.
  const { data }: EmbeddedData = JSON.parse(text)
  return data ?? (await window.pageData) ?? null
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
