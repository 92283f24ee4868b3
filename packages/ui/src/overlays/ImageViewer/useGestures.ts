import { type PointerEvent, useRef } from 'react'

/** px a finger travels before it turned and did not merely tremble. */
const SWIPE = 48

export interface Gestures {
  /** Where a finger that swiped sideways went: -1 to the left, 1 to the right. */
  onSwipe: (towards: -1 | 1) => void
  onDoublePress: () => void
}

/** What finger and mouse do to a picture; keys and buttons do all of it too. Spread on what holds the picture. */
export function useGestures({ onSwipe, onDoublePress }: Gestures) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onDoubleClick: onDoublePress,
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = undefined
      if (!from) return
      const across = clientX - from.x
      if (Math.abs(across) >= SWIPE && Math.abs(across) > Math.abs(clientY - from.y)) onSwipe(across < 0 ? -1 : 1)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
