import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf, pictureCache } from './pictureCache.ts'

async function emptyCache() {
  const root = await mkdtemp(path.join(tmpdir(), 'visual-cache-'))
  onTestFinished(() => rm(root, { recursive: true }))
  return pictureCache(path.join(root, 'pictures'))
}
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' } })
    .png()
    .toBuffer()

test('holds a picture by its hash, and knows its size', async () => {
  const cache = await emptyCache()
  const picture = await png(390, 844)
  const hash = hashOf(picture)
  expect(cache.has(hash)).toBe(false)
  await cache.add(hash, picture)
  expect(cache.has(hash)).toBe(true)
  expect((await readFile(cache.fileOf(hash))).equals(picture)).toBe(true)
  expect(await cache.sizeOf(hash)).toEqual({ width: 390, height: 844 })
})

test('takes one picture of several stories at the same time', async () => {
  const cache = await emptyCache()
  const picture = await png(390, 844)
  const hash = hashOf(picture)
  await Promise.all(Array.from({ length: 20 }, () => cache.add(hash, picture)))
  expect((await readFile(cache.fileOf(hash))).equals(picture)).toBe(true)
  expect(await readdir(cache.folder)).toHaveLength(1)
})

test('hashes that differ in capital letters alone have files of different names', async () => {
  const cache = await emptyCache()
  expect(cache.fileOf('AAAAAAAa').toLowerCase()).not.toBe(cache.fileOf('AAAAAAaA').toLowerCase())
})

test('gives up what was not used for longest', async () => {
  const cache = await emptyCache()
  for (const [day, width] of [10, 20, 30].entries()) {
    const picture = await png(width, 10)
    await cache.add(`AAAAAA${width}`, picture)
    await utimes(cache.fileOf(`AAAAAA${width}`), day, day)
  }
  // Used again, and so the newest.
  await cache.add('AAAAAA10', await png(10, 10))
  const { length } = await readFile(cache.fileOf('AAAAAA10'))
  await cache.prune(length * 2 + 20)
  expect(cache.has('AAAAAA10')).toBe(true)
  expect(cache.has('AAAAAA30')).toBe(true)
  expect(await readdir(cache.folder)).toHaveLength(2)
})

test('prunes nothing where there is nothing', async () => {
  await expect((await emptyCache()).prune()).resolves.toBeUndefined()
})
