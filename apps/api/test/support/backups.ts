import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { Installation } from '../../src/backup/backup.ts'
import type { Db, OpenedDatabase } from '../../src/platform/db/open.ts'
import { createFolderStorage } from '../../src/platform/storage/folder.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import { emptyDatabase } from './databases.ts'
import type { TestServer } from './server.ts'

export const settings = (dataDir: string) => ({ dataDir, secretKey: null, identityFiles: null })

/** The test closes the database itself. */
const installation = (db: Db, storage: Storage, dataDir: string): Installation => ({
  open: async () => ({ db, close: async () => undefined }),
  storage,
  config: settings(dataDir),
})

export const ofServer = ({ dependencies, dataDir }: TestServer, storage = dependencies.storage): Installation =>
  installation(dependencies.db, storage, dataDir)

/** A folder for the backups of a test file, the output of each test, and targets to restore into. */
export function useBackups() {
  const used = { folder: '', said: [] as string[] }
  let shared: OpenedDatabase
  beforeAll(async () => {
    used.folder = await mkdtemp(join(tmpdir(), 'mintage-backup-'))
    shared = await emptyDatabase()
  })
  afterAll(async () => {
    await shared.close()
    await rm(used.folder, { recursive: true })
  })
  afterEach(() => {
    used.said.length = 0
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })

  return {
    at: (...names: string[]) => join(used.folder, ...names),
    said: () => used.said.join('\n'),
    say: (line: string) => void used.said.push(line),

    /** An empty target. All tests share one database, except those that close it. */
    async emptyTarget(database = shared) {
      const dataDir = await mkdtemp(join(used.folder, 'target-'))
      await sql`drop schema public cascade`.execute(database.db)
      await sql`create schema public`.execute(database.db)
      const storage = createFolderStorage(join(dataDir, 'files'))
      return { database, dataDir, installation: installation(database.db, storage, dataDir) }
    },
  }
}
