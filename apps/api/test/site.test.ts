import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../src/platform/support/clock.ts'
import { startServer, type TestServer } from './support/server.ts'

const inline = 'document.documentElement.dataset.ready = ""'
const style = 'p { color: red }'
const script = `export const text = '${'mint '.repeat(400)}'`
let server: TestServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mintage-site-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'pricing'))
  const inlines = `<script>${inline}</script><style>${style}</style><p style="margin:0">`
  await writeFile(join(folder, 'index.html'), `<title>Home</title>${inlines}`)
  await writeFile(join(folder, 'shell.html'), '<title>Shell</title>')
  await writeFile(join(folder, 'pricing/index.html'), '<title>Pricing</title>')
  await writeFile(join(folder, 'assets/main-Ab12Cd34.js'), script)
  await writeFile(join(folder, 'assets/Ab12-d_4.js'), script)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  server = await startServer({ siteDir: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.http.inject({ url, headers })

test('serves prerendered pages, the shell for other site addresses, and 404 for the rest', async () => {
  const title = async (url: string) => {
    const reply = await get(url)
    return [reply.statusCode, /<title>(\w+)/.exec(reply.payload)?.[1]]
  }
  expect(await title('/')).toEqual([200, 'Home'])
  expect(await title('/pricing')).toEqual([200, 'Pricing'])
  expect(await title('/pricing?currency=EUR')).toEqual([200, 'Pricing'])
  expect(await title('/account/profile')).toEqual([200, 'Shell'])
  expect(await title('/terms')).toEqual([200, 'Shell'])
  expect(await title('/no-such-page')).toEqual([404, 'Shell'])
  expect(await title('/%E0%A4%A')).toEqual([400, undefined])
  expect(await title('/%00')).toEqual([400, undefined])
  expect(await title('/pay;x')).toEqual([404, 'Shell'])
  expect((await get('/api/no-such-call')).json()).toMatchObject({ code: 'not_found' })
})

test.each(['main-Ab12Cd34.js', 'Ab12-d_4.js'])('%s has a content hash and is cached permanently', async (file) => {
  const { headers } = await get(`/assets/${file}`)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('compresses hashed files and revalidates pages', async () => {
  const plain = await get('/assets/main-Ab12Cd34.js')
  expect(plain.payload).toBe(script)
  const brotli = await get('/assets/main-Ab12Cd34.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, available-dictionary' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
  const gzip = await get('/assets/main-Ab12Cd34.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)

  const page = await get('/')
  expect(page.headers['cache-control']).toBe('no-cache')
  const again = await get('/', { 'if-none-match': String(page.headers.etag) })
  expect(again.statusCode).toBe(304)
})

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('allows inline styles by their hash only', async () => {
  const policy = async (url: string) => String((await get(url)).headers['content-security-policy'])
  const attribute = `style-src-attr 'unsafe-hashes' ${sha('margin:0')};`
  expect(await policy('/')).toContain(`style-src-elem 'self' ${sha(style)}; ${attribute}`)
  expect(await policy('/pay')).toContain("style-src-elem 'self'; style-src-attr 'none';")
})

test('allows inline scripts by their hash only, and no tag manager on pages with card data', async () => {
  const hash = sha(inline)
  const policy = async (url: string) => String((await get(url)).headers['content-security-policy'])
  expect(await policy('/')).toContain(`script-src 'self' ${hash};`)
  expect(await policy('/')).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
  expect((await get('/')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(await policy('/pay')).toContain("script-src 'self';")

  await sql`update settings set value = jsonb_set(value, '{google_tag}', '"G-TEST123"')`.execute(server.dependencies.db)
  server.clock.advance(MINUTE)
  expect(await policy('/pricing')).toContain('https://www.googletagmanager.com')
  expect(await policy('/terms')).toContain('https://www.googletagmanager.com')
  // Unknown addresses too, because the site's router may match them.
  for (const url of [
    '/pay',
    '/pay?order=1',
    '/Pay',
    '//pay',
    '/pay;x',
    '/pay/',
    '/p%61y',
    '/pay%20',
    '/no-such-page',
  ]) {
    expect(await policy(url)).not.toContain('googletagmanager')
  }
})

test('the reset page sends no referrer and has no tag manager', async () => {
  for (const url of [
    '/reset-password?token=secret',
    '/reset-password-confirm?token=secret',
    '/Reset-Password?token=s',
  ]) {
    const { headers } = await get(url)
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(String(headers['content-security-policy'])).not.toContain('googletagmanager')
  }
  expect((await get('/reset-password?token=secret')).headers['cache-control']).toBe('no-store')
})

test('a natively submitted form leads back to its page, and its data is not kept', async () => {
  for (const url of ['/login?redirect=%2Faccount', '/register', '/forgot-password']) {
    const reply = await server.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a%40b.test&password=Secret-words-1',
    })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, url])
  }
  expect(server.logLines.join('')).not.toContain('Secret-words-1')
  expect(server.logLines.join('')).not.toContain('a%40b')
})

test('a page has one address, and other spellings redirect to it', async () => {
  const target = async (url: string) => {
    const { statusCode, headers } = await get(url)
    return [statusCode, headers.location]
  }
  expect(await target('/Pay')).toEqual([308, '/pay'])
  expect(await target('//pay')).toEqual([308, '/pay'])
  expect(await target('/pay/')).toEqual([308, '/pay'])
  expect(await target('/p%61y')).toEqual([308, '/pay'])
  expect(await target('/Account//Profile/?tab=1')).toEqual([308, '/account/profile?tab=1'])
  expect(await target('/Reset-Password-Confirm?token=a%2Fb&email=c')).toEqual([
    308,
    '/reset-password-confirm?token=a%2Fb&email=c',
  ])
  expect(await target('/terms/')).toEqual([308, '/terms'])
  expect(await target('/Terms?from=mail')).toEqual([308, '/terms?from=mail'])
  expect(await target('/TERMS/')).toEqual([308, '/terms'])
  expect(await target('//evil.test')).toEqual([404, undefined])
  expect(await target('/%5Cevil.test/pay')).toEqual([404, undefined])
})

test('allows reads only, and only inside the folder', async () => {
  expect((await server.http.inject({ method: 'POST', url: '/pricing' })).statusCode).toBe(404)
  expect((await get('/../package.json')).statusCode).toBe(404)
  expect((await get('/%2e%2e/package.json')).statusCode).toBe(404)
  const head = await server.http.inject({ method: 'HEAD', url: '/robots.txt' })
  expect([head.statusCode, head.payload]).toEqual([200, ''])
})
