import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { codeOf } from '../support/error-code.ts'
import type { Storage } from './storage.ts'
import { StorageUnavailable } from './unavailable.ts'

/** Keeps only the system's code (disk full, read-only, failing), because its message holds the path. */
const failed = (action: string) => (error: unknown) => {
  const code = codeOf(error)
  throw typeof code === 'string' ? new StorageUnavailable(`The storage could not ${action} a file: ${code}`) : error
}

const nothing = (error: unknown) => {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Leaves nothing where it fails: a full disk must not become fuller with each try. */
async function write(path: string, data: Buffer): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${randomUUID()}.part`)
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(data)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(folder)
}

/** Files that are asked for their age together: others want the disk too. */
const FILES_AT_ONCE = 64

/** Files in a folder. A file appears complete or not at all: temporary name, fsync, rename, fsync of the folder. */
export function createFolderStorage(root: string): Storage {
  const base = resolve(root)

  function pathOf(key: string): string {
    const path = resolve(base, key)
    if (!path.startsWith(base + sep)) throw new Error('a storage key must stay inside its folder')
    return path
  }

  return {
    async put(key, data) {
      const path = pathOf(key)
      await write(path, data).catch(failed('write'))
    },

    async open(key) {
      const handle = await open(pathOf(key), 'r').catch(nothing).catch(failed('read'))
      if (!handle) return null
      const { size } = await handle.stat()
      return { size, stream: handle.createReadStream() }
    },

    read: (key) => readFile(pathOf(key)).catch(nothing).catch(failed('read')),

    async remove(key) {
      await rm(pathOf(key), { force: true }).catch(failed('remove'))
    },

    async list(prefix) {
      const folder = pathOf(prefix)
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        .catch(nothing)
        .catch(failed('list'))
      const files = (entries ?? []).filter((entry) => entry.isFile())
      const listed = []
      for (let from = 0; from < files.length; from += FILES_AT_ONCE) {
        const some = files.slice(from, from + FILES_AT_ONCE).map(async (entry) => {
          const path = join(entry.parentPath, entry.name)
          const found = await stat(path).catch(nothing).catch(failed('list'))
          return { key: relative(base, path).split(sep).join('/'), changedAt: found?.mtime ?? new Date() }
        })
        listed.push(...(await Promise.all(some)))
      }
      return listed
    },
  }
}
