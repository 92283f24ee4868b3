import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withRollback } from './rollback.ts'

let root = ''
const at = (name: string) => path.join(root, name)

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mintage-rollback-'))
  await mkdir(at('slider'))
  await writeFile(at('slider/pictures.json'), 'before')
  await writeFile(at('slider/rows.webp'), 'rows of before')
  await mkdir(at('button'))
  await writeFile(at('button/pictures.json'), 'of a button')
})
afterEach(() => rm(root, { recursive: true }))

/** Writes one file, makes two and takes one away. */
const approving = async () => {
  await writeFile(at('slider/pictures.json'), 'after')
  await rm(at('slider/rows.webp'))
  await mkdir(at('switch'))
  await writeFile(at('switch/pictures.json'), 'new')
  await writeFile(at('renderer.json'), '{}')
}
const touched = ['slider', 'switch', 'renderer.json']

async function everything() {
  const names = await readdir(root, { recursive: true, withFileTypes: true })
  const files = names.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [path.relative(root, file), await readFile(file, 'utf8')] as const)),
  )
}

test('what was written, made and taken away is as before, and what is beside it is left alone', async () => {
  const before = await everything()
  const putBack = await withRollback(root, touched, approving)
  expect(await everything()).not.toEqual(before)
  await writeFile(at('button/pictures.json'), 'of a button, since')
  await putBack()
  expect(await everything()).toEqual({ ...before, 'button/pictures.json': 'of a button, since' })
})

test('work that fails half way leaves nothing behind', async () => {
  const before = await everything()
  const failing = withRollback(root, touched, async () => {
    await approving()
    throw new Error('the disk is full')
  })
  await expect(failing).rejects.toThrow('the disk is full')
  expect(await everything()).toEqual(before)
})

test('nothing is put back over what somebody else has written since', async () => {
  const putBack = await withRollback(root, touched, approving)
  await writeFile(at('slider/pictures.json'), 'from another window')
  await expect(putBack()).rejects.toThrow(/written by something else/)
  expect(await readFile(at('slider/pictures.json'), 'utf8')).toBe('from another window')
})
