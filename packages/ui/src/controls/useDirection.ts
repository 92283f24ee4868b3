import { useCallback, useState, useSyncExternalStore } from 'react'
import { type Direction, directionOf } from '../primitives/direction.ts'

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

/**
 * The writing direction of a control, for Radix, which otherwise sets `dir="ltr"`. Put `ref` on an element around the
 * Radix part.
 */
export function useDirection(): { ref: (element: Element | null) => void; dir: Direction } {
  const [element, ref] = useState<Element | null>(null)
  const read = useCallback(() => directionOf(element), [element])
  const dir = useSyncExternalStore(subscribe, read, (): Direction => 'ltr')
  return { ref, dir }
}
