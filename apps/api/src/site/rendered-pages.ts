import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { cached } from '../support/cache.ts'
import { SECOND } from '../support/clock.ts'
import { type Asset, createAsset } from './assets.ts'
import type { Choice } from './choice.ts'

/** What the build of the site brings for a server (apps/site/src/server/render.tsx). */
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
  ): Promise<string | null>
}

/** @param address null: the page that says that there is none. @returns null for a page that the browser draws itself */
export type RenderedPages = (request: FastifyRequest, address: string | null, choice: Choice) => Promise<Asset | null>

/** As long as the catalogue, so that a page and the calls of a page drawn by the browser say the same. */
const FRESH_FOR = 5 * SECOND
/** A page in each currency and language is some hundred kilobytes; strangers must not fill the memory with them. */
const MOST_PAGES = 300

interface Stored {
  asset: Promise<Asset | null>
  until: number
}

/** Pages of a built site as finished HTML; null when the build has none. */
export async function loadPages(
  { catalogue, clock, config, db, log }: Dependencies,
  folder: string,
): Promise<RenderedPages | null> {
  const file = join(`${folder}-server`, 'render.js')
  if (!existsSync(file)) return null
  const { renderPage }: Renderer = await import(pathToFileURL(file).href)
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const read = (address: string) => readFile(join(folder, address), 'utf8')
  const stored = new Map<string, Stored>()
  const languages = cached(clock, FRESH_FOR, () => db.selectFrom('languages').select('id').execute())

  async function render({ server }: FastifyRequest, address: string | null, choice: Choice): Promise<Asset | null> {
    const call = async (url: string) => {
      const { statusCode, payload } = await server.inject({ url })
      return { status: statusCode, body: payload }
    }
    const html = await renderPage({ origin: config.publicUrl.origin, shell, manifest, read, call }, address, choice)
    return html === null ? null : createAsset('/page.html', Buffer.from(html))
  }

  /** Only what is offered: otherwise each invented code would be a page of its own. */
  async function offered({ currency, language }: Choice): Promise<Choice> {
    const isSold = currency !== null && (await catalogue.findCurrency(currency)) !== null
    const isSpoken = language !== null && (await languages()).some(({ id }) => id === language)
    return { currency: isSold ? currency : null, language: isSpoken ? language : null }
  }

  return async (request, address, wanted) => {
    let last: Stored | undefined
    try {
      const choice = await offered(wanted)
      const key = JSON.stringify([address, choice.currency, choice.language])
      last = stored.get(key)
      const now = clock.now().getTime()
      if (last && last.until > now) return await last.asset
      const asset = render(request, address, choice)
      stored.delete(key)
      stored.set(key, { asset, until: now + FRESH_FOR })
      for (const oldest of stored.keys()) if (stored.size > MOST_PAGES) stored.delete(oldest)
      try {
        return await asset
      } catch (error) {
        // Until it can be read again, the page as it was.
        if (last) stored.set(key, { ...last, until: now + FRESH_FOR })
        else stored.delete(key)
        throw error
      }
    } catch (error) {
      log.warn({ err: error, address }, 'a page could not be rendered, so the browser draws it')
      return (await last?.asset.catch(() => null)) ?? null
    }
  }
}
