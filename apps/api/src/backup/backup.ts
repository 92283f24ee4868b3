import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import { DataDirInUse, lockDataDir } from '../platform/db/lock.ts'
import type { OpenedDatabase } from '../platform/db/open.ts'
import { createFolderStorage } from '../platform/storage/folder.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { codeOf } from '../platform/support/error-code.ts'
import { type Copied, copyFiles, type FileEntry } from './files.ts'
import { syncFolder, writeLines } from './lines.ts'
import { FILES, fileList, findManifest, type Manifest, readFileList, writeManifest } from './manifest.ts'
import { BackupRefused } from './refused.ts'
import { copySecrets, secretsFolder } from './secrets.ts'
import { levelOf, takeSnapshot } from './snapshot.ts'

export interface Installation {
  /** Opened as late and closed as early as possible. */
  open(): Promise<OpenedDatabase>
  storage: Storage
  config: Pick<Config, 'dataDir' | 'secretKey' | 'identityFiles'>
}

export type Print = (line: string) => void

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const LOCK = 'backup.lock'
const BACKUP_NAMES = /^(manifest\.json(\.new)?|stored-files|backup\.lock.*|snapshot-.*)$/

/** Refuses a folder that contains anything else, because files outside the manifest are removed later. */
async function claimFolder(to: string): Promise<() => void> {
  try {
    await mkdir(to, { recursive: true, mode: 0o700 })
    const foreign = (await readdir(to)).find((name) => !BACKUP_NAMES.test(name))
    if (foreign !== undefined)
      throw new BackupRefused(`${to} holds something else (${foreign}): name an empty folder, or that of a backup.`)
    return lockDataDir(join(to, LOCK))
  } catch (error) {
    if (error instanceof DataDirInUse) throw new BackupRefused(`Another backup is being written to ${to}.`, error)
    if (codeOf(error) === null) throw error
    throw new BackupRefused(`${to} cannot be used for a backup (${codeOf(error)}).`, error)
  }
}

async function readEntries(to: string, manifest: Manifest | null): Promise<Map<string, FileEntry>> {
  const existing = new Map<string, FileEntry>()
  if (!manifest) return existing
  for await (const entries of readFileList(join(to, manifest.folder))) {
    for (const entry of entries) existing.set(entry.key, entry)
  }
  return existing
}

/** Removes files that the manifest does not name: an earlier or interrupted backup. */
async function removeUnlisted(to: string): Promise<void> {
  const manifest = await findManifest(to)
  for (const name of await readdir(to)) {
    if (name.startsWith('snapshot-') && name !== manifest?.folder) await rm(join(to, name), { recursive: true })
  }
  const existing = await readEntries(to, manifest)
  const storage = createFolderStorage(to)
  for (const { key } of await storage.list(FILES)) {
    if (!existing.has(key.slice(FILES.length + 1))) await storage.remove(key)
  }
}

const environmentOf = ({ secretKey, identityFiles }: Installation['config']): string[] => [
  ...(secretKey === null ? [] : ['SECRET_KEY']),
  ...(identityFiles === null ? [] : ['C2PA_CERTIFICATE', 'C2PA_PRIVATE_KEY']),
]

async function write({ open, storage, config }: Installation, to: string, print: Print): Promise<void> {
  const before = await findManifest(to)
  const now = new Date()
  const name = `snapshot-${now.toISOString().replaceAll(':', '-')}`
  const folder = join(to, name)
  for (const path of [folder, join(to, FILES)]) await mkdir(path, { recursive: true, mode: 0o700 })

  const database = await open()
  const { snapshot, keys, faults } = await takeSnapshot(database.db, folder).finally(() => database.close())
  const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0)
  print(`${snapshot.tables.length} tables with ${rows} rows, level ${levelOf(snapshot)}`)
  print('The database is copied: a server that was stopped for this may be started again.')

  const copied: Copied = { bytes: 0, unchanged: 0, missing: [] }
  const entries = copyFiles(storage, createFolderStorage(join(to, FILES)), keys, await readEntries(to, before), copied)
  const toLines = async function* () {
    for await (const some of entries) yield some.map((entry) => JSON.stringify(entry))
  }
  const files = await writeLines(fileList(folder), toLines())
  const secrets = await copySecrets(config.dataDir, folder)
  for (const path of [join(folder, 'tables'), secretsFolder(folder), folder]) await syncFolder(path)
  const environment = environmentOf(config)
  await writeManifest(to, {
    madeAt: now.toISOString(),
    folder: name,
    snapshot,
    files: { ...files, bytes: copied.bytes, missing: copied.missing },
    secrets,
    environment,
  })

  print(`${files.rows} files with ${megabytes(copied.bytes)}, ${copied.unchanged} of them in the backup before`)
  if (copied.missing.length > 0)
    print(
      `${copied.missing.length} files are not in the storage, removed meanwhile or lost: ${copied.missing.join(', ')}`,
    )
  for (const { name: secret } of secrets) print(secret)
  if (environment.length > 0) print(`Not in the backup, because the environment has it: ${environment.join(', ')}`)
  for (const fault of faults) print(`The books do not agree with themselves. ${fault}`)
}

/** Copies an installation into a folder. The existing backup stays until the new one is complete. */
export async function backUp(installation: Installation, to: string, print: Print): Promise<void> {
  const release = await claimFolder(to)
  try {
    await write(installation, to, print).finally(() => removeUnlisted(to))
    print(`Done: ${to}`)
  } finally {
    release()
  }
}
