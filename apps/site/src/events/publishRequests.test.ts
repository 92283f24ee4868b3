import { failure, makeImageRequest, makeQueuedRequest, mock, ok, sampleId } from '@mintage/api-client/mocks'
import { expect, it } from 'vitest'
import { recordedClient } from '../testing/recordedClient.ts'
import { liveRequestsOf, type RequestNews } from './liveRequests.ts'
import { publishRequests } from './publishRequests.ts'

const id = sampleId(201)
const asRead = makeImageRequest({ id })

function begin() {
  const { client, sent, consequences } = recordedClient(
    mock('get', '/images/requests/{id}', ({ params, reply }) =>
      params.id === id ? reply(200, ok(asRead)) : reply(404, failure('There is no such request.')),
    ),
  )
  const dependencies: Parameters<typeof publishRequests>[0] = { client }
  const heard: RequestNews[] = []
  return {
    ...publishRequests(dependencies),
    sent,
    consequences,
    heard,
    listen: () => liveRequestsOf(dependencies).listen((news) => void heard.push(news)),
  }
}

it('passes pushed requests to the listeners without a call', async () => {
  const { onRequest, listen, heard, sent } = begin()
  listen()
  const reports = [makeQueuedRequest(2, { id }), makeImageRequest({ id })]
  for (const request of reports) onRequest({ user_id: 'p-7', id, request })
  await expect.poll(() => heard).toEqual(reports.map((report) => ({ type: 'request.reported', request: report })))
  expect(sent).toEqual([])
})

it('requests an image request that was missing or invalid in the event', async () => {
  const { onRequest, listen, heard, sent } = begin()
  listen()
  onRequest({ user_id: 'p-7', id })
  await expect.poll(() => heard).toEqual([{ type: 'request.reported', request: asRead }])
  onRequest({ user_id: 'p-7', id, request: Object.assign({ ...asRead }, { images: null }) })
  await expect.poll(() => heard).toHaveLength(2)
  expect(sent).toHaveLength(2)
})

it('ignores a request that cannot be read', async () => {
  const { onRequest, listen, heard, sent, consequences } = begin()
  listen()
  onRequest({ user_id: 'p-7', id: sampleId(209) })
  await expect.poll(() => consequences).toEqual(['nothing'])
  onRequest({ user_id: 'p-7', id })
  await expect.poll(() => heard).toEqual([{ type: 'request.reported', request: asRead }])
  expect(sent).toHaveLength(2)
})

it('makes no call without image requests, and reports the connection to a late listener', async () => {
  const { onRequest, onLive, listen, heard, sent } = begin()
  onLive(true)
  onRequest({ user_id: 'p-7', id })
  listen()
  onLive(false)
  onLive(true)
  onRequest({ user_id: 'p-7', id })
  const opened = { type: 'stream.opened' }
  await expect
    .poll(() => heard)
    .toEqual([opened, { type: 'stream.closed' }, opened, { type: 'request.reported', request: asRead }])
  expect(sent).toHaveLength(1)
})
