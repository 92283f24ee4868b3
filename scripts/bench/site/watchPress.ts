/** Elements by their accessible name or their text, as the source of a regular expression. */
interface Named {
  selector: string
  text: string
}

/** A press and the visible answer to it. */
export interface Press {
  path: string
  control: Named
  /** The share of the width before the pointer; that of the track around a thumb. */
  at?: number
  /** With images: the visible ones have to be there too. */
  answer: Named & { isGone?: true; withImages?: true }
}

declare global {
  interface Window {
    /** Given by the bench; ms since 1970. */
    noteMoment?: (moment: string, time: number) => void
    /** @returns where to press */
    findControl?: () => { x: number; y: number } | null
  }
}

/**
 * Notes when the page is painted, and when the control is shown, pressed and answered. Sent to each page as its own
 * source, so it can use nothing from outside.
 */
export function watchPress({ path, control, at, answer }: Press): void {
  const note = (moment: string, time: number) => window.noteMoment?.(moment, performance.timeOrigin + time)
  const find = ({ selector, text }: Named, options: CheckVisibilityOptions) =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        new RegExp(text).test(element.getAttribute('aria-label') ?? element.textContent ?? '') &&
        element.checkVisibility({ visibilityProperty: true, ...options }) &&
        element.getBoundingClientRect().height > 0,
    )
  window.findControl = () => {
    let found = find(control, {})
    while (at !== undefined && found?.parentElement && found.clientWidth < 200) found = found.parentElement
    found?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = found?.getBoundingClientRect()
    return box ? { x: box.x + box.width * (at ?? 0.5), y: box.y + box.height / 2 } : null
  }
  const hasImages = () =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return image.complete || width === 0 || bottom < 0 || top > innerHeight
    })
  let [isShown, isPressed] = [false, false]
  const onPress = ({ timeStamp }: Event) => {
    isPressed = true
    note('pressed', timeStamp)
  }
  addEventListener('pointerdown', onPress, { capture: true, once: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) note('painted', startTime)
  }).observe({ type: 'paint', buffered: true })

  const isAnswered = () => {
    const isFound = find(answer, { opacityProperty: true }) !== undefined
    return isFound !== (answer.isGone ?? false) && (!answer.withImages || hasImages())
  }
  const look = () => {
    if (location.pathname === path && !isPressed) {
      if (!isShown && window.findControl?.()) {
        isShown = true
        note('shown', performance.now())
      }
    } else if (isAnswered()) {
      // The frame is painted before the next task.
      setTimeout(() => note('answered', performance.now()))
      return
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
