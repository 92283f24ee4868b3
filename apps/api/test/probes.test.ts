import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DatabaseAway } from '../src/platform/db/away.ts'
import { checkRefusal } from './support/contract.ts'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const get = (url: string) => server.http.inject({ method: 'GET', url })

test('a server with a database is alive and ready', async () => {
  expect((await get('/healthz')).statusCode).toBe(200)
  const ready = await get('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'OK' }])
})

test('a server without its database is alive but not ready', async () => {
  const executor = vi.spyOn(server.dependencies.db, 'getExecutor').mockImplementation(() => {
    throw new DatabaseAway(new Error('connect ECONNREFUSED'))
  })
  try {
    const ready = await get('/readyz')
    expect(ready.statusCode).toBe(503)
    checkRefusal(ready.statusCode, String(ready.headers['content-type']), ready.payload)
    expect((await get('/healthz')).statusCode).toBe(200)
  } finally {
    executor.mockRestore()
  }
  expect((await get('/readyz')).statusCode).toBe(200)
})
