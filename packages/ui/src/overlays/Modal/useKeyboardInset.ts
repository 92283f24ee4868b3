import { useEffect, useState } from 'react'

/** Smaller than any on-screen keyboard, larger than a browser's own bars. */
const SMALLEST_KEYBOARD = 120

/**
 * Height in px of the on-screen keyboard. Safari lays it over the page without changing `dvh`; only the visual viewport
 * changes.
 */
export function useKeyboardInset(open: boolean): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const view = window.visualViewport
    if (!open || !view) return
    const measure = () => {
      const covered = window.innerHeight - view.height - view.offsetTop
      // Pinch zoom makes the visual viewport smaller without a keyboard.
      setInset(view.scale === 1 && covered > SMALLEST_KEYBOARD ? Math.round(covered) : 0)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [open])
  return inset
}
