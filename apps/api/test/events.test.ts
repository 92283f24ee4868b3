import { duplexPair } from 'node:stream'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../src/app.ts'
import { createTestEngines } from './support/engines.ts'
import { openEvents } from './support/events.ts'
import { withoutIntervals } from './support/intervals.ts'
import { createTestProvenance } from './support/provenance.ts'
import { startServer, type TestServer } from './support/server.ts'
import { cards, checkOut, newMember, pay } from './support/shopping.ts'
import { password, type Visitor } from './support/visitor.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function begin(config: Parameters<typeof startServer>[0] = {}) {
  // Tests send the heartbeats themselves, so the interval is disabled.
  const server = await withoutIntervals(() => startServer(config))
  closing.push(() => server.close())
  const address = await server.http.listen({ port: 0, host: '127.0.0.1' })
  return { server, address, visitor: await newMember(server) }
}

/** Starts another process on the same database. */
async function second({ dependencies }: TestServer, listen: Parameters<typeof createApp>[1] = {}) {
  const { db, clock, config } = dependencies
  const app = await createApp(
    { ...config, role: 'api', databaseUrl: 'postgresql://db.example/mintage' },
    {
      database: { db, close: () => Promise.resolve(), ...listen },
      clock,
      engines: createTestEngines(),
      provenance: createTestProvenance(),
      logStream: { write: () => undefined },
    },
  )
  closing.push(() => app.close())
  return { app, address: await app.http.listen({ port: 0, host: '127.0.0.1' }) }
}

const ask = async (visitor: Visitor) => {
  const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 }
  return (await visitor.call('generateImages', { body })).answer.payload.id
}

test('sends the balance first and again after each change', async () => {
  const { address, visitor } = await begin()
  const stream = await openEvents(address, visitor)
  expect(stream.status).toBe(200)
  expect(stream.headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/event-stream/),
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  await expect.poll(stream.balance).toBe(10)
  const { id } = (await visitor.call('getProfile')).answer
  expect(stream.events).toEqual([{ id: 1, event: 'balance', data: { user_id: id, balance: 10, debt: 0 } }])

  await pay(visitor, await checkOut(visitor), cards.visa)
  const { balance } = (await visitor.call('getProfile')).answer
  expect(balance).toBeGreaterThan(10)
  await expect.poll(stream.balance).toBe(balance)
})

test('accepts a session cookie and refuses a guest', async () => {
  const { address, visitor } = await begin()
  const { cookies } = visitor
  const stream = await openEvents(address, { token: null, cookies })
  await expect.poll(stream.balance).toBe(10)
  expect((await openEvents(address, { token: null, cookies: {} })).status).toBe(401)
})

test('answers a HEAD request without opening a stream', async () => {
  const { address, server, visitor } = await begin()
  const headers = { authorization: `Bearer ${visitor.token}` }
  const answer = await fetch(`${address}/api/events`, { method: 'HEAD', headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(server.dependencies.events.count()).toBe(0)
})

test('announces a request to its owner when it is claimed and when it ends', async () => {
  const { server, address, visitor } = await begin()
  const stranger = await openEvents(address, await newMember(server))
  const stream = await openEvents(address, visitor)
  server.engines.hold()
  const id = await ask(visitor)
  await expect.poll(() => stream.named(id)).toBeGreaterThan(0)
  await expect.poll(stream.balance).toBe(8)
  const before = stream.named(id)
  await visitor.call('cancelImageRequest', { path: { id } })
  await expect.poll(() => stream.named(id)).toBeGreaterThan(before)
  await expect.poll(stream.balance).toBe(10)
  await expect.poll(stranger.balance).toBe(10)
  expect(stranger.events).toHaveLength(1)
})

test('an event has the current request as its owner would read it', async () => {
  const { server, address, visitor } = await begin()
  const stream = await openEvents(address, visitor)
  server.engines.hold()
  const id = await ask(visitor)
  const newest = () => stream.events.findLast(({ data }) => Reflect.get(data, 'id') === id)?.data
  await expect.poll(newest).toMatchObject({ request: { state: 'working' } })
  await visitor.call('cancelImageRequest', { path: { id } })
  await expect.poll(newest).toMatchObject({ request: { state: 'cancelled' } })
  const { payload } = (await visitor.call('getImageRequest', { path: { id } })).answer
  expect(newest()).toEqual({ user_id: (await visitor.call('getProfile')).answer.id, id, request: payload })
})

test('announces an unreadable request by its id, and no request to other people', async () => {
  const { server, address, visitor } = await begin()
  const { events } = server.dependencies
  server.engines.hold()
  const theirs = await ask(await newMember(server))
  const stream = await openEvents(address, visitor)
  await expect.poll(stream.balance).toBe(10)
  const { id: userId } = (await visitor.call('getProfile')).answer
  events.onNotification(`image-request ${userId} ${theirs}`)
  await expect.poll(() => stream.named(theirs)).toBe(1)
  expect(stream.events.at(-1)?.data).toEqual({ user_id: userId, id: theirs })
})

test('sends the current state and continues the ids after a reconnect', async () => {
  const { server, address, visitor } = await begin()
  const cut = await openEvents(address, visitor)
  await expect.poll(cut.balance).toBe(10)
  cut.leave()
  await expect.poll(server.dependencies.events.count).toBe(0)
  server.engines.hold()
  const id = await ask(visitor)
  const back = await openEvents(address, visitor, { 'last-event-id': '41' })
  await expect.poll(() => back.named(id)).toBeGreaterThan(0)
  expect(back.balance()).toBe(8)
  expect(back.events.map((event) => event.id)).toEqual(back.events.map((_, place) => 42 + place))
  for (const odd of ['-1', 'x', '9'.repeat(20), '1e3']) {
    const stream = await openEvents(address, visitor, { 'last-event-id': odd })
    await expect.poll(() => stream.events[0]?.id).toBe(1)
    stream.leave()
  }
})

test('does not announce a rolled-back change', async () => {
  const { server, address, visitor } = await begin()
  const stream = await openEvents(address, visitor)
  await expect.poll(stream.balance).toBe(10)
  const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 4 }
  for (const balance of [6, 2]) {
    await visitor.call('generateImages', { body })
    // The balance is read when it is sent, so two fast changes could arrive as one.
    await expect.poll(stream.balance).toBe(balance)
  }
  const { status } = await visitor.call('generateImages', { body })
  expect(status).toBe(402)
  await server.dependencies.images.idle()
  await server.dependencies.events.heartbeat()
  await expect.poll(stream.comments).toBe(1)
  expect(
    stream.events.filter(({ event }) => event === 'balance').map(({ data }) => Reflect.get(data, 'balance')),
  ).toEqual([10, 6, 2])
})

test('allows ten streams per person, and a closed one makes room', async () => {
  const { server, address, visitor } = await begin()
  const ten = await Promise.all(Array.from({ length: 10 }, () => openEvents(address, visitor)))
  expect(new Set(ten.map(({ status }) => status))).toEqual(new Set([200]))
  const refused = await openEvents(address, visitor)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await openEvents(address, await newMember(server))).status).toBe(200)
  ten[0]?.leave()
  await expect.poll(server.dependencies.events.count).toBe(10)
  expect((await openEvents(address, visitor)).status).toBe(200)
})

