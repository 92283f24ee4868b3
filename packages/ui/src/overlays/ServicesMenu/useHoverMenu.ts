import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Time for the pointer to return (R101). */
const CLOSE_DELAY_MS = 200

/** From the link at this index (-1: the button) to another, around the ends. */
const ways: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * Opens on mouse hover, and closes 200 ms after the mouse leaves. A tap or a key on the button toggles; Escape, a focus
 * outside and a tap outside close (R100-R103). Arrow keys, Home and End move through the links.
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
    // A menu that a mouse opened closes on Escape with any focus (WCAG 1.4.13).
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
      // Renders at once, because hidden links cannot take the focus of the arrow that opens the menu.
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
    // Hover opened it before the click, which must not close it.
    onClick: () => {
      change(pointer.current === 'mouse' ? true : !open)
      pointer.current = ''
    },
  }

  return { open, close: () => change(false), rootProps, buttonProps }
}
