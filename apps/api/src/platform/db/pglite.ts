import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Listener } from './listen.ts'
import { lockDataDir } from './lock.ts'
import { INT8, type Noting, type OpenedDatabase } from './opened.ts'
import type { Schema } from './schema.ts'
import { copyTemplate } from './template.ts'

const parsers = { [INT8]: (text: string) => Number(text) }

/** PGlite touches all of its cache at start: 128 MiB by default, which a shop on the embedded database does not need. */
const CACHE = 'shared_buffers=16MB'
const pgliteOptions = {
  parsers,
  startParams: [...PGlite.defaultStartParams, '-c', CACHE],
  // A new database is written once more after it is made, so it is made small and without waiting for the disk.
  initDbStartParams: [`--set=${CACHE}`, '--wal-segsize=1', '--no-sync'],
}

/** The connection cannot be lost within one process. */
function listenWithin(pglite: PGlite, channel: string, { onNotification, connected }: Listener): () => Promise<void> {
  const listening = pglite.listen(channel, onNotification)
  listening.then(connected, () => undefined)
  return async () => {
    const stop = await listening
    if (!pglite.closed) await stop()
  }
}

export function overPGlite(
  pglite: PGlite,
  release: () => void,
  noting: Noting = {},
): Required<Omit<OpenedDatabase, 'shared'>> {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), ...noting })
  return {
    db,
    listen: (channel, _log, listener) => listenWithin(pglite, channel, listener),
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      release()
    },
  }
}

export async function openOnDisk(dataDir: string, noting: Noting): Promise<OpenedDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const release = lockDataDir(join(dataDir, 'database.lock'), () => {
    console.error(`Another process has taken the data folder ${dataDir} while this one was stopped for long: it ends.`)
    process.exit(1)
  })
  const database = join(dataDir, 'database')
  try {
    await copyTemplate(database)
    return overPGlite(await PGlite.create({ dataDir: database, ...pgliteOptions }), release, noting)
  } catch (error) {
    release()
    throw error
  }
}

/** In memory; a snapshot saves the migrations. */
export async function openInMemory(snapshot?: Blob): Promise<OpenedDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({ ...pgliteOptions, ...(snapshot ? { loadDataDir: snapshot } : {}) })
  return { ...overPGlite(pglite, () => undefined), pglite }
}
