import { makeImageRequest, makeQueuedRequest, makeRequestedImage, sampleId } from '@mintage/api-client/mocks'
import type { JobDraft } from '@mintage/machines/image-request'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBench } from './bench.ts'
import { fakeServices, memory, ok, refused, stubWindow } from './testing.ts'

const draft: JobDraft = {
  service: 'generate',
  prompt: 'A heron',
  negativePrompt: '',
  styles: ['anime', 'comic'],
  size: '1024x1024',
  count: 2,
  seed: null,
}

function setUp(...given: Parameters<typeof fakeServices>) {
  const fake = fakeServices(...given)
  const onEmptied = vi.fn()
  const bench = createBench({ services: fake.services, storageKey: 'jobs', find: () => null, onEmptied })
  return { ...fake, bench, onEmptied }
}

beforeEach(stubWindow)
afterEach(() => {
  vi.unstubAllGlobals()
})

const id = sampleId(201)

describe('the bench', () => {
  it('follows a job that was accepted, remembers it for a reload, and tells the balance', async () => {
    const { bench, visit, requests, reported } = setUp(() => ok(makeQueuedRequest(2, { id, balance: 8 }), 202))
    const { actor } = bench.begin()
    actor.send({ type: 'job.submitted', draft })
    await vi.waitFor(() => expect(bench.read()[0]?.report?.id).toBe(id))
    await vi.waitFor(() => expect(JSON.parse(visit.get('jobs') ?? '[]')).toEqual([id]))
    expect(await requests[0]?.json()).toMatchObject({ prompt: 'A heron', style: 'anime', styles: ['anime', 'comic'] })
    expect(requests[0]?.headers.get('Idempotency-Key')).toMatch(/\S{20,}/)
    expect(reported).toContain(80)
    bench.drop(bench.read()[0]?.key ?? '')
    expect(visit.get('jobs')).toBe('[]')
  })

  it('finds the jobs of the visit again, newest first', async () => {
    const visit = memory()
    const ids = [sampleId(203), sampleId(202)]
    visit.set('jobs', JSON.stringify(ids))
    const done = (request: Request) =>
      ok(makeImageRequest({ id: new URL(request.url).pathname.split('/').at(-1) ?? '' }))
    const { bench } = setUp(done, visit)
    await vi.waitFor(() => expect(bench.read().map(({ report }) => report?.id)).toEqual(ids))
    await vi.waitFor(() => expect(bench.read().every(({ snapshot }) => snapshot.hasTag('settled'))).toBe(true))
  })

  it.each(['nonsense', '{}', '[1, null]'])('starts empty where storage holds %j', (text) => {
    const visit = memory()
    visit.set('jobs', text)
    expect(setUp(() => refused(500), visit).bench.read()).toEqual([])
  })

  it('lets go of a job that is not there any more, and says so', async () => {
    const visit = memory()
    visit.set('jobs', JSON.stringify([id]))
    const { bench, services } = setUp(() => refused(404), visit)
    const said = vi.fn()
    services.notices.speak(said)
    expect(bench.read()).toHaveLength(1)
    await vi.waitFor(() => expect(bench.read()).toEqual([]))
    expect(visit.get('jobs')).toBe('[]')
    expect(said.mock.calls).toEqual([[{ tone: 'error', message: { text: 'No.' } }]])
  })

  it('keeps a job that is short of tokens, and offers it when there are enough', async () => {
    const { bench, balanceIs } = setUp(() => refused(402, { needed: 2, balance: 1 }))
    bench.begin().actor.send({ type: 'job.submitted', draft })
    await vi.waitFor(() => expect(bench.read()[0]?.snapshot.value).toBe('shortOfTokens'))
    balanceIs(15)
    expect(bench.read()[0]?.snapshot.value).toBe('shortOfTokens')
    balanceIs(20)
    expect(bench.read()[0]?.snapshot.value).toBe('offeringJob')
  })

  it('asks again as soon as the browser is online', async () => {
    const visit = memory()
    visit.set('jobs', JSON.stringify([id]))
    let online = false
    const working = makeImageRequest({ id, state: 'working', images: [makeRequestedImage({ state: 'working' })] })
    const { bench } = setUp(() => {
      if (!online) throw new TypeError('Failed to fetch')
      return ok(working)
    }, visit)
    await vi.waitFor(() => expect(bench.read()[0]?.snapshot.hasTag('offline')).toBe(true))
    online = true
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(bench.read()[0]?.report?.state).toBe('working'))
    expect(bench.read()[0]?.snapshot.hasTag('offline')).toBe(false)
  })

  it('is empty, in storage too, when the person has signed out', async () => {
    const { bench, visit, signOut, onEmptied } = setUp(() => ok(makeQueuedRequest(1, { id }), 202))
    const { actor } = bench.begin()
    actor.send({ type: 'job.submitted', draft })
    await vi.waitFor(() => expect(visit.get('jobs')).not.toBeNull())
    signOut()
    expect(bench.read()).toEqual([])
    expect(visit.get('jobs')).toBeNull()
    expect(actor.getSnapshot().status).toBe('stopped')
    expect(onEmptied).toHaveBeenCalledOnce()
  })
})
