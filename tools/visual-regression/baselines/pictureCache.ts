import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Look } from '../types.ts'

/** 48 bits of SHA-256: enough to tell a picture from the one before it, and what git cannot compress of a line. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 8)

/** A picture, what there is to read, or what both were made of. */
type Kind = 'png' | 'txt' | 'json'
export const kindOf = (look: Look): Kind => (look === 'words' ? 'txt' : 'png')

/** In hex, because some file systems do not tell capital letters from small ones. */
export const fileName = (hash: string, kind: Kind = 'png'): string =>
  `${Buffer.from(hash, 'base64url').toString('hex')}.${kind}`

const LARGEST_CACHE = 2 * 1024 ** 3

/** Pictures by their hash, as PNG, and words as text. */
export function pictureCache(folder: string) {
  const fileOf = (hash: string, kind?: Kind) => path.join(folder, fileName(hash, kind))
  return {
    folder,
    fileOf,
    has: (hash: string, kind?: Kind): boolean => existsSync(fileOf(hash, kind)),
    async add(hash: string, bytes: Buffer, kind?: Kind): Promise<void> {
      const file = fileOf(hash, kind)
      const now = new Date()
      // What is there already is marked as used.
      const known = await utimes(file, now, now).then(
        () => true,
        () => false,
      )
      if (known) return
      await mkdir(folder, { recursive: true })
      // Written aside first, because others may read the same folder; under a name of its own, because two stories may
      // have the same picture at the same time.
      const aside = `${file}.${randomUUID()}`
      await writeFile(aside, bytes)
      await rename(aside, file)
    },
    /** Width and height, from the header of the PNG. */
    async sizeOf(hash: string): Promise<{ width: number; height: number }> {
      const file = await open(fileOf(hash))
      try {
        const { buffer } = await file.read(Buffer.alloc(24), 0, 24, 0)
        return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) }
      } finally {
        await file.close()
      }
    },
    /** Deletes what was not used for longest, until the rest is below the limit. */
    async prune(limit = LARGEST_CACHE): Promise<void> {
      const names = await readdir(folder).catch(() => [])
      const found = await Promise.all(
        names.map(async (name) => {
          const file = path.join(folder, name)
          const state = await stat(file).catch(() => null)
          return state === null ? [] : [{ file, size: state.size, usedAt: state.mtimeMs }]
        }),
      )
      let total = 0
      for (const { file, size } of found.flat().toSorted((one, other) => other.usedAt - one.usedAt)) {
        total += size
        if (total > limit) await rm(file, { force: true })
      }
    },
  }
}

export type PictureCache = ReturnType<typeof pictureCache>
