import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenedDatabase, openDatabase } from '../../src/platform/db/open.ts'
import { openInMemory } from '../../src/platform/db/pglite.ts'
import { takeFromPool } from './pool.ts'

/** A migrated and seeded database, copied for each server of a test. */
export type Template = { kind: 'snapshot'; file: string; onDisk: string } | { kind: 'postgres'; url: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: Template
  }
}

async function tell(url: string, statement: string): Promise<void> {
  const admin = new URL(url)
  admin.pathname = '/postgres'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function createOnPostgres(server: string, template: string): Promise<OpenedDatabase> {
  const url = new URL(server)
  const name = `test_${randomBytes(6).toString('hex')}`
  await tell(server, `create database ${name} template ${template}`)
  url.pathname = `/${name}`
  const { db, close, listen } = await openDatabase({ databaseUrl: url.href, dataDir: '' })
  return {
    db,
    ...(listen ? { listen } : {}),
    async close() {
      await close()
      await tell(server, `drop database ${name} with (force)`)
    },
  }
}

/** A copy for one server: in memory, or on the PostgreSQL of the run. */
export async function copyDatabase(): Promise<OpenedDatabase> {
  const template = inject('databaseTemplate')
  if (template.kind === 'postgres') return createOnPostgres(template.url, new URL(template.url).pathname.slice(1))
  return takeFromPool(template.file)
}

/** A database without tables, as a restore needs it. */
export async function emptyDatabase(): Promise<OpenedDatabase> {
  const template = inject('databaseTemplate')
  return template.kind === 'postgres' ? createOnPostgres(template.url, 'template0') : openInMemory()
}

/** Copies the prepared database into the new data folder of a server process. */
export async function prepareDataDir({ DATA_DIR, DATABASE_URL }: Record<string, string>): Promise<void> {
  // First, because a benchmark starts its servers outside Vitest, with a DATABASE_URL.
  if (!DATA_DIR || DATABASE_URL) return
  const template = inject('databaseTemplate')
  if (template.kind === 'postgres') return
  const database = join(DATA_DIR, 'database')
  if (!existsSync(database)) await cp(template.onDisk, database, { recursive: true })
}
