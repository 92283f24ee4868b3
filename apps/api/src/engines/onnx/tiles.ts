/** A square of the picture that goes through the model, and the part of it that is kept, in pixels of the picture. */
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

/** Squares of the same side along one direction: each keeps what has `overlap` pixels beside it, or the picture's edge. */
function spans(length: number, tile: number, overlap: number): Span[] {
  const all: Span[] = []
  for (let keepFrom = 0; keepFrom < length; ) {
    // The last one is moved back, so that it ends where the picture does.
    const from = Math.max(0, Math.min(keepFrom === 0 ? 0 : keepFrom - overlap, length - tile))
    const keepTo = from + tile >= length ? length : from + tile - overlap
    all.push({ from, keepFrom, keepTo })
    keepFrom = keepTo
  }
  return all
}

/** Every pixel of the picture is kept of exactly one tile. */
export function tilesOf(size: { width: number; height: number }, tile: number, overlap: number): Tile[] {
  return spans(size.height, tile, overlap).flatMap((down) =>
    spans(size.width, tile, overlap).map((across) => ({
      left: across.from,
      top: down.from,
      keep: { left: across.keepFrom, right: across.keepTo, top: down.keepFrom, bottom: down.keepTo },
    })),
  )
}
