import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../../src/db/open.ts'
import { run } from '../../test/support/commands.ts'
import { fillLists } from '../../test/support/long-lists.ts'
import { kill, send } from '../../test/support/processes.ts'
import type { Figure } from '../figure.ts'
import { order, payment, signUp } from './customers.ts'
import { type DatabaseKind, type Installation, withInstallation } from './installation.ts'

const CUSTOMERS = 5

/** Counts and sums that the commands themselves do not compute. */
async function readSums(db: Db): Promise<string> {
  const { rows } = await sql`
    select (select count(*) from users) as users, (select count(*) from images) as images,
      (select count(*) || ' ' || sum(bytes) from projects) as projects,
      (select count(*) || ' ' || sum(amount_tenths) from ledger_transactions) as ledger,
      (select count(*) || ' ' || sum(amount_tenths) from ledger_entries where amount_tenths > 0) as entries,
      (select count(*) || ' ' || sum(total_minor) from deposits where status = 'Success') as orders
  `.execute(db)
  return JSON.stringify(rows)
}

async function digestFiles(dataDir: string): Promise<{ count: number; digest: string }> {
  const folder = join(dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const digest = createHash('sha256')
  for (const file of files.toSorted()) digest.update(file.slice(folder.length)).update(await readFile(file))
  return { count: files.length, digest: digest.digest('hex') }
}

/** A shop that has sold: orders, pictures that were made, one whose pictures wait, and a collector with long lists. */
async function sell({ start, read, dataDir }: Installation): Promise<void> {
  const server = await start()
  const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 }
  for (let customer = 0; customer < CUSTOMERS; customer += 1) {
    const token = await signUp(server)
    await send(server, 'executeCheckout', { token, body: payment(await order(server, token)) })
    await send(server, 'generateImages', { token, body })
  }
  await signUp(server)
  await kill(server, 'SIGTERM')
  await read(async (db) => {
    // The lists are filled for somebody who has none: the last who signed up.
    const newest = db.selectFrom('users').select('id').orderBy('created_at', 'desc')
    const { id } = await newest.executeTakeFirstOrThrow()
    await fillLists(db, id)
    const missing = await db
      .selectFrom('projects')
      .select(['full_file', 'thumb_file'])
      .where('bytes', '=', 100)
      .execute()
    for (const { full_file, thumb_file } of missing) {
      await mkdir(join(dataDir, 'files', dirname(full_file)), { recursive: true })
      for (const key of [full_file, thumb_file]) await writeFile(join(dataDir, 'files', key), key.padEnd(100))
    }
  })
}

/** A shop is backed up and restored into an empty database and an empty folder, a command each. */
export async function measureRestore(kind: DatabaseKind): Promise<Figure[]> {
  return withInstallation(kind, async (shop) => {
    await sell(shop)
    const before = await shop.read(readSums)
    const files = await digestFiles(shop.dataDir)
    const [backup, dataDir] = [join(shop.dataDir, 'backup'), join(shop.dataDir, 'restored')]
    const urlOf = (database: string) => shop.postgres?.urlOf(database) ?? ''
    if (kind === 'postgres') await shop.read((db) => sql`create database restored`.execute(db))

    const from = performance.now()
    const copied = await run({ DATA_DIR: shop.dataDir, DATABASE_URL: urlOf('postgres') }, 'backup', '--to', backup)
    const copiedAt = performance.now()
    const restored = await run({ DATA_DIR: dataDir, DATABASE_URL: urlOf('restored') }, 'restore', '--from', backup)
    const seconds = [copiedAt - from, performance.now() - copiedAt].map((time) => (time / 1000).toFixed(1))

    const { db, close } = await openDatabase({ databaseUrl: urlOf('restored') || null, dataDir })
    const after = await readSums(db).finally(close)
    const restoredFiles = await digestFiles(dataDir)
    const met = copied.code === 0 && restored.code === 0 && after === before && restoredFiles.digest === files.digest
    await rm(backup, { recursive: true, force: true })
    return [
      {
        what: `backup and restore of 50,000 ledger lines and ${files.count} files: database and files as they were`,
        goal: 'sums equal',
        measured: met
          ? `equal, after ${seconds.join(' and ')} s`
          : `${copied.complaint} ${restored.complaint} ${before} ${after} ${restoredFiles.count} files`,
        met,
      },
    ]
  })
}
