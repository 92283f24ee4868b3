import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFoundError } from '../../errors.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { contentSecurityPolicy, pageHeaders, tagManagerSources } from '../http/security-headers.ts'
import { type Asset, loadAssets } from './assets.ts'
import { readChoice } from './choice.ts'
import {
  addressOf,
  holdsSecret,
  isListed,
  isPrivatePage,
  renderedAddress,
  withoutExtraSlashes,
} from './client-routes.ts'
import { keepScripts } from './earlier-scripts.ts'
import { pickEncoding } from './encodings.ts'
import { loadRenderer } from './rendered-pages.ts'

interface PageAddress {
  /** The path as sent. */
  path: string
  decoded: string
  query: string
}

function readAddress(url: string): PageAddress {
  const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  try {
    return { path, decoded: decodeURIComponent(path), query }
  } catch {
    throw new NotFoundError()
  }
}

export class SiteMissing extends Error {
  constructor(folder: string) {
    super(`SITE_DIR ${folder} holds no built site: there is no index.html in it.`)
  }
}

/** Checked first: a folder without a page is a mistake in the server's configuration. */
export function requireSite(folder: string): void {
  if (!['shell.html', 'index.html'].some((page) => existsSync(join(folder, page)))) throw new SiteMissing(folder)
}

/**
 * A shared cache may answer for as long as the server does from its own (rendered-pages.ts), and as long again while it
 * asks for the next version. A restart takes longer, so nobody is sent a page of an earlier build.
 */
const SHARED = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'

type SiteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export interface ServedSite {
  /** Answers with files and pages. */
  get: SiteHandler
  /** Answers a form at the path of its page. */
  post: SiteHandler
}

