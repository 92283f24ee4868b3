import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../src/platform/config/config.ts'
import { SECOND } from '../src/platform/support/clock.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newEmail, password } from './support/visitor.ts'

/** A site build with pages that show their input, count their renderings and fail on request. */
const renderer = `
let made = 0
const orders = globalThis.ordersOfRenderer
export async function answerForm({ path, query, fields }, call) {
  if (fields.go) return { location: '/account' }
  const { status, body } = await call({ method: 'POST', path: '/api/login', body: JSON.stringify(fields) })
  return status === 200 ? { location: '/account' + query } : { submitted: { ...fields, ...JSON.parse(body) } }
}
export async function renderPage({ shell, call }, path, choice, submitted) {
  if (path === '/account') return null
  const { status, body } = await call('/api/packs?currency=' + (choice.currency ?? 'EUR'))
  if (orders.fail) throw new Error('no page today')
  made += 1
  const packs = JSON.parse(body).payload.length
  const html = shell.replace('Shell', JSON.stringify({ path, choice, status, packs, made, submitted }))
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

test('renders the forms that lead on with their query, for one visitor', async () => {
  for (const path of ['/login', '/register']) {
    expect((await get(path)).page).toMatchObject({ path })
    const wanted = `${path}?redirect=%2Fpay`
    const first = (await get(wanted)).page
    expect(first.path).toBe(wanted)
    expect((await get(wanted)).page.made).toBe(first.made + 1)
  }
  for (const path of ['/forgot-password', '/contact']) {
    expect((await get(`${path}?from=mail`)).page).toMatchObject({ path })
    expect((await get(`${path}?sent=yes`)).page).toMatchObject({ path: `${path}?sent=1` })
  }
  expect((await get('/pricing?from=mail')).page).toMatchObject({ path: '/pricing' })
})

test('renders a guest form for the services and for packs that are sold', async () => {
  const formFor = async (wanted: string) => (await get(`/login?redirect=${encodeURIComponent(wanted)}`)).page
  for (const wanted of ['/services', '/services/upscale', '/?plan=2', '/pricing?plan=3']) {
    expect(await formFor(wanted)).toMatchObject({ path: `/login?redirect=${encodeURIComponent(wanted)}` })
  }
  expect(await formFor('/pricing?plan=999')).toBe('Shell')
})

test('keeps no rendered form with a query that nobody else has', async () => {
  const made = async (url: string) => (await get(url)).page.made
  for (const url of ['/login?redirect=%2Fservices', '/login?redirect=%2Fpricing%3Fplan%3D3']) {
    expect(await made(url), url).toBe(await made(url))
  }
  const own = ['/pricing?plan=x', '/faq?plan=2', '/services/none', '//pricing?plan=2'].map(encodeURIComponent)
  for (const url of [...own.map((wanted) => `/login?redirect=${wanted}`), '/login?redirect=%2Fservices&more=1']) {
    expect(await made(url), url).toBeLessThan(await made(url))
  }
})

test('renders Login once more for who has signed in on this browser before', async () => {
  const returning = 'mintage_customer=1'
  const isReturning = async (url: string) => (await get(url, returning)).page.choice.isReturning
  expect(await isReturning('/login?redirect=%2Fservices')).toBe(true)
  for (const url of ['/login', '/register?redirect=%2Fservices', '/faq']) expect(await isReturning(url)).toBe(false)
  expect((await get('/login?redirect=%2Fservices')).page.choice.isReturning).toBe(false)
})

test('leaves pages to the browser of an address that asks for too many of its own', async () => {
  const limited = await startServer({ siteDir: join(parent, 'dist'), rateLimits: true })
  const isRendered = async (n: number) =>
    (await limited.http.inject({ url: `/register?redirect=%2F${n}` })).payload.includes('"made"')
  for (let n = 0; n < 60; n += 1) expect(await isRendered(n)).toBe(true)
  expect(await isRendered(60)).toBe(false)
  const refused = await limited.http.inject({ method: 'POST', url: '/login' })
  expect([refused.statusCode, refused.payload]).toEqual([429, 'Too many requests. Please wait a moment.\n'])
  limited.clock.advance(60 * SECOND)
  expect(await isRendered(61)).toBe(true)
  await limited.close()
})

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

test('answers a refused form with its page and the status of the API, for nobody else', async () => {
  const reply = await post('/login?redirect=%2Fpay', { username: 'ada@example.com', password: 'Wrong-1' })
  expect(reply.statusCode).toBe(401)
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(reply.headers).not.toHaveProperty('etag')
  expect(reply.headers['content-security-policy']).toContain("form-action 'self'")
  expect(reply.payload).toContain('"path":"/login?redirect=%2Fpay"')
  expect(reply.payload).toContain('Invalid email or password')
  expect((await get('/login')).page).not.toHaveProperty('submitted')
})

test('passes the cookies of the API on, and leads away by 303', async () => {
  const email = newEmail()
  const person = { name: 'Ada', surname: 'Coyne', email, password, password_confirmation: password }
  await server.visitor().call('register', { body: person })
  const reply = await post('/login?redirect=%2Fpay', { username: email, password })
  expect(reply.statusCode).toBe(303)
  expect(reply.headers).toMatchObject({ location: '/account?redirect=%2Fpay', 'cache-control': 'no-store' })
  expect(String(reply.headers['set-cookie'])).toContain('session=')
  const guess = { username: email, password: 'Wrong-1' }
  expect((await post('/login', guess, { origin: 'https://evil.example' })).statusCode).toBe(403)
})

test('counts a form as a call of the address that sent it', async () => {
  const { limits } = readConfig({ LIMIT_LOGIN: '2/1' })
  const limited = await startServer({ siteDir: join(parent, 'dist'), rateLimits: true, limits })
  const guess = async (remoteAddress: string, n: number) => {
    const payload = `username=${n}@example.com&password=Wrong-1`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await limited.http.inject({ method: 'POST', url: '/login', remoteAddress, headers, payload })).statusCode
  }
  for (const n of [1, 2]) expect(await guess('198.51.100.7', n)).toBe(401)
  expect(await guess('198.51.100.7', 3)).toBe(429)
  expect(await guess('198.51.100.8', 4)).toBe(401)
  await limited.close()
})

test('one sentence says that the page of a refused form cannot be rendered', async () => {
  orders.fail = true
  const reply = await post('/contact', { username: 'ada@example.com', password: 'x' })
  expect(reply.statusCode).toBe(500)
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.payload).toBe('Server error. Please try again later.\n')
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

test('serves the JSON data of a rendered page, in the chosen currency', async () => {
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
