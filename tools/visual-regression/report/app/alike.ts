import type { ReportItem } from '../../types.ts'

/** An item, and all that changed as it did. */
export interface Alike {
  item: ReportItem
  alike: readonly ReportItem[]
}

function keyOf(item: ReportItem): string {
  if (item.look === 'words') return `${item.status} ${item.changes.join()}`
  return item.status === 'changed' ? (item.change ?? item.id) : item.id
}

/** Equal changes are looked at once. */
export const alikeOf = (items: readonly ReportItem[]): readonly Alike[] =>
  [...Map.groupBy(items, keyOf).values()].flatMap((alike) => {
    const [item] = alike
    return item === undefined ? [] : [{ item, alike }]
  })
