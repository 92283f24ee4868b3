import { ok, page } from '../builders/envelope.ts'
import {
  makeImageRequest,
  makeProvenanceReport,
  makeQueuedRequest,
  makeRequestedImage,
  makeWebp,
} from '../builders/images.ts'
import { mock } from '../mock.ts'

const queued = (service: 'remove_background' | 'upscale') => makeQueuedRequest(1, { service, settings: {} })

export const imagesHandlers = () => [
  mock('get', '/images/quote', ({ request, reply }) => {
    const service = new URL(request.url).searchParams.get('service') === 'upscale' ? 'upscale' : 'generate'
    return reply(200, ok({ service, price: 1, quote: 'promise.signature', valid_until: '2026-11-20T10:10:00.000Z' }))
  }),
  mock('post', '/images/generate', async ({ json, reply }) => {
    const { currency: _, lang_id: __, seed = 42, ...settings } = await json()
    return reply(202, ok(makeQueuedRequest(settings.count, { settings: { ...settings, seed } })))
  }),
  mock('post', '/images/remove-background', ({ reply }) => reply(202, ok(queued('remove_background')))),
  mock('post', '/images/subject', ({ reply }) => reply(200, ok({ subject_box: null }))),
  mock('post', '/images/upscale', ({ reply }) => reply(202, ok(queued('upscale')))),
  mock('get', '/images/requests/{id}', ({ params, reply }) => reply(200, ok(makeImageRequest({ id: params.id })))),
  mock('get', '/images/requests/{id}/previews/{index}', ({ reply }) => reply(200, makeWebp())),
  mock('post', '/images/requests/{id}/cancel', ({ params, reply }) =>
    reply(
      200,
      ok(
        makeImageRequest({
          id: params.id,
          state: 'cancelled',
          refunded: 1,
          images: [makeRequestedImage({ state: 'cancelled', progress: 0, project_id: null, url: null })],
        }),
      ),
    ),
  ),
  mock('post', '/images/requests/{id}/return-token', ({ params, reply }) =>
    reply(
      200,
      ok(
        makeImageRequest({
          id: params.id,
          refunded: 1,
          images: [makeRequestedImage({ token_return: 'returned' })],
          token_returns_left: 2,
        }),
      ),
    ),
  ),
  mock('post', '/provenance', ({ reply }) => reply(200, ok(makeProvenanceReport()))),
  mock('get', '/request-history', ({ reply }) => reply(200, page([makeImageRequest()]))),
]
