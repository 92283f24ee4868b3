import type { Schemas } from '@mintage/api-client'
import { makeImageRequest, makeRequestedImage, sampleId } from '@mintage/api-client/mocks'
import { copper, lake } from './images.ts'

export type Report = Schemas['ImageRequest']
type Image = Partial<Schemas['RequestedImage']>

export const prompt = 'A heron struck on a copper coin'

const delivered: Image = { state: 'delivered', progress: 100, project_id: sampleId(301), url: copper }
const second: Image = { ...delivered, url: lake }
const unmade: Image = { progress: 0, project_id: null, url: null }

const report = (state: Report['state'], [first, second]: [Image, Image], refunded = 0): Report =>
  makeImageRequest({
    state,
    cost: 2,
    refunded,
    balance: 198.9 + refunded,
    token_returns_left: 3,
    settings: { prompt, style: 'none', size: '1024x1024', count: 2, seed: 42 },
    images: [makeRequestedImage({ index: 0, ...first }), makeRequestedImage({ index: 1, ...second })],
  })

export const twoImages = {
  queued: report('queued', [
    { ...unmade, state: 'queued' },
    { ...unmade, state: 'queued' },
  ]),
  working: report('working', [
    { ...unmade, state: 'working', progress: 40 },
    { ...unmade, state: 'queued' },
  ]),
  delivered: report('completed', [delivered, { ...second, token_return: 'available' }]),
  givenBack: report('completed', [delivered, { ...second, token_return: 'returned' }], 1),
  partlyDelivered: report('completed', [delivered, { ...unmade, state: 'failed' }], 1),
  failed: report(
    'failed',
    [
      { ...unmade, state: 'failed' },
      { ...unmade, state: 'failed' },
    ],
    2,
  ),
  cancelled: report(
    'cancelled',
    [
      { ...unmade, state: 'cancelled' },
      { ...unmade, state: 'cancelled' },
    ],
    2,
  ),
} as const
