import type { Mask, Rect } from './mask.ts'

/** Side in px: small enough to store little around a stroke, large enough to need few tiles. */
export const TILE = 128

/** Tiles are numbered row by row. */
export const tilesAcross = ({ width }: Pick<Mask, 'width'>): number => Math.ceil(width / TILE)

export function tileRect(mask: Pick<Mask, 'width' | 'height'>, tile: number): Rect {
  const across = tilesAcross(mask)
  const x = (tile % across) * TILE
  const y = Math.floor(tile / across) * TILE
  return { x, y, width: Math.min(TILE, mask.width - x), height: Math.min(TILE, mask.height - y) }
}

/** Numbers of the tiles that a part touches. */
export function tilesIn(mask: Pick<Mask, 'width' | 'height'>, { x, y, width, height }: Rect): number[] {
  if (width <= 0 || height <= 0) return []
  const across = tilesAcross(mask)
  const found: number[] = []
  for (let row = Math.floor(y / TILE); row <= Math.floor((y + height - 1) / TILE); row++) {
    for (let column = Math.floor(x / TILE); column <= Math.floor((x + width - 1) / TILE); column++) {
      found.push(row * across + column)
    }
  }
  return found
}

export function readTile(mask: Mask, tile: number): Uint8Array {
  const { x, y, width, height } = tileRect(mask, tile)
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = (y + row) * mask.width + x
    pixels.set(mask.data.subarray(from, from + width), row * width)
  }
  return pixels
}

export function writeTile(mask: Mask, tile: number, pixels: Uint8Array): void {
  const { x, y, width, height } = tileRect(mask, tile)
  for (let row = 0; row < height; row++) {
    mask.data.set(pixels.subarray(row * width, (row + 1) * width), (y + row) * mask.width + x)
  }
}
