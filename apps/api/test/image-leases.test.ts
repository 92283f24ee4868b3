import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type App, createApp } from '../src/app.ts'
import { DatabaseAway } from '../src/platform/db/away.ts'
import { createTestEngines, type TestEngines } from './support/engines.ts'
import { createTestProvenance } from './support/provenance.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let member: Visitor
const others = new Set<App>()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startServer()
  server.engines.hold()
  member = await newMember(server)
})
afterEach(async () => {
  for (const app of others) await app.close()
  others.clear()
  await server.close()
  vi.useRealTimers()
})

/** Starts another process on the same database and files. */
async function startAnother(): Promise<{ app: App; engines: TestEngines }> {
  const { db, clock, config } = server.dependencies
  const engines = createTestEngines()
  const app = await createApp(
    { ...config, databaseUrl: 'postgresql://db.example/mintage' },
    {
      database: { db, close: () => Promise.resolve() },
      clock,
      engines,
      provenance: createTestProvenance(),
      logStream: { write: () => undefined },
    },
  )
  others.add(app)
  return { app, engines }
}

const ask = async () => {
  const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 1 } as const
  return (await member.call('generateImages', { body })).answer.payload
}
const stateOf = async (id: string) => (await member.call('getImageRequest', { path: { id } })).answer.payload.state

/** Leaves the state of a killed process. */
async function beKilled(): Promise<void> {
  const dead = randomUUID()
  await server.dependencies.db.updateTable('images').set({ leased_by: dead }).execute()
}

/** Runs the poll of all processes. */
const poll = () => vi.advanceTimersByTime(5_000)

test("a starting process leaves another's images alone, and each image is made once", async () => {
  const { id } = await ask()
  const waiting = await server.engines.nextWaiting()
  const { app, engines } = await startAnother()
  poll()
  await app.dependencies.images.idle()
  waiting.finish()
  await expect.poll(() => stateOf(id)).toBe('completed')
  expect([server.engines.calls.length, engines.calls.length]).toEqual([1, 0])
})

test('another process finishes the images of a killed one after its lease has expired', async () => {
  const { id } = await ask()
  await server.engines.nextWaiting()
  const { app, engines } = await startAnother()
  await beKilled()
  server.clock.advance(14_000)
  poll()
  await app.dependencies.images.idle()
  expect(engines.calls).toEqual([])
  // Closed first, because this process is alive and would claim the images itself.
  await server.dependencies.images.close()
  server.clock.advance(1_000)
  poll()
  await expect.poll(() => stateOf(id)).toBe('completed')
  expect([engines.calls.length, await balanceOf(member)]).toEqual([1, 9])
})

test('a process renews its leases during long work', async () => {
  const { id } = await ask()
  const waiting = await server.engines.nextWaiting()
  const { engines } = await startAnother()
  const leasedUntil = async () => {
    const row = await server.dependencies.db.selectFrom('images').select('leased_until').executeTakeFirstOrThrow()
    return row.leased_until?.getTime() ?? 0
  }
  for (let round = 0; round < 12; round += 1) {
    const before = await leasedUntil()
    server.clock.advance(5_000)
    poll()
    await expect.poll(leasedUntil).toBe(before + 5_000)
  }
  waiting.finish()
  await expect.poll(() => stateOf(id)).toBe('completed')
  expect(engines.calls).toEqual([])
})

test('delivers an image later if the database was unavailable when it was finished', async () => {
  const { id } = await ask()
  const waiting = await server.engines.nextWaiting()
  const transaction = vi.spyOn(server.dependencies.db, 'transaction').mockImplementation(() => {
    throw new DatabaseAway(new Error('connect ECONNREFUSED'))
  })
  waiting.finish()
  await server.dependencies.images.idle()
  transaction.mockRestore()
  server.clock.advance(14_999)
  poll()
  await server.dependencies.images.idle()
  expect(await stateOf(id)).toBe('working')
  server.clock.advance(1)
  poll()
  await expect.poll(() => stateOf(id)).toBe('completed')
  expect([server.engines.calls.length, await balanceOf(member)]).toEqual([1, 9])
})

test('a cancellation stops the work in another process within a second', async () => {
  const { id } = await ask()
  await server.engines.nextWaiting()
  const { app } = await startAnother()
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api/images/requests/${id}/cancel`,
    headers: { authorization: `Bearer ${member.token}` },
  })
  expect(answer.statusCode).toBe(200)
  expect(await balanceOf(member)).toBe(10)
  let isIdle = false
  const idle = server.dependencies.images.idle().then(() => {
    isIdle = true
  })
  vi.advanceTimersByTime(999)
  // This read also waits for the earlier database queries.
  expect(await stateOf(id)).toBe('cancelled')
  expect(isIdle).toBe(false)
  vi.advanceTimersByTime(1)
  await idle
})

test('a stopping process releases its images at once without counting the try', async () => {
  const { id } = await ask()
  await server.engines.nextWaiting()
  const { engines } = await startAnother()
  await server.dependencies.images.close()
  await server.dependencies.images.releaseLeases()
  const row = await server.dependencies.db.selectFrom('images').select('tries').executeTakeFirstOrThrow()
  expect(row.tries).toBe(0)
  poll()
  await expect.poll(() => stateOf(id)).toBe('completed')
  expect(engines.calls.length).toBe(1)
})
