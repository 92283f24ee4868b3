import { join } from 'node:path'

/** Data folders that are made once a run and copied by every server: making a database takes longer than all else. */
export type DataFolder = 'seeded' | 'stocked'

/** Set by the set-up of the run (tests/makeDataFolders.ts). */
export const dataFoldersVariable = 'MINTAGE_DATA_FOLDERS'

/** Where a server of this run finds what it begins with. */
export function dataFolder(name: DataFolder): string {
  const made = process.env[dataFoldersVariable]
  if (made === undefined) throw new Error('The run has made no data folders: see globalSetup of playwright.config.ts')
  return join(made, name)
}
