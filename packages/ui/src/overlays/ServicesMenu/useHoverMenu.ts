import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Time to find the way back (R101). */
export const CLOSE_DELAY_MS = 200

/**
 * Opens while a mouse is over it and closes 200 ms after the mouse has left; a tap or a key on the button toggles;
 * Escape, a focus that moves on and a tap elsewhere close (R100-R103).
 */
export function useHoverMenu() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointer = useRef('')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const change = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    return () => document.removeEventListener('pointerdown', elsewhere)
  }, [open])

  const rootProps = {
    ref: root,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') change(true)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return
      change(false)
      button.current?.focus()
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) change(false)
    },
  }

  const buttonProps = {
    ref: button,
    'aria-expanded': open,
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType
    },
    // A mouse has opened it on the way to the click, which must not close it again.
    onClick: () => {
      change(pointer.current === 'mouse' ? true : !open)
      pointer.current = ''
    },
  }

  return { open, close: () => change(false), rootProps, buttonProps }
}
