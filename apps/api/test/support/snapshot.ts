import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/db/migrate.ts'
import { openInMemory } from '../../src/db/open.ts'
import { seed } from '../../src/db/seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded database: loading it takes a tenth of the time of making it. */
    databaseSnapshot: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mintage-snapshot-'))
  const { db, pglite, close } = await openInMemory()
  await migrate(db)
  await seed(db)
  const dump = await pglite.dumpDataDir('none')
  const file = join(folder, 'database.tar')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await close()
  project.provide('databaseSnapshot', file)
  return () => rm(folder, { recursive: true })
}
