import { sql } from 'kysely'
import type { Db } from './open.ts'

const FIRST = '0001-catalogue-and-people'
const LAST = '0022-title-keys'
/** Its 22 migrations end with the schema of `0001-initial`. */
const EARLIER_VERSION = 'the version of commit 0b15b7a0'

/** The message is for the operator. */
export class DatabaseTooOld extends Error {
  constructor(level: string) {
    super(
      `The level ${level} is too old for this version. Start ${EARLIER_VERSION} once on the database, or on its restored backup, and then this one.`,
    )
    this.name = 'DatabaseTooOld'
  }
}

/**
 * The names that this version gives to the migrations of an earlier one.
 * @throws DatabaseTooOld before the last migration of that version
 */
export function renameEarlier(names: readonly string[]): readonly string[] {
  if (names[0] !== FIRST) return names
  if (names.at(-1) !== LAST) throw new DatabaseTooOld(names.at(-1) ?? FIRST)
  return ['0001-initial']
}

/** The names in order; none on an empty database. */
export async function executedMigrations(db: Db): Promise<string[]> {
  const table = await sql<{ found: string | null }>`select to_regclass('kysely_migration')::text as found`.execute(db)
  if (!table.rows[0]?.found) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}

/** Moves a database of the earlier version. Only the names of its migrations change, because its schema is equal. */
export async function moveFromEarlier(db: Db): Promise<void> {
  const names = await executedMigrations(db)
  const renamed = renameEarlier(names)
  if (renamed === names) return
  await sql`
    with earlier as (delete from kysely_migration)
    insert into kysely_migration (name, timestamp)
    select name, ${new Date().toISOString()} from unnest(${renamed}::text[]) as name`.execute(db)
}
