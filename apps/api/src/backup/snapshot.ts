import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { executedMigrations, renameEarlier } from '../platform/db/from-earlier.ts'
import { delayServers, latestMigration, migrateTo, migrations } from '../platform/db/migrate.ts'
import type { Db } from '../platform/db/open.ts'
import { runScript } from '../platform/db/scripts.ts'
import { findImbalances, hashBalances, ledgerTotals } from './books.ts'
import { type Comparison, compareSnapshots } from './compare.ts'
import { readKeys } from './keys.ts'
import { digestLines, readLines, writeLines } from './lines.ts'
import { BackupRefused } from './refused.ts'
import type { Snapshot, TableDump } from './snapshot-data.ts'
import {
  emptyTables,
  fixFormats,
  inOrderOfReferences,
  insertRows,
  readTables,
  resetSequences,
  rowsOf,
  type Table,
} from './tables.ts'

export const tableFile = (folder: string, name: string): string => join(folder, 'tables', `${name}.ndjson`)

/** Writes every table to a file, in one transaction. */
export async function takeSnapshot(
  db: Db,
  folder: string,
): Promise<{ snapshot: Snapshot; keys: string[]; faults: string[] }> {
  await mkdir(join(folder, 'tables'))
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await fixFormats(trx)
      const migrations = renameEarlier(await executedMigrations(trx))
      if (migrations.length === 0)
        throw new BackupRefused('The database holds no shop: no server was ever started on it.')
      const tables = await readTables(trx)
      const dumps: TableDump[] = []
      for (const table of tables) {
        const { name } = table
        const digest = await writeLines(tableFile(folder, name), rowsOf(trx, table))
        dumps.push({ name, columns: table.columns.map((column) => column.name), ...digest })
      }
      const balances = await hashBalances(trx)
      const figures = await ledgerTotals(trx)
      return {
        snapshot: { migrations, tables: dumps, balances, figures },
        keys: await readKeys(trx),
        faults: await findImbalances(trx),
      }
    })
}

export async function refuseUnlessEmpty(db: Db): Promise<void> {
  const [some] = await readTables(db)
  if (!some) return
  throw new BackupRefused(
    `The database is not empty: it holds the table ${some.name}. Name an empty one by DATABASE_URL, or a new folder by DATA_DIR.`,
  )
}

/** The table of the database, with the dump's columns. */
function shapeOf(dump: TableDump, tables: readonly Table[]): Table {
  const columns = tables.find(({ name }) => name === dump.name)?.columns ?? []
  return {
    name: dump.name,
    columns: dump.columns.flatMap((name) => columns.find((column) => column.name === name) ?? []),
  }
}

/** A backup of another version may have other tables under the same migration level, so it is refused. */
function refuseOtherShape({ tables }: Snapshot, found: readonly Table[]): void {
  const shape = (list: readonly { name: string; columns: readonly string[] }[]) =>
    new Set(list.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
  const inBackup = shape(tables)
  const here = shape(found.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })))
  const odd = [...inBackup].find((column) => !here.has(column)) ?? [...here].find((column) => !inBackup.has(column))
  if (odd === undefined) return
  throw new BackupRefused(
    inBackup.has(odd)
      ? `The backup has the column ${odd}, which this version does not know at that level.`
      : `The backup lacks the column ${odd}, which belongs to its level.`,
  )
}

/**
 * The migration of this version to which the snapshot belongs.
 * @throws BackupRefused if it is newer
 * @throws DatabaseTooOld if it is too old
 */
export function levelOf({ migrations: names }: Pick<Snapshot, 'migrations'>): string {
  const renamed = renameEarlier(names)
  const migrationNames = Object.keys(migrations)
  const odd = renamed.find((name, place) => migrationNames[place] !== name)
  const level = renamed.at(-1)
  if (odd === undefined && level !== undefined) return level
  throw new BackupRefused(
    `The backup is of a newer version: this one does not know the migration ${odd ?? 'that it names'}. Restore it with the version that made it, or a later one.`,
  )
}

async function digestTables(trx: Db, snapshot: Snapshot, shapes: readonly Table[]): Promise<Snapshot> {
  const tables: TableDump[] = []
  for (const dump of snapshot.tables) {
    const digest = await digestLines(rowsOf(trx, shapeOf(dump, shapes)))
    tables.push({ name: dump.name, columns: dump.columns, ...digest })
  }
  return { ...snapshot, tables, balances: await hashBalances(trx), figures: await ledgerTotals(trx) }
}

/** Expires all leases, because their processes do not exist here. */
const END_LEASES = `
  update images set leased_by = null, leased_until = null;
  delete from running_images;
  update payment_attempts set leased_until = null where leased_until is not null;
  update mails set lease_id = null, leased_until = null where leased_until is not null`

const END_SESSIONS = new URL('end-sessions.sql', import.meta.url)

/** The comparison with the snapshot, and faults in the books. */
export interface Restored {
  compared: Comparison[]
  faults: string[]
}

/**
 * Fills an empty database in one transaction that also compares it with the snapshot.
 * @param keepSessions if nothing happened since the snapshot, so that nobody has to sign in again
 */
export async function restoreSnapshot(
  db: Db,
  folder: string,
  snapshot: Snapshot,
  { keepSessions }: { keepSessions: boolean },
): Promise<Restored> {
  return db.transaction().execute(async (trx) => {
    await delayServers(trx)
    await refuseUnlessEmpty(trx)
    await fixFormats(trx)
    await migrateTo(trx, levelOf(snapshot))
    const shapes = await readTables(trx)
    refuseOtherShape(snapshot, shapes)
    await emptyTables(trx, shapes)
    for (const { name } of await inOrderOfReferences(trx, shapes)) {
      const dump = snapshot.tables.find((table) => table.name === name)
      if (!dump) continue
      const shape = shapeOf(dump, shapes)
      for await (const lines of readLines(tableFile(folder, name))) await insertRows(trx, shape, lines)
      await resetSequences(trx, shape)
    }
    const compared = compareSnapshots(snapshot, await digestTables(trx, snapshot, shapes))
    const faults = await findImbalances(trx)
    await migrateTo(trx, latestMigration())
    await runScript(trx, END_LEASES)
    if (!keepSessions) await runScript(trx, await readFile(END_SESSIONS, 'utf8'))
    return { compared, faults }
  })
}
