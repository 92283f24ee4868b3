import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ToggleEvent,
  type TransitionEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

/** From the link at this index (-1: the button) to another, around the ends. */
const ways: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * Adds to the popover and to hover, which need no program: arrow keys, Home and End move through the links; Escape
 * closes with any focus (R103, WCAG 1.4.13), and so does a focus outside; the mouse closes what it leaves (R101).
 */
export function useServicesMenu() {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  /** Hover shows nothing until the mouse comes again. */
  const [dismissed, setDismissed] = useState(false)

  const close = useCallback(() => {
    // Some supported browsers have no popovers; there the focus opens the list.
    popover.current?.togglePopover?.(false)
    setDismissed(true)
  }, [])

  useEffect(() => {
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const isInside = popover.current?.contains(document.activeElement)
      close()
      if (isInside) button.current?.focus()
    }
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [close])

  const rootProps = {
    ref: root,
    'data-dismissed': dismissed || undefined,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setDismissed(false)
    },
    // The style sheet has waited for the mouse to return.
    onTransitionEnd: (event: TransitionEvent) => {
      if (event.target === event.currentTarget) close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const to = ways[event.key]
      const links = [...(popover.current?.querySelectorAll('a') ?? [])]
      const at = links.findIndex((link) => link.matches(':focus'))
      if (!to || (at < 0 && to !== ways.ArrowDown)) return
      event.preventDefault()
      popover.current?.togglePopover?.(true)
      links[to(at, links.length)]?.focus()
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close()
    },
  }

  const popoverProps = {
    ref: popover,
    // A tap that closes leaves the hover of some touch screens behind.
    onToggle: (event: ToggleEvent) => {
      if (event.newState === 'closed') setDismissed(true)
    },
  }

  return { close, button, rootProps, popoverProps }
}
