import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { handleError } from './error-handler.ts'
import { guardOrigins } from './origin.ts'

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE'

async function open(env: Record<string, string> = {}) {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler(handleError)
  await guardOrigins(app, readConfig({ PUBLIC_URL: 'https://mintage.example', ...env }))
  app.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url: '/call', handler: async () => 'done' })
  return (method: Method, headers: Record<string, string>) => app.inject({ method, url: '/call', headers })
}

describe('a write', () => {
  test.each<Method>(['POST', 'PUT', 'DELETE'])(
    'with %s from a page of another site is refused (D35)',
    async (method) => {
      const call = await open()
      const refused = await call(method, { origin: 'https://evil.example' })
      expect(refused.statusCode).toBe(403)
      expect(refused.json()).toEqual({
        status: 'ERROR',
        message: 'This request came from another site.',
        code: 'foreign_origin',
      })
      expect((await call(method, { origin: 'https://mintage.example' })).body).toBe('done')
    },
  )

  test.each(['https://mintage.example:8443', 'http://mintage.example', 'https://www.mintage.example', 'null', ''])(
    'from %j is refused',
    async (origin) => {
      expect((await (await open())('POST', { origin })).statusCode).toBe(403)
    },
  )

  test('without an Origin header is judged by Sec-Fetch-Site', async () => {
    const call = await open()
    const statuses = await Promise.all(
      ['same-origin', 'none', 'same-site', 'cross-site', 'Same-Origin, cross-site'].map(
        async (site) => (await call('POST', { 'sec-fetch-site': site })).statusCode,
      ),
    )
    expect(statuses).toEqual([200, 200, 403, 403, 403])
    expect((await call('POST', {})).statusCode).toBe(200)
  })

  test('is judged by its Origin header first, never by its Host header', async () => {
    const call = await open()
    const own = { origin: 'https://mintage.example', 'sec-fetch-site': 'cross-site' }
    expect((await call('POST', own)).statusCode).toBe(200)
    const origin = 'https://evil.example'
    const foreign = {
      origin,
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'sec-fetch-site': 'same-origin',
    }
    expect((await call('POST', foreign)).statusCode).toBe(403)
  })

  test('is accepted from the configured origins', async () => {
    const call = await open({ ALLOWED_ORIGINS: ' https://shop.example:443/path, http://10.0.0.5:8080' })
    expect((await call('POST', { origin: 'https://shop.example' })).statusCode).toBe(200)
    expect((await call('POST', { origin: 'http://10.0.0.5:8080' })).statusCode).toBe(200)
    expect((await call('POST', { origin: 'http://localhost:3000' })).statusCode).toBe(403)
  })
})

test.each<Method>(['GET', 'HEAD'])('allows %s from every origin', async (method) => {
  const call = await open()
  expect((await call(method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200)
})

describe('on localhost', () => {
  const names = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']

  test.each(names)('%s accepts all loopback names', async (publicUrl) => {
    const call = await open({ PUBLIC_URL: publicUrl })
    for (const origin of names) expect((await call('POST', { origin })).statusCode).toBe(200)
    for (const origin of [
      'http://localhost:3001',
      'https://localhost:3000',
      'http://localhost',
      'http://localhost:3000.evil.test',
    ]) {
      expect((await call('POST', { origin })).statusCode).toBe(403)
    }
  })

  test('a public site rejects the loopback names', async () => {
    const call = await open({ PUBLIC_URL: 'http://mintage.example:3000' })
    for (const origin of names) expect((await call('POST', { origin })).statusCode).toBe(403)
  })
})

describe('cross-origin reads', () => {
  test('are allowed for the configured origins only', async () => {
    const call = await open({ ALLOWED_ORIGINS: 'https://shop.example' })
    const shop = await call('GET', { origin: 'https://shop.example' })
    expect(shop.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after, content-disposition',
    })
    expect((await call('GET', { origin: 'https://evil.example' })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    )
    expect((await call('GET', {})).headers).not.toHaveProperty('access-control-allow-origin')
    for (const origin of ['https://evil.example', 'null', '*']) {
      const preflight = await call('OPTIONS', { origin, 'access-control-request-method': 'PUT' })
      expect(preflight.statusCode).toBe(404)
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
      expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  test('are allowed in a preflight response', async () => {
    const call = await open({ ALLOWED_ORIGINS: 'https://shop.example' })
    const answer = await call('OPTIONS', {
      origin: 'https://shop.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'idempotency-key',
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
      'access-control-max-age': '600',
    })
    const bare = await call('OPTIONS', { origin: 'https://shop.example' })
    expect(bare.statusCode).toBe(204)
  })
})
