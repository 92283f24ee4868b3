import { expect, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { optOut } from './optOut.ts'
import { clientAndServer, sources } from './testing/client.ts'
import { sendJson } from './testing/server.ts'
import { unwrap } from './unwrap.ts'

test('a call reaches its path and comes back typed', async () => {
  const { client, received } = await clientAndServer((_, response) => sendJson(response, 200, { status: 'Success' }))
  const { status } = await unwrap(client.GET('/deposit/status/{id}', { params: { path: { id: 'a b' } } }))
  expect(status).toBe('Success')
  expect(received[0]?.url).toBe('/api/deposit/status/a%20b?currency=USD&lang_id=7')
})

test('the bearer token is sent when there is one, as it is at the time of the call', { tags: ['R299'] }, async () => {
  let token: string | null = null
  const { client, received } = await clientAndServer(undefined, { getToken: () => token })
  await client.GET('/is-auth')
  token = 'mint_1'
  await client.GET('/is-auth')
  expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer mint_1'])
})

test('every call sends credentials and wants JSON', { tags: ['R298'] }, async () => {
  const fetch = vi.fn(async (_: Request) => Response.json({ status: 'OK' }))
  const client = createClient({ baseUrl: 'http://mintage.test/api', ...sources, fetch })
  await client.GET('/settings')
  await client.POST('/login', { body: { username: 'ada@example.com' } })
  await client.POST('/email/resend')
  for (const [request] of fetch.mock.calls) {
    expect(request.credentials).toBe('include')
    expect(request.headers.get('Accept')).toBe('application/json')
  }
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('headers of a single call are sent, its opt-outs are not', async () => {
  const { client, received } = await clientAndServer()
  await client.POST('/deposit/checkout', {
    body: { pack_id: 2 },
    params: { header: { 'Idempotency-Key': 'key-1' } },
    ...optOut('toasts', 'commonFields'),
  })
  expect(received[0]?.headers['idempotency-key']).toBe('key-1')
  expect(Object.keys(received[0]?.headers ?? {}).filter((name) => name.includes('opt'))).toEqual([])
})

test('the global fetch is looked up at each call, so that a mock started later is met', async () => {
  const client = createClient({ baseUrl: 'http://mintage.test/api', ...sources })
  const mocked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ status: 'Error' }))
  const { status } = await unwrap(client.GET('/deposit/status/{id}', { params: { path: { id: '1' } } }))
  expect(status).toBe('Error')
  mocked.mockRestore()
})
