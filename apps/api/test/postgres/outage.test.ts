import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { checkRefusal } from '../support/contract.ts'
import { createTestEngines } from '../support/engines.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { createTestProvenance } from '../support/provenance.ts'
import { newEmail, password } from '../support/visitor.ts'

let postgres: PostgresServer
let dataDir: string
const apps = new Set<App>()

beforeAll(async () => {
  postgres = await startPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-outage-'))
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts one more process on the same database. */
async function startApp(): Promise<App> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.urlOf('postgres'),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a secret that all processes of the test share',
  })
  const app = await createApp(config, { engines: createTestEngines(), provenance: createTestProvenance() })
  apps.add(app)
  return app
}

const get = ({ http }: App, url: string) => http.inject({ method: 'GET', url })

test('four processes that start together prepare an empty database once', async () => {
  await Promise.all([startApp(), startApp(), startApp(), startApp()])
  for (const app of apps) expect((await get(app, '/api/settings')).statusCode).toBe(200)
})

test('without the database calls answer 503 with retry-after, and no restart is needed', async () => {
  const [app] = apps
  if (!app) throw new Error('no process')
  await postgres.shutDown()
  const calls = ['/readyz', '/api/packs', '/api/static-pages', '/api/settings', '/sitemap.xml']
  for (const url of calls) {
    const answer = await get(app, url)
    // Cached answers may still be served.
    if (answer.statusCode === 200 && url !== '/readyz') continue
    expect([url, answer.statusCode]).toEqual([url, 503])
    checkRefusal(answer.statusCode, String(answer.headers['content-type']), answer.payload)
    if (url !== '/readyz') expect(answer.headers['retry-after']).toBe('5')
  }
  const register = await app.http.inject({
    method: 'POST',
    url: '/api/register',
    payload: { name: 'Ada', surname: 'Coyne', email: newEmail(), password, password_confirmation: password },
  })
  expect([register.statusCode, register.headers['retry-after']]).toEqual([503, '5'])
  expect((await get(app, '/healthz')).statusCode).toBe(200)
  expect((await get(app, '/robots.txt')).statusCode).toBe(200)

  await postgres.start()
  await expect.poll(async () => (await get(app, '/readyz')).statusCode).toBe(200)
  for (const one of apps) expect((await get(one, '/api/packs')).statusCode).toBe(200)
})

test('a database stop during a transaction fails only that transaction', async () => {
  const [app] = apps
  if (!app) throw new Error('no process')
  const { db } = app.dependencies
  const begun = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const transaction = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    begun.resolve()
    await stopped.promise
    await sql`select 1`.execute(trx)
  })
  const failure = expect(transaction).rejects.toThrow(/terminat|connection/i)
  await begun.promise
  await postgres.shutDown()
  await postgres.start()
  stopped.resolve()
  await failure
  await expect.poll(async () => (await get(app, '/readyz')).statusCode).toBe(200)
})

test('a connection that ends during a query fails one call, and the next succeeds', async () => {
  const [app] = apps
  if (!app) throw new Error('no process')
  const { db } = app.dependencies
  const sleeping = sql`select pg_sleep(60)`.execute(db).then(
    () => null,
    (error: unknown) => error,
  )
  await expect
    .poll(async () => {
      const { rows } = await sql<{ ended: boolean }>`
        select pg_terminate_backend(pid) as ended from pg_stat_activity where query = 'select pg_sleep(60)'
      `.execute(db)
      return rows.length
    })
    .toBe(1)
  expect(await sleeping).toMatchObject({ code: '57P01' })
  expect((await get(app, '/readyz')).statusCode).toBe(200)
})
