import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { described } from './support/contract.ts'
import { adminToken } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { billing, cardBody, checkOut, newMember } from './support/shopping.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ logLevel: 'debug', adminToken })
})
afterAll(() => server.close())

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  server.http.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })

describe('unreadable requests', () => {
  test.each([
    ['no body', '', 400],
    ['an endless body', JSON.stringify({ username: 'x'.repeat(400_000) }), 413],
    ['null', 'null', 422],
  ])('%s', async (_name, payload, status) => {
    const reply = await post('/api/login', payload)
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ status: 'ERROR', message: expect.any(String) })
  })

  test('unknown paths and methods get 404 as JSON', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/settings'],
      ['GET', '/nothing'],
      ['GET', '/api'],
    ] as const) {
      const reply = await server.http.inject({ method, url })
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toEqual({ status: 'ERROR', message: 'Not found.', code: 'not_found' })
    }
  })

  test('invalid ids are malformed', async () => {
    const member = await newMember(server)
    for (const id of ['1', 'null', "' or 1=1 --", 'x'.repeat(290)]) {
      expect((await member.call('getImageRequest', { path: { id } })).status).toBe(400)
    }
  })

  test('text that no database can store is malformed everywhere', async () => {
    const member = await newMember(server)
    for (const text of ['a\u0000b', 'a\ud800b']) {
      const body = { prompt: text, style: 'none', size: '1024x1024', count: 1 }
      expect((await member.call('generateImages', { body })).status).toBe(400)
      expect((await member.call('updateProfile', { body: { city: text } })).status).toBe(400)
    }
    expect((await member.call('listProjects', { query: { q: 'a\u0000b' } })).status).toBe(400)
    expect((await member.call('getStaticPageBySlug', { path: { slug: '\u0000' } })).status).toBe(400)
    const form = new FormData()
    form.append('project_id', 'a\u0000b')
    expect((await member.call('removeBackground', { form })).status).toBe(400)
  })

  test('guests get 401 before their body is validated', async () => {
    for (const operation of described.filter(({ item }) => !JSON.stringify(item).includes('"security":[]'))) {
      const url = `/api${operation.path.replace(/\{\w+\}/g, '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50')}`
      const reply = await server.http.inject({
        method: operation.method,
        url,
        ...(operation.method === 'GET'
          ? {}
          : { payload: '{"nonsense', headers: { 'content-type': 'application/json' } }),
      })
      expect([operation.id, reply.statusCode]).toEqual([operation.id, 401])
    }
  })
})

describe('cross-site writes', () => {
  const login = (headers: Record<string, string>) => post('/api/login', '{}', headers)

  test('are refused, and same-site writes are accepted', async () => {
    expect((await login({ origin: 'https://evil.test' })).statusCode).toBe(403)
    expect((await login({ origin: 'http://localhost:3000' })).statusCode).toBe(422)
    expect((await login({})).statusCode).toBe(422)
  })

  test('with a cookie are refused, while reads are allowed', async () => {
    const member = await newMember(server)
    const reply = await server.http.inject({
      method: 'POST',
      url: '/api/email/resend',
      cookies: member.cookies,
      headers: { origin: 'https://evil.test' },
    })
    expect(reply.statusCode).toBe(403)
    const read = await server.http.inject({ url: '/api/settings', headers: { origin: 'https://evil.test' } })
    expect(read.statusCode).toBe(200)
    expect(read.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('pages of an allowed origin', () => {
  const preflight = (origin: string, url: string) =>
    server.http.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    })

  test('get preflight responses with credentials and may read every response', async () => {
    const allowed = {
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-credentials': 'true',
    }
    const { statusCode, headers } = await preflight('http://localhost:3000', '/api/user/profile')
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject(allowed)
    expect(String(headers['access-control-allow-methods']).split(', ')).toEqual([
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'DELETE',
    ])
    expect(String(headers['access-control-allow-headers'])).toBe('authorization, content-type, idempotency-key')
    expect(headers.vary).toContain('Origin')
    for (const url of ['/api/settings', '/api/user/profile', '/api/nothing']) {
      const reply = await server.http.inject({ url, headers: { origin: 'http://localhost:3000' } })
      expect(reply.headers).toMatchObject(allowed)
    }
  })
})

describe('headers', () => {
  test('protect every response', async () => {
    for (const url of ['/api/settings', '/api/nothing', '/healthz']) {
      const { headers } = await server.http.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })
})

describe('an unexpected error', () => {
  test('is answered with a reference only and logged with it', async () => {
    const broken = await startServer()
    const member = await newMember(broken)
    await sql`alter table countries rename to lost_countries`.execute(broken.dependencies.db)
    const { status, error } = await member.call('updateProfile', { body: { country: 7, city: 'Secret City' } })
    expect(status).toBe(500)
    expect(error).toEqual({
      status: 'ERROR',
      message: 'Server error. Please try again later.',
      code: 'server_error',
      reference: expect.stringMatching(/^req-[0-9a-f]{8}$/),
    })
    const lines = broken.logLines.join('')
    expect(lines).toContain(error.reference)
    expect(lines).not.toContain('Secret City')
    await broken.close()
  })
})

describe('card data', () => {
  const canary = { number: '4000000000000002', cvv: '917', expiry_year: '47' }

  async function everything(): Promise<string> {
    const { db } = server.dependencies
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'
    `.execute(db)
    const dumps = await Promise.all(
      rows.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)),
    )
    return dumps.flatMap((dump) => dump.rows.map(({ row }) => row)).join('\n')
  }

  test('is in no table and no log line, for any outcome of the request', async () => {
    const member = await newMember(server)
    const quote = await checkOut(member)
    const body = cardBody(quote, canary.number, { cvv: canary.cvv, expiry_year: canary.expiry_year })
    const headers = { 'idempotency-key': 'canary' }
    await member.call('executeCheckout', { body, headers })
    await member.call('executeCheckout', { body: { ...body, cvv: '91' } })
    await member.call('executeCheckout', { body: { ...body, card_number: canary.number.repeat(3) } })
    await member.call('executeCheckout', { body: { ...body, card_number: 4000000000000002 } })
    await server.visitor().call('executeCheckout', { body })
    await post('/api/deposit/checkout/execute', `${JSON.stringify(body)}x`, { authorization: `Bearer ${member.token}` })
    await post(`/api/deposit/checkout/execute?card_number=${canary.number}`, JSON.stringify(body))
    await member.call('createCheckout', { body: { ...billing, ...body, pack_id: 2 } })
    await sql`alter table sandbox_payments rename to lost_payments`.execute(server.dependencies.db)
    expect((await member.call('executeCheckout', { body })).status).toBe(500)
    await sql`alter table lost_payments rename to sandbox_payments`.execute(server.dependencies.db)

    const traces = `${await everything()}\n${server.logLines.join('')}`
    expect(traces).toContain('unexpected error')
    expect(traces).not.toContain(canary.number)
    expect(traces).not.toMatch(/4000[ -]?0000[ -]?0000[ -]?0002/)
    expect(traces).not.toMatch(/"?cvv"?\s*[:=]/)
  })
})

test('the health check answers without the database', async () => {
  expect((await server.http.inject('/healthz')).json()).toEqual({ status: 'OK' })
})
