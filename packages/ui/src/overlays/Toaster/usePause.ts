import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * Pauses the toasts' clocks on hover, on focus and while the page is hidden. Also remembers the previous focus to
 * restore it, and calls back with the toast on which Escape was pressed.
 */
export function usePause(onEscape: (toast: Element) => void) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [unseen, setUnseen] = useState(false)
  const cameFrom = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const look = () => setUnseen(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return {
    paused: pointed || focused || unseen,
    /** The hovered toast was removed without a pointerleave event. */
    reset: () => {
      setPointed(false)
      setFocused(false)
    },
    goBack: () => cameFrom.current?.focus({ preventScroll: true }),
    regionProps: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
        setFocused(true)
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget
        }
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const toast = event.key === 'Escape' && event.target instanceof Element ? event.target.closest('li') : null
        if (!toast) return
        event.stopPropagation()
        onEscape(toast)
      },
    },
  }
}
