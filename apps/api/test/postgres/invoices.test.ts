import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeNumber } from '../../src/domain/invoices/numbers.ts'
import { prepareDatabase } from '../../src/platform/db/migrate.ts'
import { type OpenedDatabase, openDatabase } from '../../src/platform/db/open.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'

let postgres: PostgresServer
let processes: OpenedDatabase[]
beforeAll(async () => {
  postgres = await startPostgres()
  const open = () => openDatabase({ databaseUrl: postgres.urlOf('postgres'), dataDir: '' })
  processes = await Promise.all([open(), open()])
  for (const { db } of processes) await prepareDatabase(db)
})
afterAll(async () => {
  for (const database of processes) await database.close()
  await postgres.stop()
})

test('numbers have no gap where two processes pay at once and every third transaction is rolled back', async () => {
  const take = (index: number) =>
    processes[index % 2]?.db.transaction().execute(async (trx) => {
      const number = await takeNumber(trx, 'SELLER', 2026)
      if (index % 3 === 0) throw new Error('rolled back')
      return number
    })
  const done = await Promise.allSettled(Array.from({ length: 90 }, (_, index) => take(index)))
  const taken = done.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(taken.toSorted((one = 0, other = 0) => one - other)).toEqual(
    Array.from({ length: 60 }, (_, index) => index + 1),
  )
})
