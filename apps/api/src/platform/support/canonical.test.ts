import { expect, test } from 'vitest'
import { canonicalJson } from './canonical.ts'

test('ignores the order of fields at any depth', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 'x' }], a: null })).toBe(canonicalJson({ a: null, b: [{ c: 'x', d: 1 }] }))
})

test('sorts fields by name, as in stored hashes of earlier versions', () => {
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
])('%o and %o differ', (one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other))
})
