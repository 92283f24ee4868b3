import { type PointerEvent, useRef, useState } from 'react'
import { boxBetween, type Grip, gripAt, movedBy, type Point, pointAt, type SubjectBox, stretchedTo } from './box.ts'

interface Drag {
  pointer: number
  start: Point
  grip: Grip | null
  box: SubjectBox | null
  /** It moved further than a trembling hand. */
  moved: boolean
}

/** px that a tap may move. */
const TREMBLE = 5
/** px around a corner within which a press grips it. */
const REACH = { mouse: 14, touch: 24 }

/** The pointer's position in shares of the surface, and the size of a px there. */
function place({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): { at: Point; px: Point } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { at: { x: (clientX - left) / width, y: (clientY - top) / height }, px: { x: 1 / width, y: 1 / height } }
}

function boxOf({ start, grip, box }: Drag, at: Point): SubjectBox {
  if (box === null || grip === null) return boxBetween(start, at)
  if (grip === 'middle') return movedBy(box, { x: at.x - start.x, y: at.y - start.y })
  return stretchedTo(box, grip, at)
}

/** Handlers for the surface: a drag draws, moves or resizes the box; a tap marks a point. */
export function useMarking(value: SubjectBox | null, onChange: (box: SubjectBox) => void) {
  const drag = useRef<Drag | null>(null)
  const [drawn, setDrawn] = useState<SubjectBox | null>(null)
  const isHeld = (event: PointerEvent) => drag.current?.pointer === event.pointerId
  const end = () => {
    drag.current = null
    setDrawn(null)
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (drag.current || event.button !== 0) return
      const { at, px } = place(event)
      const reach = REACH[event.pointerType === 'mouse' ? 'mouse' : 'touch']
      const grip = value && gripAt(value, at, { x: px.x * reach, y: px.y * reach })
      drag.current = { pointer: event.pointerId, start: at, grip, box: value, moved: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = drag.current
      if (held === null || !isHeld(event)) return
      const { at, px } = place(event)
      const far = Math.hypot((at.x - held.start.x) / px.x, (at.y - held.start.y) / px.y)
      held.moved ||= far > TREMBLE
      if (held.moved) setDrawn(boxOf(held, at))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const held = drag.current
      if (held === null || !isHeld(event)) return
      end()
      if (held.moved) onChange(boxOf(held, place(event).at))
      else if (held.grip === null) onChange(pointAt(held.start))
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (isHeld(event)) end()
    },
  }
  return { shown: drawn ?? value, handlers }
}
