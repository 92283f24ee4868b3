import { makeQueuedRequest, sampleId } from '@mintage/api-client/mocks'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDependencies, listed, memory, ok, refused, stubWindow } from '../../testing/requestDependencies.ts'
import { formRequest, generateRequestsOf } from './generateRequests.ts'

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

describe('generateRequests', () => {
  it('is one instance for a page', () => {
    const { dependencies } = fakeDependencies(() => refused(500))
    expect(generateRequestsOf(dependencies)).toBe(generateRequestsOf(dependencies))
  })

  it('clears the form as soon as a request is accepted', async () => {
    const { dependencies, visit } = fakeDependencies(() => ok(makeQueuedRequest(2), 202))
    const { requests: service, send, typedSeed, submittedForm, refine } = generateRequestsOf(dependencies)
    send({ ...values, seed: '42' }, 42)
    expect(formRequest(listed(service), refine)?.snapshot.value).toBe('submittingRequest')
    await expect.poll(() => listed(service)[0]?.snapshot.context.request).not.toBeNull()
    expect(formRequest(listed(service), refine)).toBeNull()
    expect(listed(service).map(typedSeed)).toEqual(['42'])
    expect(visit.get('services.generate.jobs')).not.toBeNull()
    expect(submittedForm()).toEqual({ values: { ...values, seed: '42' }, needed: null })
    service.send({ type: 'request.removed', id: listed(service)[0]?.id ?? '' })
  })

  it('has an empty form while a request from before the reload loads', () => {
    const visit = memory()
    visit.set('services.generate.jobs', JSON.stringify([sampleId(1)]))
    const { requests: service, refine } = generateRequestsOf(
      fakeDependencies(() => new Promise(() => undefined), visit).dependencies,
    )
    expect(listed(service)).toHaveLength(1)
    expect(formRequest(listed(service), refine)).toBeNull()
  })

  it('saves the typed values in this browser', async () => {
    const local = memory()
    const { dependencies, balanceIs } = fakeDependencies(() => refused(500), memory(), local)
    const { typed } = generateRequestsOf(dependencies)
    balanceIs(10)
    await typed.found
    typed.edit(values)
    typed.write()
    expect(local.keys('services.draft.prompt.')).toHaveLength(1)
  })

  it('keeps values that wait for tokens through a reload', async () => {
    const visit = memory()
    const first = generateRequestsOf(
      fakeDependencies(() => refused(402, { needed: 2, balance: 1 }), visit).dependencies,
    )
    first.send(values, null)
    await expect.poll(() => first.submittedForm()).toEqual({ values, needed: 20 })
    expect(generateRequestsOf(fakeDependencies(() => refused(500), visit).dependencies).submittedForm()).toEqual({
      values,
      needed: 20,
    })
  })

  it('starts the offered request for the same values, and a new one for others', async () => {
    const { dependencies, requests, balanceIs } = fakeDependencies(() => refused(402, { needed: 2, balance: 1 }))
    const { requests: service, send } = generateRequestsOf(dependencies)
    const state = () => listed(service)[0]?.snapshot.value
    const sent = () => requests.filter(({ method }) => method === 'POST')
    send(values, null)
    await expect.poll(state).toBe('shortOfTokens')
    balanceIs(20)
    expect(state()).toBe('offeringRequest')
    send(values, null)
    await expect.poll(sent).toHaveLength(2)
    await expect.poll(state).toBe('shortOfTokens')
    send({ ...values, count: 1 }, null)
    await expect.poll(sent).toHaveLength(3)
    expect(listed(service)).toHaveLength(1)
    expect(await sent()[2]?.json()).toMatchObject({ prompt: 'A heron', styles: ['anime'], count: 1 })
  })

  it('discards the typed values once accepted, unless they have changed', async () => {
    const ids = [sampleId(1), sampleId(2)]
    const { dependencies, balanceIs } = fakeDependencies(({ method }) =>
      method === 'POST' ? ok(makeQueuedRequest(2, { id: ids.shift() ?? '' }), 202) : refused(500),
    )
    const { requests: service, send, typed } = generateRequestsOf(dependencies)
    balanceIs(10)
    await typed.found
    const taken = (number: number) =>
      expect
        .poll(() => listed(service).filter(({ snapshot }) => snapshot.context.request !== null))
        .toHaveLength(number)
    typed.edit({ ...values, prompt: ' A heron ', negativePrompt: ' ', seed: ' 42 ' })
    send({ ...values, seed: '42' }, 42)
    await taken(1)
    expect(typed.latest()).toBeNull()
    typed.edit({ ...values, prompt: 'A crane' })
    send(values, null)
    await taken(2)
    expect(typed.latest()).toMatchObject({ prompt: 'A crane' })
    for (const { id } of listed(service)) service.send({ type: 'request.removed', id })
  })

  it('keeps nothing after sign-out', async () => {
    const { dependencies, balanceIs, signOut } = fakeDependencies(() => refused(402, { needed: 2, balance: 1 }))
    const { requests: service, send, typed, submittedForm, typedSeed } = generateRequestsOf(dependencies)
    balanceIs(10)
    await typed.found
    typed.edit(values)
    send({ ...values, seed: '42' }, 42)
    await expect.poll(submittedForm).not.toBeNull()
    const [request] = listed(service)
    signOut()
    expect([submittedForm(), typed.latest(), request && typedSeed(request)]).toEqual([null, null, undefined])
  })

  it('retries the same attempt after a lost response', async () => {
    const { dependencies, requests } = fakeDependencies(() => {
      throw new TypeError('Failed to fetch')
    })
    const { requests: service, send } = generateRequestsOf(dependencies)
    for (const calls of [1, 2]) {
      send(values, null)
      await expect.poll(() => requests).toHaveLength(calls)
      await expect.poll(() => listed(service)[0]?.snapshot.value).toBe('preparingRequest')
    }
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBe(keys[1])
    expect(listed(service)).toHaveLength(1)
  })
})
