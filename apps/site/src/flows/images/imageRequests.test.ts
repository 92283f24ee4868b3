import { makeImageRequest, makeQueuedRequest, makeRequestedImage, sampleId } from '@mintage/api-client/mocks'
import type { RequestDraft } from '@mintage/machines/image-request'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveRequestsOf } from '../../events/liveRequests.ts'
import { fakeDependencies, listed, memory, ok, refused, stubWindow } from '../../testing/requestDependencies.ts'
import { createImageRequests, type ImageRequests, startRequest } from './imageRequests.ts'
import { provideImageRequest } from './provideImageRequest.ts'

const draft: RequestDraft = {
  service: 'generate',
  prompt: 'A heron',
  negativePrompt: '',
  styles: ['anime', 'comic'],
  size: '1024x1024',
  count: 2,
  seed: null,
}

function setUp(...given: Parameters<typeof fakeDependencies>) {
  const fake = fakeDependencies(...given)
  const onEmptied = vi.fn()
  const list = createImageRequests(
    fake.dependencies,
    'generate',
    provideImageRequest(fake.dependencies, () => null),
  )
  list.on('requestsEmptied', onEmptied)
  return { ...fake, list, onEmptied }
}

beforeEach(stubWindow)
afterEach(() => {
  vi.unstubAllGlobals()
})

const id = sampleId(201)

