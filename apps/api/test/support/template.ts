import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { openInMemory } from '../../src/platform/db/pglite.ts'
import type { Template } from './databases.ts'
import { keepSeededRows } from './pool.ts'
import { startPostgres } from './postgres.ts'

type Prepared = { template: Template; remove(): Promise<void> }

async function embedded(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'mintage-snapshot-'))
  const [file, onDisk] = [join(folder, 'database.tar'), join(folder, 'database')]
  const { db, pglite, close } = await openInMemory()
  await prepareDatabase(db)
  const disk = await PGlite.create({ dataDir: onDisk, loadDataDir: await pglite.dumpDataDir('none') })
  await disk.close()
  await keepSeededRows(pglite)
  const dump = await pglite.dumpDataDir('none')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await close()
  return { template: { kind: 'snapshot', file, onDisk }, remove: () => rm(folder, { recursive: true }) }
}

async function onPostgres(): Promise<Prepared> {
  const server = await startPostgres()
  const url = server.urlOf('template1')
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' })
  await prepareDatabase(db)
  await close()
  return { template: { kind: 'postgres', url }, remove: () => server.stop() }
}

/** `TEST_DATABASE=postgres` runs the same tests on a temporary PostgreSQL server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await (process.env.TEST_DATABASE === 'postgres' ? onPostgres() : embedded())
  project.provide('databaseTemplate', template)
  return remove
}
