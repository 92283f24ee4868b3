import { expect, test } from 'vitest'
import { isKey, requireKey } from './keys.ts'

test.each(['a', 'projects/a/full.png', '.hidden', 'a..b/c', '...'])('accepts %j', (key) => {
  expect(isKey(key)).toBe(true)
  expect(requireKey(key)).toBe(key)
})

test.each(['', '.', '..', '../a', 'a/..', 'a/./b', '/a', 'a/', 'a//b'])('rejects %j', (key) => {
  expect(isKey(key)).toBe(false)
  expect(() => requireKey(key)).toThrow('a storage key must stay inside its folder')
})
