import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changePage } from '../src/domain/admin/catalogue/pages.ts'
import { DatabaseAway } from '../src/platform/db/away.ts'
import { DAY } from '../src/platform/support/clock.ts'
import { checkRefusal } from './support/contract.ts'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ publicUrl: new URL('https://mintage.example/') })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.http.inject({ url, headers })

describe('robots.txt', () => {
  /** Evaluates RFC 9309: the longest matching rule wins, and of two equal ones the allowing rule. */
  async function mayRead(path: string): Promise<boolean> {
    const lines = (await get('/robots.txt')).payload.split('\n')
    const rules = lines.flatMap((line) => {
      const [, kind, rule] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? []
      return kind && rule ? [{ allows: kind === 'Allow', rule }] : []
    })
    const fits = (rule: string) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule))
    const [best] = rules
      .filter(({ rule }) => fits(rule))
      .sort((one, other) => other.rule.length - one.rule.length || Number(other.allows) - Number(one.allows))
    return best?.allows ?? true
  }

  test("is text for every crawler with the sitemap's full URL", async () => {
    const reply = await get('/robots.txt')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(reply.payload).toMatch(/^User-agent: \*\n/)
    expect(reply.payload).toContain('\nSitemap: https://mintage.example/sitemap.xml\n')
  })

  test.each([
    '/',
    '/pricing',
    '/check',
    '/terms',
    '/static-page/1',
    // Crawlers must read these pages to find their noindex header.
    '/login',
    '/register',
    // Names of documents that begin like a private page.
    '/payment-terms',
    '/account-closure',
    '/services-overview',
    '/api-terms',
    '/cards/landing.jpg',
    '/assets/main-Ab12Cd34.js',
    // Endpoints that a rendered page calls.
    '/api/settings',
    '/api/packs?currency=EUR',
  ])('allows %s', async (path) => expect(await mayRead(path)).toBe(true))

  test.each([
    '/account',
    '/account/profile',
    '/account?tab=1',
    '/services',
    '/services/upscale',
    '/pay',
    '/pay?order=1',
    '/pay/',
    '/api',
    '/api/projects',
    '/api/payment-history',
    '/api/email/verify?token=a',
    '/sandbox/challenge/1',
  ])('disallows %s', async (path) => expect(await mayRead(path)).toBe(false))

  test('allows only endpoints that exist and need no session', async () => {
    const calls = (await get('/robots.txt')).payload.matchAll(/^Allow: (\/api\/.+)$/gm)
    const answers = await Promise.all(
      [...calls].map(async ([, call = '']) => [call, (await get(`${call}?currency=EUR&lang_id=1`)).statusCode]),
    )
    expect(answers.length).toBeGreaterThan(5)
    // Settings and others refuse unknown query parameters, but none requires a session.
    expect(answers.filter(([, status]) => status === 401 || status === 404)).toEqual([])
  })
})

describe('sitemap.xml', () => {
  const readSitemap = async () => {
    const { payload } = await get('/sitemap.xml')
    return [...payload.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(
      ([, address, changed]) => ({ address, changed }),
    )
  }
  const addresses = async () => (await readSitemap()).map(({ address }) => address)

  test('lists the public pages and the documents by their addresses', async () => {
    const reply = await get('/sitemap.xml')
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(reply.payload).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\//,
    )
    expect(await addresses()).toEqual(
      [
        ...['/', '/pricing', '/faq', '/generate-image', '/remove-background', '/upscale-image', '/check'],
        ...['/terms', '/privacy', '/cookie-policy', '/refund-policy'],
      ].map((path) => `https://mintage.example${path}`),
    )
  })

  test('has the date of documents that an operator changed, and no date for others', async () => {
    server.clock.advance(DAY)
    await changePage(server.dependencies, 'mara', 2, { title: 'Privacy' })
    server.clock.advance(DAY)
    await changePage(server.dependencies, 'mara', 2, { title: 'Privacy policy' })
    const changed = server.clock.now().toISOString()
    const pages = await readSitemap()
    expect(pages.filter((page) => page.changed !== undefined)).toEqual([
      { address: 'https://mintage.example/privacy', changed },
    ])
  })

  test('lists a document by number if it has no name or the site uses that name', async () => {
    const rows = [
      { id: 71, slug: null },
      { id: 72, slug: 'pricing' },
    ].map((row) => ({ ...row, title: 'A', content: '', is_terms: false, is_privacy: false }))
    await server.dependencies.db.insertInto('static_pages').values(rows).execute()
    expect((await addresses()).slice(-2)).toEqual([
      'https://mintage.example/static-page/71',
      'https://mintage.example/static-page/72',
    ])
    await server.dependencies.db.deleteFrom('static_pages').where('id', 'in', [71, 72]).execute()
  })

  test('stays valid XML with any document name', async () => {
    const before = await addresses()
    const slugs = fc.array(
      fc.constantFrom('<', '&', '"', "'", ']]>', '</loc>', '/', '..', '?', '#', ' ', 'é', '\\', 'a'),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    await fc.assert(
      fc.asyncProperty(slugs, async (parts) => {
        const row = { id: 80, slug: parts.join(''), title: 'A', content: '', is_terms: false, is_privacy: false }
        await server.dependencies.db.insertInto('static_pages').values(row).execute()
        const found = await readSitemap()
        await server.dependencies.db.deleteFrom('static_pages').where('id', '=', 80).execute()
        const { payload } = await get('/sitemap.xml')
        expect(payload.match(/<url>/g)).toHaveLength(before.length)
        expect(found).toHaveLength(before.length + 1)
        const address = found.at(-1)?.address ?? ''
        expect(address).toMatch(/^https:\/\/mintage\.example\/[^\s<>"']*$/)
      }),
      { numRuns: 50 },
    )
    expect(await addresses()).toEqual(before)
  })
})

test.each(['/robots.txt', '/sitemap.xml'])('%s is revalidated and sent if changed', async (url) => {
  const first = await get(url)
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await get(url, { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  const head = await server.http.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.payload, head.headers.etag]).toEqual([200, '', first.headers.etag])
})

test('without the database robots.txt is served and sitemap.xml answers 503', async () => {
  const reading = vi.spyOn(server.dependencies.db, 'selectFrom').mockImplementation(() => {
    throw new DatabaseAway(new Error('connect ECONNREFUSED'))
  })
  try {
    const sitemap = await get('/sitemap.xml')
    expect([sitemap.statusCode, sitemap.headers['retry-after']]).toEqual([503, '5'])
    expect(sitemap.headers['cache-control']).toBe('no-store')
    expect(sitemap.headers.etag).toBeUndefined()
    checkRefusal(sitemap.statusCode, String(sitemap.headers['content-type']), sitemap.payload)
    expect((await get('/robots.txt')).statusCode).toBe(200)
  } finally {
    reading.mockRestore()
  }
})
