import type { Box } from '../../types.ts'

const MARGIN = 24

/** Whether what differs can be seen without scrolling; of what is larger than the place, its beginning. */
export function isInSight(scroller: Element, part: Element): boolean {
  const place = scroller.getBoundingClientRect()
  const box = part.getBoundingClientRect()
  const ends = Math.min(box.bottom, box.top + place.height / 2)
  const sideEnds = Math.min(box.right, box.left + place.width / 2)
  return box.top >= place.top && ends <= place.bottom && box.left >= place.left && sideEnds <= place.right
}

/** Brings a part into the middle; of what is larger than the place, its beginning. */
export function scrollTo(scroller: Element, part: Element, behavior: 'instant' | 'smooth') {
  const place = scroller.getBoundingClientRect()
  const box = part.getBoundingClientRect()
  const middle = (start: number, length: number, room: number) =>
    length > room - 2 * MARGIN ? start - MARGIN : start - (room - length) / 2
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({
    top: middle(box.top - place.top, box.height, place.height),
    left: middle(box.left - place.left, box.width, place.width),
    behavior: isReduced ? 'instant' : behavior,
  })
}

export const zooms = ['width', 'whole', 'actual'] as const
/** As wide as the place, all of it in the place, or as large as it is. */
export type Zoom = (typeof zooms)[number]

interface Size {
  width: number
  height: number
}

const LEAST = 0.05

/** Never larger than life: a picture of pixels shows nothing more when it grows. */
export function scaleFor(zoom: Zoom, place: Size, picture: Size): number {
  if (zoom === 'actual') return 1
  const byWidth = place.width / picture.width
  const fit = zoom === 'width' ? byWidth : Math.min(byWidth, place.height / picture.height)
  return Math.max(LEAST, Math.min(1, fit))
}

export interface Crop {
  /** Of the picture, so that 1 is its own size. */
  scale: number
  /** Where its upper left corner stands in the frame, in px: 0 or less. */
  left: number
  top: number
}

/** Share of the frame's width that a region should take, where the picture is sharp enough. */
const WANTED = 0.6

const hold = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/**
 * Which part of a picture a thumbnail shows: its upper left, filling the frame; where something differs, close enough
 * to see it, never larger than life, and never past the picture's edges.
 */
export function cropTo(frame: Size, picture: Size, region: Box | null): Crop {
  const fit = Math.min(1, frame.width / picture.width)
  // Without a region the frame is filled, so that a wide and low picture is more than a strip.
  if (region === null) return { scale: Math.min(1, Math.max(fit, frame.height / picture.height)), left: 0, top: 0 }
  const close = Math.min(
    (frame.width * WANTED) / Math.max(1, region.width),
    (frame.height * WANTED) / Math.max(1, region.height),
  )
  const scale = hold(close, fit, 1)
  const place = (space: number, start: number, length: number, whole: number) => {
    const centred = space / 2 - (start + length / 2) * scale
    return hold(centred, Math.min(0, space - whole * scale), 0)
  }
  return {
    scale,
    left: place(frame.width, region.left, region.width, picture.width),
    top: place(frame.height, region.top, region.height, picture.height),
  }
}
