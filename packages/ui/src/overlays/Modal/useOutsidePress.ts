import { useLayoutEffect, useRef } from 'react'
import { TOASTS } from '../Toaster/toast.ts'

/** Where the press went; Radix sends its event from there. */
interface PressOutside {
  target: EventTarget | null
  preventDefault: () => void
}

const isOnToast = (target: EventTarget | null) => target instanceof Element && target.closest(`[${TOASTS}]`) !== null

/** Toasts lie above dialogs: pressing one is not leaving the dialog. */
export function stayOpenForToasts(event: PressOutside) {
  if (isOnToast(event.target)) event.preventDefault()
}

/**
 * When a press outside closes: not once something has been typed, not while something is being sent, and never where
 * the question wants an answer (`persistent`). Escape and the close button always do. Spread on the dialog's content.
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
