import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeyValueStore } from '../../app/storage.ts'
import { memory } from '../../testing/requestDependencies.ts'
import { claimSlots } from './tabLock.ts'

/** A page of this browser that holds its locks until it is left. */
function openPage() {
  const page = {}
  const lockedSlots = new Set<string>()
  return {
    leave: () => leave(page),
    ask: ({ visit, ...request }: { visit: KeyValueStore } & Parameters<typeof claimSlots>[1]) => {
      present = page
      return claimSlots({ visit, lockedSlots }, request)
    },
  }
}

interface Held {
  page: object
  name: string
}
let present: object
let locked: Held[] = []
let waiting: { name: string; take: () => void }[] = []

function leave(page: object) {
  locked = locked.filter((one) => one.page !== page)
  for (const { take } of waiting.splice(0)) take()
}

/** Web Locks: one page at a time; a waiting page gets the lock unless its signal aborts first. */
function stubLocks() {
  locked = []
  waiting = []
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: locked, pending: waiting }),
      request: async (
        name: string,
        { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
        use: (lock: object | null) => unknown,
      ) => {
        const page = present
        const isFree = () => locked.every((one) => one.name !== name)
        const take = () => {
          locked.push({ page, name })
          const isOver = !(use({ name }) instanceof Promise)
          if (isOver) locked = locked.filter((one) => one.page !== page || one.name !== name)
        }
        if (isFree()) return take()
        if (ifAvailable) return use(null)
        await new Promise<void>((resolve, reject) => {
          waiting.push({ name, take: resolve })
          signal?.addEventListener('abort', () => reject(signal.reason))
        })
        if (isFree()) take()
      },
    },
  })
}

beforeEach(stubLocks)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const kind = 'upscale'
const stored = (visit: ReturnType<typeof memory>) => visit.get('services.upscale.slots')

describe('the slots of a tab', () => {
  it('are one empty slot when nothing is stored', async () => {
    const visit = memory()
    const [first, ...others] = await openPage().ask({ visit, kind, occupied: [], max: 1 })
    expect(first).toMatch(/\S{20,}/)
    expect(others).toEqual([])
    expect(stored(visit)).toBe(JSON.stringify([first]))
    expect(locked.map(({ name }) => name)).toEqual([`mintage_slot_${first}`])
  })

  it('are those of closed tabs, up to the maximum', async () => {
    const page = openPage()
    expect(await page.ask({ visit: memory(), kind, occupied: ['a', 'b', 'c'], max: 2 })).toEqual(['a', 'b'])
  })

  it('exclude slots of other open tabs', async () => {
    await openPage().ask({ visit: memory(), kind, occupied: ['a'], max: 1 })
    const page = openPage()
    expect(await page.ask({ visit: memory(), kind, occupied: ['a', 'b'], max: 2 })).toEqual(['b'])
    expect(await page.ask({ visit: memory(), kind, occupied: ['a', 'b'], max: 2 })).toEqual(['b'])
  })

  it('are the same after a reload', async () => {
    const visit = memory()
    const before = openPage()
    expect(await before.ask({ visit, kind, occupied: ['a'], max: 1 })).toEqual(['a'])
    before.leave()
    expect(await openPage().ask({ visit, kind, occupied: ['b', 'a'], max: 2 })).toEqual(['a'])
  })

  it('wait when the page before the reload still holds them', async () => {
    const visit = memory()
    const before = openPage()
    await before.ask({ visit, kind, occupied: ['a'], max: 1 })
    const claimed = openPage().ask({ visit, kind, occupied: ['a'], max: 1 })
    await expect.poll(() => waiting).toHaveLength(1)
    before.leave()
    expect(await claimed).toEqual(['a'])
  })

  it('are new in a duplicated tab, after a second of waiting', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const visit = memory()
    await openPage().ask({ visit, kind, occupied: ['a'], max: 1 })
    const expiry = new AbortController()
    timeout.mockReturnValue(expiry.signal)
    const claimed = openPage().ask({ visit, kind, occupied: ['a', 'b'], max: 2 })
    await expect.poll(() => waiting).toHaveLength(1)
    expiry.abort()
    expect(await claimed).toEqual(['b'])
    expect(timeout.mock.calls.at(-1)).toEqual([1_000])
  })

  it('include a lock that was granted while the page was busy', async () => {
    const visit = memory()
    const before = openPage()
    await before.ask({ visit, kind, occupied: ['a'], max: 1 })
    const expiry = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(expiry.signal)
    const claimed = openPage().ask({ visit, kind, occupied: ['a', 'b'], max: 2 })
    await expect.poll(() => waiting).toHaveLength(1)
    expiry.abort()
    before.leave()
    expect(await claimed).toEqual(['a'])
  })

  it('are locked for services that the page does not show too', async () => {
    const visit = memory()
    visit.set('services.remove_background.slots', '["r"]')
    await openPage().ask({ visit, kind, occupied: ['a'], max: 1 })
    expect(locked.map(({ name }) => name)).toEqual(['mintage_slot_r', 'mintage_slot_a'])
  })

  it('are requested once by a page that holds them', async () => {
    const visit = memory()
    const page = openPage()
    await page.ask({ visit, kind, occupied: ['a'], max: 1 })
    expect(await page.ask({ visit, kind, occupied: ['a'], max: 1 })).toEqual(['a'])
    expect(locked).toHaveLength(1)
  })

  it('exclude slots that a page of the previous version holds', async () => {
    present = {}
    void navigator.locks.request('mintage_shelf_a', {}, () => new Promise(() => {}))
    expect(await openPage().ask({ visit: memory(), kind, occupied: ['a', 'b'], max: 2 })).toEqual(['b'])
  })

  it('are all slots without Web Locks', async () => {
    vi.stubGlobal('navigator', {})
    expect(await openPage().ask({ visit: memory(), kind, occupied: ['a', 'b'], max: 2 })).toEqual(['a', 'b'])
    expect(await openPage().ask({ visit: memory(), kind, occupied: ['a', 'b'], max: 2 })).toEqual(['a', 'b'])
  })

  it.each(['nonsense', '{}', '[1, null]'])('are those of a new tab for stored %s', async (text) => {
    const visit = memory()
    visit.set('services.upscale.slots', text)
    expect(await openPage().ask({ visit, kind, occupied: ['a'], max: 1 })).toEqual(['a'])
    expect(locked.map(({ name }) => name)).toEqual(['mintage_slot_a'])
  })
})
