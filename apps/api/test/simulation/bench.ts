import { prepareDatabase } from '../../src/platform/db/migrate.ts'
import { openInMemory } from '../../src/platform/db/pglite.ts'
import { createStatements } from './prepared-statements.ts'
import type { Bench } from './run.ts'

/** After more orders than this, the tables are truncated: emptying them row by row leaves dead rows that every query reads. */
const MANY_ORDERS = 100

/** A seeded database in memory. @param functions SQL that replaces functions of the database */
export async function openBench(functions: readonly string[] = []): Promise<Bench & { close(): Promise<void> }> {
  const { db, pglite, close } = await openInMemory()
  await prepareDatabase(db)
  for (const text of functions) await pglite.exec(text)
  const statements = createStatements(pglite)
  const rowsOf = <Row>(sql: string) => statements.query<Row>({ sql, parameters: [] }).rows
  const countOf = (table: string) => rowsOf<{ count: number }>(`select count(*) as count from ${table}`)[0]?.count ?? 0
  const tables = rowsOf<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  /** Tables without seeded rows: the shop fills them. */
  const filled = tables.map(({ name }) => name).filter((name) => name !== 'users' && countOf(name) === 0)
  const emptied = (empty: readonly string[]) =>
    [
      'begin',
      // The triggers of the ledger refuse this otherwise.
      'set local session_replication_role = replica',
      ...empty,
      'delete from ledger_accounts where user_id is not null',
      'delete from users',
      'commit',
    ].join(';\n')
  const truncated = emptied([`truncate ${filled.join(', ')} restart identity`])
  const rowByRow = emptied(filled.map((name) => `delete from ${name}`))
  return {
    statements,
    close,
    reset: () => statements.run(countOf('deposits') > MANY_ORDERS ? truncated : rowByRow),
  }
}
