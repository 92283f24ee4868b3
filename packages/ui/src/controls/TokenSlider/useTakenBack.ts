import { type PointerEvent, useRef } from 'react'

interface Press {
  pointer: number
  /** The value before the press. */
  value: number
}

/**
 * Restores the value before a press if the browser takes over the finger for scrolling. Radix sets the value on touch,
 * and ignores `pointercancel`.
 */
export function useTakenBack(value: number, onChange: (value: number) => void) {
  const press = useRef<Press | null>(null)
  return {
    onPointerDownCapture: ({ pointerId }: PointerEvent) => {
      press.current ??= { pointer: pointerId, value }
    },
    onPointerUpCapture: ({ pointerId }: PointerEvent) => {
      if (press.current?.pointer === pointerId) press.current = null
    },
    onPointerCancel: ({ pointerId }: PointerEvent) => {
      if (press.current?.pointer !== pointerId) return
      onChange(press.current.value)
      press.current = null
    },
  }
}
