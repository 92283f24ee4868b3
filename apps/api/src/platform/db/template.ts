import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { codeOf } from '../support/error-code.ts'

/** What a new database consists of: the files of this folder, and the version of Postgres. */
const sources = fileURLToPath(new URL('./', import.meta.url))
const versions = new URL('../../../package.json', import.meta.url)

/** The migrated and seeded database that a build makes. */
export const template = fileURLToPath(new URL('../../../dist/database', import.meta.url))

/** The file that names the sources of a built database. */
export const keyFileOf = (built: string): string => `${built}.key`

/** Changes with everything that a new database consists of. */
export async function readTemplateKey(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(versions))
  const entries = await readdir(sources, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`)
  for (const file of files.sort()) hash.update(file.slice(sources.length)).update(await readFile(file))
  return hash.digest('hex')
}

/**
 * Begins a data folder with a copy of the built database. One of other sources, or of another account, is not used: the
 * start makes its own then.
 */
export async function copyTemplate(database: string, built = template): Promise<void> {
  if (existsSync(database)) return
  // Renamed when it is whole, so that a crash leaves no half of a database.
  const draft = `${database}.new`
  const removeDraft = () => rm(draft, { recursive: true, force: true })
  try {
    if ((await readFile(keyFileOf(built), 'utf8')) !== (await readTemplateKey())) return
    await removeDraft()
    await cp(built, draft, { recursive: true })
    await rename(draft, database)
  } catch (error) {
    if (codeOf(error) === null) throw error
    await removeDraft()
  }
}
