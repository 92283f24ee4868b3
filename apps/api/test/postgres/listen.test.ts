import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedDatabase, openDatabase } from '../../src/platform/db/open.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'

let postgres: PostgresServer
let database: OpenedDatabase
beforeAll(async () => {
  postgres = await startPostgres()
  database = await openDatabase({ databaseUrl: postgres.urlOf('postgres'), dataDir: '' })
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

const listen: NonNullable<OpenedDatabase['listen']> = (...args) =>
  (database.listen ?? expect.fail('a PostgreSQL can be listened to'))(...args)
const shared = () => database.shared ?? expect.fail('a PostgreSQL is shared')
const log = { error: () => undefined, warn: () => undefined, info: () => undefined }

test('notifications arrive, also after the connection was cut', async () => {
  let notices = 0
  const count = () => {
    notices += 1
  }
  let lost = 0
  const stop = listen('image_work', log, {
    onNotification: count,
    connected: count,
    lost: () => {
      lost += 1
    },
  })
  // Counts the initial connection.
  await expect.poll(() => notices).toBe(1)
  await sql`notify image_work`.execute(database.db)
  await expect.poll(() => notices).toBe(2)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(database.db)
  await expect.poll(() => lost).toBe(1)
  await expect.poll(() => notices).toBe(3)
  await sql`notify image_work`.execute(database.db)
  await expect.poll(() => notices).toBe(4)
  await stop()
})

test('one process at a time runs work of one name, and any may run the next', async () => {
  const other = await openDatabase({ databaseUrl: postgres.urlOf('postgres'), dataDir: '' })
  const { promise, resolve } = Promise.withResolvers<void>()
  const done: string[] = []
  const first = shared().alone('sweep', async () => {
    done.push('first begins')
    await promise
    done.push('first ends')
  })
  await expect.poll(() => done).toEqual(['first begins'])
  await other.shared?.alone('sweep', async () => void done.push('second'))
  await other.shared?.alone('orphan files', async () => void done.push('another work'))
  resolve()
  await first
  await other.shared?.alone('sweep', async () => void done.push('third'))
  expect(done).toEqual(['first begins', 'another work', 'first ends', 'third'])
  await other.close()
})
