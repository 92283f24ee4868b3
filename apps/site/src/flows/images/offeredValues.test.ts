import { describe, expect, it } from 'vitest'
import { offeredValues } from './offeredValues.ts'

const values = {
  prompt: 'A heron',
  negativePrompt: 'fog',
  styles: ['anime', 'comic', 'line-art'],
  size: '1024x1024',
  count: 4,
  seed: '42',
}

describe('offeredValues', () => {
  it('keeps all values when the engine supports all fields', () => {
    expect(offeredValues(values, { maxImages: 4, fields: ['seed', 'negativePrompt'] })).toEqual(values)
  })

  it('omits fields that the engine does not support (D70)', () => {
    const offered = { ...values, negativePrompt: '', seed: '' }
    expect(offeredValues(values, { maxImages: 4, fields: [] })).toEqual(offered)
    expect(offeredValues(values, { maxImages: 4, fields: ['seed'] })).toEqual({ ...offered, seed: '42' })
    expect(offeredValues(values, { maxImages: 4, fields: ['negativePrompt'] })).toEqual({
      ...offered,
      negativePrompt: 'fog',
    })
  })

  it('limits images and styles to the maximum of the engine', () => {
    expect(offeredValues(values, { maxImages: 2, fields: [] })).toMatchObject({ styles: ['anime', 'comic'], count: 2 })
  })
})
