/** What is selected, and from where a selection with Shift reaches. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** The one that was last selected or unselected by itself. */
  readonly anchor: string | null
  /** What was selected then: a reach with Shift adds to this, so that a shorter one takes back a longer one. */
  readonly base: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const nothingSelected: Selection = { ids: none, anchor: null, base: none }

/** One picture by itself. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id, base: next }
}

/** Everything between the anchor and this one, both included; without an anchor in sight only this one. */
export function extended(selection: Selection, id: string, order: readonly string[]): Selection {
  const { anchor, base } = selection
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  if (from < 0 || to < 0) return toggled(selection, id)
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...base, ...between]), anchor, base }
}

/** All that is in sight, beside what was selected before. */
export function withAll({ ids, anchor }: Selection, order: readonly string[]): Selection {
  const next = new Set([...ids, ...order])
  return { ids: next, anchor, base: next }
}
