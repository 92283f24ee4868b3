import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

/** The narrowest window that WCAG 2.2 asks for (1.4.10): 1280 px at four-fold zoom. */
const NARROWEST = 320

function widest(): string {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return 'nothing'
  const beyond = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > clientWidth + 1 || left < -1
  })
  return `${scrollWidth - clientWidth} px: ${beyond
    .slice(0, 4)
    .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`)
    .join(' ')}`
}

/** Window units follow the window a frame later. */
const frame = () => new Promise(requestAnimationFrame)

// Storybook gives the window its size back before the next story.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'pass') return
  const root = document.documentElement
  await page.viewport(NARROWEST, 640)
  await frame()
  expect(widest(), `stands out of a window of ${NARROWEST} px`).toBe('nothing')
  const before = root.getAttribute('dir')
  root.setAttribute('dir', before === 'rtl' ? 'ltr' : 'rtl')
  expect(widest(), `stands out of a window of ${NARROWEST} px in the other direction`).toBe('nothing')
  if (before === null) root.removeAttribute('dir')
  else root.setAttribute('dir', before)
})
