import type { Box } from '../../types.ts'

interface Size {
  width: number
  height: number
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
