import { landscape } from '../shared/services/images.fixtures.ts'
import { delivered } from '../shared/services/services.fixtures.ts'
import { requests } from './GenerateImage.fixtures.ts'
import type { GenerationRequest } from './types.ts'

const base = {
  id: 'v1',
  values: { ...requests.delivered.values, styles: ['oil-painting'], count: 1 },
  cost: 10,
  seed: null,
  refinement: 'variation' as const,
}

const online = { offline: false, cancelling: false }

/** A variation from the request to the delivered image. */
export const refined = {
  ready: { ...base, state: 'ready', images: [] },
  sending: { ...base, state: 'sending', images: [{ index: 0, style: 'oil-painting', state: 'queued' }] },
  notEnoughTokens: { ...base, state: 'notEnoughTokens', needed: 10, balance: 5, images: [] },
  offered: { ...base, state: 'offered', images: [] },
  refused: { ...base, state: 'refused', message: 'This picture is not available any more', images: [] },
  unanswered: {
    ...base,
    state: 'refused',
    message: 'We could not reach the server. Try again: the same request is never charged twice.',
    images: [],
  },
  working: {
    ...base,
    ...online,
    seed: '2046812',
    state: 'working',
    images: [{ index: 0, style: 'oil-painting', state: 'working', progress: null }],
  },
  variation: {
    ...base,
    seed: '2046812',
    state: 'completed',
    ...{ paid: 10, refunded: 0, returned: 0 },
    images: [{ index: 0, style: 'oil-painting', state: 'delivered', ...delivered(landscape('noon'), 'p-varied') }],
  },
  moreLikeThis: {
    ...base,
    id: 'm1',
    refinement: 'moreLikeThis',
    seed: '733104',
    state: 'completed',
    ...{ paid: 10, refunded: 0, returned: 0 },
    images: [{ index: 0, style: 'oil-painting', state: 'delivered', ...delivered(landscape('autumn'), 'p-more') }],
  },
} as const satisfies Record<string, GenerationRequest>
