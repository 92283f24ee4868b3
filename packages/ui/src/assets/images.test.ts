import { expect, test } from 'vitest'
import { firstExample, gallery } from './images.ts'

test('the first example is in the gallery that the engine is tested with', () => {
  expect(gallery).toContainEqual(firstExample)
})
