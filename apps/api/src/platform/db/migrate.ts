import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { moveFromEarlier } from './from-earlier.ts'
import { initial } from './migrations/0001-initial.ts'
import { imageTextKeys } from './migrations/0002-image-text-keys.ts'
import { refundsAndDisputes } from './migrations/0003-refunds-and-disputes.ts'
import { invoicesAndNumbers } from './migrations/0004-invoices.ts'
import { withdrawalsAndMails } from './migrations/0005-withdrawals.ts'
import type { Db } from './open.ts'
import { createFunctions } from './scripts.ts'
import { seed } from './seed.ts'

/** In the order of execution; the last one is this version's level. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-image-text-keys': imageTextKeys,
  '0003-refunds-and-disputes': refundsAndDisputes,
  '0004-invoices': invoicesAndNumbers,
  '0005-withdrawals': withdrawalsAndMails,
}

export const latestMigration = (): string => Object.keys(migrations).at(-1) ?? ''

/** Migrates a database exactly to the given level, also within a transaction. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
  if (name === latestMigration()) await createFunctions(db)
}

/** An arbitrary lock number that nothing else in this database uses. */
const PREPARING = 7_402_913

/** A server that starts on this database waits until the transaction ends. */
export async function delayServers(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PREPARING})`.execute(trx)
}

/**
 * Migrates the database to the newest version and seeds an empty one; safe at every start. If several processes start
 * together, one does the work and the others wait.
 */
export async function prepareDatabase(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${PREPARING})`.execute(connection)
    try {
      await moveFromEarlier(connection)
      await migrateTo(connection, latestMigration())
      await seed(connection)
    } finally {
      await sql`select pg_advisory_unlock(${PREPARING})`.execute(connection)
    }
  })
}
