import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

/** Minimum size of a touch target in px (WCAG 2.2, 2.5.5). */
const FINGER = 44
const targets = 'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"], [role="tab"]'

/** Links in running text are as tall as the text: the standard excepts them. */
const isInline = (element: Element) => element.matches('a') && getComputedStyle(element).display === 'inline'

const isHidden = (element: Element) =>
  element.closest('[inert], [aria-hidden="true"]') !== null ||
  !element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) ||
  element.matches(':disabled, [tabindex="-1"]')

/** A pseudo-element or a label may be larger than what it stands for: the area that answers is what counts. */
function area(element: Element): { width: number; height: number } {
  const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map((one) =>
    one.getBoundingClientRect(),
  )
  const around = getComputedStyle(element, '::after')
  const [width, height] = [Number.parseFloat(around.width), Number.parseFloat(around.height)]
  return {
    width: Math.max(...boxes.map((box) => box.width), around.position === 'absolute' ? width || 0 : 0),
    height: Math.max(...boxes.map((box) => box.height), around.position === 'absolute' ? height || 0 : 0),
  }
}

function small(): string[] {
  return [...document.querySelectorAll(targets)]
    .filter((element) => !isHidden(element) && !isInline(element))
    .flatMap((element) => {
      const { width, height } = area(element)
      if (width === 0 || height === 0 || (width >= FINGER - 0.5 && height >= FINGER - 0.5)) return []
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
      return [`${element.tagName.toLowerCase()} "${name}": ${width.toFixed(0)} x ${height.toFixed(0)}`]
    })
}

const setTouch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })

/** Runs `look` while the window emulates touch input. */
export async function withTouchInput(look: () => Promise<void>): Promise<void> {
  await setTouch(true)
  try {
    expect(matchMedia('(pointer: coarse)').matches).toBe(true)
    await look()
  } finally {
    await setTouch(false)
  }
}

/** Every target in sight is large enough. */
export async function hasRoomForFingers(): Promise<void> {
  await expect.poll(small, { message: `targets of less than ${FINGER} px under a finger` }).toEqual([])
}
