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
  it('are those that were asked for, where the engine follows all', () => {
    expect(offeredValues(values, { maxImages: 4, fields: ['seed', 'negativePrompt'] })).toEqual(values)
  })

  it('have no field that the engine does not follow (D70)', () => {
    const offered = { ...values, negativePrompt: '', seed: '' }
    expect(offeredValues(values, { maxImages: 4, fields: [] })).toEqual(offered)
    expect(offeredValues(values, { maxImages: 4, fields: ['seed'] })).toEqual({ ...offered, seed: '42' })
    expect(offeredValues(values, { maxImages: 4, fields: ['negativePrompt'] })).toEqual({
      ...offered,
      negativePrompt: 'fog',
    })
  })

  it('are of no more images and styles than the engine makes at once', () => {
    expect(offeredValues(values, { maxImages: 2, fields: [] })).toMatchObject({ styles: ['anime', 'comic'], count: 2 })
  })
})
