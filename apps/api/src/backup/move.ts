import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenedDatabase } from '../platform/db/open.ts'
import type { Print } from './backup.ts'
import { formatCompared } from './compare.ts'
import { restoreSnapshot, takeSnapshot } from './snapshot.ts'

/** Copies the embedded database into an empty PostgreSQL. Stored files and keys stay in place. */
export async function moveToPostgres(
  from: OpenedDatabase,
  to: OpenedDatabase,
  dataDir: string,
  print: Print,
): Promise<void> {
  const folder = await mkdtemp(join(dataDir, 'moving-'))
  try {
    const { snapshot } = await takeSnapshot(from.db, folder)
    const { compared, faults } = await restoreSnapshot(to.db, folder, snapshot, { keepSessions: true })
    for (const line of formatCompared(compared)) print(line)
    for (const fault of faults) print(`The books were this way before. ${fault}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}
