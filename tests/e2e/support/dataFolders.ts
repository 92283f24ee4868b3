import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../../apps/api/src/db/migrate.ts'
import { openDatabase } from '../../../apps/api/src/db/open.ts'
import { seed } from '../../../apps/api/src/db/seed.ts'
import { stockShop } from '../../model/site/support/shop.ts'

/** Data folders that are made once a run and copied by every server: making a database takes longer than all else. */
export type DataFolder = 'seeded' | 'stocked'

const variable = 'MINTAGE_DATA_FOLDERS'

/** Where a server of this run finds what it begins with. */
export function dataFolder(name: DataFolder): string {
  const made = process.env[variable]
  if (made === undefined) throw new Error('The run has made no data folders: see globalSetup of playwright.config.ts')
  return join(made, name)
}

export default async function makeDataFolders(): Promise<() => Promise<void>> {
  const made = await mkdtemp(join(tmpdir(), 'mintage-data-'))
  process.env[variable] = made
  const open = (name: DataFolder) => openDatabase({ databaseUrl: null, dataDir: dataFolder(name) })

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
