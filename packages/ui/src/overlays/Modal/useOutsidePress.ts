import { useLayoutEffect, useRef } from 'react'
import { TOASTS } from '../Toaster/toast.ts'

/** The target of the press; Radix dispatches its event there. */
interface PressOutside {
  target: EventTarget | null
  preventDefault: () => void
}

const isOnToast = (target: EventTarget | null) => target instanceof Element && target.closest(`[${TOASTS}]`) !== null

/** Toasts are above dialogs, so pressing one is not a press outside. */
export function stayOpenForToasts(event: PressOutside) {
  if (isOnToast(event.target)) event.preventDefault()
}

/**
 * Decides when a press outside closes: not after typing, not while sending, and never where the question needs an
 * answer (`persistent`). Escape and the close button always close. Spread on the dialog's content.
 */
export function useOutsidePress(open: boolean, persistent: boolean) {
  const typed = useRef(false)
  useLayoutEffect(() => {
    if (open) typed.current = false
  }, [open])
  return {
    onInput: () => {
      typed.current = true
    },
    onInteractOutside: (event: PressOutside) => {
      const sending = document.querySelector('[role="dialog"] form[aria-busy="true"]') !== null
      if (persistent || typed.current || sending) event.preventDefault()
      else stayOpenForToasts(event)
    },
  }
}
