import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type App, createApp } from '../src/app.ts'
import { move } from '../src/domain/ledger/ledger.ts'
import type { Role } from '../src/platform/config/config.ts'
import { createTestEngines, type TestEngines } from './support/engines.ts'
import { createTestProvenance } from './support/provenance.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

interface Process {
  app: App
  engines: TestEngines
}

let api: TestServer
const others = new Set<App>()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  api = await startServer({ role: 'api' })
})
afterEach(async () => {
  for (const app of others) await app.close()
  others.clear()
  await api.close()
  vi.useRealTimers()
})

/** Starts another process on the database and the files of the first. */
async function start(role: Role): Promise<Process> {
  const { db, clock, config } = api.dependencies
  const engines = createTestEngines()
  engines.hold()
  const app = await createApp(
    { ...config, role, databaseUrl: 'postgresql://db.example/mintage' },
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

const ask = async (visitor: Visitor, count = 1) => {
  const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count, seed: 1 }
  return (await visitor.call('generateImages', { body })).answer.payload
}
const read = async (visitor: Visitor, id: string) =>
  (await visitor.call('getImageRequest', { path: { id } })).answer.payload

/** Runs the poll of all processes. */
const poll = () => vi.advanceTimersByTime(1_000)

test('an api accepts requests and makes no image; a polling worker makes it', async () => {
  const member = await newMember(api)
  const { id } = await ask(member)
  poll()
  await api.dependencies.images.idle()
  expect(await read(member, id)).toMatchObject({ state: 'queued', balance: 9 })
  const { engines } = await start('worker')
  ;(await engines.nextWaiting()).finish()
  await expect.poll(() => read(member, id)).toMatchObject({ state: 'completed', balance: 9 })
  expect(api.engines.calls).toEqual([])

  const second = await ask(member)
  poll()
  ;(await engines.nextWaiting()).finish()
  await expect.poll(() => read(member, second.id)).toMatchObject({ state: 'completed' })
})

test('a worker answers only the probes', async () => {
  const { app } = await start('worker')
  const status = async (url: string) => (await app.http.inject({ url })).statusCode
  expect(await Promise.all(['/healthz', '/readyz', '/api/settings', '/', '/ip-country'].map(status))).toEqual([
    200, 200, 404, 404, 404,
  ])
})

test("any api reports a worker's progress and cancels its work", async () => {
  const member = await newMember(api)
  const { id } = await ask(member)
  const { app, engines } = await start('worker')
  await engines.nextWaiting()
  poll()
  await expect.poll(async () => (await read(member, id)).images[0]?.progress).toBe(40)
  await member.call('cancelImageRequest', { path: { id } })
  expect(await read(member, id)).toMatchObject({ state: 'cancelled', balance: 10, images: [{ progress: 0 }] })
  poll()
  await app.dependencies.images.idle()
  expect(await api.dependencies.db.selectFrom('running_images').selectAll().execute()).toEqual([])
})

test('any api serves the preview of a worker', async () => {
  const member = await newMember(api)
  const { id } = await ask(member)
  const { app, engines } = await start('worker')
  const { make } = { make: engines.nextWaiting() }
  await make
  const { db } = api.dependencies
  const image = await db.selectFrom('images').select('id').executeTakeFirstOrThrow()
  expect((await member.call('getImagePreview', { path: { id, index: 0 } })).status).toBe(404)
  await db
    .insertInto('running_images')
    .values({ image_id: image.id, progress: 0.5, preview: Buffer.from('webp'), preview_version: 2 })
    .execute()
  expect((await read(member, id)).images[0]).toMatchObject({
    progress: 50,
    preview_url: `/api/images/requests/${id}/previews/0?version=2`,
  })
  const shown = await member.call('getImagePreview', { path: { id, index: 0 } })
  expect([shown.status, shown.raw.body]).toEqual([200, 'webp'])
  await app.dependencies.images.close()
})

test('a worker that slept past its lease changes nothing of a delivered image', async () => {
  const member = await newMember(api)
  const { id } = await ask(member)
  const late = await start('worker')
  const finishing = await late.engines.nextWaiting()
  api.clock.advance(16_000)
  const { engines } = await start('worker')
  ;(await engines.nextWaiting()).finish()
  await expect.poll(() => read(member, id)).toMatchObject({ state: 'completed', balance: 9 })
  finishing.finish()
  await late.app.dependencies.images.idle()
  const { project_id: project } = (await read(member, id)).images[0] ?? expect.fail('no image')
  expect((await member.call('getProjectFile', { path: { id: project ?? '' } })).status).toBe(200)
  expect(await balanceOf(member)).toBe(9)
})

test("two workers share fair turns: a new person is next after another's 160 images", async () => {
  const [ada, bo] = [await newMember(api), await newMember(api)]
  const { db } = api.dependencies
  const { user_id: userId } = await db
    .selectFrom('ledger_accounts')
    .select('user_id')
    .where('kind', '=', 'available')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await move(db, { key: 'gift', kind: 'bonus', userId: userId ?? '', tenths: 1500, reference: null, note: 'gift' })
  for (let request = 0; request < 40; request += 1) await ask(ada, 4)
  expect(await balanceOf(ada)).toBe(0)
  const workers = [await start('worker'), await start('worker')]
  const running = await Promise.all(workers.map(({ engines }) => engines.nextWaiting()))
  const { id } = await ask(bo)
  const begun = async () => (await read(bo, id)).state
  // One of her images is finished, so his begins.
  running[1]?.finish()
  await expect.poll(begun).toBe('working')
  await expect.poll(() => workers.map(({ engines }) => engines.calls.length).sort()).toEqual([1, 2])
})
