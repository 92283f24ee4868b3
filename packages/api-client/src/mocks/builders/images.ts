import type { Schemas } from '../../types.ts'
import { builder, sampleId } from './builder.ts'

/** The address of an image of the library. */
export const projectFileUrl = (id: string): string => `/api/projects/${id}/file`

/** A delivered image; for another state say progress, project_id, url and error as well. */
export const makeRequestedImage = builder<Schemas['RequestedImage']>(() => ({
  index: 0,
  state: 'delivered',
  progress: 100,
  project_id: sampleId(301),
  url: projectFileUrl(sampleId(301)),
  error: null,
}))

/** A completed request for one generated image. */
export const makeImageRequest = builder<Schemas['ImageRequest']>(() => ({
  id: sampleId(201),
  service: 'generate',
  state: 'completed',
  cost: 1,
  refunded: 0,
  created_at: '2026-11-20T09:31:00Z',
  finished_at: '2026-11-20T09:31:20Z',
  settings: { prompt: 'A heron struck on a copper coin', style: 'watercolor', size: '1024x1024', count: 1, seed: 42 },
  images: [makeRequestedImage()],
  balance: 199.9,
}))

/** A request that was just accepted, with `count` images waiting. */
export const makeQueuedRequest = (count: number, overrides: Partial<Schemas['ImageRequest']> = {}) =>
  makeImageRequest({
    state: 'queued',
    cost: count,
    finished_at: null,
    settings: { prompt: 'A heron struck on a copper coin', style: 'watercolor', size: '1024x1024', count, seed: 42 },
    images: Array.from({ length: count }, (_, index) =>
      makeRequestedImage({ index, state: 'queued', progress: 0, project_id: null, url: null }),
    ),
    ...overrides,
  })

export const makeProject = (overrides: Partial<Schemas['Project']> = {}): Schemas['Project'] => {
  const id = overrides.id ?? sampleId(301)
  return {
    id,
    service: 'generate',
    title: 'A heron struck on a copper coin',
    created_at: '2026-11-20T09:31:20Z',
    width: 1024,
    height: 1024,
    bytes: 1_482_903,
    content_type: 'image/png',
    file_url: projectFileUrl(id),
    thumb_url: `${projectFileUrl(id)}?variant=thumb`,
    source_url: null,
    settings: { prompt: 'A heron struck on a copper coin', style: 'watercolor', size: '1024x1024', count: 1, seed: 42 },
    request_id: sampleId(201),
    ...overrides,
  }
}

/** The report of an image that the site generated. */
export const makeProvenanceReport = builder<Schemas['ProvenanceReport']>(() => ({
  verdict: 'ours',
  metadata: { source_type: 'algorithmicMedia', made_with: 'Mintage (sample)' },
  manifest: {
    signature: 'ours',
    signer: 'Mintage',
    source_type: 'algorithmicMedia',
    ingredient_source_type: null,
    made_with: 'sample',
  },
  watermark: 'certain',
}))

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** The smallest PNG there is: one transparent pixel. */
export const makePng = (): Blob =>
  new Blob(
    [bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==')],
    { type: 'image/png' },
  )

/** The smallest WebP there is: one transparent pixel. */
export const makeWebp = (): Blob =>
  new Blob([bytesOf('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==')], { type: 'image/webp' })
