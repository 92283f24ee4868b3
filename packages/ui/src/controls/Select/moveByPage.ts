import type { KeyboardEvent } from 'react'

/** Page Up and Page Down in an open list: as many options as are seen at once, less one to keep one's bearings. */
export function moveByPage(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled])')]
  const at = options.findIndex((option) => option.matches(':focus'))
  const height = options[0]?.offsetHeight || 1
  const list = options[0]?.parentElement?.clientHeight ?? 0
  const page = Math.max(1, Math.floor(list / height) - 1)
  const next = options[Math.min(options.length - 1, Math.max(0, at + step * page))]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
