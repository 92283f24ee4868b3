import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../src/db/open.ts'
import { openDatabase } from '../../src/db/open.ts'
import { type PostgresServer, startPostgres } from '../../test/support/postgres.ts'
import { killAll, type Running, start } from '../../test/support/processes.ts'

export type DatabaseKind = 'embedded' | 'postgres'

/** An empty installation in a folder of its own, and real server processes over it. */
export interface Installation {
  kind: DatabaseKind
  dataDir: string
  /** Null where the database is embedded. */
  postgres: PostgresServer | null
  start(env?: Record<string, string>): Promise<Running>
  /** With the embedded database only when no process runs: it belongs to one at a time. */
  read<T>(use: (db: Db) => Promise<T>): Promise<T>
}

export async function withInstallation<T>(kind: DatabaseKind, use: (one: Installation) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mintage-bench-'))
  const postgres = kind === 'postgres' ? await startPostgres() : null
  const databaseUrl = postgres?.urlOf('postgres') ?? null
  const shared = {
    DATA_DIR: dataDir,
    SECRET_KEY: 'a secret that all processes of the measurement share',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  }
  try {
    return await use({
      kind,
      dataDir,
      postgres,
      start: (env = {}) => start({ ...shared, ...env }),
      async read(query) {
        const { db, close } = await openDatabase({ databaseUrl, dataDir })
        try {
          return await query(db)
        } finally {
          await close()
        }
      },
    })
  } finally {
    killAll()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
