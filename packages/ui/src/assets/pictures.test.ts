import { expect, test } from 'vitest'
import { firstExample, gallery } from './pictures.ts'

test('the first example is one of the gallery, which the engine is held against', () => {
  expect(gallery).toContainEqual(firstExample)
})
