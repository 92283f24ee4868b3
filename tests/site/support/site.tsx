import { toast } from '@mintage/ui/overlays/Toaster'
import '@mintage/ui/styles'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { App } from '../../../apps/site/src/App.tsx'
import type { Dependencies } from '../../../apps/site/src/app/dependencies.ts'
import { type LoadedSite, loadSite } from '../../../apps/site/src/testing/loadSite.ts'
import { beginVisit, type Visit } from '../../../apps/site/src/testing/visit.ts'

export interface Site {
  readonly dependencies: Dependencies
  /** Addresses outside the site that the person was sent to. */
  readonly sentTo: readonly string[]
  /** Moves the clock on, without waiting. Milliseconds. */
  pass: (ms: number) => Promise<void>
  /** From now on time only moves by `pass`: for what comes before a moment has passed, however slow the machine. */
  stopClock: () => void
  close: () => Promise<void>
}

/**
 * Milliseconds by which the clock moves on with each frame of the browser: a quarter of real time, and less on a busy
 * machine, so that a notice of three seconds stays until a slow test has looked at it.
 */
const MS_A_FRAME = 4

// Vitest moves a virtual clock on with every wait for the page, the slower the machine the further: not this one.
const { advanceTimersByTime } = vi

/** One clock for all paths, which moves on by itself until it is stopped. */
const startClock = () => {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    })
  }
  const spy = vi.spyOn(vi, 'advanceTimersByTime').mockReturnValue(vi)
  let frame = 0
  const moveOn = () => {
    advanceTimersByTime(MS_A_FRAME)
    frame = requestAnimationFrame(moveOn)
  }
  frame = requestAnimationFrame(moveOn)
  const stop = () => cancelAnimationFrame(frame)
  return {
    stop,
    release: () => {
      stop()
      spy.mockRestore()
    },
  }
}

/** Milliseconds until two notices of the same words count as two (D37): the next path must not be taken for this one. */
const BETWEEN_PATHS = 2_000

/** The whole site on this page, with mocked responses and a clock that the test moves on. */
export async function openSite(visit: Visit): Promise<Site> {
  const endVisit = beginVisit(visit)
  const clock = startClock()
  const place = document.body.appendChild(document.createElement('div'))
  const sentTo: string[] = []
  let root = createRoot(place)
  const load = (): LoadedSite => {
    const loaded = loadSite({
      reload: () => {
        leave()
        root = createRoot(place)
        page = load()
      },
      open: (url) => {
        sentTo.push(url)
      },
    })
    root.render(<App dependencies={loaded.dependencies} />)
    return loaded
  }
  const leave = () => {
    root.unmount()
    page.leave()
    // The queue of toasts belongs to the page, and a page that is left shows none of them in the next one.
    toast.listen({ show: () => {}, close: () => {} })()
  }
  let page = load()

  return {
    get dependencies() {
      return page.dependencies
    },
    sentTo,
    pass: async (ms) => {
      await vi.advanceTimersByTimeAsync(ms)
    },
    stopClock: clock.stop,
    close: async () => {
      leave()
      place.remove()
      clock.release()
      await vi.advanceTimersByTimeAsync(BETWEEN_PATHS)
      endVisit()
    },
  }
}

let current: Site | null = null

/** Closes the site, if it is open. */
export async function leaveSite(beforehand?: (site: Site) => void): Promise<void> {
  if (current === null) return
  beforehand?.(current)
  await current.close()
  current = null
}

/** Opens the site until the test ends, or until it is opened again. */
export async function visit(options: Visit): Promise<Site> {
  await leaveSite()
  current = await openSite(options)
  onTestFinished(() => leaveSite())
  return current
}

export const currentSite = (): Site => {
  if (current === null) throw new Error('The site is not open')
  return current
}