/** Serves the built site: its files, its prerendered pages, and the shell for every address that the site renders. */
export async function serveSite(dependencies: Dependencies, folder: string): Promise<ServedSite> {
  const assets = await loadAssets(folder)
  const shell = assets.get('/shell.html') ?? assets.get('/index.html')
  if (!shell) throw new SiteMissing(folder)
  const renderer = await loadRenderer(dependencies, folder)
  const rendered = renderer?.page
  const findDifference = await keepScripts(dependencies, assets)

  const prerendered = (path: string): Asset | undefined =>
    path === '/' ? assets.get('/index.html') : (assets.get(`${path}/index.html`) ?? assets.get(`${path}.html`))

  /** The canonical address of the page at a path, or null. */
  async function pageAddress(decoded: string): Promise<string | null> {
    const address = addressOf(decoded)
    const id = /^\/static-page\/([1-9]\d{0,8})$/.exec(address ?? '')?.[1]
    if (id !== undefined) return (await isDocument(Number(id))) ? address : null
    if (address !== null) return address
    const slug = /^\/([^/]+)$/.exec(withoutExtraSlashes(decoded))?.[1]
    const written = slug === undefined ? null : await writtenSlug(slug)
    return written === null ? null : `/${encodeURIComponent(written)}`
  }

  async function isDocument(id: number): Promise<boolean> {
    const found = dependencies.db.selectFrom('static_pages').select('id').where('id', '=', id)
    return (await found.executeTakeFirst()) !== undefined
  }

  /** The slug of a document as stored: an exact match first, because two may differ only in case. */
  async function writtenSlug(requested: string): Promise<string | null> {
    const documents = await dependencies.db.selectFrom('static_pages').select('slug').execute()
    const slugs = documents.flatMap(({ slug }) => slug ?? [])
    const lower = requested.toLowerCase()
    return slugs.find((slug) => slug === requested) ?? slugs.find((slug) => slug.toLowerCase() === lower) ?? null
  }

  /** Allows third parties on known public pages only: an unknown address may be a private page of the site's router. */
  async function policyFor(asset: Asset, address: string | null): Promise<string> {
    const { google_tag: tag } = await dependencies.catalogue.settings()
    const more = tag && address !== null && !isPrivatePage(address) ? tagManagerSources : null
    const { scripts, styles, styleAttributes } = asset.inline
    return contentSecurityPolicy({
      ...more,
      'script-src': [...scripts, ...(more?.['script-src'] ?? [])],
      'style-src-elem': styles,
      'style-src-attr': styleAttributes,
    })
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    asset: Asset,
    page: string | null,
    status: number,
    caching = 'no-cache',
  ) {
    const difference = await findDifference(request, asset)
    const encoding = pickEncoding(request, asset)
    const coding = difference === null ? encoding : 'dcz'
    const etag = `"${asset.etag}-${difference?.tag ?? encoding}"`
    // A shared cache that ignores Vary must not give a difference to a browser without the earlier script.
    const audience = difference === null ? 'public' : 'private'
    // A page and its data are in the visitor's currency and language.
    const isChosen = asset.isHtml || asset.type.startsWith('application/json')
    reply
      .header('etag', etag)
      .header('vary', isChosen ? 'accept-encoding, cookie' : 'accept-encoding')
      .header('cache-control', asset.immutable ? `${audience}, max-age=31536000, immutable` : caching)
    if (asset.script !== null) {
      reply
        .header('vary', 'accept-encoding, available-dictionary')
        .header('use-as-dictionary', `match="/assets/${asset.script}-*.js"`)
    }
    if (asset.isHtml) {
      const referrer = page === null || holdsSecret(page) ? 'no-referrer' : 'strict-origin-when-cross-origin'
      reply.headers(pageHeaders(await policyFor(asset, page), referrer))
      if (page === null || !isListed(page)) reply.header('x-robots-tag', 'noindex')
      // Pages with a token in the URL are not cached.
      if (page !== null && holdsSecret(page)) reply.header('cache-control', 'no-store')
    }
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply
      .code(status)
      .type(asset.type)
      .send(difference?.bytes ?? (await asset.encoded(encoding)))
  }

  /** The data of a rendered page (apps/site/src/app/page-data.ts): `/page-data/pricing.json`. */
  async function pageData(request: FastifyRequest, path: string): Promise<Asset> {
    const [, page] = /^\/page-data(|\/.+)\.json$/s.exec(path) ?? []
    const address = page === undefined ? null : await pageAddress(page || '/')
    const found = address === null ? null : await rendered?.(request, address, readChoice(request))
    if (!found?.data) throw new NotFoundError()
    return found.data
  }

  const get: SiteHandler = async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new NotFoundError()
    const { path, decoded, query } = readAddress(request.url)
    const file = decoded.endsWith('.html') ? undefined : assets.get(decoded)
    if (file) return send(request, reply, file, null, 200)
    if (decoded.startsWith('/page-data')) return send(request, reply, await pageData(request, decoded), null, 200)
    const page = await pageAddress(decoded)
    const choice = readChoice(request)
    if (page === null) return send(request, reply, (await rendered?.(request, null, choice))?.html ?? shell, null, 404)
    // One spelling per page, so that server and browser decide by the same address.
    if (page !== path) return reply.redirect(`${page}${query}`, 308)
    const address = renderedAddress(page, query)
    const found = address === null ? null : await rendered?.(request, address, choice)
    // The empty page stands for a rendered one only as long as that fails.
    const caching = found && isListed(page) ? SHARED : 'no-cache'
    return send(request, reply, found?.html ?? prerendered(page) ?? shell, page, 200, caching)
  }

  const post: SiteHandler = async (request, reply) => {
    const { path, query } = readAddress(request.url)
    // Without a renderer the browser draws all pages, and sends all forms.
    if (!renderer) return reply.redirect(request.url, 303)
    const answer = await renderer.form(request, { path, query }, readChoice(request))
    if ('location' in answer) return reply.header('set-cookie', answer.cookies).redirect(answer.location, 303)
    return send(request, reply, answer.page, path, answer.status)
  }

  return { get, post }
}
