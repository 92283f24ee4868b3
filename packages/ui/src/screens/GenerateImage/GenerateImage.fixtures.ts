import { landscape } from '../shared/services/images.fixtures.ts'
import { delivered } from '../shared/services/services.fixtures.ts'
import type { GenerateOptions, GenerateValues, GenerationRequest, RequestImage } from './types.ts'

export const options: GenerateOptions = {
  styles: [
    { id: 'none', title: 'None' },
    { id: 'photorealistic', title: 'Photorealistic' },
    { id: 'digital-art', title: 'Digital art' },
    { id: 'anime', title: 'Anime' },
    { id: '3d-render', title: '3D render' },
    { id: 'watercolor', title: 'Watercolor' },
    { id: 'oil-painting', title: 'Oil painting' },
    { id: 'pixel-art', title: 'Pixel art' },
    { id: 'line-art', title: 'Line art' },
    { id: 'comic', title: 'Comic' },
  ],
  sizes: ['1024x1024', '1536x1024', '1024x1536'],
  maxImages: 4,
  maxCharacters: 4000,
  price: 10,
  fields: ['negativePrompt', 'seed'],
  refinements: [],
  subjects: null,
  ideas: null,
}

export const values: GenerateValues = {
  prompt: 'A valley with low hills and a pale sun, seen from a hilltop, soft light',
  negativePrompt: '',
  styles: ['watercolor', 'oil-painting'],
  size: '1024x1024',
  count: 4,
  seed: '',
}

const styleOf = (index: number) => (index % 2 === 0 ? 'watercolor' : 'oil-painting')

const imageAt = (
  index: number,
  weather: Parameters<typeof landscape>[0],
  width = 1024,
  height = 1024,
): Extract<RequestImage, { state: 'delivered' }> => ({
  index,
  style: styleOf(index),
  state: 'delivered',
  ...delivered(landscape(weather, width, height), `p-${weather}`),
})

const base = { id: 'r1', values, cost: 40, seed: '2046811' }
const online = { offline: false, cancelling: false }

const halfWay: readonly RequestImage[] = [
  imageAt(0, 'dawn'),
  { index: 1, style: 'oil-painting', state: 'working', progress: 64 },
  { index: 2, style: 'watercolor', state: 'working', progress: null },
  { index: 3, style: 'oil-painting', state: 'queued' },
]

const four = [imageAt(0, 'dawn'), imageAt(1, 'dusk'), imageAt(2, 'noon'), imageAt(3, 'autumn')]

export const requests = {
  queued: {
    ...base,
    seed: null,
    state: 'queued',
    ...online,
    images: [0, 1, 2, 3].map((index) => ({ index, style: styleOf(index), state: 'queued' as const })),
  },
  working: { ...base, state: 'working', ...online, images: halfWay },
  cancelling: { ...base, state: 'working', offline: false, cancelling: true, images: halfWay },
  offline: { ...base, state: 'working', offline: true, cancelling: false, images: halfWay },
  delivered: { ...base, state: 'completed', paid: 40, refunded: 0, returned: 0, images: four },
  one: {
    ...base,
    id: 'r2',
    values: {
      ...values,
      prompt: 'Night over still hills, a full moon',
      styles: ['none'],
      count: 1,
      size: '1536x1024',
      negativePrompt: 'people, houses',
      seed: '7',
    },
    cost: 10,
    seed: '7',
    state: 'completed',
    paid: 10,
    refunded: 0,
    returned: 0,
    images: [{ ...imageAt(0, 'night', 1536, 1024), style: 'none' }],
  },
  partly: {
    ...base,
    state: 'completed',
    paid: 30,
    refunded: 10,
    returned: 0,
    images: [...four.slice(0, 3), { index: 3, style: 'oil-painting', state: 'failed', reason: null }],
  },
  oneReturned: {
    ...base,
    state: 'completed',
    paid: 40,
    refunded: 0,
    returned: 10,
    images: four.map((image) => (image.index === 1 ? { ...image, tokenReturn: 'returned' } : image)),
  },
  oneDeleted: {
    ...base,
    state: 'completed',
    paid: 40,
    refunded: 0,
    returned: 0,
    images: [...four.slice(0, 3), { index: 3, style: 'oil-painting', state: 'deleted' }],
  },
  failed: {
    ...base,
    state: 'failed',
    paid: 0,
    refunded: 40,
    returned: 0,
    images: [0, 1, 2, 3].map((index) => ({ index, style: styleOf(index), state: 'failed' as const, reason: null })),
  },
  cancelled: {
    ...base,
    state: 'cancelled',
    paid: 10,
    refunded: 30,
    returned: 0,
    images: [
      imageAt(0, 'dawn'),
      ...[1, 2, 3].map((index) => ({ index, style: styleOf(index), state: 'cancelled' as const })),
    ],
  },
  cancelledAtOnce: {
    ...base,
    state: 'cancelled',
    paid: 0,
    refunded: 40,
    returned: 0,
    images: [0, 1, 2, 3].map((index) => ({ index, style: styleOf(index), state: 'cancelled' as const })),
  },
  longPrompt: {
    ...base,
    values: {
      ...values,
      prompt:
        'A market square on a winter morning just before the first customers arrive, awnings still rolled, crates of oranges catching the only colour in a blue hour, breath in the air, cobbles wet from the night, a baker carrying a tray across the square, the clock tower behind half lost in fog, painted with loose strokes and a lot of bare paper, the light coming low from the left, nothing centred, everything quiet',
      styles: ['watercolor', 'oil-painting', 'line-art', 'comic'],
      negativePrompt: 'text, watermarks, cars, street lamps, modern clothing',
      seed: '2147483647',
    },
    seed: '2147483647',
    state: 'completed',
    paid: 40,
    refunded: 0,
    returned: 0,
    images: four,
  },
} as const satisfies Record<string, GenerationRequest>
