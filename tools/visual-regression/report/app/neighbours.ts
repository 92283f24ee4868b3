import type { ReportItem } from '../../types.ts'

export interface Neighbours {
  /** -1 for one that the filters hide. */
  place: number
  previous: ReportItem | null
  next: ReportItem | null
}

/** What stands before and after an item; from one that is hidden, the way on is to the first. */
export function neighbours(items: readonly ReportItem[], id: string): Neighbours {
  const place = items.findIndex((item) => item.id === id)
  return { place, previous: items[place - 1] ?? null, next: items[place + 1] ?? null }
}
