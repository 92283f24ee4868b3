import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { requirements, root } from './requirements.ts'

const entries = Object.entries(requirements)

it('numbers the requirements without a gap', () => {
  expect(entries.map(([number]) => number)).toEqual(
    Array.from({ length: 408 }, (_, index) => `R${String(index + 1).padStart(3, '0')}`),
  )
})

it('keeps the texts as they were agreed', () => {
  const texts = entries.map(([number, { text }]) => `${number} ${text}\n`).join('')
  expect(createHash('sha256').update(texts).digest('hex')).toBe(
    'aacc61af05da52901c551b519d69ec6997f69475d5192e64bd24694c302ed6f2',
  )
})

it('names the levels of tests that show each requirement', () => {
  expect(entries.filter(([, { shown }]) => shown.length === 0)).toEqual([])
})

it('finds each break exactly once in the file', () => {
  const faults = entries.flatMap(([number, { break: planted }]) => {
    if (planted === undefined) return []
    const times = readFileSync(path.join(root, planted.file), 'utf8').split(planted.from).length - 1
    return times === 1 && planted.from !== planted.to ? [] : [`${number}: ${planted.file} has it ${times} times`]
  })
  expect(faults).toEqual([])
})
