import { expect, test } from 'vitest'
import { canonicalJson } from './canonical.ts'

test('the order of fields makes no difference, at any depth', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 'x' }], a: null })).toBe(canonicalJson({ a: null, b: [{ c: 'x', d: 1 }] }))
})

test('fields stand in the order of their names, as in what was kept by an earlier version', () => {
  expect(canonicalJson({ b: 1, a: [2, { d: 3, c: 4 }] })).toBe('{"a":[2,{"c":4,"d":3}],"b":1}')
})

test.each([
  [{ a: 1 }, { a: '1' }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: 1 }, { b: 1 }],
  [{ a: null }, {}],
  [
    ['ab', 'c'],
    ['a', 'bc'],
  ],
])('%o and %o are not the same', (one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other))
})
