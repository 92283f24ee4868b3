import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkReply, type Described, described } from './support/contract.ts'
import { adminToken } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let member: Visitor
let port: number

beforeAll(async () => {
  server = await startServer({ logLevel: 'debug', adminToken })
  member = await newMember(server)
  port = Number(new URL(await server.http.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

const someId = '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50'
const urlOf = ({ path }: Described) => `/api${path.replace('{gateway}', 'sandbox').replace(/\{\w+\}/g, someId)}`

const credentialsFor = ({ path }: Described) =>
  path.startsWith('/admin/')
    ? { authorization: `Bearer ${adminToken}`, 'x-operator': 'grace' }
    : { authorization: `Bearer ${member.token}` }

/** Sends as a member or an operator and validates the response against the contract. */
async function send(operation: Described, payload: string, type: string): Promise<number> {
  const reply = await server.http.inject({
    method: operation.method,
    url: urlOf(operation),
    payload,
    headers: { ...credentialsFor(operation), 'content-type': type },
  })
  checkReply(operation, reply.statusCode, String(reply.headers['content-type']), reply.payload)
  return reply.statusCode
}

/** Sends raw bytes that no HTTP library would send. `onAnswer` is called when the response begins. */
function raw(text: string, onAnswer?: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      if (answer === '') onAnswer?.(socket)
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const writes = described.filter(({ method }) => method !== 'GET')
const takesForm = ({ item }: Described) => JSON.stringify(item).includes('multipart/form-data')

describe('refuses unreadable forms', () => {
  const part = (name: string, value: string) => `--frame\r\ncontent-disposition: form-data; ${name}\r\n\r\n${value}\r\n`
  const whole = `${part('name="file"; filename="a.png"', 'no picture')}--frame--\r\n`
  const framed = 'multipart/form-data; boundary=frame'

  describe.each(writes.filter(takesForm).map((operation) => [operation.id, operation] as const))('%s', (_id, call) => {
    test.each([
      ['without a boundary', whole, 'multipart/form-data', 400],
      ['with an empty boundary', whole, 'multipart/form-data; boundary=', 400],
      ['with another boundary', whole, 'multipart/form-data; boundary=other', 400],
      ['cut off in the middle', whole.slice(0, 70), framed, 400],
      ['cut off before its end', whole.slice(0, -12), framed, 400],
      ['with LF line ends', whole.replaceAll('\r\n', '\n'), framed, 400],
      ['with the name of a prototype', `${part('name="__proto__"', 'x')}--frame--\r\n`, framed, 400],
      ['with too many parts', `${part('name="a"', 'x').repeat(30)}--frame--\r\n`, framed, 400],
      ['without a file', `${part('name="currency"', 'EUR')}--frame--\r\n`, framed, 422],
      ['without content', '', framed, 422],
      ['with a file that is not an image', whole, framed, 422],
    ])('%s', async (_name, payload, type, status) => {
      expect(await send(call, payload, type)).toBe(status)
    })
  })
})

describe('refuses invalid bodies', () => {
  test.each(writes.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    for (const payload of [
      `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
      '{"prompt":"a\\u0000b","name":"\\u0000"}',
      '{"a\\ud800":["\\udc00"]}',
      '\ufeff{}',
    ]) {
      expect(await send(operation, payload, 'application/json')).toBe(400)
    }
    // Content types that other sites can send without a preflight.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/plain;charset=UTF-8']) {
      expect(await send(operation, '{"email":"ada@example.com"}', type)).toBe(415)
    }
    if (!takesForm(operation)) expect(await send(operation, '--f--', 'multipart/form-data; boundary=f')).toBe(415)
  })

  test('ignores them for operations without a body', async () => {
    const operation = writes.filter(({ item }) => !JSON.stringify(item).includes('"requestBody"'))
    expect(operation.map(({ id }) => id)).toContain('deleteProject')
    for (const { method, path } of operation) {
      const visitor = await newMember(server)
      const reply = await server.http.inject({
        method,
        url: `/api${path.replace(/\{\w+\}/g, someId)}`,
        payload: 'null',
        headers: { authorization: `Bearer ${visitor.token}`, 'content-type': 'application/json' },
      })
      expect([200, 404]).toContain(reply.statusCode)
    }
  })

  test('limits the errors by field', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, index]))
    const { status, error } = await member.call('generateImages', { body: unknown })
    expect(status).toBe(422)
    expect(Object.keys(error.errors ?? {}).length).toBe(20)
  })
})

describe('every response', () => {
  const canary = '4000000000000002'

  test.each([
    ['an address that cannot be decoded', `GET /%ff/${canary} HTTP/1.1\r\nhost: a\r\n`, 400],
    [
      'a partial character in the address',
      `GET /api/static-pages/by-slug/%ED%A0%80${canary} HTTP/1.1\r\nhost: a\r\n`,
      400,
    ],
    ['a too long id', `GET /api/images/requests/${canary.repeat(40)} HTTP/1.1\r\nhost: a\r\n`, 400],
    ['a too long address', `GET /${canary.repeat(2000)} HTTP/1.1\r\nhost: a\r\n`, 400],
    ['an unknown address', `GET /${canary} HTTP/1.1\r\nhost: a\r\n`, 404],
    ['an unknown method', `PURGE /${canary} HTTP/1.1\r\nhost: a\r\n`, 404],
    ['no method', `${canary} / HTTP/1.1\r\nhost: a\r\n`, 400],
    ['no host', `GET /api/settings?${canary} HTTP/1.1\r\n`, 400],
    ['an invalid header', `GET /api/settings HTTP/1.1\r\nhost: a\r\n${canary}\r\n`, 400],
    ['two lengths', `POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n`, 400],
    ['an Expect header', `GET /api/settings/${canary} HTTP/1.1\r\nhost: a\r\nexpect: ${canary}\r\n`, 404],
  ])('has headers and envelope and reveals nothing: %s', async (_name, head, status) => {
    const answer = await raw(`${head}connection: close\r\n\r\n`)
    const [first = '', body = ''] = answer.split('\r\n\r\n')
    expect(first.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(first.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(first.toLowerCase()).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
    expect(first.toLowerCase()).toContain('cache-control: no-store')
    expect(JSON.parse(body)).toEqual({ status: 'ERROR', message: expect.any(String), code: expect.any(String) })
    expect(answer).not.toContain(canary)
    expect(server.logLines.join('')).not.toContain(canary)
  })

  test.each([
    ['the body ends too early', 'content-length: 10\r\n', (socket: Socket) => socket.end()],
    ['the next data is not HTTP', '', (socket: Socket) => socket.write(`${canary}\r\n\r\n`)],
  ])('stays complete or is cut off, without another response inside: %s', async (_name, header, goOn) => {
    const head = `GET /api/events HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${member.token}\r\n${header}\r\n`
    const answer = await raw(head, goOn)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  test('is sent on a connection with an earlier complete response', async () => {
    const answer = await raw('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n', (socket) => socket.write('none\r\n\r\n'))
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 400 /)
  })

  test.each(described.map((operation) => [operation.id, operation] as const))(
    '%s is not cached, except images',
    async (_id, operation) => {
      const { method } = operation
      // Without a session for writes, because logging out would end it for the following calls.
      const headers = method === 'GET' ? { authorization: `Bearer ${member.token}` } : {}
      // A stream never ends, so it is closed after the response has begun.
      const reply = await server.http.inject({ method, url: urlOf(operation), headers, payloadAsStream: true })
      reply.stream().destroy()
      expect(String(reply.headers['cache-control'])).toMatch(/^no-store(, no-transform)?$/)
    },
  )
})

test('a stopping server refuses with the same envelope', async () => {
  const stopping = await startServer({ stopSeconds: 300 })
  const address = new URL(await stopping.http.listen({ port: 0, host: '127.0.0.1' }))
  let answer = ''
  const socket = connect(Number(address.port), '127.0.0.1')
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk
  })
  // The unfinished second request keeps the connection open; the first response proves that the server received both.
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\nGET /api/settings HTTP/1.1\r\n')
  await expect.poll(() => answer).toContain('200 OK')
  answer = ''
  const closed = stopping.close()
  socket.write('host: a\r\n\r\n')
  await Promise.all([ended, closed])
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1.1 503 /)
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(head.toLowerCase()).toContain('retry-after: 1')
  expect(JSON.parse(body)).toMatchObject({ status: 'ERROR', code: 'unavailable' })
})

describe('a HEAD request', () => {
  test('has no side effects: no mail is sent, no token is spent', async () => {
    const visitor = server.visitor()
    const { email } = await visitor.signUp()
    const link = /verify\?token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1]
    const sent = server.mails.length
    for (const url of [`/api/user/request-password-restore?email=${email}`, `/api/email/verify?token=${link}`]) {
      expect((await server.http.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    }
    expect((await visitor.call('getProfile')).answer.emailVerified).toBe(false)
    // Mails are sent in order: one caused by the HEAD request would arrive before this one.
    await visitor.call('requestPasswordRestore', { query: { email } })
    await expect.poll(() => server.mails.length).toBe(sent + 1)
    const opened = await visitor.call('verifyEmail', { query: { token: link ?? '' } })
    expect(opened.raw.headers.location).toBe('/email/verify/success')
  })

  test('is answered if GET has no side effects', async () => {
    const reply = await server.http.inject({ method: 'HEAD', url: '/api/settings' })
    expect([reply.statusCode, reply.payload]).toEqual([200, ''])
  })
})

test('openapi.yaml lists the responses that every operation can give', () => {
  for (const { id, method, item } of described) {
    const responses = Object.keys(Object(Reflect.get(Object(item), 'responses')))
    const expected = ['400', '429', '500', ...(method === 'GET' ? [] : ['403', '413', '415'])]
    expect([id, expected.filter((status) => !responses.includes(status))]).toEqual([id, []])
  }
})
