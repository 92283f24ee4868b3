import { expect } from 'vitest'

/** The narrowest window that WCAG 2.2 asks for (1.4.10): 1280 px at four-fold zoom. */
const NARROWEST = 320

function widest(): string {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return ''
  const beyond = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > clientWidth + 1 || left < -1
  })
  return `${scrollWidth - clientWidth} px: ${beyond
    .slice(0, 8)
    .map(
      (element) =>
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> to ${Math.round(element.getBoundingClientRect().right)} px`,
    )
    .join(' ')}`
}

const frame = () => new Promise(requestAnimationFrame)

/**
 * What is open closes when the window changes, and the browser tells of a change up to 80 ms later: by then the next
 * story may have something open.
 */
async function giveBack(holder: Element, style: string): Promise<void> {
  const resized = new Promise((resolve) => window.addEventListener('resize', resolve, { once: true }))
  const { clientWidth, clientHeight } = holder
  holder.setAttribute('style', style)
  // A story may have had just this window before, and then nobody tells of anything.
  if (holder.clientWidth !== clientWidth || holder.clientHeight !== clientHeight) await resized
  // It may have been the narrowing that was told of now: whatever is still owed is told before these.
  await frame()
  await frame()
}

/** The story's window is a frame in the runner's page: narrowed from within, which costs no message to the browser. */
async function inNarrowWindow(look: () => Promise<void>): Promise<void> {
  const holder = window.frameElement
  if (holder === null) throw new Error('A story runs in a frame of its own')
  const before = holder.getAttribute('style') ?? ''
  // The 320 px are the page's own, without Storybook's padding.
  document.body.style.padding = '0'
  holder.setAttribute('style', `${before}; width: ${NARROWEST}px; height: 640px`)
  try {
    do await frame()
    while (window.innerWidth !== NARROWEST)
    await look()
  } finally {
    await giveBack(holder, before)
  }
}

/**
 * Nothing stands out of the narrowest window, in either writing direction. Asked again until it is so: what is placed by
 * a measured size (ResizeObserver) hears of a new one some frames after the style sheet has applied it.
 */
export async function fitsTheNarrowestWindow(): Promise<void> {
  const root = document.documentElement
  await inNarrowWindow(async () => {
    await expect.poll(widest, { message: `a window of ${NARROWEST} px` }).toBe('')
    const before = root.getAttribute('dir')
    root.setAttribute('dir', before === 'rtl' ? 'ltr' : 'rtl')
    try {
      await expect.poll(widest, { message: `a window of ${NARROWEST} px, in the other direction` }).toBe('')
    } finally {
      if (before === null) root.removeAttribute('dir')
      else root.setAttribute('dir', before)
    }
  })
}
