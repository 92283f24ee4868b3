import { softLandscape } from '../shared/services/images.fixtures.ts'
import { options, requests, values } from './GenerateImage.fixtures.ts'
import type { GenerateOptions, GenerationRequest, PromptReading } from './types.ts'

/** An engine that can draw only a few subjects. */
export const sample: GenerateOptions = {
  ...options,
  refinements: ['variation', 'moreLikeThis'],
  // Leaves out the styles that this engine cannot draw.
  styles: options.styles.filter(({ id }) => id !== 'photorealistic' && id !== '3d-render'),
  subjects: ['landscapes', 'the sea', 'forests', 'cities', 'deserts', 'flowers', 'coins', 'cats', 'abstract patterns'],
  ideas: [
    'Teal mountains and a copper lake at sunset',
    'A silver coin on midnight blue cloth',
    'A bouquet of coral poppies in the morning',
  ],
}

/** Four images of one prompt, each with its prompt interpretation. */
const readRequest = (prompt: string, readings: readonly (PromptReading | undefined)[]): GenerationRequest => ({
  ...requests.delivered,
  values: { ...values, prompt },
  images: requests.delivered.images.map((image, place) => ({ ...image, reading: readings[place], engine: 'sample' })),
})

const forest = { scene: 'a forest scene', understood: ['forest', 'sunset', 'red'], unknown: [] }
const snow = { scene: 'a snow scene', understood: ['snow', 'winter', 'evening'], unknown: ['fox', 'bicycle'] }
const chinese = { scene: 'a snow scene', understood: ['雪', '傍晚'], unknown: ['狐狸', '自行车', '電車', '時計'] }

/** A very long word without a place to break. */
const longest = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt'
const long = {
  scene: 'a scene by the sea',
  understood: ['sea', 'ships', 'dawn', 'mist', 'silver', 'blue'],
  unknown: [longest, longest.toUpperCase(), 'wheel', 'flag'],
}

const all = (reading: PromptReading) => [reading, reading, reading, reading]

export const readRequests = {
  understood: readRequest('A red forest at sunset', all(forest)),
  unknown: readRequest('A fox on a bicycle, snow, a winter evening', all(snow)),
  chinese: readRequest('傍晚的雪，一只狐狸骑自行车经过電車和時計', all(chinese)),
  long: readRequest(`${longest} at sea, ships in the dawn, mist, silver and blue`, all(long)),
  different: readRequest('A fox', [
    { ...snow, understood: [], unknown: ['fox'] },
    { ...forest, understood: [], unknown: ['fox'] },
    { ...snow, understood: [], unknown: ['fox'] },
    { ...forest, understood: [], unknown: ['fox'] },
  ]),
  two: readRequest('A fox in the evening', [snow, undefined, undefined, snow]),
  one: {
    ...requests.one,
    values: { ...requests.one.values, prompt: 'A fox in the snow' },
    images: requests.one.images.map((image) => ({ ...image, reading: { ...snow, unknown: ['fox'] } })),
  },
} as const satisfies Record<string, GenerationRequest>

/** Crops the edges, where the blur fades. */
const rough = (weather: 'noon' | 'night') =>
  softLandscape(weather, 256, 256).replace('0%200%20256%20256', '16%2016%20224%20224')

/** Two images have a preview, one has none yet. */
export const unfinished: GenerationRequest = {
  ...requests.working,
  images: [
    ...requests.working.images.slice(0, 1),
    {
      index: 1,
      style: 'oil-painting',
      state: 'working',
      progress: 64,
      preview: rough('noon'),
    },
    { index: 2, style: 'watercolor', state: 'working', progress: null, preview: rough('night') },
    { index: 3, style: 'oil-painting', state: 'queued' },
  ],
}
