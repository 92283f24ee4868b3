/** Set by the set-up of the run (tests/makeDataFolder.ts). */
export const dataFolderVariable = 'MINTAGE_DATA_FOLDER'

/** What every server of this run begins with a copy of: making a database takes longer than all else. */
export function dataFolder(): string {
  const made = process.env[dataFolderVariable]
  if (made === undefined) throw new Error('The run has made no data folder: see globalSetup of playwright.config.ts')
  return made
}
