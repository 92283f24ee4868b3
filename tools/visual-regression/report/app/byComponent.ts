import type { ReportItem } from '../../types.ts'

export interface ComponentItems {
  title: string
  items: readonly ReportItem[]
}

/** Items under the titles of their components, in the order in which the titles first come up. */
export function byComponent(items: readonly ReportItem[]): readonly ComponentItems[] {
  return [...Map.groupBy(items, ({ title }) => title)].map(([title, own]) => ({ title, items: own }))
}
