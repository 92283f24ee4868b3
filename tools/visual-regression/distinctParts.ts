import { createHash } from 'node:crypto'

/** What stands in each row of a picture: rows that look the same have the same names. */
export function rowsIn({ data, height }: { data: Buffer; height: number }): readonly string[] {
  const bytes = data.length / height
  return Array.from({ length: height }, (_, y) =>
    createHash('sha1')
      .update(data.subarray(y * bytes, (y + 1) * bytes))
      .digest('base64'),
  )
}

/**
 * @returns the first row of a picture that another one has not at its place. Its length where all of it stands in the
 * other, which has something more before the same end: the footer of the site has only moved.
 */
function parting(one: readonly string[], other: readonly string[]): number {
  const lower = Math.min(one.length, other.length)
  let begin = 0
  while (begin < lower && one[begin] === other[begin]) begin += 1
  let end = 0
  while (end < lower - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return begin + end === one.length ? one.length : begin
}

/** The picture of which the others are variations: it has most in common with all of them. */
function plainest(pictures: readonly (readonly string[])[]): readonly string[] {
  const known = pictures.map((rows) => ({ rows, has: new Set(rows) }))
  const likeness = (one: readonly string[], { rows, has }: (typeof known)[number]) =>
    one.filter((row) => has.has(row)).length / Math.max(one.length, rows.length)
  let plain: readonly string[] = []
  let most = -1
  for (const { rows } of known) {
    const like = known.reduce((sum, other) => sum + likeness(rows, other), 0)
    if (like > most) [plain, most] = [rows, like]
  }
  return plain
}

/** Of the window's height: what differs stands below some of what is around it. */
const ABOVE = 0.3
/** What begins further down has too little of it in the window. */
const LOWEST = 0.75

/** Where a window begins that shows the row from which a picture differs. */
function startFor(rows: readonly string[], differs: number, high: number): number {
  if (differs === rows.length || differs < high * LOWEST) return 0
  return Math.max(0, Math.min(Math.round(differs - high * ABOVE), rows.length - high))
}

/**
 * Where a window upon each picture begins, in rows, so that it shows what tells the picture from the others. The
 * beginning of a page, unless what differs is not to be seen there.
 *
 * @param high how many rows the window shows
 */
export function distinctParts(pictures: ReadonlyMap<string, readonly string[]>, high: number): Map<string, number> {
  const plain = plainest([...pictures.values()])
  const first = [...pictures].map(([name, rows]) => {
    const start = startFor(rows, rows === plain ? rows.length : parting(rows, plain), high)
    return { name, rows, start, shows: rows.slice(start, start + high * LOWEST).join() }
  })
  // Below an open dialog a whole page is another, and the same in each of its states: these are told from each other.
  const starts = first.map(({ name, rows, start, shows }) => {
    if (rows === plain) return [name, start] as const
    const alike = first.filter((other) => other.shows === shows && other.rows !== rows)
    const partings = alike.map((other) => parting(rows, other.rows)).filter((differs) => differs < rows.length)
    return [name, partings.length === 0 ? start : startFor(rows, Math.max(...partings), high)] as const
  })
  return new Map(starts)
}
