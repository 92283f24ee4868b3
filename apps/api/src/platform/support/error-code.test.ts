import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeOf } from './error-code.ts'

test('returns the code of a file system error', () => {
  try {
    readFileSync('/no/such/file')
    expect.unreachable()
  } catch (error) {
    expect(codeOf(error)).toBe('ENOENT')
  }
})

test.each([[new Error('ENOENT')], [{ code: 'ENOENT' }], ['ENOENT'], [null], [undefined]])(
  'returns null for %o',
  (thrown) => {
    expect(codeOf(thrown)).toBeNull()
  },
)
