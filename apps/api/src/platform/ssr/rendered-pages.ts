import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'
import { TooManyRequestsError } from '../../errors.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { addressKey } from '../http/address-key.ts'
import { cached } from '../support/cache.ts'
import { SECOND } from '../support/clock.ts'
import { answerOnce } from './answer-once.ts'
import { type Asset, createAsset, qualities } from './assets.ts'
import type { Choice } from './choice.ts'
import { isOfOneVisitor, packIn } from './client-routes.ts'
import { perMinute } from './per-minute.ts'

const json = { 'content-type': 'application/json' }

interface ApiAnswer {
  status: number
  body: string
}

/** The server module of the built site (apps/site/src/ssr/render.tsx). */
interface SiteModule {
  renderPage(
    site: {
      origin: string
      shell: string
      manifest: unknown
      read: (address: string) => Promise<string>
      call: (path: string) => Promise<ApiAnswer>
    },
    address: string | null,
    choice: Choice,
    /** A refused form; only the module reads it. */
    submitted?: unknown,
  ): Promise<{ html: string; data: string | null } | null>
  answerForm(
    sent: { path: string; query: string; fields: unknown },
    call: (call: { method: string; path: string; body: string }) => Promise<ApiAnswer>,
  ): Promise<{ location: string } | { submitted: unknown }>
}

interface SentForm {
  path: string
  query: string
}

interface RenderedPage {
  html: Asset
  /** The page data for hydration; null if the HTML contains it. */
  data: Asset | null
}

type FormAnswer =
  /** Cookies are those of the API's answer. */
  { location: string; cookies: string[] } | { page: Asset; status: number }

export interface Renderer {
  /** @param address null for the not-found page @returns null for a page that the browser renders */
  page(request: FastifyRequest, address: string | null, choice: Choice): Promise<RenderedPage | null>
  /** Sends the form in the body of a request. @throws TooManyRequestsError @throws Error if rendering fails */
  form(request: FastifyRequest, sent: SentForm, choice: Choice): Promise<FormAnswer>
}

/** As long as the catalogue's cache, so that rendered pages and API responses agree. */
const FRESH_FOR = 5 * SECOND
/**
 * A page in each currency and language takes some hundred kilobytes; the limit keeps strangers from filling the memory.
 */
const MAX_PAGES = 300

/** Pages in a minute that only one visitor asks for, from one address; each costs up to 50 ms. */
const MAX_OWN_PAGES = 60
/** A form that is sent again within this time was sent by a second press. */
const SAME_PRESS = 10 * SECOND

type Source = NonNullable<Awaited<ReturnType<SiteModule['renderPage']>>>

/** Many visitors get it: it is compressed as well as possible, and an unchanged one keeps its compressed bytes. */
function sharedPage({ html, data }: Source, last: RenderedPage | null): RenderedPage {
  const assetOf = (path: string, text: string, earlier: Asset | null | undefined) => {
    const asset = createAsset(path, Buffer.from(text), qualities.often)
    return earlier?.etag === asset.etag ? earlier : asset
  }
  return {
    html: assetOf('/page.html', html, last?.html),
    data: data === null ? null : assetOf('/page-data.json', data, last?.data),
  }
}

/** One visitor gets it. */
const ownPage = ({ html, data }: Source): RenderedPage => ({
  html: createAsset('/page.html', Buffer.from(html)),
  data: data === null ? null : createAsset('/page-data.json', Buffer.from(data)),
})

interface Stored {
  page: Promise<RenderedPage | null>
  until: number
}

/** Renders pages of a built site to HTML, and answers its forms; null if the build has no renderer. */
export async function loadRenderer(
  { catalogue, clock, config, db, log }: Dependencies,
  folder: string,
): Promise<Renderer | null> {
  const file = join(`${folder}-server`, 'render.js')
  if (!existsSync(file)) return null
  /** Three megabytes of code, which nobody needs before the first page. */
  const loadSite = (): Promise<SiteModule> => import(pathToFileURL(file).href)
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest: unknown = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const read = (address: string) => readFile(join(folder, address), 'utf8')
  const stored = new Map<string, Stored>()
  const languages = cached(clock, FRESH_FOR, () => db.selectFrom('languages').select('id').execute())

  const isWithinLimit = perMinute(clock, MAX_OWN_PAGES)
  const mayHaveOwnPage = ({ ip }: FastifyRequest) => !config.rateLimits || isWithinLimit(addressKey(ip))
  const once = answerOnce<FormAnswer>(clock, SAME_PRESS, (answer) => 'location' in answer)

  async function render(
    { server }: FastifyRequest,
    address: string | null,
    choice: Choice,
    submitted?: unknown,
  ): Promise<Source | null> {
    const call = async (url: string) => {
      const { statusCode, payload } = await server.inject({ url })
      return { status: statusCode, body: payload }
    }
    const { renderPage } = await loadSite()
    const site = { origin: config.publicUrl.origin, shell, manifest, read, call }
    return renderPage(site, address, choice, submitted)
  }

  async function renderShared(
    request: FastifyRequest,
    address: string | null,
    choice: Choice,
    last: Stored | undefined,
  ): Promise<RenderedPage | null> {
    const source = await render(request, address, choice)
    return source && sharedPage(source, (await last?.page.catch(() => null)) ?? null)
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

  async function sendForm(request: FastifyRequest, sent: SentForm, choice: Choice): Promise<FormAnswer> {
    let status = 422
    let cookies: string[] = []
    const { path, query } = sent
    const { answerForm } = await loadSite()
    const answer = await answerForm({ path, query, fields: request.body ?? {} }, async ({ method, path, body }) => {
      const { cookie, 'user-agent': agent } = request.headers
      const answered = await request.server.inject({
        method: method === 'GET' ? 'GET' : 'POST',
        url: path,
        remoteAddress: request.ip,
        headers: { ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }), ...(body && json) },
        ...(body && { payload: body }),
      })
      status = answered.statusCode
      cookies = [answered.headers['set-cookie'] ?? []].flat()
      return { status, body: answered.payload }
    })
    if ('location' in answer) return { location: answer.location, cookies }
    const address = path + query
    const page = await render(request, address, await offered(choice, address), answer.submitted)
    if (page === null) throw new Error(`${path} was not rendered`)
    // A refusal in the body of a 200 is one as well.
    return { page: ownPage(page).html, status: status < 400 ? 422 : status }
  }

  async function form(request: FastifyRequest, sent: SentForm, choice: Choice): Promise<FormAnswer> {
    if (!mayHaveOwnPage(request)) throw new TooManyRequestsError(60)
    const call = [sent.path, sent.query, request.ip, JSON.stringify(request.body ?? {})]
    return once(call, () => sendForm(request, sent, choice))
  }

  async function page(
    request: FastifyRequest,
    address: string | null,
    requested: Choice,
  ): Promise<RenderedPage | null> {
    let last: Stored | undefined
    try {
      if (address !== null && !(await isOffered(packIn(address)))) return null
      const choice = await offered(requested, address)
      if (address !== null && isOfOneVisitor(address)) {
        const own = mayHaveOwnPage(request) ? await render(request, address, choice) : null
        return own && ownPage(own)
      }
      const key = JSON.stringify([address, choice])
      last = stored.get(key)
      const now = clock.now().getTime()
      if (last && last.until > now) return await last.page
      const page = renderShared(request, address, choice, last)
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

  return { page, form }
}
