/** A page's number, or how many pages were left out at this place. */
export type PageStep = { page: number } | { leftOut: number }

export interface PageRangeOptions {
  /** The current page, from 1; anything else is brought into the range. */
  page: number
  /** How many pages there are. */
  pages: number
  /** Pages shown on each side of the current one. */
  around?: number
}

const whole = (value: number, least: number) => (Number.isFinite(value) ? Math.max(least, Math.trunc(value)) : least)

/** The nearest existing page, or 1 for an empty list. */
export function clampPage(page: number, pages: number): number {
  return Math.min(whole(page, 1), whole(pages, 1))
}

/**
 * The pages to offer: the first, the last, the current one with its neighbours, and gaps between them. A gap never
 * stands for a single page, and the number of steps is the same on every page of a list, so that Next stays under the
 * pointer.
 */
export function pageRange({ page, pages, around = 1 }: PageRangeOptions): readonly PageStep[] {
  const last = whole(pages, 1)
  const current = clampPage(page, last)
  const reach = whole(around, 0)
  const run = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => ({ page: from + place }))
  // First, gap, neighbours, the current one, neighbours, gap, last.
  const most = 2 * reach + 5
  if (last <= most) return run(1, last)
  const edge = most - 2
  if (current <= edge - reach) return [...run(1, edge), { leftOut: last - edge - 1 }, { page: last }]
  if (current > last - edge + reach) return [{ page: 1 }, { leftOut: last - edge - 1 }, ...run(last - edge + 1, last)]
  const from = current - reach
  const to = current + reach
  return [{ page: 1 }, { leftOut: from - 2 }, ...run(from, to), { leftOut: last - to - 1 }, { page: last }]
}
