import { describe, expect, it } from 'vitest'
import { fitToOptions } from './fitToOptions.ts'
import type { GenerateOptions } from './types.ts'

const options: GenerateOptions = {
  styles: [
    { id: 'none', title: 'None' },
    { id: 'anime', title: 'Anime' },
    { id: 'comic', title: 'Comic' },
  ],
  sizes: ['1024x1024', '1536x1024'],
  maxImages: 4,
  maxCharacters: 4000,
  price: 10,
  fields: ['negativePrompt', 'seed'],
  refinements: [],
  subjects: null,
  ideas: null,
}

const given = { prompt: 'A heron', negativePrompt: 'fog', styles: ['anime', 'comic'], count: 3, seed: '42' }

describe('fitToOptions', () => {
  it('keeps the given values', () => {
    expect(fitToOptions({ ...given, size: '1536x1024' }, options)).toEqual({ ...given, size: '1536x1024' })
  })

  it('is empty by default, with the first style and size', () => {
    expect(fitToOptions(undefined, options)).toEqual({
      prompt: '',
      negativePrompt: '',
      styles: ['none'],
      size: '1024x1024',
      count: 1,
      seed: '',
    })
  })

  it('removes fields that the engine does not support (D70)', () => {
    expect(fitToOptions(given, { ...options, fields: [] })).toMatchObject({ negativePrompt: '', seed: '' })
    expect(fitToOptions(given, { ...options, fields: ['seed'] })).toMatchObject({ negativePrompt: '', seed: '42' })
    expect(fitToOptions(given, { ...options, fields: ['negativePrompt'] })).toMatchObject({
      negativePrompt: 'fog',
      seed: '',
    })
  })

  it("limits images and styles to the engine's maximum", () => {
    expect(fitToOptions(given, { ...options, maxImages: 1 })).toMatchObject({ styles: ['anime'], count: 1 })
  })

  it('removes a style or size that is no longer offered', () => {
    const gone = { styles: ['fresco'], size: '512x512' }
    expect(fitToOptions(gone, options)).toMatchObject({ styles: ['none'], size: '1024x1024' })
  })
})
