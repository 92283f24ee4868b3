/** A part of a long list: a row, or a gap as high as the rows that are not rendered. */
export type Piece =
  | { kind: 'row'; place: number; group: number; isEdge: boolean }
  | { kind: 'gap'; from: number; to: number; height: number }

export interface Groups {
  /** Number of all rows. */
  count: number
  /** Number of rows in a group. */
  size: number
  /** px between two rows. */
  spacing: number
  /** px of each rendered group. */
  heights: ReadonlyMap<number, number>
  /** Estimated px of a row that was not rendered; constant, because a new value would move all gaps. */
  rowHeight: number
}

const rowsIn = (group: number, { count, size }: Pick<Groups, 'count' | 'size'>) => Math.min(size, count - group * size)

/** Groups that must be rendered for those rows. Rows out of range count as the first or the last. */
export function groupsOf(
  places: readonly number[],
  { count, size }: Pick<Groups, 'count' | 'size'>,
): ReadonlySet<number> {
  return new Set(places.map((place) => Math.floor(Math.min(Math.max(place, 0), count - 1) / size)))
}

const heightOf = (group: number, groups: Groups): number =>
  groups.heights.get(group) ?? groups.rowHeight * rowsIn(group, groups)

/** Average px of a row in those groups. */
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

/** The groups of a gap starting at `top` that are between two heights. */
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
