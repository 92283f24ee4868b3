import fc from 'fast-check'
import { expect, test } from 'vitest'
import { multipart } from './multipart.ts'

test('files keep their name and type', () => {
  const form = multipart({ file: new File(['x'], 'heron.webp', { type: 'image/webp' }) })
  expect(form.get('file')).toMatchObject({ name: 'heron.webp', type: 'image/webp' })
})

test('sends no missing values', () => {
  expect([...multipart({ file: undefined, project_id: null, factor: 0 }).entries()]).toEqual([['factor', '0']])
})

test('any other value arrives as its text', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean())
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), value), (fields) => {
      const expected = Object.entries(fields).map(([name, given]) => [name, String(given)])
      expect([...multipart(fields).entries()]).toEqual(expected)
    }),
  )
})
