import { around, type Mask, nowhere, type Rect } from './mask.ts'
import { type Packed, pack, unpack } from './packed.ts'
import { readTile, tileRect, tilesIn, writeTile } from './tiles.ts'

/** Some tiles of a mask, before or after a change: one direction of an undo step. */
export interface Patch {
  readonly tiles: ReadonlyMap<number, Packed>
  readonly bytes: number
}

/** Estimated bytes of a tile without its pixels: entry, object, buffer. */
const OVERHEAD = 128

export function toPatch(tiles: Iterable<readonly [number, Uint8Array]>): Patch {
  const packed = new Map<number, Packed>()
  let bytes = 0
  for (const [tile, pixels] of tiles) {
    const one = pack(pixels)
    packed.set(tile, one)
    bytes += one.bytes.length + OVERHEAD
  }
  return { tiles: packed, bytes }
}

/** Applies a patch to the mask. @returns the patch that undoes it, and the changed part */
export function swap(mask: Mask, patch: Patch): { undone: Patch; changed: Rect } {
  const before: [number, Uint8Array][] = []
  let changed = nowhere
  for (const [tile, packed] of patch.tiles) {
    const now = readTile(mask, tile)
    before.push([tile, now])
    writeTile(mask, tile, unpack(packed, now.length))
    changed = around(changed, tileRect(mask, tile))
  }
  return { undone: toPatch(before), changed }
}

/** The patch that turns a mask into another of the same size. */
export function difference(mask: Mask, wanted: Mask): Patch {
  const all = tilesIn(mask, { x: 0, y: 0, width: mask.width, height: mask.height })
  return toPatch(
    all.flatMap((tile): [number, Uint8Array][] => {
      const pixels = readTile(wanted, tile)
      const own = readTile(mask, tile)
      return pixels.every((pixel, at) => pixel === own[at]) ? [] : [[tile, pixels]]
    }),
  )
}
