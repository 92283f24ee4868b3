import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeDependencies, memory, refused, stubWindow } from '../../testing/requestDependencies.ts'
import { createDraftStore } from './draftStore.ts'
import { upscaleDraftOf } from './useUpscale.ts'

const now = '2026-11-20T12:00:00Z'
const DAY = 86_400_000

beforeEach(() => {
  stubWindow()
  // Without Web Locks each tab has every slot.
  vi.stubGlobal('navigator', {})
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isText = (value: unknown): value is string => typeof value === 'string'

function open(local = memory(), visit = memory()) {
  const fake = fakeDependencies(() => refused(500), visit, local)
  const draft = createDraftStore({ dependencies: fake.dependencies, kind: 'prompt', isValue: isText })
  return { ...fake, draft, local, signIn: () => fake.balanceIs(10) }
}

const storedIn = (local: ReturnType<typeof memory>) => local.keys('services.draft.prompt.')
const store = (local: ReturnType<typeof memory>, id: string, more: object = {}) =>
  local.set(
    `services.draft.prompt.${id}`,
    JSON.stringify({ owner: 'p-7', savedAt: Date.parse(now) - 1, value: `left on ${id}`, ...more }),
  )

/** Types a value on one page and leaves it. */
async function saveDraft(value: string, event: string) {
  const page = open()
  page.signIn()
  expect(await page.draft.found).toBeNull()
  page.draft.edit(value)
  window.dispatchEvent(new Event(event))
  return page
}

describe('a typed value that was not sent', () => {
  it.each(['change', 'visibilitychange', 'pagehide'])('is saved at %s and found on the next page', async (event) => {
    const { local, visit } = await saveDraft('A heron', event)
    expect(storedIn(local)).toHaveLength(1)
    const next = open(local, visit)
    next.signIn()
    expect(await next.draft.found).toBe('A heron')
    expect(next.draft.latest()).toBe('A heron')
    const [key] = storedIn(local)
    next.draft.edit('A crane')
    next.draft.write()
    expect(storedIn(local)).toEqual([key])
  })

  it('is found by its own tab even when another tab saved later', async () => {
    const { local, visit } = await saveDraft('A heron', 'change')
    store(local, 'b', { savedAt: Date.parse(now) + 1 })
    const next = open(local, visit)
    next.signIn()
    expect(await next.draft.found).toBe('A heron')
  })

  it('is saved as soon as its slot is known, not before', async () => {
    const { draft, signIn, local } = open()
    signIn()
    draft.edit('A heron')
    draft.write()
    expect(storedIn(local)).toEqual([])
    await draft.found
    expect(storedIn(local)).toHaveLength(1)
  })

  it('belongs to nobody and is not saved once nobody is signed in', async () => {
    const { draft, signIn, signOut, local } = open()
    signIn()
    await draft.found
    draft.edit('A heron')
    signOut()
    draft.write()
    expect(storedIn(local)).toEqual([])
  })

  it('is not saved before the person leaves the field', async () => {
    const { draft, signIn, local } = open()
    signIn()
    await draft.found
    draft.edit('A heron')
    expect(draft.latest()).toBe('A heron')
    expect(storedIn(local)).toEqual([])
    draft.write()
    expect(storedIn(local)).toHaveLength(1)
  })

  it('is saved once for each change', async () => {
    const { draft, local } = await saveDraft('A heron', 'change')
    const set = vi.spyOn(local, 'set')
    draft.write()
    expect(set).not.toHaveBeenCalled()
  })

  it('is removed when sent', async () => {
    const { draft, local } = await saveDraft('A heron', 'change')
    draft.discard()
    expect(draft.latest()).toBeNull()
    expect(storedIn(local)).toEqual([])
  })

  it('is not saved after sign-out', async () => {
    const { draft, signIn, local } = open()
    signIn()
    await draft.found
    draft.edit('A heron')
    draft.clear()
    draft.write()
    expect(draft.latest()).toBeNull()
    expect(storedIn(local)).toEqual([])
  })

  it('stays in storage after sign-out and is removed with the session', async () => {
    const { draft, local } = await saveDraft('A heron', 'change')
    draft.clear()
    draft.write()
    expect(storedIn(local)).toHaveLength(1)
  })

  it('is not passed to the next person', async () => {
    const local = memory()
    store(local, 'a')
    const { draft, signIn } = open(local)
    draft.clear()
    signIn()
    expect(await draft.found).toBeNull()
  })

  it('typed before the stored draft was read is saved in its own slot', async () => {
    const local = memory()
    store(local, 'a')
    const { draft, signIn } = open(local)
    draft.edit('A boat')
    signIn()
    expect(await draft.found).toBeNull()
    expect(draft.latest()).toBe('A boat')
    const values = storedIn(local).map((key) => JSON.parse(local.get(key) ?? '').value)
    expect(values.toSorted()).toEqual(['A boat', 'left on a'])
  })

  it('is the newest of the last day', async () => {
    const local = memory()
    store(local, 'a', { savedAt: Date.parse(now) - 3 })
    store(local, 'b', { savedAt: Date.parse(now) - 2 })
    store(local, 'c', { savedAt: Date.parse(now) - 4 })
    const { draft, signIn } = open(local)
    signIn()
    expect(await draft.found).toBe('left on b')
    expect(storedIn(local)).toHaveLength(3)
  })

  it.each([
    ['of somebody else', { owner: 'p-8' }],
    ['a day old', { savedAt: Date.parse(now) - DAY }],
    ['without its time', { savedAt: 'yesterday' }],
    ['of a time that is text', { savedAt: String(Date.parse(now) - 1) }],
    ['of another kind', { value: 7 }],
  ])('is removed when it is %s', async (_, more) => {
    const local = memory()
    store(local, 'a', more)
    const { draft, signIn } = open(local)
    signIn()
    expect(await draft.found).toBeNull()
    expect(storedIn(local)).toEqual([])
  })

  it('is removed when unreadable; drafts younger than a day stay', async () => {
    const local = memory()
    local.set('services.draft.prompt.x', 'nonsense')
    store(local, 'a', { savedAt: Date.parse(now) - DAY + 1 })
    const { draft, signIn } = open(local)
    signIn()
    expect(await draft.found).toBe('left on a')
    expect(storedIn(local)).toEqual(['services.draft.prompt.a'])
  })
})

it('reads a draft that the previous version saved', async () => {
  const local = memory()
  store(local, 'a', { savedAt: undefined, keptAt: Date.parse(now) - 1 })
  const { draft, signIn } = open(local)
  signIn()
  expect(await draft.found).toBe('left on a')
})

describe('the last factor and format', () => {
  const savedFactor = (local: ReturnType<typeof memory>, value: unknown) =>
    local.set('services.draft.factor.a', JSON.stringify({ owner: 'p-7', savedAt: Date.parse(now), value }))

  it('are shared on a page and found on the next one', async () => {
    const local = memory()
    savedFactor(local, { factor: 4, format: 'webp' })
    const { dependencies, balanceIs } = fakeDependencies(() => refused(500), memory(), local)
    expect(upscaleDraftOf(dependencies)).toBe(upscaleDraftOf(dependencies))
    balanceIs(10)
    expect(await upscaleDraftOf(dependencies).found).toEqual({ factor: 4, format: 'webp' })
  })

  it.each([4, { factor: 'four', format: null }, { factor: 4 }, { factor: 4, format: 'tiff' }])(
    'ignore %o, and are removed with the person',
    async (value) => {
      const local = memory()
      savedFactor(local, value)
      const { dependencies, balanceIs, signOut } = fakeDependencies(() => refused(500), memory(), local)
      balanceIs(10)
      expect(await upscaleDraftOf(dependencies).found).toBeNull()
      upscaleDraftOf(dependencies).edit({ factor: 8, format: null })
      signOut()
      expect(upscaleDraftOf(dependencies).latest()).toBeNull()
    },
  )
})
