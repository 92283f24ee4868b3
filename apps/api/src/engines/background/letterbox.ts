import { at } from '../sample/numbers.ts'
import type { Frame } from './frames.ts'
import type { SmallImage } from './small-image.ts'

/** Largest difference of a channel, 0..255, within a bar: compression leaves some. */
const maxVariation = 12
/** A pixel that differs by more has another colour than the bar. */
const minContrast = 28
const maxSoftLines = 2
const maxBarShare = 0.35

/**
 * Counts the lines of a letterbox bar: all of one colour, followed by a line of nearly only other colours.
 * A gradual edge is background, not a bar.
 */
function countBarLines(
  lines: number,
  length: number,
  read: (line: number, place: number, channel: number) => number,
): number {
  const colour = [0, 1, 2].map((channel) => read(0, Math.floor(length / 2), channel))
  const gap = (line: number, place: number): number =>
    Math.max(...colour.map((value, channel) => Math.abs(read(line, place, channel) - value)))
  const shareOf = (line: number, isCounted: (gap: number) => boolean): number => {
    let count = 0
    for (let place = 0; place < length; place++) if (isCounted(gap(line, place))) count++
    return count / length
  }
  const maxLines = Math.floor(lines * maxBarShare)
  let bar = 0
  while (bar < maxLines && shareOf(bar, (value) => value > maxVariation) < 0.01) bar++
  if (bar === 0 || bar === maxLines) return 0
  for (let soft = 0; soft <= maxSoftLines; soft++)
    if (shareOf(bar + soft, (value) => value > minContrast) > 0.7) return bar + soft
  return 0
}

/** Finds the bars of a letterboxed or framed image, which would otherwise be found as its subject. */
export function contentFrame({ width, height, rgb }: SmallImage): Frame {
  const pixel = (x: number, y: number, channel: number) => at(rgb, (y * width + x) * 3 + channel)
  const top = countBarLines(height, width, (line, place, channel) => pixel(place, line, channel))
  const bottom = countBarLines(height, width, (line, place, channel) => pixel(place, height - 1 - line, channel))
  // Side bars reach from the upper bar to the lower one.
  const rest = height - top - bottom
  const left = countBarLines(width, rest, (line, place, channel) => pixel(line, top + place, channel))
  const right = countBarLines(width, rest, (line, place, channel) => pixel(width - 1 - line, top + place, channel))
  return { left, top, width: width - left - right, height: rest }
}

/** Share of the outermost pixels between the bars; a subject alone seldom covers so many. */
const maxCoveredBorder = 0.6

/** Whether a mask follows the edge of the bars instead of the subject: it covers most of the border beside them. */
export function isLetterboxOutline(frame: Frame, mask: Uint8Array, { width, height }: SmallImage): boolean {
  if (frame.width === width && frame.height === height) return false
  const rows = [frame.top, frame.top + frame.height - 1]
  const columns = [frame.left, frame.left + frame.width - 1]
  let covered = 0
  for (const y of rows) for (let x = 0; x < frame.width; x++) covered += at(mask, y * width + frame.left + x)
  for (const x of columns) for (let y = 0; y < frame.height; y++) covered += at(mask, (frame.top + y) * width + x)
  return covered / (2 * (frame.width + frame.height)) > maxCoveredBorder
}
