import { getResponse, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { paths } from '../schema.gen.ts'
import { answerFaults, locate, operations, schemaFaults } from '../testing/contract.ts'
import * as mocks from './index.ts'
import { mock } from './mock.ts'

describe('builders', () => {
  test.each([
    ['AuthAnswer', mocks.makeAuthAnswer()],
    ['AuthAnswer', mocks.makeGuestAnswer()],
    ['Profile', mocks.makeProfile()],
    ['LedgerEntry', mocks.makeLedgerEntry()],
    ['Currency', mocks.makeCurrency()],
    ['Language', mocks.makeLanguage()],
    ['Country', mocks.makeCountry()],
    ['SocialLink', mocks.makeSocialLink()],
    ['Settings', mocks.makeSettings()],
    ['StaticPageSummary', mocks.makeStaticPageSummary()],
    ['StaticPage', mocks.makeStaticPage()],
    ['Pack', mocks.makePack()],
    ['TokenPricing', mocks.makeTokenPricing()],
    ['Promocode', mocks.makePromocode()],
    ['Quote', mocks.makeQuote()],
    ['Payment', mocks.makePayment()],
    ['Receipt', mocks.makeReceipt()],
    ['Withdrawal', mocks.makeWithdrawal()],
    ['RequestedImage', mocks.makeRequestedImage()],
    ['ImageRequest', mocks.makeImageRequest()],
    ['ImageRequest', mocks.makeQueuedRequest(4)],
    ['Project', mocks.makeProject()],
    ['Error', mocks.failure('Checkout failed')],
    ['FieldErrors', mocks.fieldErrors({ email: ['Email is required'] })],
  ])('%s is valid by the contract', (name, built) => {
    expect(schemaFaults(name, built)).toEqual([])
  })

  test('state what a test states, and are new each time', () => {
    expect(mocks.makeProfile({ balance: 3 }).balance).toBe(3)
    const first = mocks.makeSettings()
    first.payment_methods.pop()
    expect(mocks.makeSettings().payment_methods).toHaveLength(1)
  })

  test('of a project keep its addresses with its id', () => {
    const id = mocks.sampleId(9)
    expect(mocks.makeProject({ id })).toMatchObject({
      file_url: `/api/projects/${id}/file`,
      thumb_url: `/api/projects/${id}/file?variant=thumb`,
    })
  })
})

/** Opened from a mail and called by a gateway; the site's client calls neither, nor what operators call. */
const notOfTheSite = ['verifyEmail', 'paymentWebhook']
const ofTheSite = operations.filter(
  ({ operationId, tags }) => !notOfTheSite.includes(operationId) && !tags.includes('admin'),
)

const requestOf = ({ method, path, at }: (typeof operations)[number]) => {
  const { node } = locate(`${at}/requestBody/content/application~1json/example`)
  const filled = path.replace('{id}', path.startsWith('/static') ? '1' : mocks.sampleId(1)).replace('{slug}', 'terms')
  return new Request(`http://mintage.test/api${filled.replace('{file}', '9c1d7b52f0a84e55.webp')}`, {
    method: method.toUpperCase(),
    ...(node === undefined ? {} : { body: JSON.stringify(node), headers: { 'Content-Type': 'application/json' } }),
  })
}

describe('a good day', () => {
  test.each(ofTheSite)('answers $operationId by the contract', async (operation) => {
    const response = await getResponse(mocks.successHandlers(), requestOf(operation))
    expect(response?.ok).toBe(true)
    if (!response) return
    if (response.headers.get('Content-Type') === 'application/json') {
      expect(answerFaults(operation, response.status, await response.json())).toEqual([])
    } else if (response.headers.get('Content-Type') === 'text/event-stream') {
      const first = await response.body?.getReader().read()
      expect(new TextDecoder().decode(first?.value)).toMatch(/^retry: \d+\n\n$/)
    } else {
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20)
    }
  })

  test('finds no page that is not listed', async () => {
    const response = await getResponse(
      mocks.successHandlers(),
      new Request('http://mintage.test/api/static-pages/by-slug/nope'),
    )
    expect(response?.status).toBe(404)
  })
})

describe('mock', () => {
  const ask = (handler: ReturnType<typeof mock>, path: keyof paths | `/${string}`, init?: RequestInit) =>
    getResponse([handler], new Request(`https://anywhere.test/api${path}`, init))

  test('gives path parameters and the body to its resolver', async () => {
    const seen: unknown[] = []
    const status = mock('get', '/deposit/status/{id}', ({ params, reply }) => {
      seen.push(params.id)
      return reply(200, { status: 'Processing' })
    })
    const login = mock('post', '/login', async ({ json, reply }) => {
      seen.push((await json()).username)
      return reply(401, mocks.failure('Wrong e-mail or password'), { 'X-Trace': '1' })
    })
    await ask(status, '/deposit/status/7')
    const response = await ask(login, '/login', { method: 'POST', body: '{"username":"ada@example.com"}' })
    expect(seen).toEqual(['7', 'ada@example.com'])
    expect(response?.status).toBe(401)
    expect(response?.headers.get('X-Trace')).toBe('1')
  })

  test('answers nothing but its own method and path', async () => {
    const handler = mock('get', '/packs', ({ reply }) => reply(200, mocks.ok(mocks.makePacks())))
    expect(await ask(handler, '/packs', { method: 'POST' })).toBeUndefined()
    expect(await ask(handler, '/settings')).toBeUndefined()
  })

  test('lets a story answer what no server should', async () => {
    const handler = mock('get', '/packs', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }))
    expect((await ask(handler, '/packs'))?.headers.get('Content-Type')).toContain('text/html')
  })
})
