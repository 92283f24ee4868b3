import { createHash } from 'node:crypto'
import type { Piece } from './baselines.ts'

/** Fewer rows that were met before are not worth a seam. */
const FEWEST_AGAIN = 16

/**
 * What stands above and below is shrunk and blurred with a photograph, so that its edges come back as they were: what
 * stands beside it in the page is another picture.
 */
const AROUND = 8

interface Place {
  page: number
  row: number
}

export const keyOf = (row: Buffer): string => createHash('sha1').update(row).digest('base64')

/**
 * Rows of photographs. Unlike rows that are drawn they are no good by themselves: a page of them is kept smaller, and
 * with loss. A run of rows lies there as it stood in its picture, with what was around it.
 */
export class PhotographRows {
  readonly #nameOf: (page: number) => string
  readonly #highest: number
  readonly #pages: Buffer[][] = []
  readonly #keys: string[][] = []
  readonly #places = new Map<string, Place>()

  /** @param highest rows that a page may have at most */
  constructor(nameOf: (page: number) => string, highest: number) {
    this.#nameOf = nameOf
    this.#highest = highest
  }

  get pages(): readonly (readonly Buffer[])[] {
    return this.#pages
  }

  /** @returns where the rows `from` to before `to` of a picture lie from now on */
  addRun(rows: readonly Buffer[], from: number, to: number): Piece[] {
    const keys = rows.slice(from, to).map(keyOf)
    const pieces: Piece[] = []
    for (let at = from; at < to; ) {
      const again = this.#metAt(keys, at - from)
      if (again) {
        pieces.push([this.#nameOf(again.page), again.row, again.count, 1])
        at += again.count
        continue
      }
      let end = at + 1
      while (end < to && !this.#metAt(keys, end - from)) end += 1
      const { page, row } = this.#append(rows, at, end, keys.slice(at - from, end - from))
      pieces.push([this.#nameOf(page), row, end - at, 1])
      at = end
    }
    return pieces
  }

  /** The longest run that begins here and lies in a page already. */
  #metAt(keys: readonly string[], at: number): (Place & { count: number }) | undefined {
    const place = this.#places.get(keys[at] ?? '')
    if (place === undefined) return undefined
    const known = this.#keys[place.page] ?? []
    let count = 1
    while (at + count < keys.length && keys[at + count] === known[place.row + count]) count += 1
    return count >= FEWEST_AGAIN || at + count === keys.length ? { ...place, count } : undefined
  }

  #append(rows: readonly Buffer[], from: number, to: number, keys: readonly string[]): Place {
    // Half a row is none: each run takes an even number of them.
    const after = AROUND + ((to - from) % 2)
    const needed = AROUND + (to - from) + after
    const last = this.#pages.at(-1)
    if (last === undefined || last.length + needed > this.#highest) {
      this.#pages.push([])
      this.#keys.push([])
    }
    const page = this.#pages.length - 1
    const [own = [], ownKeys = []] = [this.#pages[page], this.#keys[page]]
    const row = own.length + AROUND
    for (let at = from - AROUND; at < to + after; at += 1) {
      const near = rows[Math.min(Math.max(at, 0), rows.length - 1)]
      if (near) own.push(near)
      ownKeys.push('')
    }
    for (const [index, key] of keys.entries()) {
      ownKeys[row + index] = key
      if (!this.#places.has(key)) this.#places.set(key, { page, row: row + index })
    }
    return { page, row }
  }
}
