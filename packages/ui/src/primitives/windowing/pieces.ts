/** A part of a long list: a row, or a gap as high as the rows that are not rendered. */
export type Piece =
  | { kind: 'row'; place: number; group: number; isEdge: boolean }
  | { kind: 'gap'; from: number; to: number; height: number }

export interface Groups {
  /** Number of all rows. */
  count: number
  /** Rows that come and go together. */
  size: number
  /** px between two rows. */
  spacing: number
  /** px of the groups that were drawn, by group. */
  heights: ReadonlyMap<number, number>
  /** px of a row that was not drawn yet, as far as is known; it stays, for all gaps would move with it. */
  rowHeight: number
}

const rowsIn = (group: number, { count, size }: Pick<Groups, 'count' | 'size'>) => Math.min(size, count - group * size)

/** Groups that have to be in the document so that those rows are. Rows before the first and after the last count as these. */
export function groupsOf(
  places: readonly number[],
  { count, size }: Pick<Groups, 'count' | 'size'>,
): ReadonlySet<number> {
  return new Set(places.map((place) => Math.floor(Math.min(Math.max(place, 0), count - 1) / size)))
}

const heightOf = (group: number, groups: Groups): number =>
  groups.heights.get(group) ?? groups.rowHeight * rowsIn(group, groups)

/** px of a row of those groups, on average. */
export function averageOf(heights: Groups['heights'], groups: Pick<Groups, 'count' | 'size'>): number {
  let height = 0
  let rows = 0
  for (const [group, own] of heights) {
    height += own
    rows += rowsIn(group, groups)
  }
  return rows > 0 ? height / rows : 0
}

/** The parts of the list if only these groups are rendered. */
export function piecesOf(drawn: ReadonlySet<number>, groups: Groups): readonly Piece[] {
  const pieces: Piece[] = []
  for (let group = 0; group * groups.size < groups.count; group += 1) {
    const before = pieces.at(-1)
    if (drawn.has(group)) {
      const first = group * groups.size
      const last = first + rowsIn(group, groups) - 1
      for (let place = first; place <= last; place += 1) {
        pieces.push({ kind: 'row', place, group, isEdge: place === first || place === last })
      }
    } else if (before?.kind === 'gap') {
      before.to = group
      before.height += groups.spacing + heightOf(group, groups)
    } else pieces.push({ kind: 'gap', from: group, to: group, height: heightOf(group, groups) })
  }
  return pieces
}

/** Which groups of a gap that begins at `top` would be seen between two heights. */
export function groupsBetween(
  gap: { from: number; to: number; top: number },
  [start, end]: readonly [start: number, end: number],
  groups: Groups,
): readonly number[] {
  const seen: number[] = []
  let { top } = gap
  for (let group = gap.from; group <= gap.to && top < end; group += 1) {
    const bottom = top + heightOf(group, groups)
    if (bottom > start) seen.push(group)
    top = bottom + groups.spacing
  }
  return seen
}
