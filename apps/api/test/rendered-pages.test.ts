import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SECOND } from '../src/platform/support/clock.ts'
import { startServer, type TestServer } from './support/server.ts'

/** A site build with pages that show their input, count their renderings and fail on request. */
const renderer = `
let made = 0
const orders = globalThis.ordersOfRenderer
export async function renderPage({ shell, call }, path, choice) {
  if (path === '/account') return null
  const { status, body } = await call('/api/packs?currency=' + (choice.currency ?? 'EUR'))
  if (orders.fail) throw new Error('no page today')
  made += 1
  const packs = JSON.parse(body).payload.length
  const html = shell.replace('Shell', JSON.stringify({ path, choice, status, packs, made }))
  return { html, data: path === '/pricing' ? JSON.stringify({ made, currency: choice.currency }) : null }
}`

const orders = { fail: false }
Reflect.set(globalThis, 'ordersOfRenderer', orders)

let parent: string
let server: TestServer
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mintage-rendered-'))
  await mkdir(join(parent, 'dist/.vite'), { recursive: true })
  await mkdir(join(parent, 'dist-server'))
  await writeFile(join(parent, 'dist/index.html'), '<title>Shell</title>')
  await writeFile(join(parent, 'dist/.vite/manifest.json'), '{}')
  await writeFile(join(parent, 'dist-server/render.js'), renderer)
  await writeFile(join(parent, 'dist-server/package.json'), '{ "type": "module" }')
  server = await startServer({ siteDir: join(parent, 'dist') })
})
afterAll(async () => {
  await server.close()
  await rm(parent, { recursive: true })
})
beforeEach(() => {
  orders.fail = false
  server.clock.advance(60 * SECOND)
})

const get = async (url: string, cookie = '') => {
  const reply = await server.http.inject({ url, headers: { cookie } })
  const text = /<title>(.*)<\/title>/.exec(reply.payload)?.[1] ?? ''
  return { reply, page: text.startsWith('{') ? JSON.parse(text) : text }
}

test("renders a page from the API's data and leaves the rest to the browser", async () => {
  const { page, reply } = await get('/pricing')
  expect(page).toMatchObject({ path: '/pricing', status: 200, packs: expect.any(Number) })
  expect(page.packs).toBeGreaterThan(1)
  expect(reply.headers.vary).toContain('cookie')
  expect((await get('/account')).page).toBe('Shell')
})

test('renders a guest form only without a query', async () => {
  for (const path of ['/login', '/register', '/forgot-password']) {
    expect((await get(path)).page).toMatchObject({ path })
    expect((await get(`${path}?redirect=%2Fpay`)).page).toBe('Shell')
  }
  expect((await get('/pricing?from=mail')).page).toMatchObject({ path: '/pricing' })
})

test('renders a guest form for the services and for packs that are sold', async () => {
  const formFor = async (wanted: string) => (await get(`/login?redirect=${encodeURIComponent(wanted)}`)).page
  for (const wanted of ['/services', '/services/upscale', '/?plan=2', '/pricing?plan=3']) {
    expect(await formFor(wanted)).toMatchObject({ path: `/login?redirect=${encodeURIComponent(wanted)}` })
  }
  for (const wanted of ['/pricing?plan=999', '/pricing?plan=x', '/faq?plan=2', '/services/none', '//pricing?plan=2']) {
    expect(await formFor(wanted), wanted).toBe('Shell')
  }
  expect((await get('/login?redirect=%2Fservices&more=1')).page).toBe('Shell')
})

test('renders Login once more for who has signed in on this browser before', async () => {
  const returning = 'mintage_customer=1'
  const isReturning = async (url: string) => (await get(url, returning)).page.choice.isReturning
  expect(await isReturning('/login?redirect=%2Fservices')).toBe(true)
  for (const url of ['/login', '/register?redirect=%2Fservices', '/faq']) expect(await isReturning(url)).toBe(false)
  expect((await get('/login?redirect=%2Fservices')).page.choice.isReturning).toBe(false)
})

