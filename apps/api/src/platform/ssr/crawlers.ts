import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { Db } from '../db/open.ts'
import { addressOf, listedPages } from './client-routes.ts'

/** Each of these alone, with a query, and with subpaths; not `/payment-terms`. */
const disallowed = ['/account', '/services', '/pay', '/api', '/sandbox']

/** Endpoints that public pages call: a crawler that runs scripts would see errors without them. */
const readByPages = [
  'is-auth',
  'settings',
  'countries',
  'currencies',
  'languages',
  'localizations',
  'static-pages',
  'social-links',
  'packs',
  'token-pricing',
]

/** The rules for crawlers (RFC 9309: the longest matching rule wins). */
const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...disallowed.flatMap((path) => ['$', '?', '/'].map((end) => `Disallow: ${path}${end}`)),
    ...readByPages.map((call) => `Allow: /api/${call}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

interface Listed {
  path: string
  changed: Date | null
}

/** The time of operators' last changes by page. */
async function changesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('admin_audit')
    .select(({ fn }) => ['subject', fn.max('at').as('at')])
    .where('action', '=', 'catalogue.change')
    .where(
      'subject',
      'in',
      ids.map((id) => `page:${id}`),
    )
    .groupBy('subject')
    .execute()
  return new Map(rows.map(({ subject, at }) => [subject, new Date(at)]))
}

/** A document's name, unless a page of the site has that address; then its number (D48). */
function pathOf({ id, slug }: { id: number; slug: string | null }): string {
  const named = slug ? `/${encodeURIComponent(slug)}` : null
  return named !== null && addressOf(`/${slug}`) === null ? named : `/static-page/${id}`
}

async function readListed(db: Db): Promise<readonly Listed[]> {
  const documents = await db.selectFrom('static_pages').select(['id', 'slug']).orderBy('id').execute()
  const changes = await changesOf(
    db,
    documents.map(({ id }) => id),
  )
  return [
    ...listedPages.map((path) => ({ path, changed: null })),
    ...documents.map((page) => ({ path: pathOf(page), changed: changes.get(`page:${page.id}`) ?? null })),
  ]
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const sitemapOf = (origin: string, pages: readonly Listed[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changed }) => {
      const lastmod = changed === null ? '' : `<lastmod>${changed.toISOString()}</lastmod>`
      return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${lastmod}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')

/** Cached like the site's files: revalidated each time, sent if changed. */
function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 20)}"`
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(text)
}

export function answerCrawlers(app: FastifyInstance, { config, db }: Pick<Dependencies, 'config' | 'db'>): void {
  const { origin } = config.publicUrl
  app.get('/robots.txt', async (request, reply) => send(request, reply, 'text/plain; charset=utf-8', robotsOf(origin)))
  app.get('/sitemap.xml', async (request, reply) =>
    send(request, reply, 'application/xml; charset=utf-8', sitemapOf(origin, await readListed(db))),
  )
}
