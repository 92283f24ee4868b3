import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startServer, type TestServer } from './support/server.ts'

/** A lookup service with one known address. */
const service = createServer((request, response) => {
  if (request.url === '/127.0.0.1') response.end('1;IE;IRL;Ireland')
  else response.writeHead(500).end()
})
let url: string

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  url = `http://127.0.0.1:${address.port}`
})
afterAll(() => service.close())

async function ask(ipLookupUrl: string | null, remoteAddress = '127.0.0.1') {
  const server: TestServer = await startServer({ ipLookupUrl })
  const { statusCode, payload } = await server.http.inject({ url: '/ip-country', remoteAddress })
  await server.close()
  return [statusCode, payload]
}

test('passes on the lookup service’s text unchanged (D34)', async () => {
  // On a busy machine the two seconds can pass while Node loads fetch.
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  onTestFinished(() => limit.mockRestore())
  expect(await ask(`${url}/{ip}`)).toEqual([200, '1;IE;IRL;Ireland'])
  expect(limit).toHaveBeenCalledWith(2000)
})

test('answers 204 without a service or without its response', async () => {
  expect(await ask(null)).toEqual([204, ''])
  expect(await ask(`${url}/{ip}`, '10.0.0.1')).toEqual([204, ''])
})
