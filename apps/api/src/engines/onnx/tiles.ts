/** A square input of the model, and the part of it that is kept, in pixels of the image. */
export interface Tile {
  left: number
  top: number
  keep: { left: number; top: number; right: number; bottom: number }
}

interface Span {
  from: number
  keepFrom: number
  keepTo: number
}

/** Tiles of the same side along one direction; each keeps all but `overlap` pixels at sides inside the image. */
function spans(length: number, tile: number, overlap: number): Span[] {
  const all: Span[] = []
  for (let keepFrom = 0; keepFrom < length; ) {
    // The last tile moves back to end with the image.
    const from = Math.max(0, Math.min(keepFrom === 0 ? 0 : keepFrom - overlap, length - tile))
    const keepTo = from + tile >= length ? length : from + tile - overlap
    all.push({ from, keepFrom, keepTo })
    keepFrom = keepTo
  }
  return all
}

/** Every pixel is kept from exactly one tile. */
export function tilesOf(size: { width: number; height: number }, tile: number, overlap: number): Tile[] {
  return spans(size.height, tile, overlap).flatMap((down) =>
    spans(size.width, tile, overlap).map((across) => ({
      left: across.from,
      top: down.from,
      keep: { left: across.keepFrom, right: across.keepTo, top: down.keepFrom, bottom: down.keepTo },
    })),
  )
}