test('renders a payment result once for all orders, without their ids', async () => {
  for (const path of ['/success-payment', '/pending-payment', '/processing-payment']) {
    const first = (await get(`${path}?order_id=ord-1`)).page
    expect(first.path).toBe(`${path}?order_id=1`)
    expect((await get(`${path}?order_id=ord-2&utm=mail`)).page.made).toBe(first.made)
    expect((await get(path)).page).toMatchObject({ path })
  }
  expect((await get('/fail-payment?order_id=ord-1')).page.path).toBe('/fail-payment')
  expect((await get('/fail-payment?cancelled')).page.path).toBe('/fail-payment?cancelled=1')
  expect((await get('/fail-payment?error=Declined')).page).toBe('Shell')
})

test('renders the not-found page once and answers 404', async () => {
  const [first, second] = [await get('/nothing'), await get('/nothing/at/all')]
  expect([first.reply.statusCode, first.page.path]).toEqual([404, null])
  expect(second.page.made).toBe(first.page.made)
  expect(first.reply.headers['x-robots-tag']).toBe('noindex')
  expect((await get('/static-page/999')).reply.statusCode).toBe(404)
})

test('renders a page again after five seconds, once for parallel requests', async () => {
  const first = (await get('/faq')).page.made
  server.clock.advance(5 * SECOND - 1)
  expect((await get('/faq')).page.made).toBe(first)
  server.clock.advance(1)
  const numbers = (await Promise.all([get('/faq'), get('/faq'), get('/faq')])).map(({ page }) => page.made)
  expect(numbers).toEqual([first + 1, first + 1, first + 1])
})

test('renders one page for each offered currency and language only', async () => {
  const choiceOf = async (cookie: string) => (await get('/faq', cookie)).page.choice
  expect(await choiceOf('currencyCode=USD; languageId=1')).toEqual({ currency: 'USD', language: 1, isReturning: false })
  for (const cookie of [
    '',
    'currencyCode=XXX',
    'currencyCode=usd',
    'languageId=99',
    'languageId=1e3',
    'currencyCode=<b>',
  ])
    expect(await choiceOf(cookie), cookie).toEqual({ currency: null, language: null, isReturning: false })
})

test('serves the previous page if rendering fails, otherwise the browser renders it', async () => {
  const { page } = await get('/faq')
  orders.fail = true
  server.clock.advance(10 * SECOND)
  const later = await get('/faq')
  expect([later.reply.statusCode, later.page.made]).toEqual([200, page.made])
  const never = await get('/upscale-image')
  expect([never.reply.statusCode, never.page]).toEqual([200, 'Shell'])
  orders.fail = false
  server.clock.advance(10 * SECOND)
  expect((await get('/faq')).page.made).toBeGreaterThan(page.made)
  expect((await get('/upscale-image')).page).toMatchObject({ path: '/upscale-image' })
})

test('serves the data of a page beside it, in the chosen currency', async () => {
  const data = async (url: string, cookie = '') => {
    const { statusCode, headers, payload } = await server.http.inject({ url, headers: { cookie } })
    return { statusCode, headers, json: statusCode === 200 ? JSON.parse(payload) : null }
  }
  const { page } = await get('/pricing', 'currencyCode=USD')
  const found = await data('/page-data/pricing.json', 'currencyCode=USD')
  expect(found.json).toEqual({ made: page.made, currency: 'USD' })
  expect(found.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
  expect(found.headers.etag).toEqual(expect.any(String))
  for (const url of ['/page-data/faq.json', '/page-data/account.json', '/page-data/nothing.json', '/page-data.js']) {
    expect((await data(url)).statusCode, url).toBe(404)
  }
})

test('a shared cache may keep a rendered public page for seconds, apart for each choice', async () => {
  const caching = async (url: string, cookie = '') => {
    const { headers } = (await get(url, cookie)).reply
    return [headers['cache-control'], headers.vary]
  }
  const shared = ['public, max-age=0, s-maxage=5, stale-while-revalidate=5', 'accept-encoding, cookie']
  for (const url of ['/', '/pricing', '/faq', '/generate-image', '/static-page/1', '/terms']) {
    expect(await caching(url), url).toEqual(shared)
  }
  expect(await caching('/pricing', 'currencyCode=USD; languageId=1')).toEqual(shared)
  for (const url of ['/login', '/account', '/success-payment?order_id=ord-1', '/nothing', '/static-page/999']) {
    expect(await caching(url), url).toEqual(['no-cache', 'accept-encoding, cookie'])
  }
  expect((await caching('/reset-password?token=secret'))[0]).toBe('no-store')

  orders.fail = true
  expect(await caching('/remove-background')).toEqual(['no-cache', 'accept-encoding, cookie'])
})
