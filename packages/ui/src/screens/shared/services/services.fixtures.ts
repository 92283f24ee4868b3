import { jugCutOut, jugPhoto, landscape, softLandscape } from './images.fixtures.ts'
import type { TokenReturn, TokenReturnProgress } from './ReturnTokenDialog.tsx'
import type { CutoutTouchUp } from './TouchUp.tsx'
import type {
  DeliveredImage,
  FileRequest,
  FileRequestProgress,
  SendToLinks,
  StagedImage,
  UploadLimits,
} from './types.ts'

export const limits: UploadLimits = { bytes: 10 * 1024 * 1024, pixels: 25_000_000, outputPixels: 64_000_000 }

export const sendTo: Required<SendToLinks> = {
  upscale: (id) => `/services/upscale?project=${id}`,
  removeBackground: (id) => `/services/remove-background?project=${id}`,
}

export const projectsHref = '/account/my-projects'

export const delivered = (url: string, projectId: string): DeliveredImage => ({
  projectId,
  url,
  downloadUrl: `/api/projects/${projectId}/file?download=1`,
  tokenReturn: 'available',
})

const nothing = () => undefined

/** No token was given back. */
export const tokenReturn: TokenReturn = {
  progress: null,
  maxCharacters: 500,
  onOpen: nothing,
  onSubmit: nothing,
  onClose: nothing,
}

/** No cut-out is open in the editor. */
export const noTouchUp: CutoutTouchUp = {
  open: null,
  saving: false,
  problem: null,
  onOpen: nothing,
  onClose: nothing,
  onSave: nothing,
  onDownload: nothing,
}

/** The initial dialog of a request. */
export const asking = (id: string): TokenReturnProgress => ({
  id,
  status: 'asking',
  amount: 10,
  left: 3,
  errors: {},
  problem: null,
})

/** A long name from a phone's camera. */
export const longName = 'IMG_20261118_121055_a_blue_jug_on_the_table_before_the_second_firing_final_final_2_edited.webp'

const online = { offline: false, cancelling: false }

export const staged = {
  jug: { id: 's1', name: 'blue-jug.jpg', origin: 'file', state: 'ready', url: jugPhoto, width: 640, height: 640 },
  valley: {
    id: 's2',
    name: 'valley-at-dawn.png',
    origin: 'library',
    state: 'ready',
    url: landscape('dawn', 480, 360),
    width: 480,
    height: 360,
  },
  poster: {
    id: 's3',
    name: 'poster-scan.png',
    origin: 'file',
    state: 'ready',
    url: landscape('autumn', 600, 400),
    width: 4800,
    height: 3200,
  },
  wall: {
    id: 's7',
    name: 'wall-of-the-station.png',
    origin: 'file',
    state: 'ready',
    url: landscape('noon', 600, 500),
    width: 6000,
    height: 5000,
  },
  reading: { id: 's4', name: 'IMG_2041.webp', origin: 'file', state: 'reading' },
  tooMany: { id: 's5', name: 'panorama-from-the-summit.jpg', origin: 'file', state: 'unusable', problem: 'pixels' },
  broken: { id: 's6', name: 'half-a-download.png', origin: 'file', state: 'unusable', problem: 'unreadable' },
  damaged: { id: 's8', name: 'half-a-photograph.jpg', origin: 'file', state: 'unusable', problem: 'damaged' },
} as const satisfies Record<string, StagedImage>

const jugRequest = (id: string, name: string, progress: FileRequestProgress): FileRequest => ({
  id,
  name,
  source: { url: jugPhoto, width: 640, height: 640 },
  retriable: true,
  progress,
})

const cutOutOf = (id: string) => ({
  state: 'delivered' as const,
  result: { ...delivered(jugCutOut, id), width: 640, height: 640 },
})

export const cutOuts = {
  sending: jugRequest('j1', 'blue-jug.jpg', { state: 'sending' }),
  queued: jugRequest('j1', 'blue-jug.jpg', { state: 'queued', ...online }),
  working: jugRequest('j1', 'blue-jug.jpg', { state: 'working', progress: null, ...online }),
  offline: jugRequest('j1', 'blue-jug.jpg', { state: 'working', progress: null, offline: true, cancelling: false }),
  cancelling: jugRequest('j1', 'blue-jug.jpg', { state: 'working', progress: null, offline: false, cancelling: true }),
  delivered: jugRequest('j1', 'blue-jug.jpg', cutOutOf('p-jug')),
  returned: jugRequest('j1', 'blue-jug.jpg', {
    state: 'delivered',
    result: { ...delivered(jugCutOut, 'p-jug'), tokenReturn: 'returned', width: 640, height: 640 },
  }),
  failed: jugRequest('j1', 'blue-jug.jpg', { state: 'failed', reason: null }),
  noSubject: jugRequest('j1', 'blue-jug.jpg', {
    state: 'failed',
    reason: 'No subject was found in this picture. You were not charged.',
  }),
  cancelled: jugRequest('j1', 'blue-jug.jpg', { state: 'cancelled' }),
  short: jugRequest('j1', 'blue-jug.jpg', { state: 'notEnoughTokens', needed: 10, balance: 4 }),
  offered: jugRequest('j1', 'blue-jug.jpg', { state: 'offered' }),
  refused: jugRequest('j1', 'blue-jug.jpg', { state: 'refused', message: null }),
  /** Several requests, each in its own state. */
  several: [
    jugRequest('j1', 'blue-jug.jpg', cutOutOf('p-jug')),
    jugRequest('j2', 'blue-jug-side.jpg', { state: 'working', progress: null, ...online }),
    jugRequest('j3', 'blue-jug-top.jpg', { state: 'queued', ...online }),
    jugRequest('j4', 'blue-jug-detail-of-the-glaze-before-the-second-firing.jpg', { state: 'failed', reason: null }),
  ],
} as const

const valley = { url: softLandscape('dawn', 480, 360), width: 480, height: 360 }

const enlargement = (progress: FileRequestProgress): FileRequest => ({
  id: 'u1',
  name: 'valley-at-dawn.png',
  source: valley,
  retriable: true,
  progress,
})

export const enlargements = {
  sending: enlargement({ state: 'sending' }),
  short: enlargement({ state: 'notEnoughTokens', needed: 10, balance: 4 }),
  refused: enlargement({ state: 'refused', message: null }),
  working: enlargement({ state: 'working', progress: 32, ...online }),
  delivered: enlargement({
    state: 'delivered',
    result: { ...delivered(landscape('dawn', 1920, 1440), 'p-valley'), width: 1920, height: 1440 },
  }),
  other: { ...enlargement({ state: 'working', progress: 68, ...online }), id: 'u2', name: 'valley-at-noon.png' },
  failed: enlargement({ state: 'failed', reason: null }),
  returned: enlargement({
    state: 'delivered',
    result: {
      ...delivered(landscape('dawn', 1920, 1440), 'p-valley'),
      tokenReturn: 'returned',
      width: 1920,
      height: 1440,
    },
  }),
} as const satisfies Record<string, FileRequest>
