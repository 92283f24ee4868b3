import { useRef } from 'react'

/**
 * Radix gives the focus back to its own trigger only; our dialogs are opened from anywhere. Remembers what had the
 * focus when the dialog took it. Spread on the dialog's content.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}
