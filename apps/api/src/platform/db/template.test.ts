import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyTemplate, readTemplateKey } from './template.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mintage-template-'))
  await mkdir(join(folder, 'built/base'), { recursive: true })
  await writeFile(join(folder, 'built/base/1'), 'rows')
  await writeFile(join(folder, 'built.key'), await readTemplateKey())
  await mkdir(join(folder, 'data'))
})
afterEach(() => rm(folder, { recursive: true }))

const copy = () => copyTemplate(join(folder, 'data/database'), join(folder, 'built'))
const begun = () => readdir(join(folder, 'data'))

test('a new data folder begins with the built database, and an existing one is left alone', async () => {
  await copy()
  const file = join(folder, 'data/database/base/1')
  expect(await readFile(file, 'utf8')).toBe('rows')
  await writeFile(file, 'more rows')
  await copy()
  expect(await readFile(file, 'utf8')).toBe('more rows')
  expect(await begun()).toEqual(['database'])
})

test('a database that was built of other sources is not used', async () => {
  await writeFile(join(folder, 'built.key'), 'of last week')
  await copy()
  expect(await begun()).toEqual([])
})

test('a built database that cannot be copied leaves nothing behind', async () => {
  await mkdir(join(folder, 'data/database.new/base/1'), { recursive: true })
  await rm(join(folder, 'built'), { recursive: true })
  await copy()
  expect(await begun()).toEqual([])
})
