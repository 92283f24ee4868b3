/** The part of an image with the subject, in shares of its width and height, 0..1. */
export interface SubjectBox {
  x: number
  y: number
  width: number
  height: number
}

/** A position in an image, in shares of its width and height. */
export interface Point {
  x: number
  y: number
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se'

/** The part of the box that a press drags. */
export type Grip = Corner | 'middle'

/** Side of a point's box, and the minimum side of any box. */
const POINT = 0.01
/** A box with two shorter sides than this is a point. */
const POINT_BELOW = 0.02
/** Decimals of a sent value. */
const DIGITS = 10_000

const round = (share: number) => Math.round(share * DIGITS) / DIGITS
const hold = (share: number, most = 1) => Math.min(most, Math.max(0, share))

/** A side from its two ends, inside the image and never shorter than a point. */
function span(one: number, other: number): { start: number; length: number } {
  const end = round(hold(Math.max(one, other)))
  const start = Math.min(round(hold(Math.min(one, other))), 1 - POINT)
  return { start, length: round(Math.max(end - start, POINT)) }
}

export function boxBetween(one: Point, other: Point): SubjectBox {
  const across = span(one.x, other.x)
  const down = span(one.y, other.y)
  return { x: across.start, y: down.start, width: across.length, height: down.length }
}

/** The box of a point. */
export const pointAt = ({ x, y }: Point): SubjectBox => ({
  x: round(hold(x - POINT / 2, 1 - POINT)),
  y: round(hold(y - POINT / 2, 1 - POINT)),
  width: POINT,
  height: POINT,
})

export const isPoint = ({ width, height }: SubjectBox): boolean => width < POINT_BELOW && height < POINT_BELOW

/** The first box that keys make. */
export const middleBox: SubjectBox = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }

export const movedBy = (box: SubjectBox, by: Point): SubjectBox => ({
  ...box,
  x: round(hold(box.x + by.x, 1 - box.width)),
  y: round(hold(box.y + by.y, 1 - box.height)),
})

/** Its upper left corner is fixed. */
export const grownBy = (box: SubjectBox, by: Point): SubjectBox => ({
  ...box,
  width: round(Math.max(POINT, Math.min(1 - box.x, box.width + by.x))),
  height: round(Math.max(POINT, Math.min(1 - box.y, box.height + by.y))),
})

const cornersOf = ({ x, y, width, height }: SubjectBox): Record<Corner, Point> => ({
  nw: { x, y },
  ne: { x: x + width, y },
  sw: { x, y: y + height },
  se: { x: x + width, y: y + height },
})

const opposite = { nw: 'se', ne: 'sw', sw: 'ne', se: 'nw' } as const satisfies Record<Corner, Corner>

/** Moves a corner; the opposite one is fixed. */
export const stretchedTo = (box: SubjectBox, corner: Corner, to: Point): SubjectBox =>
  boxBetween(cornersOf(box)[opposite[corner]], to)

const corners = ['nw', 'ne', 'sw', 'se'] as const

/** The part of the box at a point; null outside. `reach` is the accepted distance from a corner. */
export function gripAt(box: SubjectBox, at: Point, reach: Point): Grip | null {
  const { x, y, width, height } = box
  const isIn = (left: number, top: number, right: number, bottom: number) =>
    at.x >= left && at.x <= right && at.y >= top && at.y <= bottom
  if (isPoint(box)) return isIn(x - reach.x, y - reach.y, x + width + reach.x, y + height + reach.y) ? 'middle' : null
  // The middle moves even the smallest box.
  if (isIn(x + width / 3, y + height / 3, x + (width * 2) / 3, y + (height * 2) / 3)) return 'middle'
  const places = cornersOf(box)
  const far = (corner: Corner) =>
    Math.max(Math.abs(at.x - places[corner].x) / reach.x, Math.abs(at.y - places[corner].y) / reach.y)
  const nearest = corners.reduce((best, corner) => (far(corner) < far(best) ? corner : best))
  if (far(nearest) <= 1) return nearest
  return isIn(x, y, x + width, y + height) ? 'middle' : null
}
