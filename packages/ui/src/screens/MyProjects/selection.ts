/** The selected images, and the start of a range with Shift. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** The image that was last toggled by itself. */
  readonly anchor: string | null
  /** The selection when the anchor was set; a range adds to it, so that a shorter range removes images again. */
  readonly base: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export const nothingSelected: Selection = { ids: none, anchor: null, base: none }

/** Toggles one image. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id, base: next }
}

/** Adds all images from the anchor to this one, inclusive; without a visible anchor, only this one. */
export function extended(selection: Selection, id: string, order: readonly string[]): Selection {
  const { anchor, base } = selection
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  if (from < 0 || to < 0) return toggled(selection, id)
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...base, ...between]), anchor, base }
}

/** Adds all visible images to the selection. */
export function withAll({ ids, anchor }: Selection, order: readonly string[]): Selection {
  const next = new Set([...ids, ...order])
  return { ids: next, anchor, base: next }
}
