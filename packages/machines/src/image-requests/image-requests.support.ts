import { createActor, SimulatedClock } from 'xstate'
import {
  type ImageRequest,
  imageRequestMachine,
  type RequestDraft,
  type SubmissionAttempt,
} from '../image-request/index.ts'
import { deferredActor, flushPromises, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { imageRequestsMachine } from './index.ts'

export const draft = { service: 'upscale', source: { projectId: 'p-1' }, factor: 2 } satisfies RequestDraft

/** A report of a request in progress. */
export const working = (id: string, change: Partial<ImageRequest> = {}): ImageRequest => ({
  id,
  service: 'upscale',
  state: 'working',
  cost: 1,
  refunded: 0,
  created_at: '2026-11-20T11:00:00Z',
  finished_at: null,
  settings: { file_name: 'jug.png', factor: 2 },
  images: [{ index: 0, state: 'working', progress: 40, project_id: null, url: null, error: null }],
  balance: 9.9,
  ...change,
})

export const done = (id: string): ImageRequest =>
  working(id, {
    state: 'completed',
    images: [{ index: 0, state: 'delivered', progress: 100, project_id: 'p-9', url: '/p-9', error: null }],
  })

/** The requests of a page under a virtual clock, with calls that the test answers. */
export const createTestImageRequests = (watcher: Watcher = unwatched) => {
  const submitRequest = deferredActor<ImageRequest, { draft: RequestDraft; idempotencyKey: string }>()
  const fetchRequest = deferredActor<ImageRequest, { requestId: string }>()
  const cancelRequest = deferredActor<ImageRequest, { requestId: string }>()
  const findRecentRequest = deferredActor<string | null>()
  const clock = new SimulatedClock()
  const imageRequest = imageRequestMachine.provide({
    actors: {
      submitRequest: submitRequest.logic,
      fetchRequest: fetchRequest.logic,
      cancelRequest: cancelRequest.logic,
    },
  })
  const { machine, inspect } = watcher(
    imageRequestsMachine.provide({ actors: { imageRequest, findRecentRequest: findRecentRequest.logic } }),
  )
  const actor = createActor(machine, { input: { idempotencySeed: 'page' }, clock, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  const requests = () => actor.getSnapshot().context.requests
  const request = (place = 0) => {
    const found = requests()[place]
    if (found === undefined) throw new Error('There is no such request')
    return found
  }
  const asked = (requestId: string) => {
    const call = fetchRequest.calls.findLast(({ input, open }) => open && input.requestId === requestId)
    if (call === undefined) throw new Error(`Nobody is asking about ${requestId}`)
    return call
  }
  return {
    actor,
    at: () => actor.getSnapshot(),
    clock,
    emitted,
    ...{ submitRequest, fetchRequest, cancelRequest, findRecentRequest },
    requests,
    request,
    requestIds: () => requests().map(({ snapshot }) => snapshot.context.requestId),
    asked,
    /** Answers the poll for a request, now or when it is sent. */
    tell: async (report: ImageRequest) => {
      await flushPromises()
      if (!fetchRequest.calls.some(({ input, open }) => open && input.requestId === report.id)) clock.increment(1_000)
      await asked(report.id).answer(report)
    },
    personIs: (personId: string, balance = 100) => {
      actor.send({ type: 'person.known', personId })
      actor.send({ type: 'balance.changed', balance })
    },
    /** A request that begins, and is handed in. */
    submit: (unanswered?: SubmissionAttempt) => {
      actor.send({ type: 'request.started', unanswered })
      request().actor.send({ type: 'request.submitted', draft })
      return request()
    },
  }
}
