import { createHash } from 'node:crypto'
import type { Piece } from './baselines.ts'
import { bytesOfRow, type Pixels, rowOf } from './pixels.ts'

/** WebP knows no picture that is higher. */
const HIGHEST = 16_000

/** Rows are judged in bands: a photograph is one throughout, and lossless again where it ends. */
const BAND = 16

/** More colours in a row of a strip than letters, lines and their soft edges need. */
const MOST_COLORS = 64

/** More steps from pixel to pixel, as a share of the row: letters leave ground between them, grain does not. */
const MOST_STEPS = 0.3

const isPhotographic = (row: Buffer): boolean => {
  const colors = new Set<number>()
  let steps = 0
  let last = -1
  for (let at = 0; at < row.length; at += 3) {
    const color = row.readUIntBE(at, 3)
    if (color === last) continue
    last = color
    steps += 1
    colors.add(color)
  }
  return colors.size > MOST_COLORS || steps > (row.length / 3) * MOST_STEPS
}

/**
 * Rows of pixels without their repetitions. The states of a screen share most of their rows, also where one state has
 * pushed them further down; each is kept once, in the order in which it was met.
 */
export class Rows {
  readonly #name: string
  readonly #places = new Map<string, Piece>()
  readonly #drawn: Buffer[] = []
  readonly #photographed: Buffer[] = []
  readonly #photo: string

  /** `name` begins the names of the pages, `photo` is the one of those that hold photographs. */
  constructor(name: string, photo: string) {
    this.#name = name
    this.#photo = photo
  }

  #add(row: Buffer, isPhoto: () => boolean): Piece {
    const key = createHash('sha1').update(row).digest('base64')
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const photographic = isPhoto()
    const rows = photographic ? this.#photographed : this.#drawn
    const index = rows.push(row) - 1
    const page = `${photographic ? this.#photo : this.#name}-${Math.floor(index / HIGHEST)}.webp`
    const place: Piece = [page, index % HIGHEST, 1, 1]
    this.#places.set(key, place)
    return place
  }

  /** @returns where the rows of the picture lie from now on */
  addPicture(picture: Pixels): Piece[] {
    const rows = Array.from({ length: picture.height }, (_, index) => rowOf(picture, index))
    const bands = new Map<number, boolean>()
    const isInPhoto = (index: number): boolean => {
      const first = index - (index % BAND)
      const known = bands.get(first)
      if (known !== undefined) return known
      const photographic = rows.slice(first, first + BAND).some(isPhotographic)
      bands.set(first, photographic)
      return photographic
    }
    return joined(rows.map((row, index) => this.#add(row, () => isInPhoto(index))))
  }

  /** Rows that were kept before and are drawn, so that nothing is lost by keeping them again. */
  addDrawn(rows: readonly Buffer[]): Piece[] {
    return joined(rows.map((row) => this.#add(row, () => false)))
  }

  /** The pages as pictures, by their names. */
  pages(): ReadonlyMap<string, Pixels & { photographic: boolean }> {
    const paged = (rows: readonly Buffer[], name: string, photographic: boolean) =>
      Array.from({ length: Math.ceil(rows.length / HIGHEST) }, (_, index) => {
        const own = rows.slice(index * HIGHEST, (index + 1) * HIGHEST)
        const data = Buffer.concat(own)
        const pixels = { width: data.length / own.length / 3, height: own.length, data, photographic }
        return [`${name}-${index}.webp`, pixels] as const
      })
    return new Map([...paged(this.#drawn, this.#name, false), ...paged(this.#photographed, this.#photo, true)])
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
