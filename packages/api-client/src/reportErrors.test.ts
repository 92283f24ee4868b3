import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type ApiError, ApiException } from './apiError.ts'
import { createClient } from './client.ts'
import { optOut } from './optOut.ts'
import type { FailedCall } from './reportErrors.ts'
import { clientAndServer, sources } from './testing/client.ts'
import { sendJson } from './testing/server.ts'
import { settle, unwrap } from './unwrap.ts'
import { validateResponse } from './validateResponse.ts'

/** The client's error for one response, and the calls of `onError`. */
const failWith = async (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const reported: [ApiError, FailedCall][] = []
  const { client } = await clientAndServer(
    (_, response) =>
      typeof body === 'string'
        ? response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(body)
        : sendJson(response, status, body, headers),
    { onError: (error, call) => reported.push([error, call]) },
  )
  const result = await settle(unwrap(client.POST('/images/generate', { body: image })))
  return { error: result.ok ? undefined : result.error, reported }
}

const image = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 4 }
const said = (message: string, more: object = {}) => ({ status: 'ERROR', message, ...more })

describe('an answer', () => {
  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [422, 'validation'],
    [402, 'paymentRequired'],
    [429, 'tooManyRequests'],
    [500, 'server'],
    [503, 'server'],
    [400, 'other'],
    [409, 'other'],
    [413, 'other'],
    [415, 'other'],
  ])('of %i is of kind %s and keeps the words of the server', async (status, kind) => {
    const { error } = await failWith(status, said('In its own words', { code: 'word', reference: 'req-1' }))
    expect(error).toMatchObject({
      kind,
      status,
      message: 'In its own words',
      code: 'word',
      reference: 'req-1',
      errors: {},
    })
  })

  test('of 422 gives texts by field', async () => {
    const errors = { email: ['Email is required'], phone: 'Too short', empty: [], blank: '', odd: [1, null, '', 'Odd'] }
    const { error } = await failWith(422, said('Email is required', { errors }))
    expect(error?.errors).toEqual({ email: ['Email is required'], phone: ['Too short'], odd: ['Odd'] })
  })

  test('of 402 says what is needed and what there is', async () => {
    const { error } = await failWith(402, said('Not enough tokens', { needed: 4, balance: 1.5 }))
    expect(error).toMatchObject({ needed: 4, balance: 1.5 })
  })

  test('of 402 without figures is still one', async () => {
    expect((await failWith(402, said('Not enough tokens'))).error).toMatchObject({ needed: null, balance: null })
  })

  test.each([
    ['30', 30],
    ['0', 0],
    ['Fri, 20 Nov 2026 10:00:00 GMT', null],
    ['30 s', null],
    ['in 30', null],
  ])('of 429 with Retry-After %j waits %j seconds', async (header, retryAfterSeconds) => {
    const { error } = await failWith(429, said('Slow down'), { 'Retry-After': header })
    expect(error).toMatchObject({ retryAfterSeconds })
  })

  test.each([
    [502, '<h1>Bad gateway</h1>', 'server'],
    [500, '', 'server'],
    [403, 'null', 'forbidden'],
    [404, [1, 2], 'notFound'],
    [422, { message: 7, errors: 'none' }, 'validation'],
    [422, { message: '', code: '' }, 'validation'],
  ])('of %i that is nonsense (%j) is of kind %s without a message', async (status, body, kind) => {
    expect((await failWith(status, body)).error).toMatchObject({ kind, message: null, errors: {} })
  })

  test.each(['<!doctype html><h1>Hello</h1>', '', '{"status":"O', 'undefined'])(
    'of 200 that is not JSON (%j) is malformed',
    async (body) => {
      expect((await failWith(200, body)).error).toMatchObject({ kind: 'malformed', status: 200 })
    },
  )

  test('without a body is malformed', async () => {
    const { client } = await clientAndServer((_, response) => response.writeHead(204).end())
    expect(await settle(unwrap(client.GET('/packs')))).toMatchObject({ ok: false, error: { kind: 'malformed' } })
  })
})

describe('no answer', () => {
  test('is a network error', async () => {
    const server = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const onError = vi.fn()
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api`, ...sources, onError })
    const thrown = await client.GET('/packs').catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(ApiException)
    expect(thrown).toMatchObject({ error: { kind: 'network', message: null }, cause: { name: 'TypeError' } })
    expect(onError).toHaveBeenCalledTimes(1)
  })

  test('is also one that breaks off', async () => {
    const onError = vi.fn()
    const { client } = await clientAndServer(
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
        response.write('{"status":"OK"', () => response.destroy())
      },
      { onError },
    )
    expect(await settle(unwrap(client.GET('/packs')))).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(onError).toHaveBeenCalledTimes(1)
  })
})

describe('onError', () => {
  test('is called once, with the call’s path from the contract', async () => {
    const { error, reported } = await failWith(500, said('Server error. Please try again later.'))
    expect(reported).toEqual([[error, { method: 'POST', path: '/images/generate', optOuts: [] }]])
  })

  test('is called for malformed responses', async () => {
    expect((await failWith(200, '<html>')).reported.map(([error]) => error.kind)).toEqual(['malformed'])
  })

  test('is called for a response that breaks the contract, if responses are validated', async () => {
    const reported: ApiError[] = []
    const { client } = await clientAndServer(
      (_, response) => sendJson(response, 200, { status: 'OK', payload: 'soon' }),
      {
        validateResponse,
        onError: (error) => reported.push(error),
      },
    )
    expect(await settle(unwrap(client.GET('/currencies')))).toMatchObject({ ok: false, error: { kind: 'malformed' } })
    expect(reported).toMatchObject([{ kind: 'malformed', status: 200 }])
  })

  test('is not called on success', async () => {
    expect((await failWith(200, { status: 'OK', payload: {} })).reported).toEqual([])
  })

  test('receives the opt-outs of its own call when calls overlap', async () => {
    const reported: FailedCall[] = []
    const { client } = await clientAndServer((_, response) => sendJson(response, 500, said('Down')), {
      onError: (_, call) => reported.push(call),
    })
    await Promise.allSettled([client.GET('/packs', optOut('toasts')), client.GET('/settings')])
    expect(reported).toHaveLength(2)
    expect(reported.find(({ path }) => path === '/packs')?.optOuts).toEqual(['toasts'])
    expect(reported.find(({ path }) => path === '/settings')?.optOuts).toEqual([])
  })

  test('receives the session of the call, even if the response arrives in the next one', async () => {
    const sessions: (number | undefined)[] = []
    let session = 1
    const { client } = await clientAndServer(
      (_, response) => {
        session = 2
        sendJson(response, 401, said('Unauthenticated.'))
      },
      { getSession: () => session, onError: (_, call) => sessions.push(call.session) },
    )
    await settle(unwrap(client.GET('/user/profile')))
    expect(sessions).toEqual([1])
  })
})

describe('a file', () => {
  const id = '5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88'

  test('arrives as it is', async () => {
    const { client } = await clientAndServer((_, response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
    )
    const file = await unwrap(client.GET('/projects/{id}/file', { params: { path: { id } }, parseAs: 'blob' }))
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0x89, 0x50, 0x4e, 0x47])
  })

  test('that is not there is an error like any other', async () => {
    const { client } = await clientAndServer((_, response) => sendJson(response, 404, said('Not found.')))
    const call = client.GET('/projects/{id}/file', { params: { path: { id } }, parseAs: 'blob' })
    expect(await settle(unwrap(call))).toMatchObject({ ok: false, error: { kind: 'notFound', message: 'Not found.' } })
  })
})
