/** The moment at which every story is taken. */
export const now = new Date('2026-03-02T10:00:00Z')

/**
 * Runs in the page before anything else: chance comes out the same for every story, whichever was taken before it.
 * `mintageReseed` begins it anew.
 */
export function seedRandom(): void {
  let state = 1
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  Math.random = next
  crypto.getRandomValues = (array) => {
    if (array !== null) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (const index of bytes.keys()) bytes[index] = Math.floor(next() * 256)
    }
    return array
  }
  const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')
  crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  Reflect.set(globalThis, 'mintageReseed', () => {
    state = 1
  })
}

/**
 * Runs in the page before anything else: notes what will still happen within a moment, such as a part that was loaded
 * and that React shows only a third of a second after it showed that it is loading. `mintageSoon`
 * counts what was set to happen within so many ms.
 */
export function watchTimers(): void {
  const delays = new Map<ReturnType<typeof setTimeout>, number>()
  const { setTimeout: set, clearTimeout: clear } = globalThis
  Reflect.set(globalThis, 'setTimeout', (run: TimerHandler, delay = 0, ...args: unknown[]) => {
    const id = set(() => {
      delays.delete(id)
      if (typeof run === 'function') run(...args)
    }, delay)
    delays.set(id, delay)
    return id
  })
  Reflect.set(globalThis, 'clearTimeout', (id: ReturnType<typeof setTimeout> | undefined) => {
    if (id !== undefined) delays.delete(id)
    clear(id)
  })
  Reflect.set(globalThis, 'mintageSoon', (within: number) =>
    [...delays.values()].reduce((count, delay) => count + (delay <= within ? 1 : 0), 0),
  )
}

/**
 * In the page: the height of all of it. What is not drawn while it is far from the window (`content-visibility`) has a
 * guessed one, and until when depends on how busy the machine is: for two frames all is drawn.
 */
export async function measureHeight(): Promise<number> {
  const style = document.createElement('style')
  style.textContent = '* { content-visibility: visible !important }'
  document.head.append(style)
  for (const _ of ['drawn', 'remembered']) await new Promise(requestAnimationFrame)
  const height = document.documentElement.scrollHeight
  style.remove()
  return height
}

/** In the page: draws its images once more, now that they are known. */
export async function redrawImages(): Promise<void> {
  const style = document.createElement('style')
  style.textContent = 'img { visibility: hidden !important }'
  document.head.append(style)
  for (const _ of ['hidden', 'drawn']) await new Promise(requestAnimationFrame)
  style.remove()
  for (const _ of ['shown', 'drawn']) await new Promise(requestAnimationFrame)
}

/** In the page, once: nothing fades, blinks or is caught half way, and there are no pictures in pictures. */
export function freezeMotion(): void {
  const style = document.createElement('style')
  style.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important; scroll-behavior: auto !important } [data-not-pictured] { display: none !important }'
  document.head.append(style)
}

/** In the page: what is at least as high as the window must not grow with it, when that is made as high as the page. */
export function pinHeights(): void {
  for (const main of document.querySelectorAll('main')) {
    const { minHeight, gridTemplateRows } = getComputedStyle(main)
    main.style.minHeight = minHeight
    if (main.matches('[data-rows-by-window]')) main.style.gridTemplateRows = gridTemplateRows
  }
}

/**
 * In the page: waits until everything that will be seen is there.
 *
 * @param soon ms within which what is set to happen is waited for: what is announced comes later than what is seen
 */
export async function settle(soon: number): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame)
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  // What lies below /never/ is never answered.
  const pictures = [...document.images].filter(({ currentSrc }) => currentSrc !== '' && !currentSrc.includes('/never/'))
  await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
  let changes = 0
  const observer = new MutationObserver((records) => {
    changes += records.length
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  // Two frames in which nothing changes and nothing is about to. Whatever begins itself anew is not waited for.
  for (let quiet = 0, frames = 0; quiet < 2 && frames < 20 + soon / 10; frames += 1) {
    changes = 0
    await frame()
    quiet = changes === 0 && window.mintageSoon(soon) === 0 ? quiet + 1 : 0
  }
  observer.disconnect()
}
