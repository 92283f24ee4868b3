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
import type { Schema } from './schema.ts'

const migration = (statements: readonly string[]): Migration => ({
  async up(db) {
    // One by one: the extended protocol of both drivers takes a single statement at a time.
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
}

/** Brings the database to the newest version; safe to call at every start. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
