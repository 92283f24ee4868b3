import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { openDatabase } from '../apps/api/src/db/open.ts'
import { seed } from '../apps/api/src/db/seed.ts'
import { type DataFolder, dataFolder, dataFoldersVariable } from './e2e/support/dataFolder.ts'
import { stockShop } from './model/site/support/shop.ts'

const open = (name: DataFolder) => openDatabase({ databaseUrl: null, dataDir: dataFolder(name) })

/** Before all journeys: the folders that their servers copy. Returns what takes them away again. */
export default async function makeDataFolders(): Promise<() => Promise<void>> {
  const made = await mkdtemp(join(tmpdir(), 'mintage-data-'))
  process.env[dataFoldersVariable] = made

  const seeded = await open('seeded')
  await migrate(seeded.db)
  await seed(seeded.db)
  await seeded.close()

  await cp(dataFolder('seeded'), dataFolder('stocked'), { recursive: true })
  const stocked = await open('stocked')
  await stockShop(stocked.db)
  await stocked.close()
  return () => rm(made, { recursive: true })
}
