/** Alpha of each pixel of an image, 0..255, row by row. */
export interface Mask {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A part of an image, in whole pixels. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

const isEmpty = ({ width, height }: Rect): boolean => width <= 0 || height <= 0

/** The smallest part that contains both. */
export function around(one: Rect, other: Rect): Rect {
  if (isEmpty(one)) return other
  if (isEmpty(other)) return one
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}

export const nowhere: Rect = { x: 0, y: 0, width: 0, height: 0 }

/** Clips a part to an image's size. */
export function within({ x, y, width, height }: Rect, size: { width: number; height: number }): Rect {
  const left = Math.max(0, Math.floor(x))
  const top = Math.max(0, Math.floor(y))
  const right = Math.min(size.width, Math.ceil(x + width))
  const bottom = Math.min(size.height, Math.ceil(y + height))
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}
