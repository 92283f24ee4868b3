import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { operations } from '../src/operations/index.ts'
import { described } from './support/contract.ts'

test('every operation of openapi.yaml has a file in the folder of its tag, and no file is left over', async () => {
  const files = await readdir(new URL('../src/operations/', import.meta.url), { recursive: true })
  expect(files.filter((file) => /\/.*\.ts$/.test(file)).sort()).toEqual(
    described.map(({ id, tag }) => `${tag}/${id}.ts`).sort(),
  )
  expect(Object.keys(operations).sort()).toEqual(described.map(({ id }) => id).sort())
})

test('every operation has the id of its file', () => {
  for (const [name, operation] of Object.entries(operations)) expect(operation.id).toBe(name)
})
