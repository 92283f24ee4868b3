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
  it('takes what was given', () => {
    expect(fitToOptions({ ...given, size: '1536x1024' }, options)).toEqual({ ...given, size: '1536x1024' })
  })

  it('is empty, with the first style and size, where nothing was given', () => {
    expect(fitToOptions(undefined, options)).toEqual({
      prompt: '',
      negativePrompt: '',
      styles: ['none'],
      size: '1024x1024',
      count: 1,
      seed: '',
    })
  })

  it('leaves out what the engine does not follow (D70)', () => {
    expect(fitToOptions(given, { ...options, fields: [] })).toMatchObject({ negativePrompt: '', seed: '' })
    expect(fitToOptions(given, { ...options, fields: ['seed'] })).toMatchObject({ negativePrompt: '', seed: '42' })
    expect(fitToOptions(given, { ...options, fields: ['negativePrompt'] })).toMatchObject({
      negativePrompt: 'fog',
      seed: '',
    })
  })

  it('asks for no more images and styles than the engine makes at once', () => {
    expect(fitToOptions(given, { ...options, maxImages: 1 })).toMatchObject({ styles: ['anime'], count: 1 })
  })

  it('takes no style or size that is not offered any more', () => {
    const gone = { styles: ['fresco'], size: '512x512' }
    expect(fitToOptions(gone, options)).toMatchObject({ styles: ['none'], size: '1024x1024' })
  })
})
