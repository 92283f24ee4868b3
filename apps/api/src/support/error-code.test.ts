import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeOf } from './error-code.ts'

test('a failure of the file system is known by its code', () => {
  try {
    readFileSync('/no/such/file')
    expect.unreachable()
  } catch (error) {
    expect(codeOf(error)).toBe('ENOENT')
  }
})

test.each([[new Error('ENOENT')], [{ code: 'ENOENT' }], ['ENOENT'], [null], [undefined]])(
  '%o has no code',
  (thrown) => {
    expect(codeOf(thrown)).toBeNull()
  },
)
