import { at } from '../sample/numbers.ts'
import type { Frame } from './frames.ts'
import type { SmallImage } from './small-image.ts'

/** Largest difference of a channel, 0..255, within a bar: compression leaves some. */
const flatness = 12
/** A pixel that differs by more has another colour than the bar. */
const difference = 28
/** Number of soft lines at a bar's edge, after shrinking. */
const softLines = 2
/** A bar takes at most this share of a side. */
const largestShare = 0.35

/**
 * The number of lines that form a letterbox bar at a side: all of one colour, followed by a line of nearly only other
 * colours.
 * A gradual edge is background, not a bar.
 */
function barOf(lines: number, length: number, read: (line: number, place: number, channel: number) => number): number {
  const colour = [0, 1, 2].map((channel) => read(0, Math.floor(length / 2), channel))
  const gap = (line: number, place: number): number =>
    Math.max(...colour.map((value, channel) => Math.abs(read(line, place, channel) - value)))
  const countOf = (line: number, holds: (gap: number) => boolean): number => {
    let count = 0
    for (let place = 0; place < length; place++) if (holds(gap(line, place))) count++
    return count / length
  }
  const most = Math.floor(lines * largestShare)
  let bar = 0
  while (bar < most && countOf(bar, (value) => value > flatness) < 0.01) bar++
  if (bar === 0 || bar === most) return 0
  for (let soft = 0; soft <= softLines; soft++)
    if (countOf(bar + soft, (value) => value > difference) > 0.7) return bar + soft
  return 0
}

/** Finds the bars of a letterboxed or framed image, which would otherwise be found as its subject. */
export function withoutBars({ width, height, rgb }: SmallImage): Frame {
  const pixel = (x: number, y: number, channel: number) => at(rgb, (y * width + x) * 3 + channel)
  const top = barOf(height, width, (line, place, channel) => pixel(place, line, channel))
  const bottom = barOf(height, width, (line, place, channel) => pixel(place, height - 1 - line, channel))
  // Side bars reach from the upper bar to the lower one.
  const rest = height - top - bottom
  const left = barOf(width, rest, (line, place, channel) => pixel(line, top + place, channel))
  const right = barOf(width, rest, (line, place, channel) => pixel(width - 1 - line, top + place, channel))
  return { left, top, width: width - left - right, height: rest }
}

/** Share of the outermost pixels between the bars; a subject alone seldom covers so many. */
const mostOfTheRim = 0.6

/**
 * Whether a mask covers most of the border with the bars, because their edge was mistaken for the subject's outline.
 */
export function isTakenForSubject(frame: Frame, mask: Uint8Array, { width, height }: SmallImage): boolean {
  if (frame.width === width && frame.height === height) return false
  const rows = [frame.top, frame.top + frame.height - 1]
  const columns = [frame.left, frame.left + frame.width - 1]
  let held = 0
  for (const y of rows) for (let x = 0; x < frame.width; x++) held += at(mask, y * width + frame.left + x)
  for (const x of columns) for (let y = 0; y < frame.height; y++) held += at(mask, (frame.top + y) * width + x)
  return held / (2 * (frame.width + frame.height)) > mostOfTheRim
}
