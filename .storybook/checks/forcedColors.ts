import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

/** All that is emulated: a call replaces the one before. */
const setForcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: 'light' },
    ],
  })

/** The system's colours of what is selected, as this browser computes them. */
function selectedColors(): { background: string; color: string } {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.cssText = 'forced-color-adjust: none; background-color: Highlight; color: HighlightText'
  const { backgroundColor: background, color } = getComputedStyle(probe)
  probe.remove()
  return { background, color }
}

function backgroundBehind(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
  return isClear && element.parentElement ? backgroundBehind(element.parentElement) : backgroundColor
}

function unreadable(): string[] {
  const selected = selectedColors()
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.trim()
    const element = walker.currentNode.parentElement
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue
    const { color, forcedColorAdjust } = getComputedStyle(element)
    // The browser paints a plate behind a text of a forced colour.
    if (forcedColorAdjust !== 'none' || color === selected.color) continue
    if (backgroundBehind(element) === selected.background) found.add(`${color}: ${text.slice(0, 60)}`)
  }
  return [...found]
}

/** In forced colours, every text on the colour of what is selected has the colour that belongs to it. */
export async function isReadableInForcedColors(): Promise<void> {
  await setForcedColors('active')
  try {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    await expect.poll(unreadable, { message: 'texts on Highlight that are not HighlightText' }).toEqual([])
  } finally {
    await setForcedColors('none')
  }
}
