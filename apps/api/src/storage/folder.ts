import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { codeOf } from '../support/error-code.ts'
import type { Storage } from './storage.ts'

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files per batch of stat calls, because other requests need the disk too. */
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
      const folder = dirname(path)
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `.${randomUUID()}.part`)
      const handle = await open(draft, 'wx')
      try {
        await handle.writeFile(data)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, path)
      await syncFolder(folder)
    },

    async open(key) {
      const handle = await orNull(open(pathOf(key), 'r'))
      if (!handle) return null
      const { size } = await handle.stat()
      return { size, stream: handle.createReadStream() }
    },

    read: (key) => orNull(readFile(pathOf(key))),

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async list(prefix) {
      const folder = pathOf(prefix)
      const entries = await orNull(readdir(folder, { recursive: true, withFileTypes: true }))
      const files = (entries ?? []).filter((entry) => entry.isFile())
      const listed = []
      for (let from = 0; from < files.length; from += FILES_AT_ONCE) {
        const some = files.slice(from, from + FILES_AT_ONCE).map(async (entry) => {
          const path = join(entry.parentPath, entry.name)
          const found = await orNull(stat(path))
          return { key: relative(base, path).split(sep).join('/'), changedAt: found?.mtime ?? new Date() }
        })
        listed.push(...(await Promise.all(some)))
      }
      return listed
    },
  }
}
