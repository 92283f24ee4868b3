import type { Mask, Rect } from './mask.ts'
import type { View } from './view.ts'

/** RGBA, row by row, like ImageData. */
interface Pixels {
  width: number
  data: Uint8ClampedArray
}

/** An image and its cut-out as displayed, and the masks before and after the strokes. */
export interface Layers {
  source: Pixels
  result: Pixels
  first: Mask
  mask: Mask
}

/**
 * One pixel of a changed cut-out: the engine's colour, without the background's, as far as the engine kept it, and the
 * original colour for what was restored. `before` and `now` are alphas, 0..255.
 */
export function mixedColour(own: number, source: number, before: number, now: number): number {
  if (now === 0) return 0
  const share = now > before ? (before * (255 - now)) / (255 - before) : now
  return Math.round((own * share + source * (now - share)) / now)
}

/** How much a mask has changed around a point. */
function changeAt({ first, mask }: Layers, x: number, y: number): number {
  const column = Math.min(mask.width - 1, Math.max(0, Math.floor(x)))
  const row = Math.min(mask.height - 1, Math.max(0, Math.floor(y)))
  const at = row * mask.width + column
  return (mask.data[at] ?? 0) - (first.data[at] ?? 0)
}

/**
 * Writes a part of the displayed pixels; unchanged pixels are those of the cut-out. `view` is the position in px of the
 * canvas.
 */
export function blend(out: Uint8ClampedArray, layers: Layers, view: View, part: Rect): void {
  const { source, result } = layers
  const spread = view.scale < 1 ? 0.25 / view.scale : 0
  for (let row = part.y; row < part.y + part.height; row++) {
    const y = (row + 0.5 - view.y) / view.scale
    for (let column = part.x; column < part.x + part.width; column++) {
      const at = (row * source.width + column) * 4
      const to = ((row - part.y) * part.width + (column - part.x)) * 4
      const most = source.data[at + 3] ?? 0
      const before = result.data[at + 3] ?? 0
      const x = (column + 0.5 - view.x) / view.scale
      const change =
        spread === 0
          ? changeAt(layers, x, y)
          : (changeAt(layers, x - spread, y - spread) +
              changeAt(layers, x + spread, y - spread) +
              changeAt(layers, x - spread, y + spread) +
              changeAt(layers, x + spread, y + spread)) /
            4
      const now = most === 0 ? 0 : Math.min(most, Math.max(0, before + change))
      for (let channel = 0; channel < 3; channel++) {
        out[to + channel] = mixedColour(result.data[at + channel] ?? 0, source.data[at + channel] ?? 0, before, now)
      }
      out[to + 3] = now
    }
  }
}
