import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { catalogueAndPeople } from './migrations/0001-catalogue-and-people.ts'
import { ledger } from './migrations/0002-ledger.ts'
import { payments } from './migrations/0003-payments.ts'
import { images } from './migrations/0004-images.ts'
import { refunds } from './migrations/0005-refunds.ts'
import { reservedPromocodes } from './migrations/0006-reserved-promocodes.ts'
import { accountLimits } from './migrations/0007-account-limits.ts'
import { eventBodies } from './migrations/0008-event-bodies.ts'
import { tokenReturns } from './migrations/0009-token-returns.ts'
import { chargedAmounts } from './migrations/0010-charged-amounts.ts'
import { madeBy } from './migrations/0011-made-by.ts'
import { chargeLeases } from './migrations/0012-charge-leases.ts'
import { imageLeases } from './migrations/0013-image-leases.ts'
import { adminAudit } from './migrations/0014-admin-audit.ts'
import { traceParents } from './migrations/0015-trace-parents.ts'
import { imageTurns } from './migrations/0017-image-turns.ts'
import { longLists } from './migrations/0017-long-lists.ts'
import { imageFailures } from './migrations/0018-image-failures.ts'
import { formerAddresses } from './migrations/0019-former-addresses.ts'
import { mails } from './migrations/0020-mails.ts'
import { wordOfTheTerms } from './migrations/0021-word-of-the-terms.ts'
import { titleKeys } from './migrations/0022-title-keys.ts'
import type { Db } from './open.ts'
import type { Schema } from './schema.ts'
import { seed } from './seed.ts'

const migration = (statements: readonly string[]): Migration => ({
  async up(db) {
    // The extended protocol of both drivers takes one statement at a time.
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

const migrations: Record<string, Migration> = {
  '0001-catalogue-and-people': migration(catalogueAndPeople),
  '0002-ledger': migration(ledger),
  '0003-payments': migration(payments),
  '0004-images': migration(images),
  '0005-refunds': migration(refunds),
  '0006-reserved-promocodes': migration(reservedPromocodes),
  '0007-account-limits': migration(accountLimits),
  '0008-event-bodies': migration(eventBodies),
  '0009-token-returns': migration(tokenReturns),
  '0010-charged-amounts': migration(chargedAmounts),
  '0011-made-by': migration(madeBy),
  '0012-charge-leases': migration(chargeLeases),
  '0013-image-leases': migration(imageLeases),
  '0014-admin-audit': migration(adminAudit),
  '0015-trace-parents': migration(traceParents),
  '0017-image-turns': migration(imageTurns),
  '0017-long-lists': migration(longLists),
  '0018-image-failures': migration(imageFailures),
  '0019-former-addresses': migration(formerAddresses),
  '0020-mails': migration(mails),
  '0021-word-of-the-terms': migration(wordOfTheTerms),
  '0022-title-keys': titleKeys,
}

/** In the order of execution; the last one is this version's level. */
export const migrationNames: readonly string[] = Object.keys(migrations)

const migratorOn = (db: Kysely<Schema>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })

async function migrateOn(db: Kysely<Schema>): Promise<void> {
  const { error } = await migratorOn(db).migrateToLatest()
  if (error) throw error
}

/** Migrates a database exactly to the given level, also within a transaction. */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await migratorOn(db).migrateTo(name)
  if (error) throw error
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
      await migrateOn(connection)
      await seed(connection)
    } finally {
      await sql`select pg_advisory_unlock(${PREPARING})`.execute(connection)
    }
  })
}
