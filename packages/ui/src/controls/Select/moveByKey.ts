import type { KeyboardEvent } from 'react'

/** Visible options minus one. */
function pageOf(options: readonly HTMLElement[]): number {
  const height = options[0]?.offsetHeight || 1
  const list = options[0]?.parentElement?.clientHeight ?? 0
  return Math.max(1, Math.floor(list / height) - 1)
}

/**
 * Arrows, Home, End and the Page keys in an open list. Synchronous, unlike Radix's timer: otherwise Enter on a busy
 * page would choose the previous option.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled])')]
  const last = options.length - 1
  const at = options.findIndex((option) => option.matches(':focus'))
  const wanted: Readonly<Record<string, () => number>> = {
    ArrowDown: () => at + 1,
    ArrowUp: () => (at < 0 ? last : at - 1),
    PageDown: () => at + pageOf(options),
    PageUp: () => at - pageOf(options),
    Home: () => 0,
    End: () => last,
  }
  const place = wanted[event.key]?.()
  if (place === undefined) return
  event.preventDefault()
  const next = options[Math.min(last, Math.max(0, place))]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
