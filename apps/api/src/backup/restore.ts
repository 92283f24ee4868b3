import { join } from 'node:path'
import { latestMigration } from '../platform/db/migrate.ts'
import { createFolderStorage } from '../platform/storage/folder.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { codeOf } from '../platform/support/error-code.ts'
import { type Installation, megabytes, type Print } from './backup.ts'
import { formatCompared } from './compare.ts'
import { chunks, type FileEntry, isIntact } from './files.ts'
import { PREFIXES } from './keys.ts'
import { hashFile } from './lines.ts'
import { FILES, fileList, findManifest, type Manifest, readFileList } from './manifest.ts'
import { BackupRefused } from './refused.ts'
import { missingSecrets, restoreSecrets, secretsFolder } from './secrets.ts'
import { levelOf, refuseUnlessEmpty, restoreSnapshot, tableFile } from './snapshot.ts'

async function verifyFile(path: string, expected: { sha256: string }): Promise<void> {
  let found: string | null = null
  try {
    found = await hashFile(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  if (found === expected.sha256) return
  throw new BackupRefused(`The backup is damaged: ${path} is ${found === null ? 'missing' : 'not as it was written'}.`)
}

/** Checks every byte of the backup before anything is written. */
async function verify(from: string, manifest: Manifest): Promise<void> {
  const folder = join(from, manifest.folder)
  for (const table of manifest.snapshot.tables) await verifyFile(tableFile(folder, table.name), table)
  for (const secret of manifest.secrets) await verifyFile(join(secretsFolder(folder), secret.name), secret)
  await verifyFile(fileList(folder), manifest.files)
  const files = createFolderStorage(join(from, FILES))
  await eachFile(folder, async (entry) => {
    if (!(await isIntact(files, entry)))
      throw new BackupRefused(`The backup is damaged: ${join(from, FILES, entry.key)} is not as it was written.`)
  })
}

async function eachFile(folder: string, work: (entry: FileEntry) => Promise<void>): Promise<void> {
  for await (const entries of readFileList(folder)) {
    for await (const group of chunks(entries)) await Promise.all(group.map(work))
  }
}

async function refuseFilled(storage: Storage): Promise<void> {
  for (const prefix of PREFIXES) {
    const [some] = await storage.list(prefix)
    if (some)
      throw new BackupRefused(`The storage of files is not empty: it holds ${some.key}. Empty it, or set another.`)
  }
}

const removeFiles = (folder: string, storage: Storage) => eachFile(folder, ({ key }) => storage.remove(key))

async function copyFiles(from: string, folder: string, storage: Storage): Promise<void> {
  const files = createFolderStorage(join(from, FILES))
  await eachFile(folder, async (entry) => {
    const data = await files.read(entry.key)
    if (data !== null) await storage.put(entry.key, data)
    if (!(await isIntact(storage, entry)))
      throw new BackupRefused(`The file ${entry.key} is not in the storage as it is in the backup: nothing was kept.`)
  })
}

/** @throws BackupRefused unless the restored installation equals the backup */
export async function restore({ open, storage, config }: Installation, from: string, print: Print): Promise<void> {
  const manifest = await findManifest(from)
  if (!manifest) throw new BackupRefused(`${from} holds no whole backup: there is no manifest.json in it.`)
  const { snapshot, files, environment } = manifest
  const level = levelOf(snapshot)
  await verify(from, manifest)
  const folder = join(from, manifest.folder)
  await refuseFilled(storage)
  const secrets = await missingSecrets(manifest.secrets, config.dataDir)
  print(`Backup of ${manifest.madeAt}, level ${level}: whole.`)

  const undo: (() => Promise<void>)[] = []
  const database = await open()
  try {
    await refuseUnlessEmpty(database.db)
    // Files come before the rows that name them, as in the server.
    undo.push(() => removeFiles(folder, storage))
    await copyFiles(from, folder, storage)
    undo.push(await restoreSecrets(secrets, folder, config.dataDir))
    const { compared, faults } = await restoreSnapshot(database.db, folder, snapshot, { keepSessions: false })
    undo.length = 0
    for (const line of formatCompared(compared)) print(line)
    print(`${files.rows} files with ${megabytes(files.bytes)}, each as in the backup`)
    if (files.missing.length > 0) print(`Files that the backup lacks: ${files.missing.join(', ')}`)
    if (level !== latestMigration()) print(`Migrated to level ${latestMigration()}.`)
    if (environment.length > 0) print(`Set as they were before the server is started: ${environment.join(', ')}`)
    print('Everybody signs in again; links that were mailed do not work any more.')
    for (const fault of faults) print(`The books were this way in the backup already. ${fault}`)
  } catch (error) {
    for (const step of undo.reverse()) {
      await step().catch((failure: unknown) => print(`What was written could not be removed again: ${failure}`))
    }
    throw error
  } finally {
    await database.close()
  }
}
