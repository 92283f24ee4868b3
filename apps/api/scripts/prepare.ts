// Makes what every start would make again: the contract as JSON, and the database that a new data folder begins with.
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabase } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { keyFileOf, readTemplateKey, template } from '../src/platform/db/template.ts'
import { readOperations } from '../src/platform/http/contract-cache.ts'

const templateKey = keyFileOf(template)

async function makeTemplate(key: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mintage-database-'))
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir })
  await prepareDatabase(db)
  await close()
  await rm(templateKey, { force: true })
  await rm(template, { recursive: true, force: true })
  await cp(join(dataDir, 'database'), template, { recursive: true })
  await writeFile(templateKey, key)
  await rm(dataDir, { recursive: true })
}

await readOperations()
const key = await readTemplateKey()
const isMade = existsSync(templateKey) && (await readFile(templateKey, 'utf8')) === key
if (!isMade) await makeTemplate(key)
