import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { delayServers, migrateTo, migrationNames } from '../platform/db/migrate.ts'
import type { Db } from '../platform/db/open.ts'
import { digestBalances, findFaults, readFigures } from './books.ts'
import { type Compared, compareSnapshots } from './compare.ts'
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

export const levelOf = ({ migrations }: Pick<Snapshot, 'migrations'>): string => migrations.at(-1) ?? 'none'

export const tableFile = (folder: string, name: string): string => join(folder, 'tables', `${name}.ndjson`)

const namesOf = (tables: readonly { name: string }[]): Set<string> => new Set(tables.map(({ name }) => name))

async function readMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('kysely_migration')::text as found`.execute(
    db,
  )
  if (!rows[0]?.found) throw new BackupRefused('The database holds no shop: no server was ever started on it.')
  const names = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db)
  return names.rows.map(({ name }) => name)
}

/** Writes every table to a file, in one transaction, while the server keeps running. */
export async function takeSnapshot(
  db: Db,
  folder: string,
): Promise<{ snapshot: Snapshot; keys: string[]; faults: string[] }> {
  await mkdir(join(folder, 'tables'))
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async (trx) => {
    await fixFormats(trx)
    const migrations = await readMigrations(trx)
    const tables = await readTables(trx)
    const names = namesOf(tables)
    const dumps: TableDump[] = []
    for (const table of tables) {
      const { name } = table
      const digest = await writeLines(tableFile(folder, name), rowsOf(trx, table))
      dumps.push({ name, columns: table.columns.map((column) => column.name), ...digest })
    }
    const balances = await digestBalances(trx, names)
    const figures = await readFigures(trx, names)
    return {
      snapshot: { migrations, tables: dumps, balances, figures },
      keys: await readKeys(trx),
      faults: await findFaults(trx, names),
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

export function refuseNewer({ migrations }: Pick<Snapshot, 'migrations'>): void {
  const [odd] = migrations.filter((name, place) => migrationNames[place] !== name)
  if (odd === undefined && migrations.length > 0) return
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
  const names = namesOf(tables)
  return {
    migrations: snapshot.migrations,
    tables,
    balances: await digestBalances(trx, names),
    figures: await readFigures(trx, names),
  }
}

/** Expires all leases, because their processes do not exist here. */
async function endAllLeases(trx: Db, columns: ReadonlySet<string>): Promise<void> {
  if (columns.has('images.leased_by')) await sql`update images set leased_by = null, leased_until = null`.execute(trx)
  if (columns.has('running_images.image_id')) await sql`delete from running_images`.execute(trx)
  if (columns.has('payment_attempts.leased_until'))
    await sql`update payment_attempts set leased_until = null where leased_until is not null`.execute(trx)
  if (columns.has('mails.lease_id'))
    await sql`update mails set lease_id = null, leased_until = null where leased_until is not null`.execute(trx)
}

/**
 * Removes sessions, links and mails to people, so that nothing that was ended or used since the backup becomes valid
 * again. Mails to the support team stay.
 */
async function endSessions(trx: Db, columns: ReadonlySet<string>): Promise<void> {
  await sql`delete from sessions`.execute(trx)
  await sql`delete from mail_tokens`.execute(trx)
  if (columns.has('mails.kind')) await sql`delete from mails where state = 'waiting' and kind <> 'contact'`.execute(trx)
}

/** The comparison with the snapshot, and faults in the books. */
export interface Restored {
  compared: Compared[]
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
    const faults = await findFaults(trx, namesOf(shapes))
    const columns = new Set(shapes.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)))
    await endAllLeases(trx, columns)
    if (!keepSessions) await endSessions(trx, columns)
    await migrateTo(trx, migrationNames.at(-1) ?? levelOf(snapshot))
    return { compared, faults }
  })
}
