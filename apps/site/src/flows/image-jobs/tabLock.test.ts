import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memory } from './testing.ts'

/** A page of this browser: the locks that it takes are its own until it goes. */
async function openPage() {
  vi.resetModules()
  const { claimSlots } = await import('./tabLock.ts')
  const page = {}
  return {
    leave: () => leave(page),
    ask: (...[asked]: Parameters<typeof claimSlots>) => {
      present = page
      return claimSlots(asked)
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

/** The browser's locks: each for one page at a time; who waits is given it, unless the signal is quicker. */
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
  it('are an empty one of its own, where nothing was left', async () => {
    const visit = memory()
    const [first, ...others] = await (await openPage()).ask({ visit, kind, occupied: [], max: 1 })
    expect(first).toMatch(/\S{20,}/)
    expect(others).toEqual([])
    expect(stored(visit)).toBe(JSON.stringify([first]))
    expect(locked.map(({ name }) => name)).toEqual([`mintage_slot_${first}`])
  })

  it('are those that closed tabs left, as many as it may take', async () => {
    const page = await openPage()
    expect(await page.ask({ visit: memory(), kind, occupied: ['a', 'b', 'c'], max: 2 })).toEqual(['a', 'b'])
  })

  it('are none that another living tab has', async () => {
    await (await openPage()).ask({ visit: memory(), kind, occupied: ['a'], max: 1 })
    const page = await openPage()
    expect(await page.ask({ visit: memory(), kind, occupied: ['a', 'b'], max: 2 })).toEqual(['b'])
    expect(await page.ask({ visit: memory(), kind, occupied: ['a', 'b'], max: 2 })).toEqual(['b'])
  })

  it('are its own again after a reload, and no others', async () => {
    const visit = memory()
    const before = await openPage()
    expect(await before.ask({ visit, kind, occupied: ['a'], max: 1 })).toEqual(['a'])
    before.leave()
    expect(await (await openPage()).ask({ visit, kind, occupied: ['b', 'a'], max: 2 })).toEqual(['a'])
  })

  it('are waited for, when the page before the reload has not let go yet', async () => {
    const visit = memory()
    const before = await openPage()
    await before.ask({ visit, kind, occupied: ['a'], max: 1 })
    const asked = (await openPage()).ask({ visit, kind, occupied: ['a'], max: 1 })
    await expect.poll(() => waiting).toHaveLength(1)
    before.leave()
    expect(await asked).toEqual(['a'])
  })

  it('are others in a tab that was duplicated, after a second of waiting', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const visit = memory()
    await (await openPage()).ask({ visit, kind, occupied: ['a'], max: 1 })
    const expiry = new AbortController()
    timeout.mockReturnValue(expiry.signal)
    const asked = (await openPage()).ask({ visit, kind, occupied: ['a', 'b'], max: 2 })
    await expect.poll(() => waiting).toHaveLength(1)
    expiry.abort()
    expect(await asked).toEqual(['b'])
    expect(timeout.mock.calls.at(-1)).toEqual([1_000])
  })

  it('are those that it was given while it was too busy to notice', async () => {
    const visit = memory()
    const before = await openPage()
    await before.ask({ visit, kind, occupied: ['a'], max: 1 })
    const expiry = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(expiry.signal)
    const asked = (await openPage()).ask({ visit, kind, occupied: ['a', 'b'], max: 2 })
    await expect.poll(() => waiting).toHaveLength(1)
    expiry.abort()
    before.leave()
    expect(await asked).toEqual(['a'])
  })

  it('are held too where they are of services that the page does not show', async () => {
    const visit = memory()
    visit.set('services.remove_background.slots', '["r"]')
    await (await openPage()).ask({ visit, kind, occupied: ['a'], max: 1 })
    expect(locked.map(({ name }) => name)).toEqual(['mintage_slot_r', 'mintage_slot_a'])
  })

  it('are asked for once by a page that holds them', async () => {
    const visit = memory()
    const page = await openPage()
    await page.ask({ visit, kind, occupied: ['a'], max: 1 })
    expect(await page.ask({ visit, kind, occupied: ['a'], max: 1 })).toEqual(['a'])
    expect(locked).toHaveLength(1)
  })

  it('are none that a page of the version before holds', async () => {
    present = {}
    void navigator.locks.request('mintage_shelf_a', {}, () => new Promise(() => {}))
    expect(await (await openPage()).ask({ visit: memory(), kind, occupied: ['a', 'b'], max: 2 })).toEqual(['b'])
  })

  it('are all of them where tabs cannot hold anything', async () => {
    vi.stubGlobal('navigator', {})
    expect(await (await openPage()).ask({ visit: memory(), kind, occupied: ['a', 'b'], max: 2 })).toEqual(['a', 'b'])
    expect(await (await openPage()).ask({ visit: memory(), kind, occupied: ['a', 'b'], max: 2 })).toEqual(['a', 'b'])
  })

  it.each(['nonsense', '{}', '[1, null]'])('are as in a new tab where storage holds %s', async (text) => {
    const visit = memory()
    visit.set('services.upscale.slots', text)
    expect(await (await openPage()).ask({ visit, kind, occupied: ['a'], max: 1 })).toEqual(['a'])
    expect(locked.map(({ name }) => name)).toEqual(['mintage_slot_a'])
  })
})
