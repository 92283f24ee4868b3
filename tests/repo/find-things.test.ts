import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { read } from './sources.ts'

it('each path that docs/how-to/find-things.md names exists', () => {
  const rows = read('docs/how-to/find-things.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('?'))
  expect(rows.length).toBeGreaterThanOrEqual(20)
  const paths = rows.flatMap((row) => [...row.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)].map(([, path = '']) => path))
  expect(paths.length).toBeGreaterThanOrEqual(rows.length - 1)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
