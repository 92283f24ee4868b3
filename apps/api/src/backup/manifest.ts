import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../platform/support/error-code.ts'
import type { FileEntry } from './files.ts'
import { type Digest, PRIVATE, readLines, sha256, syncFolder } from './lines.ts'
import { BackupRefused } from './refused.ts'
import type { Secret } from './secrets.ts'
import type { Snapshot } from './snapshot-data.ts'

const FORMAT = 1

/**
 * The content of a backup. The manifest is written last and replaced atomically, so a folder always has one complete
 * backup or none.
 */
export interface Manifest {
  format: number
  madeAt: string
  /** The folder next to the manifest with tables, secrets and the list of files. */
  folder: string
  snapshot: Snapshot
  /** Digest of the list of files. */
  files: Digest & { bytes: number; missing: string[] }
  secrets: Secret[]
  /** Environment variables that belong to the data and are not in the backup. */
  environment: string[]
}

const MANIFEST = 'manifest.json'

/** The folder that holds the stored files under their keys. */
export const FILES = 'stored-files'

export const fileList = (folder: string): string => join(folder, 'files.ndjson')

export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>): Promise<void> {
  const manifest: Manifest = { format: FORMAT, ...content }
  const draft = join(folder, `${MANIFEST}.new`)
  const handle = await open(draft, 'w', PRIVATE)
  try {
    await handle.writeFile(`${JSON.stringify({ ...manifest, sha256: sha256(JSON.stringify(manifest)) }, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, join(folder, MANIFEST))
  await syncFolder(folder)
}

function parse(text: string): (Manifest & { sha256?: string }) | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null without a backup. @throws BackupRefused if it is damaged */
export async function findManifest(folder: string): Promise<Manifest | null> {
  const path = join(folder, MANIFEST)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String(codeOf(error)))) return null
    throw new BackupRefused(`${path} cannot be read (${codeOf(error)}).`, error)
  }
  const { sha256: sum, ...manifest } = parse(text) ?? {}
  if (sum === undefined || sum !== sha256(JSON.stringify(manifest)) || !('format' in manifest))
    throw new BackupRefused(`The backup is damaged: ${path} is not as it was written.`)
  if (manifest.format !== FORMAT)
    throw new BackupRefused(`The backup is of a newer version: this one does not know its format ${manifest.format}.`)
  return manifest
}

export async function* readFileList(folder: string): AsyncGenerator<FileEntry[]> {
  for await (const lines of readLines(fileList(folder))) yield lines.map((line): FileEntry => JSON.parse(line))
}
