import { makeImageRequest, makeRequestedImage } from '@mintage/api-client/mocks'
import { describe, expect, it } from 'vitest'
import { listedRequest } from '../../testing/requestDependencies.ts'
import { toGenerateValues } from './generateForm.ts'
import { toGenerationRequest } from './toGenerationRequest.ts'

const options = { price: 10, maxImages: 4, fields: ['seed', 'negativePrompt'] as const }

const settings = { prompt: 'A heron', styles: ['anime', 'comic'], size: '1024x1536', count: 3, seed: 42 }

describe('toGenerateValues', () => {
  it('takes the one style of an older request', () => {
    expect(toGenerateValues({ settings: { prompt: 'A heron', style: 'anime' } }).styles).toEqual(['anime'])
  })

  it('is empty when the server returns no settings', () => {
    expect(toGenerateValues({ settings: {} })).toEqual({
      prompt: '',
      negativePrompt: '',
      styles: [],
      size: '',
      count: 1,
      seed: '',
    })
    expect(toGenerateValues({ settings: { style: 'anime', styles: [] } }).styles).toEqual(['anime'])
    expect(toGenerateValues({ settings: { negative_prompt: 'fog' } }).negativePrompt).toBe('fog')
  })

  it('leaves out a seed that the server picked', () => {
    expect(toGenerateValues({ settings }).seed).toBe('')
    expect(toGenerateValues({ settings }, '42').seed).toBe('42')
  })
})

describe('toGenerationRun', () => {
  it('is null before the server has responded', () => {
    expect(toGenerationRequest(listedRequest(null), options, undefined)).toBeNull()
  })

  it('assigns the styles in turn when the server gives none', () => {
    const images = [0, 1, 2].map((index) => makeRequestedImage({ index }))
    const view = toGenerationRequest(listedRequest(makeImageRequest({ settings, images })), options, undefined)
    expect(view?.images.map(({ style }) => style)).toEqual(['anime', 'comic', 'anime'])
  })

  it.each(['queued', 'working'] as const)('shows the progress of each image of a run that is %s', (state) => {
    const nothing = { project_id: null, url: null }
    const images = [
      makeRequestedImage({ index: 0, state: 'working', progress: 40, ...nothing }),
      makeRequestedImage({ index: 1, state: 'queued', progress: 0, ...nothing }),
      makeRequestedImage({ index: 2, state: 'cancelled', progress: 0, ...nothing }),
    ]
    const view = toGenerationRequest(listedRequest(makeImageRequest({ settings, state, images })), options, undefined)
    expect(view).toMatchObject({ state, offline: false, cancelling: false })
    expect(view).not.toHaveProperty('paid')
    expect(view?.images).toEqual([
      { index: 0, style: 'anime', state: 'working', progress: 40 },
      { index: 1, style: 'comic', state: 'queued' },
      { index: 2, style: 'anime', state: 'cancelled' },
    ])
  })

  it('shows the preview of a running image if there is one', () => {
    const working = { state: 'working', progress: 40, project_id: null, url: null } as const
    const images = [
      makeRequestedImage({ index: 0, ...working, preview_url: '/previews/0?version=2' }),
      makeRequestedImage({ index: 1, ...working }),
    ]
    const view = toGenerationRequest(
      listedRequest(makeImageRequest({ settings, state: 'working', images })),
      options,
      undefined,
    )
    expect(view?.images).toMatchObject([{ preview: '/previews/0?version=2' }, { preview: undefined }])
  })

  it('shows how the engine read the prompt of an image', () => {
    const reading = { scene: 'a snow scene', understood: ['snow'], unknown: ['fox'] }
    const images = [makeRequestedImage({ index: 0, reading }), makeRequestedImage({ index: 1 })]
    const view = toGenerationRequest(listedRequest(makeImageRequest({ settings, images })), options, undefined)
    expect(view?.images).toMatchObject([{ reading }, { reading: undefined }])
  })

  it('shows a finished image with the style of the server', () => {
    const images = [makeRequestedImage({ index: 0, style: 'pixel-art', project_id: 'p9', url: '/p9' })]
    const view = toGenerationRequest(listedRequest(makeImageRequest({ settings, images })), options, undefined)
    expect(view?.images).toEqual([
      {
        index: 0,
        style: 'pixel-art',
        state: 'delivered',
        projectId: 'p9',
        url: '/p9',
        downloadUrl: '/api/projects/p9/file?download=1',
        tokenReturn: 'unavailable',
      },
    ])
    const plain = makeImageRequest({ settings: { prompt: 'A heron' }, images: [makeRequestedImage({ index: 0 })] })
    expect(toGenerationRequest(listedRequest(plain), options, undefined)).toMatchObject({
      seed: null,
      images: [{ style: null }],
    })
  })

  it('gives the price of a repeat, with fewer images when the limit is lower now', () => {
    const request = listedRequest(makeImageRequest({ settings }))
    expect(toGenerationRequest(request, options, undefined)?.cost).toBe(30)
    expect(toGenerationRequest(request, { ...options, maxImages: 2 }, undefined)?.cost).toBe(20)
  })

  it('shows the kind of refinement and the price of one image', () => {
    const refined = { ...settings, refinement: 'more_like_this' as const, source_image_id: 'p-1' }
    const view = toGenerationRequest(listedRequest(makeImageRequest({ settings: refined })), options, undefined)
    expect(view).toMatchObject({ refinement: 'moreLikeThis', cost: 10 })
    expect(toGenerationRequest(listedRequest(makeImageRequest({ settings })), options, undefined)).not.toHaveProperty(
      'refinement',
    )
  })

  it('shows the paid, the refunded and the repeat price', () => {
    const images = [
      makeRequestedImage({ index: 0 }),
      makeRequestedImage({ index: 1, state: 'failed', progress: 0, project_id: null, url: null, error: 'Broken' }),
    ]
    const view = toGenerationRequest(
      listedRequest(makeImageRequest({ settings, images, cost: 3, refunded: 1.5 })),
      options,
      undefined,
    )
    expect(view).toMatchObject({ state: 'completed', paid: 15, refunded: 15, returned: 0, cost: 30, seed: '42' })
    expect(view?.images[1]).toEqual({ index: 1, style: 'comic', state: 'failed', reason: 'Broken' })
  })

  it('separates returned tokens of bad images from refunds of failed ones', () => {
    const images = [
      makeRequestedImage({ index: 0, token_return: 'available' }),
      makeRequestedImage({ index: 1, token_return: 'returned' }),
      makeRequestedImage({ index: 2, state: 'failed', progress: 0, project_id: null, url: null }),
      makeRequestedImage({ index: 3 }),
    ]
    // 1.5 tokens each: one image failed, one token was returned.
    const view = toGenerationRequest(
      listedRequest(makeImageRequest({ settings, images, cost: 6, refunded: 3 })),
      options,
      undefined,
    )
    expect(view).toMatchObject({ paid: 45, refunded: 15, returned: 15 })
    const returns = view?.images.map((image) => (image.state === 'delivered' ? image.tokenReturn : image.state))
    expect(returns).toEqual(['available', 'returned', 'failed', 'unavailable'])
  })

  it.each([
    { project_id: null, url: null },
    { project_id: 'p9', url: null },
    { project_id: null, url: '/p9' },
  ])('hides an image that was deleted from the library: %j', (gone) => {
    const images = [makeRequestedImage({ index: 0, ...gone })]
    expect(
      toGenerationRequest(listedRequest(makeImageRequest({ settings, images })), options, undefined)?.images[0]?.state,
    ).toBe('deleted')
  })
})
