import { makeQueuedRequest, sampleId } from '@mintage/api-client/mocks'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formEntry, generateBenchOf } from './generateBench.ts'
import { fakeServices, memory, ok, refused, stubWindow } from './testing.ts'

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

describe('the bench of the generator', () => {
  it('is one for a page', () => {
    const { services } = fakeServices(() => refused(500))
    expect(generateBenchOf(services)).toBe(generateBenchOf(services))
  })

  it('has a free form again as soon as a job is accepted', async () => {
    const { services, visit } = fakeServices(() => ok(makeQueuedRequest(2), 202))
    const { bench, send, typedSeed, kept } = generateBenchOf(services)
    send({ ...values, seed: '42' }, 42)
    expect(formEntry(bench.read())?.snapshot.value).toBe('submittingJob')
    await expect.poll(() => bench.read()[0]?.report).not.toBeNull()
    expect(formEntry(bench.read())).toBeNull()
    expect(bench.read().map(typedSeed)).toEqual(['42'])
    expect(visit.get('services.generate.jobs')).not.toBeNull()
    expect(kept()).toEqual({ values: { ...values, seed: '42' }, needed: null })
    bench.drop(bench.read()[0]?.key ?? '')
  })

  it('has a free form while a job of before the reload is being read', () => {
    const visit = memory()
    visit.set('services.generate.jobs', JSON.stringify([sampleId(1)]))
    const { bench } = generateBenchOf(fakeServices(() => new Promise(() => undefined), visit).services)
    expect(bench.read()).toHaveLength(1)
    expect(formEntry(bench.read())).toBeNull()
  })

  it('keeps what is typed in this browser', async () => {
    const local = memory()
    const { services, balanceIs } = fakeServices(() => refused(500), memory(), local)
    const { typed } = generateBenchOf(services)
    balanceIs(10)
    await typed.found
    typed.edit(values)
    typed.write()
    expect(local.keys('services.draft.prompt.')).toHaveLength(1)
  })

  it('keeps what waits for tokens through a reload', async () => {
    const visit = memory()
    const first = generateBenchOf(fakeServices(() => refused(402, { needed: 2, balance: 1 }), visit).services)
    first.send(values, null)
    await expect.poll(() => first.kept()).toEqual({ values, needed: 20 })
    expect(generateBenchOf(fakeServices(() => refused(500), visit).services).kept()).toEqual({ values, needed: 20 })
  })

  it('starts the offered job on the same settings, and asks anew for others', async () => {
    const { services, requests, balanceIs } = fakeServices(() => refused(402, { needed: 2, balance: 1 }))
    const { bench, send } = generateBenchOf(services)
    const state = () => bench.read()[0]?.snapshot.value
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
    expect(bench.read()).toHaveLength(1)
    expect(await sent()[2]?.json()).toMatchObject({ prompt: 'A heron', styles: ['anime'], count: 1 })
  })

  it('has nothing typed left once it was taken, unless something else is typed by now', async () => {
    const ids = [sampleId(1), sampleId(2)]
    const { services, balanceIs } = fakeServices(({ method }) =>
      method === 'POST' ? ok(makeQueuedRequest(2, { id: ids.shift() ?? '' }), 202) : refused(500),
    )
    const { bench, send, typed } = generateBenchOf(services)
    balanceIs(10)
    await typed.found
    const taken = (number: number) =>
      expect.poll(() => bench.read().filter(({ report }) => report !== null)).toHaveLength(number)
    typed.edit({ ...values, prompt: ' A heron ', negativePrompt: ' ', seed: ' 42 ' })
    send({ ...values, seed: '42' }, 42)
    await taken(1)
    expect(typed.latest()).toBeNull()
    typed.edit({ ...values, prompt: 'A crane' })
    send(values, null)
    await taken(2)
    expect(typed.latest()).toMatchObject({ prompt: 'A crane' })
    for (const { key } of bench.read()) bench.drop(key)
  })

  it('keeps nothing of a person who has left', async () => {
    const { services, balanceIs, signOut } = fakeServices(() => refused(402, { needed: 2, balance: 1 }))
    const { bench, send, typed, kept, typedSeed } = generateBenchOf(services)
    balanceIs(10)
    await typed.found
    typed.edit(values)
    send({ ...values, seed: '42' }, 42)
    await expect.poll(kept).not.toBeNull()
    const [entry] = bench.read()
    signOut()
    expect([kept(), typed.latest(), entry && typedSeed(entry)]).toEqual([null, null, undefined])
  })

  it('sends the same attempt again when nobody knows what became of it', async () => {
    const { services, requests } = fakeServices(() => {
      throw new TypeError('Failed to fetch')
    })
    const { bench, send } = generateBenchOf(services)
    for (const calls of [1, 2]) {
      send(values, null)
      await expect.poll(() => requests).toHaveLength(calls)
      await expect.poll(() => bench.read()[0]?.snapshot.value).toBe('preparingJob')
    }
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBe(keys[1])
    expect(bench.read()).toHaveLength(1)
  })
})
