import type { ReportItem } from '../../types.ts'

/** An item, and all that changed as it did. */
export interface Alike {
  item: ReportItem
  alike: readonly ReportItem[]
}

const keyOf = (item: ReportItem) => (item.look === 'words' ? `${item.status} ${item.changes.join()}` : item.id)

/** Equal changes are looked at once. */
export const alikeOf = (items: readonly ReportItem[]): readonly Alike[] =>
  [...Map.groupBy(items, keyOf).values()].flatMap((alike) => {
    const [item] = alike
    return item === undefined ? [] : [{ item, alike }]
  })
