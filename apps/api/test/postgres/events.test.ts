import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedDatabase, openDatabase } from '../../src/platform/db/open.ts'
import { PERSON_CHANNEL } from '../../src/platform/events/notices.ts'
import { openEvents } from '../support/events.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { kill, killAll, type Running, send, start } from '../support/processes.ts'
import { newEmail, password } from '../support/visitor.ts'

let postgres: PostgresServer
let dataDir: string
let database: OpenedDatabase
beforeAll(async () => {
  postgres = await startPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-events-'))
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
    IMAGE_MILLISECONDS: '20',
    STOP_TIMEOUT: '120',
  })

async function signUp(server: Running): Promise<string> {
  const newcomer = { name: 'Ada', surname: 'Coyne', password, password_confirmation: password }
  return (await send(server, 'register', { body: { ...newcomer, email: newEmail() } })).answer.access_token ?? ''
}

/** Requests an image that no worker makes yet, which holds a token. */
async function ask(server: Running, token: string): Promise<string> {
  const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 1 }
  return (await send(server, 'generateImages', { token, body })).answer.payload.id
}

test('events of other processes arrive within a second, also after the database was cut off', {
  timeout: 240_000,
}, async () => {
  const [hearing, spending] = await Promise.all([startRole('api'), startRole('api')])
  const token = await signUp(spending)
  const stream = await openEvents(hearing.address, { token, cookies: {} })
  await expect.poll(stream.balance).toBe(10)

  // Only a notification can announce this unknown request: polling would not find it.
  const { id: userId } = (await send(hearing, 'getProfile', { token })).answer
  const unknown = crypto.randomUUID()
  const heard = async () => {
    const notice = `image-request ${userId} ${unknown}`
    await sql`select pg_notify(${PERSON_CHANNEL}, ${notice})`.execute(database.db)
    return stream.named(unknown)
  }
  await expect.poll(heard).toBeGreaterThan(0)

  const took: number[] = []
  const requestIds: string[] = []
  for (let balance = 9; balance >= 5; balance -= 1) {
    const from = performance.now()
    requestIds.push(await ask(spending, token))
    await expect.poll(stream.balance, { interval: 5 }).toBe(balance)
    took.push(performance.now() - from)
  }
  const [, , median = Number.POSITIVE_INFINITY, , worst] = took.toSorted((one, other) => one - other).map(Math.round)
  console.log(
    `a balance that another process changed: heard after ${median} ms, and ${worst} ms at worst, the call that changed it included`,
  )
  // The median, because a pause of the machine can delay single events.
  expect(median).toBeLessThan(1_000)

  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(database.db)
  await ask(spending, token)
  await expect.poll(stream.balance, { interval: 50 }).toBe(4)
  expect(stream.isEnded()).toBe(false)

  const worker = await startRole('worker')
  const [first = ''] = requestIds
  const { answer: before } = await send(hearing, 'listRequestHistory', { token })
  expect(before.payload).toHaveLength(6)
  await expect.poll(() => stream.named(first)).toBeGreaterThan(0)
  for (const process of [worker, spending]) await kill(process, 'SIGTERM')
  const from = performance.now()
  await kill(hearing, 'SIGTERM')
  // Closed before the connection itself would time out.
  expect(performance.now() - from).toBeLessThan(60_000)
  await expect.poll(stream.isEnded).toBe(true)
})
