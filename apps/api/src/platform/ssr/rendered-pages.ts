import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../ports/dependencies.ts'
import { cached } from '../support/cache.ts'
import { SECOND } from '../support/clock.ts'
import { type Asset, createAsset } from './assets.ts'
import type { Choice } from './choice.ts'
import { packIn } from './client-routes.ts'

/** The server module of the built site (apps/site/src/ssr/render.tsx). */
interface Renderer {
  renderPage(
    site: {
      origin: string
      shell: string
      manifest: unknown
      read: (address: string) => Promise<string>
      call: (path: string) => Promise<{ status: number; body: string }>
    },
    address: string | null,
    choice: Choice,
  ): Promise<{ html: string; data: string | null } | null>
}

interface RenderedPage {
  html: Asset
  /** What the program needs of a page that has no data inside. */
  data: Asset | null
}

/** @param address null for the not-found page @returns null for a page that the browser renders */
export type RenderedPages = (
  request: FastifyRequest,
  address: string | null,
  choice: Choice,
) => Promise<RenderedPage | null>

/** As long as the catalogue's cache, so that rendered pages and API responses agree. */
const FRESH_FOR = 5 * SECOND
/**
 * A page in each currency and language takes some hundred kilobytes; the limit keeps strangers from filling the memory.
 */
const MAX_PAGES = 300

interface Stored {
  page: Promise<RenderedPage | null>
  until: number
}

/** Renders pages of a built site to HTML; null if the build has no renderer. */
export async function loadPages(
  { catalogue, clock, config, db, log }: Dependencies,
  folder: string,
): Promise<RenderedPages | null> {
  const file = join(`${folder}-server`, 'render.js')
  if (!existsSync(file)) return null
  /** Three megabytes of code, which nobody needs before the first page. */
  const loadRenderer = (): Promise<Renderer> => import(pathToFileURL(file).href)
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const read = (address: string) => readFile(join(folder, address), 'utf8')
  const stored = new Map<string, Stored>()
  const languages = cached(clock, FRESH_FOR, () => db.selectFrom('languages').select('id').execute())

  async function render(
    { server }: FastifyRequest,
    address: string | null,
    choice: Choice,
  ): Promise<RenderedPage | null> {
    const call = async (url: string) => {
      const { statusCode, payload } = await server.inject({ url })
      return { status: statusCode, body: payload }
    }
    const { renderPage } = await loadRenderer()
    const page = await renderPage({ origin: config.publicUrl.origin, shell, manifest, read, call }, address, choice)
    if (page === null) return null
    const { html, data } = page
    return {
      html: createAsset('/page.html', Buffer.from(html)),
      data: data === null ? null : createAsset('/page-data.json', Buffer.from(data)),
    }
  }

  /** Only offered values, because each invented code would otherwise be a page in the cache. */
  async function offered({ currency, language, isReturning }: Choice, address: string | null): Promise<Choice> {
    const isSold = currency !== null && (await catalogue.findCurrency(currency)) !== null
    const isSpoken = language !== null && (await languages()).some(({ id }) => id === language)
    return {
      currency: isSold ? currency : null,
      language: isSpoken ? language : null,
      // Only Login shows it, to a person who was sent there.
      isReturning: isReturning && address?.startsWith('/login?') === true,
    }
  }

  async function isOffered(pack: number | null): Promise<boolean> {
    return pack === null || (await catalogue.packs()).some(({ id }) => id === pack)
  }

  return async (request, address, requested) => {
    let last: Stored | undefined
    try {
      if (address !== null && !(await isOffered(packIn(address)))) return null
      const choice = await offered(requested, address)
      const key = JSON.stringify([address, choice])
      last = stored.get(key)
      const now = clock.now().getTime()
      if (last && last.until > now) return await last.page
      const page = render(request, address, choice)
      stored.delete(key)
      stored.set(key, { page, until: now + FRESH_FOR })
      for (const oldest of stored.keys()) if (stored.size > MAX_PAGES) stored.delete(oldest)
      try {
        return await page
      } catch (error) {
        // Serves the previous page until the catalogue can be read again.
        if (last) stored.set(key, { ...last, until: now + FRESH_FOR })
        else stored.delete(key)
        throw error
      }
    } catch (error) {
      log.warn({ err: error, address }, 'a page could not be rendered, so the browser draws it')
      return (await last?.page.catch(() => null)) ?? null
    }
  }
}
