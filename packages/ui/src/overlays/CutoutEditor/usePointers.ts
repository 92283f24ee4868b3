import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Place } from './mask/stroke.ts'
import type { Editor } from './useEditor.ts'

/** Zoom factor for one px of the wheel, with Ctrl or a pinch on a touch pad. */
const WHEEL = 1.004

const middle = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const apart = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y)

/** One pointer paints or moves the image; two move and zoom it. Spread `handlers` on the viewport. */
export function usePointers(viewport: RefObject<HTMLElement | null>, editor: Editor) {
  const down = useRef(new Map<number, Place>())
  const doing = useRef<'nothing' | 'painting' | 'moving' | 'pinching'>('nothing')
  /** The mouse's position, for the brush ring. */
  const [hover, setHover] = useState<Place | null>(null)

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const box = viewport.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) editor.zoomBy(WHEEL ** -event.deltaY, placeOf(event))
    else editor.pan({ x: -event.deltaX, y: -event.deltaY })
  })
  useEffect(() => {
    const element = viewport.current
    const listen = (event: WheelEvent) => onWheel(event)
    // React's wheel listener is passive, so it could not keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [viewport])

  const pinch = (event: PointerEvent) => {
    const [one, other] = [...down.current.values()]
    down.current.set(event.pointerId, placeOf(event))
    const [nextOne, nextOther] = [...down.current.values()]
    if (!one || !other || !nextOne || !nextOther) return
    const from = middle(one, other)
    const to = middle(nextOne, nextOther)
    const by = apart(nextOne, nextOther) / Math.max(1, apart(one, other))
    if (Math.abs(by - 1) > 0.001) editor.zoomBy(by, to)
    else editor.pan({ x: to.x - from.x, y: to.y - from.y })
  }

  const release = (event: PointerEvent) => {
    if (!down.current.delete(event.pointerId)) return
    if (doing.current === 'painting') {
      if (event.type === 'pointercancel') editor.cancel()
      else editor.end()
    }
    if (doing.current !== 'pinching' || down.current.size === 0) doing.current = 'nothing'
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 1 || down.current.size > 1) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const at = placeOf(event)
      down.current.set(event.pointerId, at)
      if (down.current.size === 2) {
        // A second finger cancels the stroke of the first.
        if (doing.current === 'painting') editor.cancel()
        doing.current = 'pinching'
      } else if (editor.mode === 'move' || event.button === 1) doing.current = 'moving'
      else {
        doing.current = 'painting'
        editor.begin()
        editor.paintTo(at)
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') setHover(placeOf(event))
      const last = down.current.get(event.pointerId)
      if (!last) return
      if (doing.current === 'pinching') {
        pinch(event)
        return
      }
      const at = placeOf(event)
      down.current.set(event.pointerId, at)
      if (doing.current === 'moving') editor.pan({ x: at.x - last.x, y: at.y - last.y })
      if (doing.current !== 'painting') return
      // A pen sends several points between two frames.
      const native = event.nativeEvent
      const between = native.getCoalescedEvents?.() ?? []
      for (const each of between.length > 0 ? between : [native]) editor.paintTo(placeOf(each))
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: () => setHover(null),
  }
  return { hover, handlers }
}
