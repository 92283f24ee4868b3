import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Session } from '../../domain/accounts/sessions.ts'
import { readConfig } from '../config/config.ts'
import { variableOf } from '../config/default-rate-limits.ts'
import { handleError } from './error-handler.ts'
import { limitsOf } from './rate-limits.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})
afterEach(() => {
  vi.useRealTimers()
})

const sessionOf = (id: string): Session => ({
  tokenHash: '',
  token: '',
  expiresAt: new Date(noon),
  member: { id, email: '', emailVerified: true },
})

/** A route with the limits of an operation, one URL per limit. */
async function open(id: string) {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler(handleError)
  app.decorateRequest('session', null)
  await app.register(rateLimit, { global: false })
  const { limits } = readConfig({ [variableOf(id)]: '2/15' })
  const found = limitsOf(app, limits, id)
  if (found === null) return expect.fail(`${id} has no limits`)
  app.get('/by-address', { onRequest: found.byAddress }, async () => 'done')
  app.get<{ Querystring: { member?: string } }>('/by-member', {
    onRequest: async (request) => {
      const { member } = request.query
      request.session = member === undefined ? null : sessionOf(member)
      await found.byMember(request)
    },
    handler: async () => 'done',
  })
  return (url: string, remoteAddress = '10.0.0.1') => app.inject({ url, remoteAddress })
}

const statuses = async (times: number, call: () => Promise<{ statusCode: number }>) => {
  const got: number[] = []
  for (let time = 0; time < times; time += 1) got.push((await call()).statusCode)
  return got
}

test.each(['listPacks', 'toString', 'nothing'])('%s is not limited', (id) => {
  expect(limitsOf(Fastify(), readConfig({}).limits, id)).toBeNull()
})

describe('an address', () => {
  test('gets its calls, then 429, and its calls again after the window', async () => {
    const call = await open('login')
    expect(await statuses(3, () => call('/by-address'))).toEqual([200, 200, 429])
    expect((await call('/by-address', '10.0.0.2')).statusCode).toBe(200)
    vi.setSystemTime(noon + 15 * 60_000 - 1)
    const refused = await call('/by-address')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json()).toEqual({
      status: 'ERROR',
      message: 'Too many requests. Please wait a moment.',
      code: 'too_many_requests',
    })
    vi.setSystemTime(noon + 15 * 60_000 + 1)
    expect((await call('/by-address')).statusCode).toBe(200)
  })

  test.each<[string, (n: number) => string]>([
    ['of one IPv6 network', (n) => `2001:db8:1:2:${n.toString(16)}:0:${n}:1`],
    ['written in several ways', (n) => ['::ffff:203.0.113.9', '203.0.113.9', '::ffff:cb00:7109'][n % 3] ?? ''],
  ])('that is %s has its calls once', async (_name, address) => {
    const call = await open('login')
    let n = 0
    const next = (path: string) => () => call(path, address(n++))
    expect(await statuses(3, next('/by-address'))).toEqual([200, 200, 429])
    expect(await statuses(3, next('/by-member'))).toEqual([200, 200, 429])
  })

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8:1:2::1', '2001:db8:2:2::1'],
    ['::1', '::ffff:0.0.0.1'],
    ['203.0.113.9', '::ffff:203.0.113.10'],
  ])('counts calls of %s apart from %s', async (one, other) => {
    const call = await open('login')
    expect(await statuses(3, () => call('/by-address', one))).toEqual([200, 200, 429])
    expect((await call('/by-address', other)).statusCode).toBe(200)
  })

  test.each([
    'createCheckout',
    'getDepositStatus',
    'uploadAvatar',
    'generateImages',
    'removeBackground',
    'upscaleImage',
    'saveCutout',
  ])('may be shared by several people who call %s', async (id) => {
    const call = await open(id)
    expect(await statuses(11, () => call('/by-address'))).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

test('limits a member by account, across addresses', async () => {
  const call = await open('createCheckout')
  expect(await statuses(2, () => call('/by-member?member=ada'))).toEqual([200, 200])
  expect((await call('/by-member?member=ada', '10.0.0.2')).statusCode).toBe(429)
  expect((await call('/by-member?member=bea')).statusCode).toBe(200)
  expect(await statuses(3, () => call('/by-member'))).toEqual([200, 200, 429])
  expect((await call('/by-member', '10.0.0.2')).statusCode).toBe(200)
})
