import { type PointerEvent, useRef } from 'react'

/** px that a finger has to move for a swipe. */
const SWIPE = 48

export interface Gestures {
  /** Direction of a horizontal swipe: -1 to the left, 1 to the right. */
  onSwipe: (towards: -1 | 1) => void
  onDoublePress: () => void
}

/** Gestures of finger and mouse on an image; keys and buttons do the same. Spread on the element around the image. */
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
