import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../src/db/migrate.ts'
import { openDatabase, openInMemory } from '../../src/db/open.ts'
import type { Template } from './databases.ts'
import { keepSeededRows } from './pool.ts'
import { startPostgres } from './postgres.ts'

type Prepared = { template: Template; remove(): Promise<void> }

async function inMemory(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'mintage-snapshot-'))
  const { db, pglite, close } = await openInMemory()
  await prepareDatabase(db)
  await keepSeededRows(pglite)
  const dump = await pglite.dumpDataDir('none')
  const file = join(folder, 'database.tar')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await close()
  return { template: { kind: 'snapshot', file }, remove: () => rm(folder, { recursive: true }) }
}

async function onPostgres(): Promise<Prepared> {
  const server = await startPostgres()
  const url = server.urlOf('template1')
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  await prepareDatabase(db)
  await close()
  return { template: { kind: 'postgres', url }, remove: () => server.stop() }
}

/** `TEST_DATABASE=postgres` runs the same tests on a PostgreSQL server that is started for them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await (process.env.TEST_DATABASE === 'postgres' ? onPostgres() : inMemory())
  project.provide('databaseTemplate', template)
  return remove
}
