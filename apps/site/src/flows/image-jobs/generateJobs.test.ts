import { makeQueuedRequest, sampleId } from '@mintage/api-client/mocks'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formJob, generateJobsOf } from './generateJobs.ts'
import { fakeDependencies, listed, memory, ok, refused, stubWindow } from './testing.ts'

const values: GenerateValues = {
  prompt: 'A heron',
  negativePrompt: '',
  styles: ['anime'],
  size: '1024x1024',
  count: 2,
  seed: '',
}

beforeEach(stubWindow)
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('generateJobs', () => {
  it('is one instance for a page', () => {
    const { dependencies } = fakeDependencies(() => refused(500))
    expect(generateJobsOf(dependencies)).toBe(generateJobsOf(dependencies))
  })

  it('clears the form as soon as a job is accepted', async () => {
    const { dependencies, visit } = fakeDependencies(() => ok(makeQueuedRequest(2), 202))
    const { jobs, send, typedSeed, submittedForm, refine } = generateJobsOf(dependencies)
    send({ ...values, seed: '42' }, 42)
    expect(formJob(listed(jobs), refine)?.snapshot.value).toBe('submittingJob')
    await expect.poll(() => listed(jobs)[0]?.snapshot.context.job).not.toBeNull()
    expect(formJob(listed(jobs), refine)).toBeNull()
    expect(listed(jobs).map(typedSeed)).toEqual(['42'])
    expect(visit.get('services.generate.jobs')).not.toBeNull()
    expect(submittedForm()).toEqual({ values: { ...values, seed: '42' }, needed: null })
    jobs.send({ type: 'job.removed', id: listed(jobs)[0]?.id ?? '' })
  })

  it('has an empty form while a job from before the reload loads', () => {
    const visit = memory()
    visit.set('services.generate.jobs', JSON.stringify([sampleId(1)]))
    const { jobs, refine } = generateJobsOf(fakeDependencies(() => new Promise(() => undefined), visit).dependencies)
    expect(listed(jobs)).toHaveLength(1)
    expect(formJob(listed(jobs), refine)).toBeNull()
  })

  it('saves the typed values in this browser', async () => {
    const local = memory()
    const { dependencies, balanceIs } = fakeDependencies(() => refused(500), memory(), local)
    const { typed } = generateJobsOf(dependencies)
    balanceIs(10)
    await typed.found
    typed.edit(values)
    typed.write()
    expect(local.keys('services.draft.prompt.')).toHaveLength(1)
  })

  it('keeps values that wait for tokens through a reload', async () => {
    const visit = memory()
    const first = generateJobsOf(fakeDependencies(() => refused(402, { needed: 2, balance: 1 }), visit).dependencies)
    first.send(values, null)
    await expect.poll(() => first.submittedForm()).toEqual({ values, needed: 20 })
    expect(generateJobsOf(fakeDependencies(() => refused(500), visit).dependencies).submittedForm()).toEqual({
      values,
      needed: 20,
    })
  })

  it('starts the offered job for the same values, and a new one for others', async () => {
    const { dependencies, requests, balanceIs } = fakeDependencies(() => refused(402, { needed: 2, balance: 1 }))
    const { jobs, send } = generateJobsOf(dependencies)
    const state = () => listed(jobs)[0]?.snapshot.value
    const sent = () => requests.filter(({ method }) => method === 'POST')
    send(values, null)
    await expect.poll(state).toBe('shortOfTokens')
    balanceIs(20)
    expect(state()).toBe('offeringJob')
    send(values, null)
    await expect.poll(sent).toHaveLength(2)
    await expect.poll(state).toBe('shortOfTokens')
    send({ ...values, count: 1 }, null)
    await expect.poll(sent).toHaveLength(3)
    expect(listed(jobs)).toHaveLength(1)
    expect(await sent()[2]?.json()).toMatchObject({ prompt: 'A heron', styles: ['anime'], count: 1 })
  })

  it('discards the typed values once accepted, unless they have changed', async () => {
    const ids = [sampleId(1), sampleId(2)]
    const { dependencies, balanceIs } = fakeDependencies(({ method }) =>
      method === 'POST' ? ok(makeQueuedRequest(2, { id: ids.shift() ?? '' }), 202) : refused(500),
    )
    const { jobs, send, typed } = generateJobsOf(dependencies)
    balanceIs(10)
    await typed.found
    const taken = (number: number) =>
      expect.poll(() => listed(jobs).filter(({ snapshot }) => snapshot.context.job !== null)).toHaveLength(number)
    typed.edit({ ...values, prompt: ' A heron ', negativePrompt: ' ', seed: ' 42 ' })
    send({ ...values, seed: '42' }, 42)
    await taken(1)
    expect(typed.latest()).toBeNull()
    typed.edit({ ...values, prompt: 'A crane' })
    send(values, null)
    await taken(2)
    expect(typed.latest()).toMatchObject({ prompt: 'A crane' })
    for (const { id } of listed(jobs)) jobs.send({ type: 'job.removed', id })
  })

  it('keeps nothing after sign-out', async () => {
    const { dependencies, balanceIs, signOut } = fakeDependencies(() => refused(402, { needed: 2, balance: 1 }))
    const { jobs, send, typed, submittedForm, typedSeed } = generateJobsOf(dependencies)
    balanceIs(10)
    await typed.found
    typed.edit(values)
    send({ ...values, seed: '42' }, 42)
    await expect.poll(submittedForm).not.toBeNull()
    const [job] = listed(jobs)
    signOut()
    expect([submittedForm(), typed.latest(), job && typedSeed(job)]).toEqual([null, null, undefined])
  })

  it('retries the same attempt after a lost response', async () => {
    const { dependencies, requests } = fakeDependencies(() => {
      throw new TypeError('Failed to fetch')
    })
    const { jobs, send } = generateJobsOf(dependencies)
    for (const calls of [1, 2]) {
      send(values, null)
      await expect.poll(() => requests).toHaveLength(calls)
      await expect.poll(() => listed(jobs)[0]?.snapshot.value).toBe('preparingJob')
    }
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBe(keys[1])
    expect(listed(jobs)).toHaveLength(1)
  })
})
