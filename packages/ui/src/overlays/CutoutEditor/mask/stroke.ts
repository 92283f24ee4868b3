import { around, type Mask, nowhere, type Rect, within } from './mask.ts'
import { type Patch, toPatch } from './patch.ts'
import { readTile, TILE, tileRect, tilesAcross, tilesIn } from './tiles.ts'

export type Tool = 'restore' | 'erase'

export interface Brush {
  tool: Tool
  /** Radius including the soft edge, in px of the image. */
  radius: number
}

export interface Place {
  x: number
  y: number
}

export interface Stroke {
  /** Moves the brush to a point. @returns the changed part */
  to(place: Place): Rect
  /** @returns the undo patch; null when nothing has changed */
  end(): Patch | null
}

/** Share of the radius with full effect. */
const FIRM = 0.6

/** Effect of a brush on a pixel at a distance from its middle, 0..255. */
export function coverage(distance: number, radius: number): number {
  const soft = (radius - distance) / Math.max(radius * (1 - FIRM), 0.5)
  const share = Math.min(1, Math.max(0, soft))
  return Math.round(share * share * (3 - 2 * share) * 255)
}

interface Touched {
  /** The tile before the stroke. */
  before: Uint8Array
  /** The maximum effect of the stroke on each pixel, so that passing a point twice counts once. */
  taken: Uint8Array
}

/** Distance of a pixel from the line between two points. */
function distanceTo(x: number, y: number, from: Place, to: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}

/** Starts a stroke over a mask, which changes during the stroke. */
export function beginStroke(mask: Mask, { tool, radius }: Brush): Stroke {
  const touched = new Map<number, Touched>()
  const across = tilesAcross(mask)
  let last: Place | null = null

  const tileAt = (tile: number): Touched => {
    const there = touched.get(tile)
    if (there) return there
    const before = readTile(mask, tile)
    const fresh = { before, taken: new Uint8Array(before.length) }
    touched.set(tile, fresh)
    return fresh
  }

  const cover = (tile: number, part: Rect, from: Place, to: Place) => {
    const own = tileRect(mask, tile)
    const { before, taken } = tileAt(tile)
    const right = Math.min(own.x + own.width, part.x + part.width)
    const bottom = Math.min(own.y + own.height, part.y + part.height)
    for (let y = Math.max(own.y, part.y); y < bottom; y++) {
      for (let x = Math.max(own.x, part.x); x < right; x++) {
        const at = (y - own.y) * own.width + (x - own.x)
        const now = coverage(distanceTo(x + 0.5, y + 0.5, from, to), radius)
        if (now <= (taken[at] ?? 0)) continue
        taken[at] = now
        const was = before[at] ?? 0
        mask.data[y * mask.width + x] = tool === 'erase' ? Math.max(0, was - now) : Math.min(255, was + now)
      }
    }
  }

  return {
    to(place) {
      const from = last ?? place
      last = place
      const line = around(
        { x: from.x - radius, y: from.y - radius, width: radius * 2, height: radius * 2 },
        { x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2 },
      )
      const part = within(line, mask)
      if (part.width === 0 || part.height === 0) return nowhere
      for (const tile of tilesIn(mask, part)) {
        // A long diagonal line misses most tiles of the part around it.
        const middle = { x: (tile % across) * TILE + TILE / 2, y: Math.floor(tile / across) * TILE + TILE / 2 }
        if (distanceTo(middle.x, middle.y, from, place) <= radius + TILE) cover(tile, part, from, place)
      }
      return part
    },
    end() {
      const changed: [number, Uint8Array][] = []
      for (const [tile, { before }] of touched) {
        const now = readTile(mask, tile)
        if (before.some((pixel, at) => pixel !== now[at])) changed.push([tile, before])
      }
      touched.clear()
      return changed.length === 0 ? null : toPatch(changed)
    },
  }
}
