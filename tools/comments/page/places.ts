import type { Comment, Place } from '../types.ts'

/** Of the windows in which pictures are taken, in px. */
const widths = [390, 768, 1440]

/** The window of a picture that is nearest to this width. */
export const windowFor = (width: number): number =>
  widths.reduce((best, one) => (Math.abs(one - width) < Math.abs(best - width) ? one : best))

export interface Size {
  width: number
  height: number
}

/** Whether a place can be shown on a picture of this width: in another window everything stands elsewhere. */
export const isOn = (place: Place, { width }: Size): boolean => windowFor(place.width) === windowFor(width)

/**
 * Where a place is in another picture, as shares of it. What is added to a page makes it longer and does not move what
 * stands at its top, and a window may be higher than what is in it: from the top pixels count.
 */
export const shareIn = ({ x, y, height }: Place, size: Size): { x: number; y: number } => ({
  x,
  y: Math.min(1, (y * height) / size.height),
})

/** The comments on a story with the numbers of their pins: the oldest is the first. */
export const numbered = (comments: readonly Comment[], storyId: string): ReadonlyMap<Comment, number> =>
  new Map(
    comments
      .filter((comment) => comment.storyId === storyId)
      .toReversed()
      .map((comment, place) => [comment, place + 1]),
  )
