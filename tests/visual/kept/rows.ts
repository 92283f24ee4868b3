import type { Piece } from './baselines.ts'
import { coarse } from './coarse.ts'
import { keyOf, PhotographRows } from './photographRows.ts'
import { photographsIn } from './photographs.ts'
import { bytesOfRow, type Pixels, rowOf } from './pixels.ts'

/** WebP knows no picture that is higher. */
const HIGHEST = 16_000

/** What the names of new pages begin with. */
export interface Names {
  drawn: string
  photographed: string
}

/**
 * Rows of pixels without their repetitions. The states of a screen share most of their rows, also where one state has
 * pushed them further down; each is kept once, in the order in which it was met.
 */
export class Rows {
  readonly #names: Names
  /** By what is kept. */
  readonly #places = new Map<string, Piece>()
  /** By what was in the picture: most of its rows have been met before. */
  readonly #met = new Map<string, Piece>()
  readonly #drawn: Buffer[] = []
  readonly #photographed: PhotographRows

  constructor(names: Names) {
    this.#names = names
    this.#photographed = new PhotographRows((page) => `${names.photographed}-${page}.webp`, HIGHEST)
  }

  /** A page that was kept before: its rows are not kept again. */
  know(name: string, page: Pixels): void {
    for (let index = 0; index < page.height; index += 1) {
      this.#places.set(keyOf(rowOf(page, index)), [name, index, 1, 1])
    }
  }

  #addRow(row: Buffer): Piece {
    const key = keyOf(row)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const index = this.#drawn.push(row) - 1
    const place: Piece = [`${this.#names.drawn}-${Math.floor(index / HIGHEST)}.webp`, index % HIGHEST, 1, 1]
    this.#places.set(key, place)
    return place
  }

  #addCoarse(row: Buffer): Piece {
    const key = keyOf(row)
    const place = this.#met.get(key) ?? this.#addRow(coarse(row))
    this.#met.set(key, place)
    return place
  }

  /** @returns where the rows of the picture lie from now on */
  addPicture(picture: Pixels): Piece[] {
    const rows = Array.from({ length: picture.height }, (_, index) => rowOf(picture, index))
    const pieces: Piece[] = []
    let at = 0
    for (const { from, to } of photographsIn(rows)) {
      pieces.push(...rows.slice(at, from).map((row) => this.#addCoarse(row)))
      pieces.push(...this.#photographed.addRun(rows, from, to))
      at = to
    }
    pieces.push(...rows.slice(at).map((row) => this.#addCoarse(row)))
    return joined(pieces)
  }

  /** Rows that were kept before and are drawn, so that nothing is lost by keeping them again. */
  addDrawn(rows: readonly Buffer[]): Piece[] {
    return joined(rows.map((row) => this.#addRow(row)))
  }

  /** The pages as pictures, by their names. */
  pages(): ReadonlyMap<string, Pixels & { photographic: boolean }> {
    const drawn = Array.from({ length: Math.ceil(this.#drawn.length / HIGHEST) }, (_, index) =>
      this.#drawn.slice(index * HIGHEST, (index + 1) * HIGHEST),
    )
    const pagesOf = (all: readonly (readonly Buffer[])[], name: string, photographic: boolean) =>
      all.map((rows, index) => {
        const data = Buffer.concat(rows)
        const pixels = { width: data.length / rows.length / 3, height: rows.length, data, photographic }
        return [`${name}-${index}.webp`, pixels] as const
      })
    return new Map([
      ...pagesOf(drawn, this.#names.drawn, false),
      ...pagesOf(this.#photographed.pages, this.#names.photographed, true),
    ])
  }
}

/** Pieces that follow one another in the same page are one, and so is a row that repeats: most of a page is ground. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const [page, start, count, times] = piece
    const last = result.at(-1)
    const together = last === undefined || last[0] !== page || times > 1 ? undefined : withNext(last, start, count)
    if (together === undefined) result.push(piece)
    else result[result.length - 1] = together
  }
  return result
}

function withNext([page, start, count, times]: Piece, next: number, more: number): Piece | undefined {
  if (count === 1 && more === 1 && start === next) return [page, start, 1, times + 1]
  return times === 1 && start + count === next ? [page, start, count + more, 1] : undefined
}

/** Puts a strip together again. `pages` are those that its pieces name. */
export function assemble(pieces: readonly Piece[], pages: ReadonlyMap<string, Pixels>): Pixels {
  let width = 0
  const parts = pieces.flatMap(([name, start, count, times]) => {
    const page = pages.get(name)
    if (page === undefined) throw new Error(`The baselines lack the page ${name}`)
    width = page.width
    const length = bytesOfRow(width)
    return Array<Buffer>(times).fill(page.data.subarray(start * length, (start + count) * length))
  })
  const data = Buffer.concat(parts)
  return { width, height: data.length / bytesOfRow(width), data }
}
