import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const isThere = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.isConnected && target.getClientRects().length > 0

/**
 * Restores the focus when a pressed button removes its region. The browser would move it to the body, and Tab would
 * start again at the skip link. The previous element takes it, or else the main element.
 */
export function useFocusBefore(region: RefObject<HTMLElement | null>) {
  const before = useRef<EventTarget | null>(null)

  useLayoutEffect(() => {
    const element = region.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const place = isThere(before.current) ? before.current : document.querySelector('main')
      // Does not scroll: after a pointer press the person looks at this part of the page.
      place?.focus({ preventScroll: true })
    }
  }, [region])

  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
}
