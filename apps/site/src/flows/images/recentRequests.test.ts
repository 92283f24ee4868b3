import {
  failure,
  makeImageRequest,
  makeRequestedImage,
  mock,
  page,
  type RequestHandler,
  sampleId,
} from '@mintage/api-client/mocks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStore, recordedClient } from '../../testing/recordedClient.ts'
import { createRecentRequests } from './imageRequests.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const madeAt = (hour: number, more: Parameters<typeof makeImageRequest>[0] = {}) =>
  makeImageRequest({ id: sampleId(hour), created_at: `2026-11-20T${hour}:00:00Z`, ...more })

function open(...handlers: readonly RequestHandler[]) {
  const { client, sent, consequences } = recordedClient(...handlers)
  return { work: createRecentRequests({ client, local: memoryStore() }, 'generate'), sent, consequences }
}

const withHistory = (...history: ReturnType<typeof madeAt>[]) =>
  open(mock('get', '/request-history', ({ reply }) => reply(200, page(history))))

it('requests enough items to include those after other services', async () => {
  const { work, sent } = withHistory()
  expect(await work.find()).toBeNull()
  expect(sent.map(({ call }) => call.replace('&currency=EUR', ''))).toEqual(['GET /request-history?limit=50'])
})

it('returns null without a notice when the call fails', async () => {
  const { work, consequences } = open(mock('get', '/request-history', ({ reply }) => reply(500, failure('Down'))))
  expect(await work.find()).toBeNull()
  expect(consequences).toEqual(['nothing'])
})

it('is found when one of its images exists', async () => {
  const lost = makeRequestedImage({ index: 0, state: 'failed', progress: 0, project_id: null, url: null })
  const { work } = withHistory(madeAt(11, { images: [lost, makeRequestedImage({ index: 1 })] }))
  expect(await work.find()).toBe(sampleId(11))
})

it('hides everything older than the newest dismissed request, in any order of dismissals', async () => {
  const { work } = withHistory(madeAt(11), madeAt(10))
  work.dismiss(madeAt(10))
  expect(await work.find()).toBe(sampleId(11))
  work.dismiss(madeAt(11))
  work.dismiss(madeAt(10))
  expect(await work.find()).toBeNull()
})
