import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '../apps/api/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/api/src/platform/db/open.ts'
import { dataFolderVariable } from './e2e/support/dataFolder.ts'
import { stockShop } from './e2e/support/shop.ts'

/** Before all journeys: the folder that their servers copy. Returns what takes it away again. */
export default async function makeDataFolder(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mintage-data-'))
  process.env[dataFolderVariable] = dataDir

  const { db, close } = await openDatabase({ databaseUrl: null, dataDir })
  await prepareDatabase(db)
  await stockShop(db)
  await close()
  return () => rm(dataDir, { recursive: true })
}