test.each([
  ['logs out', (visitor: Visitor) => visitor.call('logout')],
  [
    'changes the password on another device',
    async (_: Visitor, other: Visitor) => {
      const body = { current_password: password, password: 'Copper12', password_confirmation: 'Copper12' }
      expect((await other.call('changePassword', { body })).status).toBe(200)
    },
  ],
  [
    'has an expired session',
    async (_: Visitor, __: Visitor, server: TestServer) => server.clock.advance(13 * 3_600_000),
  ],
])('ends the stream of a person who %s with the next heartbeat', async (_what, end) => {
  const { server, address } = await begin()
  const visitor = server.visitor()
  const { email } = await visitor.signUp()
  const other = server.visitor()
  const login = await other.call('login', { body: { username: email, password } })
  other.token = login.answer.access_token ?? null
  const stream = await openEvents(address, visitor)
  await expect.poll(stream.balance).toBe(10)
  await server.dependencies.events.heartbeat()
  await expect.poll(stream.comments).toBe(1)
  expect(stream.isEnded()).toBe(false)
  await end(visitor, other, server)
  await server.dependencies.events.heartbeat()
  await expect.poll(stream.isEnded).toBe(true)
  expect(server.dependencies.events.count()).toBe(0)
})

test('stops with open streams', { timeout: 180_000 }, async () => {
  const server = await startServer({ stopSeconds: 120 })
  const address = await server.http.listen({ port: 0, host: '127.0.0.1' })
  const visitor = await newMember(server)
  const stream = await openEvents(address, visitor)
  await expect.poll(stream.balance).toBe(10)
  // Fake time: the stop would hang if it waited for anything except the streams' end.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const cut = vi.spyOn(server.http.server, 'closeAllConnections')
  await server.close()
  expect(cut).not.toHaveBeenCalled()
  vi.useRealTimers()
  await expect.poll(stream.isEnded).toBe(true)
})

test('cuts off a client that does not read, and stops writing to it', async () => {
  const { server, visitor } = await begin()
  const { events } = server.dependencies
  // An in-memory connection: the system's own would buffer megabytes.
  const [reader, socket] = duplexPair()
  server.http.server.emit('connection', socket)
  let text = ''
  reader.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  reader.write(`GET /api/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${visitor.token}\r\n\r\n`)
  await expect.poll(() => text).toContain('event: balance')
  const { id: userId } = (await visitor.call('getProfile')).answer
  const tell = () => {
    for (let n = 0; n < 5_000; n += 1) events.onNotification(`image-request ${userId} ${crypto.randomUUID()}`)
  }
  tell()
  await expect.poll(() => text.split('event: image-request').length).toBe(5_001)
  await events.heartbeat()
  await expect.poll(() => text).toContain('\n:\n')
  expect(events.count()).toBe(1)
  reader.pause()
  tell()
  const beats = async () => {
    await events.heartbeat()
    return events.count()
  }
  await expect.poll(beats).toBe(0)
})

test('sends changes of another process, also if the database cannot notify', async () => {
  const { server, visitor } = await begin()
  const { app, address } = await second(server)
  const stream = await openEvents(address, visitor)
  await expect.poll(stream.balance).toBe(10)
  server.engines.hold()
  const id = await ask(visitor)
  await expect.poll(() => stream.named(id)).toBeGreaterThan(0)
  await expect.poll(stream.balance).toBe(8)
  const before = stream.named(id)
  await visitor.call('cancelImageRequest', { path: { id } })
  await expect.poll(() => stream.named(id)).toBeGreaterThan(before)
  await expect.poll(stream.balance).toBe(10)
  expect(app.dependencies.events.count()).toBe(1)
})
