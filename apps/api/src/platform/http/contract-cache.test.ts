import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOperations } from './contract-cache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mintage-contract-'))
})
afterEach(() => rm(folder, { recursive: true }))

const describe = (path: string) =>
  writeFile(
    join(folder, 'openapi.yaml'),
    `paths:\n  ${path}:\n    get:\n      operationId: readPacks\n      responses: { '200': {} }\n`,
  )

async function readPaths(cache = 'dist/') {
  const base = pathToFileURL(`${folder}/`)
  const operations = await readOperations(new URL('openapi.yaml', base), new URL(cache, base))
  return operations.map(({ path }) => path)
}

test('a changed contract is read anew', async () => {
  await describe('/packs')
  expect(await readPaths()).toEqual(['/packs'])
  await describe('/offers')
  expect(await readPaths()).toEqual(['/offers'])
})

test('a damaged file of an earlier start is replaced', async () => {
  await describe('/packs')
  await readPaths()
  const file = join(folder, 'dist/operations.json')
  const kept = await readFile(file, 'utf8')
  await writeFile(file, kept.slice(0, 100))
  expect(await readPaths()).toEqual(['/packs'])
  expect(await readFile(file, 'utf8')).toBe(kept)
})

test('a folder that cannot be written to stops no start', async () => {
  await describe('/packs')
  expect(await readPaths('openapi.yaml/')).toEqual(['/packs'])
})
