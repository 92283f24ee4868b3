import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedDatabase, openDatabase } from '../../src/platform/db/open.ts'
import { fillAsEarlier } from '../support/earlier.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { kill, killAll, type Running, send, start } from '../support/processes.ts'
import { newEmail, password } from '../support/visitor.ts'

let postgres: PostgresServer
let dataDir: string
let database: OpenedDatabase
beforeAll(async () => {
  postgres = await startPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-roles-'))
  database = await openDatabase({ databaseUrl: postgres.urlOf('postgres'), dataDir: '' })
})
afterAll(async () => {
  killAll()
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const startRole = (role: 'api' | 'worker') =>
  start({
    ROLE: role,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.urlOf('postgres'),
    IMAGE_CONCURRENCY: '1',
    IMAGE_MILLISECONDS: '150',
  })

async function signUp(server: Running): Promise<string> {
  const newcomer = { name: 'Ada', surname: 'Coyne', password, password_confirmation: password }
  return (await send(server, 'register', { body: { ...newcomer, email: newEmail() } })).answer.access_token ?? ''
}

async function ask(server: Running, token: string): Promise<string> {
  const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 }
  return (await send(server, 'generateImages', { token, body })).answer.payload.id
}

async function count(query: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`${sql.raw(query)}`.execute(database.db)
  return rows[0]?.found ?? 0
}
const delivered = () => count(`select count(*)::int as found from images where state = 'delivered'`)
const open = () => count(`select count(*)::int as found from images where state in ('queued', 'working')`)

test('two apis and two workers deliver every request once when one of each is killed', {
  timeout: 180_000,
}, async () => {
  // Started in parallel on an empty database and an empty folder.
  const [api, doomedApi, worker, doomedWorker] = await Promise.all([
    startRole('api'),
    startRole('api'),
    startRole('worker'),
    startRole('worker'),
  ])
  const apis = [api, doomedApi]
  const people = await Promise.all(Array.from({ length: 6 }, (_, person) => signUp(apis[person % 2] ?? api)))
  const accepted = await Promise.all(
    people.flatMap((token) =>
      [0, 1, 2, 3].map(async (request) => ({ token, id: await ask(apis[request % 2] ?? api, token) })),
    ),
  )
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(24)
  await expect.poll(delivered).toBeGreaterThan(6)
  await kill(doomedWorker, 'SIGKILL')
  await expect.poll(delivered).toBeGreaterThan(20)
  await kill(doomedApi, 'SIGKILL')
  await expect.poll(open, { timeout: 90_000 }).toBe(0)

  for (const { token, id } of accepted) {
    const { answer } = await send(api, 'listRequestHistory', { token })
    const request = answer.payload.find((one) => one.id === id)
    expect(request).toMatchObject({ state: 'completed', cost: 2, refunded: 0, balance: 2 })
    expect(request?.images.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  }
  expect(await count('select count(*)::int as found from projects')).toBe(48)
  expect(await count('select count(distinct project_id)::int as found from images')).toBe(48)
  expect(await count(`select count(*)::int as found from ledger_transactions where kind = 'capture'`)).toBe(48)
  const held = `select coalesce(sum(balance_tenths), 0)::int as found from ledger_accounts where kind = 'held'`
  expect(await count(held)).toBe(0)
  expect(await count('select coalesce(sum(amount_tenths), 0)::int as found from ledger_entries')).toBe(0)
  const wrong = `select count(*)::int as found from ledger_accounts where user_id is not null and balance_tenths <>
    (select coalesce(sum(amount_tenths), 0) from ledger_entries where account_id = ledger_accounts.id)`
  expect(await count(wrong)).toBe(0)
  await kill(worker, 'SIGTERM')
  await kill(api, 'SIGTERM')
})

test.each([
  ['an empty database', 'empty'],
  ['a database of an earlier version', 'earlier'],
])('parallel migrations of %s all succeed', { timeout: 120_000 }, async (_, name) => {
  await sql`create database ${sql.id(name)} template template0`.execute(database.db)
  const databaseUrl = postgres.urlOf(name)
  if (name === 'earlier') {
    const earlier = await openDatabase({ databaseUrl, dataDir })
    await fillAsEarlier(earlier.db)
    await earlier.close()
  }
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
  const migrate = async () => {
    const env = { ...process.env, ROLE: 'migrate', DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    return { said, code }
  }
  expect(await Promise.all(Array.from({ length: 4 }, migrate))).toEqual(Array(4).fill({ said: '', code: 0 }))
})

test('two workers share the images, and their speed compared with one is printed', { timeout: 240_000 }, async () => {
  const api = await startRole('api')
  const one = await startRole('worker')
  const people = [await signUp(api), await signUp(api), await signUp(api)]
  const time = async () => {
    const from = performance.now()
    await Promise.all(people.map((token) => ask(api, token)))
    await expect.poll(open).toBe(0)
    return Math.round(performance.now() - from)
  }
  const owners = () => count('select count(distinct leased_by)::int as found from images')
  const before = await owners()
  const alone = await time()
  expect(await owners()).toBe(before + 1)
  const second = await startRole('worker')
  let together = await time()
  // On a busy machine one worker can claim all six images before the other polls.
  while ((await owners()) < before + 2) together = await time()
  console.log(`6 pictures of 150 ms: ${alone} ms with one worker, ${together} ms with two`)
  for (const process of [api, one, second]) await kill(process, 'SIGTERM')
})
