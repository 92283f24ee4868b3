import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFolderStorage } from './folder.ts'
import type { Storage } from './storage.ts'

let folder: string
let storage: Storage
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mintage-files-'))
  storage = createFolderStorage(join(folder, 'files'))
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true })
})

const jug = Buffer.from('a jug')

test('reads a file as it was written, whole and as a stream', async () => {
  await storage.put('projects/a/full.png', jug)
  expect(await storage.read('projects/a/full.png')).toEqual(jug)
  const opened = await storage.open('projects/a/full.png')
  expect(opened?.size).toBe(5)
  expect(opened && (await text(opened.stream))).toBe('a jug')
})

test('replaces a file and leaves nothing else', async () => {
  await storage.put('a/jug.png', Buffer.from('an older and longer jug'))
  await storage.put('a/jug.png', jug)
  expect(await storage.read('a/jug.png')).toEqual(jug)
  expect(readdirSync(join(folder, 'files/a'))).toEqual(['jug.png'])
})

test('syncs a file before its rename, and the folder before it resolves', async () => {
  const steps: string[] = []
  const { open, rename } = fs
  vi.spyOn(fs, 'open').mockImplementation(async (path, ...options) => {
    const handle = await open(path, ...options)
    const name = String(path).endsWith('.part') ? 'draft' : 'folder'
    const { sync, close } = handle
    handle.sync = () => {
      steps.push(`${name} written`)
      return sync.call(handle)
    }
    handle.close = () => {
      steps.push(`${name} closed`)
      return close.call(handle)
    }
    return handle
  })
  vi.spyOn(fs, 'rename').mockImplementation((from, to) => {
    steps.push('named')
    return rename(from, to)
  })
  syncBuiltinESMExports()
  await storage.put('a/jug.png', jug)
  expect(steps).toEqual(['draft written', 'draft closed', 'named', 'folder written', 'folder closed'])
})

test('returns null for a missing file and allows its removal', async () => {
  await storage.put('a/jug.png', jug)
  await storage.remove('a/jug.png')
  expect(await storage.read('a/jug.png')).toBeNull()
  expect(await storage.open('a/jug.png')).toBeNull()
  await storage.remove('a/jug.png')
})

const failure = (code: string) => Object.assign(new Error(`${code}: no, '/srv/shop/files/a'`), { code })

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])(
  'a disk that refuses by %s is said, and nothing is left on it',
  async (code) => {
    await storage.put('a/jug.png', jug)
    vi.spyOn(fs, 'rename').mockRejectedValue(failure(code))
    syncBuiltinESMExports()
    const refused = { name: 'StorageUnavailable', message: `The storage could not write a file: ${code}` }
    await expect(storage.put('a/second.png', jug)).rejects.toMatchObject(refused)
    expect(readdirSync(join(folder, 'files/a'))).toEqual(['jug.png'])
  },
)

test('a folder that cannot be made is said', async () => {
  vi.spyOn(fs, 'mkdir').mockRejectedValue(failure('ENOSPC'))
  syncBuiltinESMExports()
  await expect(storage.put('a/jug.png', jug)).rejects.toMatchObject({ name: 'StorageUnavailable' })
})

test('reports other read errors', async () => {
  await storage.put('a/jug.png', jug)
  await expect(storage.read('a')).rejects.toThrow('EISDIR')
  await expect(storage.read('a/jug.png/b')).rejects.toThrow('ENOTDIR')
})

describe('a list', () => {
  test('has all files below a folder with their last change', async () => {
    const before = Date.now() - 1000
    for (const key of ['uploads/a.png', 'uploads/b/c.png', 'projects/d.png']) await storage.put(key, jug)
    const found = await storage.list('uploads')
    expect(found.map(({ key }) => key).toSorted()).toEqual(['uploads/a.png', 'uploads/b/c.png'])
    for (const { changedAt } of found) {
      expect(changedAt.getTime()).toBeGreaterThanOrEqual(before)
      expect(changedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
    }
  })

  test('of a missing folder is empty', async () => {
    expect(await storage.list('uploads')).toEqual([])
  })
})

describe('paths outside the folder', () => {
  const outside = ['../secret.key', '/etc/passwd', 'a/../../secret.key', '..', '.', '', '../files-too/a.png']

  test.each(outside)('are refused: %j', async (key) => {
    writeFileSync(join(folder, 'secret.key'), 'secret')
    const refusal = 'a storage key must stay inside its folder'
    await expect(storage.put(key, jug)).rejects.toThrow(refusal)
    await expect(storage.open(key)).rejects.toThrow(refusal)
    await expect((async () => storage.read(key))()).rejects.toThrow(refusal)
    await expect(storage.list(key)).rejects.toThrow(refusal)
    await expect(storage.remove(key)).rejects.toThrow(refusal)
    expect(readdirSync(folder)).toEqual(['secret.key'])
  })
})
