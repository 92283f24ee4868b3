import { makeQueuedRequest, sampleId } from '@mintage/api-client/mocks'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDependencies, listed, memory, ok, refused, stubWindow } from '../../testing/requestDependencies.ts'
import type { ImageRefinement } from './generateForm.ts'
import { formRequest, generateRequestsOf } from './generateRequests.ts'

const values: GenerateValues = {
  prompt: 'A heron',
  negativePrompt: '',
  styles: ['anime'],
  size: '1024x1024',
  count: 1,
  seed: '',
}

const wanted: ImageRefinement = { imageId: 'p-1', refinement: 'moreLikeThis', values }

const key = 'services.generate.refinements'

beforeEach(stubWindow)
afterEach(() => {
  vi.unstubAllGlobals()
})

const setUp = (...given: Parameters<typeof fakeDependencies>) => {
  const fake = fakeDependencies(...given)
  const { requests, refine, send } = generateRequestsOf(fake.dependencies)
  return {
    ...fake,
    requests,
    refine,
    send,
    first: () => {
      const [request] = listed(requests)
      if (!request) throw new Error('There is no request')
      return request
    },
    posts: () => fake.requests.filter(({ method }) => method === 'POST'),
  }
}

const short = () => refused(402, { needed: 1, balance: 0.5 })

const fetchFails = () => {
  throw new TypeError('Failed to fetch')
}

describe('refinements', () => {
  it('request one image and leave the form free', async () => {
    const { refine, requests, first, posts, visit } = setUp(() => ok(makeQueuedRequest(1), 202))
    refine.start(wanted)
    expect(refine.pendingOf(first())).toMatchObject(wanted)
    expect(formRequest(listed(requests), refine)).toBeNull()
    await expect.poll(() => first().snapshot.context.request).not.toBeNull()
    expect(await posts()[0]?.json()).toMatchObject({
      source_image_id: 'p-1',
      refinement: 'more_like_this',
      count: 1,
    })
    expect(refine.pendingOf(first())).toBeUndefined()
    expect(visit.get(key)).toBe('[]')
    requests.send({ type: 'request.removed', id: first().id })
  })

  it('are requested once for two clicks, and again for another kind', async () => {
    const ids = [sampleId(1), sampleId(2)]
    const { refine, requests, posts } = setUp(() => ok(makeQueuedRequest(1, { id: ids.shift() ?? '' }), 202))
    refine.start(wanted)
    refine.start(wanted)
    refine.start({ ...wanted, refinement: 'variation' })
    await expect.poll(() => listed(requests).every(({ snapshot }) => snapshot.context.request !== null)).toBe(true)
    expect(listed(requests)).toHaveLength(2)
    expect(posts()).toHaveLength(2)
    for (const { id } of listed(requests)) requests.send({ type: 'request.removed', id })
  })

  it('are sent only when the person starts an offer', async () => {
    const { refine, requests, first, posts } = setUp(() => ok(makeQueuedRequest(1), 202))
    refine.offer(wanted)
    refine.offer(wanted)
    expect(listed(requests)).toHaveLength(1)
    expect(posts()).toEqual([])
    refine.resume(first())
    await expect.poll(() => first().snapshot.context.request).not.toBeNull()
    expect(posts()).toHaveLength(1)
    requests.send({ type: 'request.removed', id: first().id })
  })

  it('start when they are offered again after tokens were bought', async () => {
    const { refine, first, posts, balanceIs } = setUp(short)
    refine.start(wanted)
    await expect.poll(() => first().snapshot.value).toBe('shortOfTokens')
    balanceIs(10)
    expect(first().snapshot.value).toBe('offeringRequest')
    expect(posts()).toHaveLength(1)
    refine.resume(first())
    await expect.poll(posts).toHaveLength(2)
  })

  it('wait for tokens through a reload, and keep their own key', async () => {
    const visit = memory()
    const before = setUp(short, visit)
    before.refine.start(wanted)
    await expect.poll(() => before.refine.pendingOf(before.first())?.needed).toBe(10)

    const after = setUp(() => ok(makeQueuedRequest(1), 202), visit)
    expect(after.refine.pendingOf(after.first())).toMatchObject({ ...wanted, needed: 10 })
    expect(after.posts()).toEqual([])
    after.refine.resume(after.first())
    await expect.poll(() => after.first().snapshot.context.request).not.toBeNull()
    after.requests.send({ type: 'request.removed', id: after.first().id })
  })

  it('repeat the same attempt after a reload when the response was lost', async () => {
    const visit = memory()
    const before = setUp(fetchFails, visit)
    before.refine.start(wanted)
    await expect.poll(() => before.first().snapshot.value).toBe('preparingRequest')

    const after = setUp(fetchFails, visit)
    after.refine.resume(after.first())
    await expect.poll(after.posts).toHaveLength(1)
    const keys = [before, after].map(({ posts }) => posts()[0]?.headers.get('Idempotency-Key'))
    expect(keys[0]).toBe(keys[1])
  })

  it('keep their order after a reload', () => {
    const visit = memory()
    const before = setUp(fetchFails, visit)
    before.refine.offer(wanted)
    before.refine.offer({ ...wanted, imageId: 'p-2' })
    const { refine, requests } = setUp(fetchFails, visit)
    expect(listed(requests).map((request) => refine.pendingOf(request)?.imageId)).toEqual(['p-2', 'p-1'])
  })

  it('stay removed after a reload once dismissed', () => {
    const visit = memory()
    const { refine, requests, first } = setUp(fetchFails, visit)
    refine.offer(wanted)
    refine.dismiss(first())
    expect(listed(requests)).toEqual([])
    expect(listed(setUp(fetchFails, visit).requests)).toEqual([])
  })

  it('are removed at sign-out', () => {
    const { refine, requests, visit, balanceIs, signOut } = setUp(fetchFails)
    balanceIs(10)
    refine.offer(wanted)
    signOut()
    expect([listed(requests), visit.get(key)]).toEqual([[], null])
  })

  it.each([
    'no JSON',
    '{}',
    '[null, 7, {}]',
    JSON.stringify([
      { ...wanted, refinement: 'remix' },
      { ...wanted, values: {} },
      { ...wanted, imageId: 7 },
    ]),
  ])('are dropped when unreadable: %s', (text) => {
    const visit = memory()
    visit.set(key, text)
    expect(listed(setUp(fetchFails, visit).requests)).toEqual([])
  })

  it('do not change the values that the form waits with', async () => {
    const { refine, requests, send } = setUp(short)
    send(values, null)
    await expect.poll(() => formRequest(listed(requests), refine)?.snapshot.value).toBe('shortOfTokens')
    refine.start(wanted)
    expect(listed(requests)).toHaveLength(2)
    expect(formRequest(listed(requests), refine)?.snapshot.value).toBe('shortOfTokens')
  })
})
