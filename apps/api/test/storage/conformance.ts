import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Storage } from '../../src/platform/storage/storage.ts'

interface Medium {
  storage: Storage
  /** Removes the medium: a disk that was taken out, a server that is off. */
  breakDown(): Promise<void>
  close(): Promise<void>
}

const jug = Buffer.from('a jug')
const MEGABYTE = 1024 * 1024

/** The rules of every storage. */
export function conformsToStorage(name: string, start: () => Promise<Medium>): void {
  describe(name, () => {
    let medium: Medium
    let storage: Storage
    beforeEach(async () => {
      medium = await start()
      storage = medium.storage
    })
    afterEach(() => medium.close())

    const keysBelow = async (folder: string) => (await storage.list(folder)).map(({ key }) => key).toSorted()

    async function streamed(key: string): Promise<Buffer | null> {
      const opened = await storage.open(key)
      if (!opened) return null
      const data = await buffer(opened.stream)
      expect(opened.size).toBe(data.length)
      return data
    }

    test('reads a file as it was written, whole and as a stream', async () => {
      await storage.put('projects/a/full.png', jug)
      expect(await storage.read('projects/a/full.png')).toEqual(jug)
      expect(await streamed('projects/a/full.png')).toEqual(jug)
    })

    test('returns null for a missing file', async () => {
      await storage.put('a/jug.png', jug)
      for (const key of ['a/mug.png', 'a/jug', 'b/jug.png', 'jug.png']) {
        expect(await storage.read(key)).toBeNull()
        expect(await storage.open(key)).toBeNull()
      }
    })

    test('replaces a file, also with the same content', async () => {
      await storage.put('a/jug.png', Buffer.from('an older and longer jug'))
      await storage.put('a/jug.png', jug)
      await storage.put('a/jug.png', jug)
      expect(await storage.read('a/jug.png')).toEqual(jug)
      expect(await keysBelow('a')).toEqual(['a/jug.png'])
    })

    test('removes a file, also a second time', async () => {
      await storage.put('a/jug.png', jug)
      await storage.put('a/mug.png', jug)
      await storage.remove('a/jug.png')
      await storage.remove('a/jug.png')
      expect(await storage.read('a/jug.png')).toBeNull()
      expect(await keysBelow('a')).toEqual(['a/mug.png'])
    })

    test('lists all files below a folder with their last change', async () => {
      const before = Date.now() - 1000
      const keys = ['uploads/a.png', 'uploads/b/c.png', 'uploads-too/d.png', 'projects/uploads/e.png']
      for (const key of keys) await storage.put(key, jug)
      expect(await keysBelow('uploads')).toEqual(['uploads/a.png', 'uploads/b/c.png'])
      expect(await keysBelow('uploads/b')).toEqual(['uploads/b/c.png'])
      expect(await keysBelow('avatars')).toEqual([])
      for (const { changedAt } of await storage.list('uploads')) {
        expect(changedAt.getTime()).toBeGreaterThanOrEqual(before)
        expect(changedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
      }
    })

    test('lists any number of files completely', async () => {
      const keys = Array.from({ length: 1003 }, (_, index) => `uploads/${String(index).padStart(4, '0')}.png`)
      for (let from = 0; from < keys.length; from += 50) {
        await Promise.all(keys.slice(from, from + 50).map((key) => storage.put(key, jug)))
      }
      expect(await keysBelow('uploads')).toEqual(keys)
    })

    test.each([
      'uploads/two words.png',
      'uploads/a+b=c&d.png',
      'uploads/100%25.png',
      'uploads/what?#.png',
      'uploads/äöü-漢字-🪙.png',
      "uploads/(it's)-~!$*,;:@[{}].png",
      'uploads/.hidden',
      'uploads/a<b>"c".png',
    ])('a key can have any characters: %s', async (key) => {
      await storage.put(key, jug)
      expect(await storage.read(key)).toEqual(jug)
      expect(await keysBelow('uploads')).toEqual([key])
      await storage.remove(key)
      expect(await keysBelow('uploads')).toEqual([])
    })

    test('stores an empty file', async () => {
      await storage.put('a/empty', Buffer.alloc(0))
      expect(await storage.read('a/empty')).toEqual(Buffer.alloc(0))
      expect(await streamed('a/empty')).toEqual(Buffer.alloc(0))
      expect(await keysBelow('a')).toEqual(['a/empty'])
    })

    test('stores a large file', async () => {
      const data = randomBytes(20 * MEGABYTE + 1)
      await storage.put('a/large', data)
      // `toEqual` would compare millions of numbers one by one.
      expect((await storage.read('a/large'))?.equals(data)).toBe(true)
      expect((await streamed('a/large'))?.equals(data)).toBe(true)
      expect(await keysBelow('a')).toEqual(['a/large'])
    })

    test('keeps one complete file of parallel writes to one key', async () => {
      const versions = Array.from({ length: 5 }, () => randomBytes(MEGABYTE))
      await Promise.all(versions.map((data) => storage.put('a/jug.png', data)))
      const stored = await storage.read('a/jug.png')
      expect(versions.filter((data) => stored?.equals(data))).toHaveLength(1)
      expect(await keysBelow('a')).toEqual(['a/jug.png'])
    })

    test('closes partly read files', async () => {
      const data = randomBytes(4 * MEGABYTE)
      await storage.put('a/large', data)
      for (let reader = 0; reader < 100; reader += 1) {
        const opened = await storage.open('a/large')
        const stream = opened?.stream
        if (!stream) throw new Error('the file is gone')
        await once(stream, 'readable')
        stream.read(1)
        const closed = once(stream, 'close')
        stream.destroy()
        await closed
      }
      expect((await storage.read('a/large'))?.equals(data)).toBe(true)
    })

    test('throws for a failed medium instead of reporting a missing file', async () => {
      await storage.put('a/jug.png', jug)
      await medium.breakDown()
      await expect(storage.read('a/jug.png')).rejects.toThrow()
      await expect(storage.open('a/jug.png')).rejects.toThrow()
      await expect(storage.put('a/jug.png', jug)).rejects.toThrow()
      await expect(storage.list('a')).rejects.toThrow()
      await expect(storage.remove('a/jug.png')).rejects.toThrow()
    })

    test.each(['../secret.key', '/etc/passwd', 'a/../../secret.key', '..', '.', ''])(
      'nothing outside is reached by the key %j',
      async (key) => {
        const refusal = 'a storage key must stay inside its folder'
        await expect(storage.put(key, jug)).rejects.toThrow(refusal)
        await expect(storage.open(key)).rejects.toThrow(refusal)
        await expect((async () => storage.read(key))()).rejects.toThrow(refusal)
        await expect(storage.list(key)).rejects.toThrow(refusal)
        await expect(storage.remove(key)).rejects.toThrow(refusal)
      },
    )
  })
}
