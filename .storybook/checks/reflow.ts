import { expect } from 'vitest'
import { nextFrame } from './stillPage.ts'

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

/**
 * Restores the window and waits for `resize`: the browser dispatches it up to 80 ms later, and it would close a menu of
 * the next story.
 */
async function restoreWindow(holder: Element, style: string): Promise<void> {
  const resized = new Promise((resolve) => window.addEventListener('resize', resolve, { once: true }))
  const { clientWidth, clientHeight } = holder
  holder.setAttribute('style', style)
  // A window that keeps its size gets no event.
  if (holder.clientWidth !== clientWidth || holder.clientHeight !== clientHeight) await resized
  // The event may belong to the narrowing; that of the restored size comes within two frames.
  await nextFrame()
  await nextFrame()
}

/** Narrows the iframe of the story from inside, because a message to the runner takes longer. */
async function inNarrowWindow(look: () => Promise<void>): Promise<void> {
  const holder = window.frameElement
  if (holder === null) throw new Error('A story runs in a frame of its own')
  const before = holder.getAttribute('style') ?? ''
  // The 320 px are the page's own, without Storybook's padding.
  document.body.style.padding = '0'
  holder.setAttribute('style', `${before}; width: ${NARROWEST}px; height: 640px`)
  try {
    do await nextFrame()
    while (window.innerWidth !== NARROWEST)
    await look()
  } finally {
    await restoreWindow(holder, before)
  }
}

/**
 * Expects that nothing overflows the narrowest window, in both writing directions. It polls, because a ResizeObserver
 * moves elements some frames after the style sheet has applied the new size.
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
