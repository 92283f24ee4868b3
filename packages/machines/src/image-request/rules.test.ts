import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backOff } from './context.ts'
import { type ImageRequest, outcomeOf, type RequestedImage, requestServerErrors } from './request.ts'
import { checkDraft, checkUpload, type RequestDraft, type Upload } from './rules.ts'

const upload: Upload = { id: 'u', name: 'coin.png', type: 'image/png', bytes: 1_000_000, pixels: 1_000_000 }

const generate = (change: Partial<Extract<RequestDraft, { service: 'generate' }>> = {}): RequestDraft => ({
  service: 'generate',
  prompt: 'a coin',
  negativePrompt: '',
  styles: ['none'],
  size: '1024x1024',
  count: 1,
  seed: null,
  ...change,
})

const image = (state: RequestedImage['state']): RequestedImage => ({
  index: 0,
  state,
  progress: 0,
  project_id: null,
  url: null,
  error: null,
})

const request = (state: ImageRequest['state'], images: RequestedImage[] = []): ImageRequest => ({
  id: 'j',
  service: 'upscale',
  state,
  cost: 1,
  refunded: 0,
  created_at: '2026-11-20T11:00:00Z',
  finished_at: null,
  settings: {},
  images,
  balance: 9,
})

test('there is nothing to correct in asking for another image of an image', () => {
  expect(checkDraft({ service: 'refine', imageId: 'p-1', refinement: 'variation' })).toEqual({})
})

describe('a draft', { tags: ['R002'] }, () => {
  test.each([
    [generate(), {}],
    [generate({ prompt: '\n ' }), { prompt: 'images.promptRequired' }],
    [generate({ prompt: 'x'.repeat(4000) }), {}],
    [generate({ prompt: 'x'.repeat(4001) }), { prompt: 'images.promptTooLong' }],
    [generate({ negativePrompt: 'x'.repeat(4000) }), {}],
    [generate({ negativePrompt: 'x'.repeat(4001) }), { negativePrompt: 'images.promptTooLong' }],
    [generate({ count: 4 }), {}],
    [generate({ count: 5 }), { count: 'images.countOutOfRange' }],
    [generate({ count: 0 }), { count: 'images.countOutOfRange' }],
    [generate({ count: 1.5 }), { count: 'images.countOutOfRange' }],
    [{ service: 'removeBackground', source: null }, { file: 'images.fileRequired' }],
    [{ service: 'removeBackground', source: { projectId: 'p' } }, {}],
    [{ service: 'removeBackground', source: { upload } }, {}],
    [{ service: 'upscale', source: null, factor: 2 }, { file: 'images.fileRequired' }],
    [{ service: 'upscale', source: { upload: { ...upload, pixels: 16_000_000 } }, factor: 2 }, {}],
    [
      { service: 'upscale', source: { upload: { ...upload, pixels: 16_000_001 } }, factor: 2 },
      { file: 'images.resultTooLarge' },
    ],
    [
      { service: 'upscale', source: { upload: { ...upload, pixels: 4_000_001 } }, factor: 4 },
      { file: 'images.resultTooLarge' },
    ],
  ] as const)('%j gives %j (R002, D55)', { tags: ['R383'] }, (draft, errors) => {
    expect(checkDraft(draft)).toEqual(errors)
  })

  test.each([
    [{}, null],
    [{ type: 'image/jpeg' }, null],
    [{ type: 'image/webp' }, null],
    [{ type: 'image/gif' }, 'images.fileTypeRefused'],
    [{ type: '' }, 'images.fileTypeRefused'],
    [{ bytes: 10 * 1024 * 1024 }, null],
    [{ bytes: 10 * 1024 * 1024 + 1 }, 'images.fileTooLarge'],
    [{ pixels: 25_000_000 }, null],
    [{ pixels: 25_000_001 }, 'images.fileTooManyPixels'],
    [{ pixels: null }, null],
  ])('upload %j gives %j (D55)', (change, key) => {
    expect(checkUpload({ ...upload, ...change })).toBe(key)
  })
})

describe('a report', () => {
  test.each([
    ['queued', [], null],
    ['working', [image('delivered')], null],
    ['failed', [image('failed')], 'failed'],
    ['cancelled', [image('delivered'), image('cancelled')], 'cancelled'],
    ['completed', [image('delivered')], 'delivered'],
    ['completed', [image('delivered'), image('failed')], 'partlyDelivered'],
  ] as const)('%s with %j amounts to %s', (state, images, outcome) => {
    expect(outcomeOf(request(state, [...images]))).toBe(outcome)
  })

  test('errors go under their fields', () => {
    const errors = { project_id: ['P'], file: ['F'], factor: ['X'], constructor: ['no'] }
    expect(requestServerErrors({ kind: 'validation', errors })).toEqual({ file: 'P', factor: 'X' })
    const others = { style: ['A'], size: ['S'], count: ['C'], seed: ['D'] }
    expect(requestServerErrors({ kind: 'validation', errors: others })).toEqual({
      styles: 'A',
      size: 'S',
      count: 'C',
      seed: 'D',
    })
    expect(requestServerErrors({ kind: 'validation', errors: { styles: ['B'] } })).toEqual({ styles: 'B' })
    for (const field of ['source_image_id', 'refinement'])
      expect(requestServerErrors({ kind: 'validation', errors: { [field]: ['G'] } })).toEqual({ file: 'G' })
  })
})

test('pauses grow from two seconds and stop growing at thirty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000 }), (misses) => {
      expect(backOff(misses)).toBeGreaterThanOrEqual(2_000)
      expect(backOff(misses)).toBeLessThanOrEqual(30_000)
      expect(backOff(misses + 1)).toBeGreaterThanOrEqual(backOff(misses))
    }),
  )
})
