import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../platform/support/error-code.ts'
import { PRIVATE, sha256 } from './lines.ts'
import { BackupRefused } from './refused.ts'

/** Created in the data folder at the first start: the key of the database's hashes and the signing key of images. */
const NAMES = ['secret.key', 'content-credentials.pem'] as const

export interface Secret {
  name: string
  sha256: string
}

export const secretsFolder = (folder: string): string => join(folder, 'secrets')

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

async function writeSecret(path: string, data: Buffer): Promise<void> {
  const handle = await open(path, 'wx', PRIVATE)
  try {
    await handle.writeFile(data)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function copySecrets(dataDir: string, folder: string): Promise<Secret[]> {
  const to = secretsFolder(folder)
  await mkdir(to, { mode: 0o700 })
  const copied: Secret[] = []
  for (const name of NAMES) {
    const data = await readOrNull(join(dataDir, name))
    if (data === null) continue
    await writeSecret(join(to, name), data)
    copied.push({ name, sha256: sha256(data) })
  }
  return copied
}

/** The secrets that the data folder lacks. @throws BackupRefused if it has others */
export async function missingSecrets(secrets: readonly Secret[], dataDir: string): Promise<Secret[]> {
  const missing: Secret[] = []
  for (const secret of secrets) {
    const path = join(dataDir, secret.name)
    const data = await readOrNull(path)
    if (data === null) missing.push(secret)
    else if (sha256(data) !== secret.sha256)
      throw new BackupRefused(`${path} is another one than that of the backup. Move it away, or set DATA_DIR.`)
  }
  return missing
}

/** @returns a function that removes them again */
export async function restoreSecrets(
  secrets: readonly Secret[],
  folder: string,
  dataDir: string,
): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  for (const { name } of secrets) {
    await writeSecret(join(dataDir, name), await readFile(join(secretsFolder(folder), name)))
  }
  return async () => {
    for (const { name } of secrets) await rm(join(dataDir, name), { force: true })
  }
}
