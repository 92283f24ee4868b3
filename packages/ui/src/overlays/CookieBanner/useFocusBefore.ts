import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const isThere = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.isConnected && target.getClientRects().length > 0

/**
 * For what goes when a button in it is pressed: the browser drops its focus to the body, and the next Tab begins at the
 * top, at the skip link. It is given back to what had it before, else to the main part of the page.
 */
export function useFocusBefore(region: RefObject<HTMLElement | null>) {
  const before = useRef<EventTarget | null>(null)

  useLayoutEffect(() => {
    const element = region.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const place = isThere(before.current) ? before.current : document.querySelector('main')
      // Do not scroll: after a pointer press the person looks at this part of the page.
      place?.focus({ preventScroll: true })
    }
  }, [region])

  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
}
