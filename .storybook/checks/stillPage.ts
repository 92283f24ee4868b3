import { vi } from 'vitest'

/** The time at which every story is shown. */
const now = new Date('2026-03-02T10:00:00Z')

/** Timers with a longer delay do not run while a screenshot is taken: a toast must not leave in between. In ms. */
const LONG = 1000

interface PageClock {
  /** Restarts the random numbers. */
  reseed(): void
  /** Counts the timers that run within this many ms of being set. */
  pending(within: number): number
  /** Holds long timers back until the returned function is called. */
  hold(): () => void
}

declare global {
  interface Window {
    pageClock?: PageClock
  }
}

/** mulberry32, so that random values are equal in every run. */
function seedRandom(): () => void {
  let state = 1
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')
  Math.random = next
  crypto.getRandomValues = (array) => {
    if (array !== null) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (const index of bytes.keys()) bytes[index] = Math.floor(next() * 256)
    }
    return array
  }
  crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  return () => {
    state = 1
  }
}

/** Replaces the page's timers by ones that can be counted and held back. */
function trackTimers(): Pick<PageClock, 'pending' | 'hold'> {
  const delays = new Map<number, number>()
  let held: (() => void)[] | null = null
  const { setTimeout: set, setInterval: repeat, clearTimeout: clear } = window
  const call = (run: TimerHandler, delay: number, args: unknown[]) => {
    const act = () => {
      if (typeof run === 'function') run(...args)
    }
    if (held !== null && delay > LONG) held.push(act)
    else act()
  }
  Reflect.set(window, 'setTimeout', (run: TimerHandler, delay = 0, ...args: unknown[]) => {
    const id = set(() => {
      delays.delete(id)
      call(run, delay, args)
    }, delay)
    delays.set(id, delay)
    return id
  })
  Reflect.set(window, 'setInterval', (run: TimerHandler, delay = 0, ...args: unknown[]) =>
    repeat(() => call(run, delay, args), delay),
  )
  Reflect.set(window, 'clearTimeout', (id?: number) => {
    if (id !== undefined) delays.delete(id)
    clear(id)
  })
  return {
    pending: (within) => [...delays.values()].filter((delay) => delay <= within).length,
    hold: () => {
      const acts: (() => void)[] = []
      held = acts
      return () => {
        held = null
        for (const act of acts) act()
      }
    },
  }
}

/** The page's clock, installed once: the page stays the same from one file of stories to the next. */
export function pageClock(): PageClock {
  window.pageClock ??= { reseed: seedRandom(), ...trackTimers() }
  return window.pageClock
}

/** Gives a story the same date and the same random numbers in every run. */
export function resetPage(): void {
  pageClock().reseed()
  vi.setSystemTime(now)
}

export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)

/**
 * Waits until fonts and images are there, and nothing has changed for two frames.
 *
 * @param soon timers that are due within this many ms are waited for
 */
export async function settle(soon: number): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  // Requests below /never/ are never answered (.storybook/msw.ts).
  const images = [...document.images].filter(({ currentSrc }) => currentSrc !== '' && !currentSrc.includes('/never/'))
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  let changes = 0
  const observer = new MutationObserver((records) => {
    changes += records.length
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // The limit is for timers that start themselves again.
  for (let quiet = 0, frames = 0; quiet < 2 && frames < 20 + soon / 10; frames += 1) {
    changes = 0
    await nextFrame()
    quiet = changes === 0 && pageClock().pending(soon) === 0 ? quiet + 1 : 0
  }
  observer.disconnect()
}
