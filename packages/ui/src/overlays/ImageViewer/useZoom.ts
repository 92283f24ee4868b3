import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Factors of the size that fits the window. */
const zooms = [1, 2, 4] as const

export interface Zoom {
  factor: (typeof zooms)[number]
  /** Width in px of the image at this factor; undefined while it fits. */
  width: number | undefined
  canIn: boolean
  canOut: boolean
  in: () => void
  out: () => void
  fit: () => void
}

/** Enlarges the image inside the scrolling `room`, and keeps its centre in place. */
export function useZoom(room: RefObject<HTMLElement | null>): Zoom {
  const [step, setStep] = useState(0)
  const [fitting, setFitting] = useState(0)
  const middle = useRef<{ x: number; y: number }>(undefined)
  const factor = zooms[step] ?? 1

  const to = (next: number) => {
    const area = room.current
    if (!area || zooms[next] === undefined) return
    if (step === 0) setFitting(area.querySelector('img')?.getBoundingClientRect().width ?? 0)
    middle.current = {
      x: (area.scrollLeft + area.clientWidth / 2) / area.scrollWidth,
      y: (area.scrollTop + area.clientHeight / 2) / area.scrollHeight,
    }
    setStep(next)
  }

  useLayoutEffect(() => {
    const area = room.current
    const at = middle.current
    middle.current = undefined
    if (!area || !at) return
    area.scrollLeft = at.x * area.scrollWidth - area.clientWidth / 2
    area.scrollTop = at.y * area.scrollHeight - area.clientHeight / 2
  })

  return {
    factor,
    width: step === 0 || fitting === 0 ? undefined : fitting * factor,
    canIn: step < zooms.length - 1,
    canOut: step > 0,
    in: () => to(step + 1),
    out: () => to(step - 1),
    fit: () => to(0),
  }
}
