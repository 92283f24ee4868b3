import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubDatabase } from '../../testing/memoryDatabase.ts'
import { fakeDependencies, memory, refused } from '../../testing/requestDependencies.ts'
import { createUploadStore } from './uploadStore.ts'

let database: ReturnType<typeof stubDatabase>
const keys = () => [...database.records('mintage_files').keys()]

beforeEach(() => {
  database = stubDatabase()
  // Without Web Locks each tab has every slot.
  vi.stubGlobal('navigator', {})
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(visit = memory()) {
  const { dependencies, balanceIs } = fakeDependencies(() => refused(500), visit)
  return { store: createUploadStore(dependencies, 'upscale'), signIn: () => balanceIs(10) }
}

const jug = { id: 'a', name: 'jug.png', source: { projectId: 'p1' } }
const bowl = { id: 'b', name: 'bowl.png', source: { projectId: 'p2' } }

describe('the stored images', () => {
  it('are found on the next page, in their order', async () => {
    const visit = memory()
    const first = open(visit)
    first.signIn()
    for (const image of [bowl, jug]) first.store.save(image)
    await expect.poll(keys).toEqual(['b', 'a'])
    const next = open(visit)
    next.signIn()
    expect(await next.store.load()).toMatchObject([bowl, jug])
  })

  it('wait until the person is known', async () => {
    const { store, signIn } = open()
    store.save(jug)
    await new Promise(setImmediate)
    expect(keys()).toEqual([])
    signIn()
    await expect.poll(() => database.records('mintage_files').get('a')).toMatchObject({ ...jug, owner: 'p-7' })
  })

  it('are saved once, and not at all when removed first', async () => {
    const { store, signIn } = open()
    store.save(jug)
    store.save({ ...jug, name: 'again.png' })
    store.save(bowl)
    store.remove('b')
    signIn()
    await expect.poll(keys).toEqual(['a'])
    expect(database.records('mintage_files').get('a')).toMatchObject({ name: 'jug.png' })
    store.remove('a')
    await expect.poll(keys).toEqual([])
  })

  it('keep their attempt unless they were removed', async () => {
    const { store, signIn } = open()
    const tried = { seed: 'seed', attempt: 1, draft: { service: 'upscale', source: null, factor: 2 } } as const
    signIn()
    for (const image of [jug, bowl]) store.save(image)
    await expect.poll(keys).toEqual(['a', 'b'])
    store.saveAttempt('a', tried)
    await expect.poll(() => database.records('mintage_files').get('a')).toMatchObject({ ...jug, tried })
    store.saveAttempt('b', tried)
    store.remove('b')
    store.saveAttempt('b', tried)
    await expect.poll(keys).toEqual(['a'])
  })

  it('are twenty at most', async () => {
    const { store, signIn } = open()
    signIn()
    for (let number = 0; number < 21; number += 1) store.save({ ...jug, id: `p${number}` })
    await expect.poll(keys).toHaveLength(20)
    await new Promise(setImmediate)
    expect(keys()).not.toContain('p20')
  })

  it('use the slot that was found', async () => {
    const visit = memory()
    const first = open(visit)
    first.signIn()
    first.store.save(jug)
    await expect.poll(keys).toEqual(['a'])
    const next = open(visit)
    next.signIn()
    await next.store.load()
    next.store.save(jug)
    next.store.save(bowl)
    await expect.poll(keys).toEqual(['a', 'b'])
    const [before, after] = [...database.records('mintage_files').values()]
    expect(after).toMatchObject({ slot: Object(before).slot })
  })

  it('are not passed to the next person', async () => {
    const visit = memory()
    const first = open(visit)
    first.signIn()
    first.store.save(jug)
    await expect.poll(keys).toEqual(['a'])
    const { store, signIn } = open(visit)
    signIn()
    const found = store.load()
    store.clear()
    expect(await found).toEqual([])
  })

  it('are not saved after sign-out', async () => {
    const { store, signIn } = open()
    store.save(jug)
    store.clear()
    signIn()
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(keys()).toEqual([])
  })

  it('are empty when storage is blocked', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { store, signIn } = open()
    signIn()
    store.save(jug)
    expect(await store.load()).toEqual([])
  })
})
