import type { Storage } from '../platform/storage/storage.ts'
import { sha256 } from './lines.ts'

export interface FileEntry {
  key: string
  bytes: number
  sha256: string
}

/** Each file is held in memory as a whole; a network storage serves several at once. */
const FILES_AT_ONCE = 8

export async function* chunks<T>(list: readonly T[]): AsyncGenerator<T[]> {
  for (let from = 0; from < list.length; from += FILES_AT_ONCE) yield list.slice(from, from + FILES_AT_ONCE)
}

const describe = (key: string, data: Buffer): FileEntry => ({ key, bytes: data.length, sha256: sha256(data) })

/** Whether the stored file matches its entry. */
export async function isIntact(storage: Storage, { key, bytes, sha256: hash }: FileEntry): Promise<boolean> {
  const data = await storage.read(key)
  return data !== null && data.length === bytes && sha256(data) === hash
}

export interface Copied {
  bytes: number
  /** The files that the backup already had. */
  unchanged: number
  /** The files that the database names and the storage lacks. */
  missing: string[]
}

/**
 * Copies files and yields their entries. Files never change under a key, so a file that the backup already has is not
 * read again.
 */
export async function* copyFiles(
  from: Storage,
  to: Storage,
  keys: readonly string[],
  existing: ReadonlyMap<string, FileEntry>,
  copied: Copied,
): AsyncGenerator<FileEntry[]> {
  async function copy(key: string): Promise<FileEntry | null> {
    const before = existing.get(key)
    if (before && (await isIntact(to, before))) {
      copied.unchanged += 1
      return before
    }
    const data = await from.read(key)
    if (data === null) return null
    await to.put(key, data)
    return describe(key, data)
  }

  for await (const group of chunks(keys)) {
    const entries = await Promise.all(group.map(copy))
    copied.missing.push(...group.filter((_key, place) => entries[place] === null))
    const found = entries.filter((entry) => entry !== null)
    for (const { bytes } of found) copied.bytes += bytes
    yield found
  }
}
