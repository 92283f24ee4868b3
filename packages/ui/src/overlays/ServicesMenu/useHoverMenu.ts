import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Time to find the way back (R101). */
const CLOSE_DELAY_MS = 200

/** From the link in this place (-1: the button) to another, round the ends. */
const ways: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * Opens while a mouse is over it and closes 200 ms after the mouse has left; a tap or a key on the button toggles;
 * Escape, a focus that moves on and a tap elsewhere close (R100-R103). Arrow keys, Home and End go through its links.
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
    // Opened by a mouse, it closes on Escape for any focus (WCAG 1.4.13).
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      clearTimeout(timer.current)
      setOpen(false)
      if (root.current?.contains(document.activeElement)) button.current?.focus()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('keydown', onEscape)
    }
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
      const to = ways[event.key]
      if (!to || (!open && to !== ways.ArrowDown)) return
      event.preventDefault()
      // Hidden links take no focus, and the arrow that opens goes on to the first of them.
      if (!open) flushSync(() => change(true))
      const links = [...(root.current?.querySelectorAll('a') ?? [])]
      const at = links.findIndex((link) => link.matches(':focus'))
      links[to(at, links.length)]?.focus()
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
