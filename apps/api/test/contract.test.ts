import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { operations } from '../src/operations/index.ts'
import { described } from './support/contract.ts'

test('every operation of openapi.yaml has a file, and no file is left over', async () => {
  const ids = described.map(({ id }) => id).sort()
  const files = await readdir(new URL('../src/operations/', import.meta.url))
  expect(
    files
      .filter((file) => file !== 'index.ts')
      .map((file) => file.replace(/\.ts$/, ''))
      .sort(),
  ).toEqual(ids)
  expect(Object.keys(operations).sort()).toEqual(ids)
})

test('every operation has the id of its file', () => {
  for (const [name, operation] of Object.entries(operations)) expect(operation.id).toBe(name)
})
