import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockDataDir } from './lock.ts'
import type { Schema } from './schema.ts'

/** Every query of the server goes through this; a transaction is one too. */
export type Db = Kysely<Schema>

export interface OpenedDatabase {
  db: Db
  close(): Promise<void>
}

const INT8 = 20
/** Token and money amounts stay far below 2^53, so whole numbers of both drivers become plain numbers. */
const parsers = { [INT8]: (text: string) => Number(text) }

function openPostgres(url: string): OpenedDatabase {
  pg.types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}

function overPGlite(pglite: PGlite, release: () => void): OpenedDatabase {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      release()
    },
  }
}

async function openOnDisk(dataDir: string): Promise<OpenedDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const release = lockDataDir(join(dataDir, 'database.lock'))
  try {
    return overPGlite(await PGlite.create({ dataDir: join(dataDir, 'database'), parsers }), release)
  } catch (error) {
    release()
    throw error
  }
}

/** In memory; from a snapshot when one is given, which saves the migrations. */
export async function openInMemory(snapshot?: Blob): Promise<OpenedDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({ parsers, ...(snapshot ? { loadDataDir: snapshot } : {}) })
  return { ...overPGlite(pglite, () => undefined), pglite }
}

/** PostgreSQL when a URL is given, else PGlite in `dataDir`. */
export function openDatabase(options: { databaseUrl: string | null; dataDir: string }): Promise<OpenedDatabase> {
  return options.databaseUrl ? Promise.resolve(openPostgres(options.databaseUrl)) : openOnDisk(options.dataDir)
}
