import { type PointerEvent, useRef } from 'react'
import { directionOf } from '../../primitives/direction.ts'

interface Drag {
  pointer: number
  /** The share to restore if the browser takes over the finger for scrolling. */
  from: number
}

/**
 * Handlers for an element that is pressed and dragged along its width; `move` receives 0..100 from the start of the line.
 * Not a native range input, which on some phones only moves by its thumb, and the thumb is invisible here.
 */
export function useDrag(share: number, move: (share: number) => void, onPress: () => void) {
  const drag = useRef<Drag | null>(null)

  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width === 0) return
    const fromLeft = ((event.clientX - box.left) / box.width) * 100
    move(directionOf(event.currentTarget) === 'rtl' ? 100 - fromLeft : fromLeft)
  }
  const isHeld = (event: PointerEvent) => drag.current?.pointer === event.pointerId

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (drag.current || event.button !== 0) return
      drag.current = { pointer: event.pointerId, from: share }
      event.currentTarget.setPointerCapture(event.pointerId)
      follow(event)
      onPress()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (isHeld(event)) follow(event)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (isHeld(event)) drag.current = null
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (!isHeld(event)) return
      move(drag.current?.from ?? share)
      drag.current = null
    },
    // Keeps the press from taking the focus and from selecting text.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