describe('image requests', () => {
  it('follows an accepted request, stores it for a reload, and reports the balance', async () => {
    const { list, visit, requests, reported } = setUp(() => ok(makeQueuedRequest(2, { id, balance: 8 }), 202))
    const heard = vi.fn()
    const stop = list.subscribe(heard)
    const { id: empty } = startRequest(list)
    const { actor } = startRequest(list)
    expect(heard).toHaveBeenCalled()
    actor.send({ type: 'request.submitted', draft })
    await expect.poll(() => listed(list)[0]?.snapshot.context.request?.id).toBe(id)
    await expect.poll(() => JSON.parse(visit.get('services.generate.jobs') ?? '[]')).toEqual([id])
    expect(await requests[0]?.json()).toMatchObject({ prompt: 'A heron', style: 'anime', styles: ['anime', 'comic'] })
    expect(requests[0]?.headers.get('Idempotency-Key')).toMatch(/\S{20,}/)
    expect(reported).toContain(80)
    stop.unsubscribe()
    heard.mockClear()
    const { id: key } = listed(list)[0] ?? expect.fail('there is no request')
    for (const gone of [key, key, 'unknown']) list.send({ type: 'request.removed', id: gone })
    expect(visit.get('services.generate.jobs')).toBe('[]')
    expect(listed(list).map((request) => request.id)).toEqual([empty])
    expect(actor.getSnapshot().status).toBe('stopped')
    expect(heard).not.toHaveBeenCalled()
  })

  it('leaves the balance to the server while it pushes changes', async () => {
    const { dependencies, reported, list } = setUp(() => ok(makeQueuedRequest(2, { id, balance: 8 }), 202))
    const live = liveRequestsOf(dependencies)
    live.publish({ type: 'stream.opened' })
    startRequest(list).actor.send({ type: 'request.submitted', draft })
    await expect.poll(() => listed(list)[0]?.snapshot.context.request?.id).toBe(id)
    expect(reported).toEqual([])
    live.publish({ type: 'stream.closed' })
    startRequest(list).actor.send({ type: 'request.submitted', draft })
    await expect.poll(() => reported).toContain(80)
  })

  it('stores twelve requests of a visit at most', async () => {
    const ids = Array.from({ length: 14 }, (_, number) => sampleId(number + 1))
    const visit = memory()
    visit.set('services.generate.jobs', JSON.stringify(ids))
    const done = (request: Request) =>
      ok(makeImageRequest({ id: new URL(request.url).pathname.split('/').at(-1) ?? '' }))
    const { list } = setUp(done, visit)
    expect(listed(list)).toHaveLength(12)
    await expect.poll(() => listed(list).map(({ snapshot }) => snapshot.context.request?.id)).toEqual(ids.slice(0, 12))
    list.send({ type: 'request.shown', requestId: sampleId(99) })
    await expect.poll(() => listed(list)[0]?.snapshot.context.request?.id).toBe(sampleId(99))
    expect(JSON.parse(visit.get('services.generate.jobs') ?? '')).toEqual([sampleId(99), ...ids.slice(0, 11)])
  })

  it('continues by pushed events while connected, after one call at the start', async () => {
    const visit = memory()
    visit.set('services.generate.jobs', JSON.stringify([id]))
    const { list, dependencies, requests } = setUp(() => ok(makeQueuedRequest(2, { id })), visit)
    await expect.poll(() => listed(list)[0]?.snapshot.hasTag('queued')).toBe(true)
    const live = liveRequestsOf(dependencies)
    live.publish({ type: 'stream.opened' })
    await expect.poll(() => requests).toHaveLength(2)
    const request = makeImageRequest({ id })
    live.publish({ type: 'request.reported', request })
    expect(listed(list)[0]?.snapshot.hasTag('settled')).toBe(true)
    expect(listed(list)[0]?.snapshot.context.request).toBe(request)
    expect(requests).toHaveLength(2)
  })

  it('applies a pushed change of its own requests only', async () => {
    const visit = memory()
    visit.set('services.generate.jobs', JSON.stringify([id]))
    const { list } = setUp(() => ok(makeImageRequest({ id, token_returns_left: 3 })), visit)
    await expect
      .poll(() => listed(list).map(({ snapshot }) => snapshot.context.request?.token_returns_left))
      .toEqual([3])
    list.send({ type: 'request.reported', request: makeImageRequest({ id: sampleId(209), token_returns_left: 1 }) })
    expect(listed(list).map(({ snapshot }) => snapshot.context.request?.token_returns_left)).toEqual([3])
    list.send({ type: 'request.reported', request: makeImageRequest({ id, token_returns_left: 2 }) })
    expect(listed(list).map(({ snapshot }) => snapshot.context.request?.token_returns_left)).toEqual([2])
  })

  it('restores the requests of the visit, newest first', async () => {
    const visit = memory()
    const ids = [sampleId(203), sampleId(202)]
    visit.set('services.generate.jobs', JSON.stringify(ids))
    const done = (request: Request) =>
      ok(makeImageRequest({ id: new URL(request.url).pathname.split('/').at(-1) ?? '' }))
    const { list } = setUp(done, visit)
    await expect.poll(() => listed(list).map(({ snapshot }) => snapshot.context.request?.id)).toEqual(ids)
    await expect.poll(() => listed(list).every(({ snapshot }) => snapshot.hasTag('settled'))).toBe(true)
  })

  it('repeats an attempt of an earlier page under its key, and shows its request once', async () => {
    const visit = memory()
    visit.set('services.generate.jobs', JSON.stringify([id]))
    const { list, requests } = setUp(() => ok(makeImageRequest({ id })), visit)
    await expect.poll(() => listed(list)[0]?.snapshot.context.request?.id).toBe(id)
    const [before] = listed(list)
    const { id: key, actor } = startRequest(list, { seed: 'the seed of before', attempt: 2, draft })
    actor.send({ type: 'request.submitted', draft })
    await expect.poll(() => listed(list).map((request) => request.id)).toEqual([key])
    const sent = requests.filter(({ method }) => method === 'POST')
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['the seed of before-2'])
    expect(before?.actor.getSnapshot().status).toBe('stopped')
    expect(visit.get('services.generate.jobs')).toBe(JSON.stringify([id]))
  })

  it('sends changed values under a new key', async () => {
    const { list, requests } = setUp(() => ok(makeImageRequest({ id })))
    const { actor } = startRequest(list, { seed: 'the seed of before', attempt: 2, draft })
    actor.send({ type: 'request.submitted', draft: { ...draft, count: 1 } })
    await expect.poll(() => listed(list)[0]?.snapshot.context.request?.id).toBe(id)
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('the seed of before-3')
  })

  it.each(['nonsense', '{}', '[1, null]'])('starts empty for stored %j', (text) => {
    const visit = memory()
    visit.set('services.generate.jobs', text)
    expect(listed(setUp(() => refused(500), visit).list)).toEqual([])
  })

  it('drops a missing request and shows a notice', async () => {
    const visit = memory()
    visit.set('services.generate.jobs', JSON.stringify([id]))
    const { list, dependencies } = setUp(() => refused(404), visit)
    const said = vi.fn()
    dependencies.notices.setAnnouncer(said)
    expect(listed(list)).toHaveLength(1)
    await expect.poll(() => listed(list)).toEqual([])
    expect(visit.get('services.generate.jobs')).toBe('[]')
    expect(said.mock.calls).toEqual([[{ tone: 'error', message: { text: 'No.' } }]])
  })

  it('keeps a request without enough tokens, and offers it when there are enough', async () => {
    const { list, balanceIs } = setUp(() => refused(402, { needed: 2, balance: 1 }))
    startRequest(list).actor.send({ type: 'request.submitted', draft })
    await expect.poll(() => listed(list)[0]?.snapshot.value).toBe('shortOfTokens')
    balanceIs(15)
    expect(listed(list)[0]?.snapshot.value).toBe('shortOfTokens')
    balanceIs(20)
    expect(listed(list)[0]?.snapshot.value).toBe('offeringRequest')
  })

  it('polls at once when the browser is online again', async () => {
    const visit = memory()
    visit.set('services.generate.jobs', JSON.stringify([id]))
    let online = false
    const working = makeImageRequest({ id, state: 'working', images: [makeRequestedImage({ state: 'working' })] })
    const { list } = setUp(() => {
      if (!online) throw new TypeError('Failed to fetch')
      return ok(working)
    }, visit)
    await expect.poll(() => listed(list)[0]?.snapshot.hasTag('offline')).toBe(true)
    online = true
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => listed(list)[0]?.snapshot.context.request?.state).toBe('working')
    expect(listed(list)[0]?.snapshot.hasTag('offline')).toBe(false)
  })

  it('moves a request to the front, from any visit', async () => {
    const done = (request: Request) =>
      ok(makeImageRequest({ id: new URL(request.url).pathname.split('/').at(-1) ?? '' }))
    const { list, requests } = setUp(done)
    const shown = () => listed(list).map(({ snapshot }) => snapshot.context.request?.id)
    for (const number of [1, 2, 3]) list.send({ type: 'request.shown', requestId: sampleId(number) })
    await expect.poll(shown).toEqual([3, 2, 1].map((number) => sampleId(number)))
    const [, second] = listed(list)
    list.send({ type: 'request.shown', requestId: sampleId(2) })
    expect(shown()).toEqual([2, 3, 1].map((number) => sampleId(number)))
    expect(listed(list)[0]).toBe(second)
    expect(requests).toHaveLength(3)
  })

  it('reports a failed cancellation', async () => {
    const images = [makeRequestedImage({ state: 'working' })]
    const { list, dependencies } = setUp(({ method }) =>
      method === 'POST' ? refused(500) : ok(makeImageRequest({ id, state: 'working', images })),
    )
    const said = vi.fn()
    dependencies.notices.setAnnouncer(said)
    list.send({ type: 'request.shown', requestId: id })
    await expect.poll(() => listed(list)[0]?.snapshot.matches('followingRequest')).toBe(true)
    listed(list)[0]?.actor.send({ type: 'cancel.requested' })
    await expect.poll(() => said.mock.calls).toEqual([[{ tone: 'error', message: { text: 'No.' } }]])
  })

  it('is empty, in storage too, after sign-out', async () => {
    const { list, visit, signOut, onEmptied } = setUp(() => ok(makeQueuedRequest(1, { id }), 202))
    const { actor } = startRequest(list)
    actor.send({ type: 'request.submitted', draft })
    await expect.poll(() => visit.get('services.generate.jobs')).not.toBeNull()
    signOut()
    expect(listed(list)).toEqual([])
    expect(visit.get('services.generate.jobs')).toBeNull()
    expect(actor.getSnapshot().status).toBe('stopped')
    expect(onEmptied).toHaveBeenCalledOnce()
  })

  describe('in a tab without requests', () => {
    const now = '2026-11-20T12:00:00Z'
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    const request = (number: number, more: Partial<Parameters<typeof makeImageRequest>[0]> = {}) =>
      makeImageRequest({ id: sampleId(number), created_at: '2026-11-20T11:00:00Z', ...more })
    const unfinished = makeRequestedImage({ state: 'failed', progress: 0, project_id: null, url: null })

    const serve = (history: readonly ReturnType<typeof request>[]) => (call: Request) => {
      const { pathname } = new URL(call.url)
      if (pathname.endsWith('/request-history')) {
        return Response.json({ status: 'OK', payload: history, next_cursor: null })
      }
      const id = pathname.split('/').at(-1) ?? ''
      return ok(history.find((one) => one.id === id) ?? makeQueuedRequest(1, { id }))
    }
    const shown = (list: ImageRequests) => listed(list).map(({ snapshot }) => snapshot.context.request?.id)

    it('shows the newest visible request of its service', async () => {
      const { list, balanceIs } = setUp(
        serve([
          request(1, { service: 'upscale' }),
          request(2, { state: 'failed', images: [unfinished] }),
          request(3),
          request(4),
        ]),
      )
      expect(listed(list)).toEqual([])
      balanceIs(10)
      await expect.poll(() => shown(list)).toEqual([sampleId(3)])
    })

    it.each(['queued', 'working'] as const)('shows a request that is %s even without an image', async (state) => {
      const images = [makeRequestedImage({ state, progress: 0, project_id: null, url: null })]
      const { list, balanceIs } = setUp(serve([request(3, { state, images }), request(4)]))
      balanceIs(10)
      await expect.poll(() => shown(list)).toEqual([sampleId(3)])
    })

    it('shows it also when the person is known from the start', async () => {
      const fake = fakeDependencies(serve([request(3)]))
      fake.balanceIs(10)
      const list = createImageRequests(
        fake.dependencies,
        'generate',
        provideImageRequest(fake.dependencies, () => null),
      )
      await expect.poll(() => shown(list)).toEqual([sampleId(3)])
    })

    it('shows it before older requests of this tab', async () => {
      const visit = memory()
      visit.set('services.generate.jobs', JSON.stringify([sampleId(4)]))
      const fake = fakeDependencies(serve([request(3), request(4)]), visit)
      fake.balanceIs(10)
      // After a reload: the stored request loads while the newest one is requested.
      const list = createImageRequests(
        fake.dependencies,
        'generate',
        provideImageRequest(fake.dependencies, () => null),
      )
      await expect.poll(() => shown(list)).toEqual([sampleId(3), sampleId(4)])
    })

    it('shows nothing to the next person', async () => {
      const { promise: wait, resolve: answer } = Promise.withResolvers<void>()
      const answered = vi.fn()
      const { list, balanceIs, signOut } = setUp(async (call) => {
        await wait
        answered()
        return serve([request(3)])(call)
      })
      balanceIs(10)
      signOut()
      answer()
      await expect.poll(() => answered).toHaveBeenCalled()
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
      expect(listed(list)).toEqual([])
    })

    it('makes one call for each person', async () => {
      const { list, balanceIs, requests, signOut } = setUp(serve([request(3)]))
      const requested = () => requests.filter(({ url }) => url.includes('/request-history')).length
      balanceIs(10)
      balanceIs(9)
      await expect.poll(() => shown(list)).toEqual([sampleId(3)])
      expect(requested()).toBe(1)
      signOut()
      balanceIs(10)
      await expect.poll(() => shown(list)).toEqual([sampleId(3)])
      expect(requested()).toBe(2)
    })

    it('shows nothing older than a day', async () => {
      const { list, balanceIs, requests } = setUp(serve([request(3, { created_at: '2026-11-19T11:59:59Z' })]))
      balanceIs(10)
      await expect.poll(() => requests).toHaveLength(1)
      await new Promise(setImmediate)
      expect(listed(list)).toEqual([])
    })

    it('keeps a dismissed request hidden, in all tabs', async () => {
      const local = memory()
      const history = [request(3), request(4, { created_at: '2026-11-20T10:00:00Z' })]
      const first = setUp(serve(history), memory(), local)
      first.balanceIs(10)
      await expect.poll(() => shown(first.list)).toEqual([sampleId(3)])
      first.list.send({ type: 'request.removed', id: listed(first.list)[0]?.id ?? '' })
      const other = setUp(serve(history), memory(), local)
      other.balanceIs(10)
      await expect.poll(() => other.requests).toHaveLength(1)
      await new Promise(setImmediate)
      expect(listed(other.list)).toEqual([])
    })

    it('keeps a request that was started during the call', async () => {
      const { promise: wait, resolve: answer } = Promise.withResolvers<void>()
      const answered = vi.fn()
      const { list, balanceIs } = setUp(async (call) => {
        if (call.method === 'POST') return ok(makeQueuedRequest(1, { id }), 202)
        await wait
        answered()
        return serve([request(3)])(call)
      })
      balanceIs(10)
      startRequest(list).actor.send({ type: 'request.submitted', draft })
      await expect.poll(() => shown(list)).toEqual([id])
      answer()
      await expect.poll(() => answered).toHaveBeenCalled()
      await new Promise(setImmediate)
      expect(shown(list)).toEqual([id])
    })

    it('keeps a request that was asked for before the person was known', async () => {
      const { list, balanceIs, requests } = setUp(serve([request(3), request(4)]))
      list.send({ type: 'request.shown', requestId: sampleId(4) })
      await expect.poll(() => shown(list)).toEqual([sampleId(4)])
      balanceIs(10)
      await expect.poll(() => requests.some(({ url }) => url.includes('/request-history'))).toBe(true)
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
      expect(shown(list)).toEqual([sampleId(4)])
    })

    it('shows a request of this tab once', async () => {
      const visit = memory()
      visit.set('services.generate.jobs', JSON.stringify([sampleId(3)]))
      const { list, balanceIs, requests } = setUp(serve([request(3)]), visit)
      balanceIs(10)
      await expect.poll(() => requests.filter(({ url }) => url.includes('/request-history'))).toHaveLength(1)
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
      expect(shown(list)).toEqual([sampleId(3)])
      expect(requests.filter(({ url }) => url.includes('/images/requests/'))).toHaveLength(1)
    })
  })
})
