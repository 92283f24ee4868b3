import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/open.ts'
import { seed } from '../../src/platform/db/seed.ts'

/**
 * Fills an empty database with the schema after the 22 migrations of the earlier version, and the rows of Ada: a paid
 * order, an image, and an image that waits. Each function raises an error.
 */
export async function fillAsEarlier(db: Db): Promise<void> {
  const text = await readFile(new URL('earlier-database.sql', import.meta.url), 'utf8')
  const statements = text.trimEnd().split('\n')
  const rows = statements.findIndex((statement) => statement.startsWith('insert'))
  for (const statement of statements.slice(0, rows)) await sql.raw(statement).execute(db)
  await seed(db)
  for (const statement of statements.slice(rows)) await sql.raw(statement).execute(db)
}
