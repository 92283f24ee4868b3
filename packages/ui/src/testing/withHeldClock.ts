/** Holds timers of at least this length, because frames and assertions poll with shorter ones. */
const SHORTEST_MS = 100

interface HeldClock {
  /** Advances the clock, runs the due timers, and waits for the page to update. */
  readonly pass: (ms: number) => Promise<void>
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Stops the clock for a story about a delay: until the end of `act`, time passes only by `pass`, exact to the
 * millisecond.
 */
export async function withHeldClock(act: (clock: HeldClock) => Promise<void>): Promise<void> {
  const { setTimeout, clearTimeout } = window
  const realNow = performance.now
  const held = new Map<number, { readonly at: number; readonly run: () => void }>()
  let now = realNow.call(performance)
  let last = 0

  const hold = (run: () => void, ms = 0, ...args: readonly unknown[]) => {
    if (ms < SHORTEST_MS) return Reflect.apply(setTimeout, window, [run, ms, ...args])
    last -= 1
    held.set(last, { at: now + ms, run: () => Reflect.apply(run, window, args) })
    return last
  }
  const clear = (id?: number) => {
    if (id === undefined || !held.delete(id)) clearTimeout(id)
  }
  const define = (setTimer: unknown, clearTimer: unknown, tell: () => number) => {
    Object.defineProperty(window, 'setTimeout', { value: setTimer, configurable: true, writable: true })
    Object.defineProperty(window, 'clearTimeout', { value: clearTimer, configurable: true, writable: true })
    Object.defineProperty(performance, 'now', { value: tell, configurable: true, writable: true })
  }

  const pass = async (ms: number) => {
    const until = now + ms
    for (;;) {
      const [next] = [...held].filter(([, { at }]) => at <= until).toSorted(([, one], [, other]) => one.at - other.at)
      if (!next) break
      const [id, { at, run }] = next
      held.delete(id)
      now = at
      run()
    }
    now = until
    await drawn()
  }

  define(hold, clear, () => now)
  try {
    await act({ pass })
  } finally {
    define(setTimeout, clearTimeout, realNow)
  }
}
