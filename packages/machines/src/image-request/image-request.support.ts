import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { deferredActor, unwatched, type Watcher } from '../testing/index.ts'
import {
  type ImageRequest,
  type ImageRequestReport,
  imageRequestMachine,
  type RequestDraft,
  type RequestedImage,
} from './index.ts'

export const draft = {
  service: 'generate',
  prompt: 'a copper coin on linen',
  negativePrompt: '',
  styles: ['none'],
  size: '1024x1024',
  count: 2,
  seed: null,
} satisfies RequestDraft

export const image = (change: Partial<RequestedImage> = {}): RequestedImage => ({
  index: 0,
  state: 'queued',
  progress: 0,
  project_id: null,
  url: null,
  error: null,
  ...change,
})

export const request = (change: Partial<ImageRequest> = {}): ImageRequest => ({
  id: 'j-1',
  service: 'generate',
  state: 'queued',
  cost: 2,
  refunded: 0,
  created_at: '2026-11-20T11:00:00Z',
  finished_at: null,
  settings: { prompt: draft.prompt, styles: draft.styles, size: draft.size, count: draft.count },
  images: [image(), image({ index: 1 })],
  balance: 9.7,
  ...change,
})

export const done = request({
  state: 'completed',
  images: [image({ state: 'delivered' }), image({ state: 'delivered' })],
})

/** One request under a virtual clock, with actors that the test answers. */
export const createTestImageRequest = (requestId: string | null = null, watcher: Watcher = unwatched) => {
  const submitRequest = deferredActor<ImageRequest, { draft: RequestDraft; idempotencyKey: string }>()
  const fetchRequest = deferredActor<ImageRequest, { requestId: string }>()
  const cancelRequest = deferredActor<ImageRequest, { requestId: string }>()
  const clock = new SimulatedClock()
  const { machine, inspect } = watcher(
    imageRequestMachine.provide({
      actors: {
        submitRequest: submitRequest.logic,
        fetchRequest: fetchRequest.logic,
        cancelRequest: cancelRequest.logic,
      },
    }),
  )
  const reports: ImageRequestReport[] = []
  const parent = createActor(
    fromCallback<ImageRequestReport>(({ receive }) => {
      receive((report) => reports.push(report))
    }),
  ).start()
  const actor = createActor(machine, {
    id: 'request-1',
    input: { parent, requestId, idempotencySeed: 'seed' },
    clock,
    inspect,
  })
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    clock,
    /** Events that the parent has received. */
    reports,
    submitRequest,
    fetchRequest,
    cancelRequest,
    submit: (asked: RequestDraft = draft) => actor.send({ type: 'request.submitted', draft: asked }),
  }
}
