import { makeQueuedRequest, sampleId } from '@mintage/api-client/mocks'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formJob, generateJobsOf } from './generateJobs.ts'
import type { WantedRefinement } from './refineJobs.ts'
import { fakeDependencies, listed, memory, ok, refused, stubWindow } from './testing.ts'

const values: GenerateValues = {
  prompt: 'A heron',
  negativePrompt: '',
  styles: ['anime'],
  size: '1024x1024',
  count: 1,
  seed: '',
}

const wanted: WantedRefinement = { imageId: 'p-1', refinement: 'moreLikeThis', values }

const key = 'services.generate.refinements'

beforeEach(stubWindow)
afterEach(() => {
  vi.unstubAllGlobals()
})

const setUp = (...given: Parameters<typeof fakeDependencies>) => {
  const fake = fakeDependencies(...given)
  const { jobs, refine, send } = generateJobsOf(fake.dependencies)
  return {
    ...fake,
    jobs,
    refine,
    send,
    first: () => {
      const [job] = listed(jobs)
      if (!job) throw new Error('There is no job')
      return job
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
    const { refine, jobs, first, posts, visit } = setUp(() => ok(makeQueuedRequest(1), 202))
    refine.start(wanted)
    expect(refine.pendingOf(first())).toMatchObject(wanted)
    expect(formJob(listed(jobs), refine)).toBeNull()
    await expect.poll(() => first().snapshot.context.job).not.toBeNull()
    expect(await posts()[0]?.json()).toMatchObject({
      source_image_id: 'p-1',
      refinement: 'more_like_this',
      count: 1,
    })
    expect(refine.pendingOf(first())).toBeUndefined()
    expect(visit.get(key)).toBe('[]')
    jobs.send({ type: 'job.removed', id: first().id })
  })

  it('are requested once for two clicks, and again for another kind', async () => {
    const ids = [sampleId(1), sampleId(2)]
    const { refine, jobs, posts } = setUp(() => ok(makeQueuedRequest(1, { id: ids.shift() ?? '' }), 202))
    refine.start(wanted)
    refine.start(wanted)
    refine.start({ ...wanted, refinement: 'variation' })
    await expect.poll(() => listed(jobs).every(({ snapshot }) => snapshot.context.job !== null)).toBe(true)
    expect(listed(jobs)).toHaveLength(2)
    expect(posts()).toHaveLength(2)
    for (const { id } of listed(jobs)) jobs.send({ type: 'job.removed', id })
  })

  it('are sent only when the person starts an offer', async () => {
    const { refine, jobs, first, posts } = setUp(() => ok(makeQueuedRequest(1), 202))
    refine.offer(wanted)
    refine.offer(wanted)
    expect(listed(jobs)).toHaveLength(1)
    expect(posts()).toEqual([])
    refine.resume(first())
    await expect.poll(() => first().snapshot.context.job).not.toBeNull()
    expect(posts()).toHaveLength(1)
    jobs.send({ type: 'job.removed', id: first().id })
  })

  it('start when they are offered again after tokens were bought', async () => {
    const { refine, first, posts, balanceIs } = setUp(short)
    refine.start(wanted)
    await expect.poll(() => first().snapshot.value).toBe('shortOfTokens')
    balanceIs(10)
    expect(first().snapshot.value).toBe('offeringJob')
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
    await expect.poll(() => after.first().snapshot.context.job).not.toBeNull()
    after.jobs.send({ type: 'job.removed', id: after.first().id })
  })

  it('repeat the same attempt after a reload when the response was lost', async () => {
    const visit = memory()
    const before = setUp(fetchFails, visit)
    before.refine.start(wanted)
    await expect.poll(() => before.first().snapshot.value).toBe('preparingJob')

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
    const { refine, jobs } = setUp(fetchFails, visit)
    expect(listed(jobs).map((job) => refine.pendingOf(job)?.imageId)).toEqual(['p-2', 'p-1'])
  })

  it('stay removed after a reload once dismissed', () => {
    const visit = memory()
    const { refine, jobs, first } = setUp(fetchFails, visit)
    refine.offer(wanted)
    refine.dismiss(first())
    expect(listed(jobs)).toEqual([])
    expect(listed(setUp(fetchFails, visit).jobs)).toEqual([])
  })

  it('are removed at sign-out', () => {
    const { refine, jobs, visit, balanceIs, signOut } = setUp(fetchFails)
    balanceIs(10)
    refine.offer(wanted)
    signOut()
    expect([listed(jobs), visit.get(key)]).toEqual([[], null])
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
    expect(listed(setUp(fetchFails, visit).jobs)).toEqual([])
  })

  it('do not change the values that the form waits with', async () => {
    const { refine, jobs, send } = setUp(short)
    send(values, null)
    await expect.poll(() => formJob(listed(jobs), refine)?.snapshot.value).toBe('shortOfTokens')
    refine.start(wanted)
    expect(listed(jobs)).toHaveLength(2)
    expect(formJob(listed(jobs), refine)?.snapshot.value).toBe('shortOfTokens')
  })
})
