import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../http/errors.ts'
import { contentSecurityPolicy, pageHeaders, tagManagerSources } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { type Asset, type Encoding, loadAssets } from './assets.ts'
import { isClientRoute } from './client-routes.ts'

function pickEncoding(request: FastifyRequest, asset: Asset): Encoding {
  if (!asset.isCompressible) return 'identity'
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    throw notFound()
  }
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

export type SiteHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Serves the built site: its files, its prerendered pages, and the shell for every address that the site draws. */
export async function serveSite(services: Services, folder: string): Promise<SiteHandler> {
  const assets = await loadAssets(folder)
  const shell = assets.get('/shell.html') ?? assets.get('/index.html')
  if (!shell) throw new Error(`SITE_DIR ${folder} holds no index.html`)

  const prerendered = (path: string): Asset | undefined =>
    path === '/' ? assets.get('/index.html') : (assets.get(`${path}/index.html`) ?? assets.get(`${path}.html`))

  async function isPage(path: string): Promise<boolean> {
    if (isClientRoute(path)) return true
    const slug = /^\/([^/]+)$/.exec(path)?.[1]
    if (slug === undefined) return false
    const page = await services.db.selectFrom('static_pages').select('id').where('slug', '=', slug).executeTakeFirst()
    return page !== undefined
  }

  async function policyFor(asset: Asset, path: string): Promise<string> {
    const { google_tag: tag } = await services.catalogue.settings()
    // No third party's script where card data is typed.
    const more = tag && path !== '/pay' ? tagManagerSources : null
    return contentSecurityPolicy({ ...more, 'script-src': [...asset.scriptHashes, ...(more?.['script-src'] ?? [])] })
  }

  async function send(request: FastifyRequest, reply: FastifyReply, asset: Asset, path: string, status: number) {
    const encoding = pickEncoding(request, asset)
    const etag = `"${asset.etag}-${encoding}"`
    reply
      .header('etag', etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (asset.isHtml) reply.headers(pageHeaders(await policyFor(asset, path)))
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .code(status)
      .type(asset.type)
      .send(await asset.encoded(encoding))
  }

  return async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw notFound()
    const decoded = decodePath(request.url)
    const file = decoded.endsWith('.html') ? undefined : assets.get(decoded)
    if (file) return send(request, reply, file, decoded, 200)
    const path = withoutSlash(decoded)
    const page = prerendered(path)
    if (page) return send(request, reply, page, path, 200)
    return send(request, reply, shell, path, (await isPage(path)) ? 200 : 404)
  }
}
