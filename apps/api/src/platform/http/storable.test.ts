import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isStorableValue, refuseUnstorable } from './storable.ts'

const nested = (depth: number, leaf: unknown = 'text'): unknown =>
  depth === 0 ? leaf : { within: nested(depth - 1, leaf) }

describe('storable values', () => {
  test('include any JSON with valid text', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((any) => !any.includes('\0'))
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 10, stringUnit: text }), (value) => {
        expect(isStorableValue(value)).toBe(true)
      }),
    )
  })

  test.each([
    ['a\0b'],
    ['a\ud800b'],
    ['\udc00'],
    [{ a: 'a\0b' }],
    [{ 'a\0b': 1 }],
    [['a', 'b\ud800']],
    [{ a: [{ b: '\0' }] }],
  ])('exclude %j', (value) => {
    expect(isStorableValue(value)).toBe(false)
  })

  test('have at most 32 levels', () => {
    for (const leaf of ['text', 7, true, null, Buffer.from('a file')])
      expect(isStorableValue(nested(32, leaf))).toBe(true)
    expect(isStorableValue(nested(32, {}))).toBe(false)
    expect(isStorableValue(nested(33))).toBe(false)
    expect(isStorableValue(nested(1000))).toBe(false)
  })

  test('include the bytes of any file', () => {
    expect(isStorableValue(Buffer.from([0, 1, 2]))).toBe(true)
  })
})

test.each([
  ['in the body', '/a', { text: 'a\0b' }],
  ['in the query', '/a?text=a%00b', {}],
  ['in the path', '/a%00b', {}],
])('refuses unstorable text %s', async (_, url, payload) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  refuseUnstorable(app)
  app.post('/:name', async () => 'taken')
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(400)
  expect((await app.inject({ method: 'POST', url: '/a?text=b', payload: { text: 'c' } })).body).toBe('taken')
})
