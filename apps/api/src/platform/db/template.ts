import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What a new database consists of: the files of this folder, and the version of Postgres. */
const sources = fileURLToPath(new URL('./', import.meta.url))
const versions = new URL('../../../package.json', import.meta.url)

/** The migrated and seeded database that a build makes, and the sources that it was made of. */
export const template = fileURLToPath(new URL('../../../dist/database', import.meta.url))
export const templateKey = `${template}.key`

/** Changes with everything that a new database consists of. */
export async function readTemplateKey(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(versions))
  const entries = await readdir(sources, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`)
  for (const file of files.sort()) hash.update(file.slice(sources.length)).update(await readFile(file))
  return hash.digest('hex')
}

/** Begins a data folder with a copy of the built database; one of other sources is not used. */
export async function copyTemplate(database: string): Promise<void> {
  if (existsSync(database) || !existsSync(templateKey)) return
  if ((await readFile(templateKey, 'utf8')) !== (await readTemplateKey())) return
  // Renamed when it is whole, so that a crash leaves no half of a database.
  const draft = `${database}.new`
  await rm(draft, { recursive: true, force: true })
  await cp(template, draft, { recursive: true })
  await rename(draft, database)
}
