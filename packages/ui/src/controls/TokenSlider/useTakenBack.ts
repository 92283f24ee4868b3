import { type PointerEvent, useRef } from 'react'

interface Press {
  pointer: number
  /** Before the press. */
  value: number
}

/**
 * Takes back what a press has changed when the browser takes the finger for scrolling. Radix sets the value when the
 * finger comes down, and does not listen to `pointercancel`.
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
