import type { ReportGroup, ReportItem } from '../../types.ts'

const fold = (text: string) => text.toLowerCase().normalize('NFKD')

/**
 * The groups with only those items in which every word stands, in any order: `pay declined 390 dark changed`. Groups
 * without any are left out.
 */
export function matching(groups: readonly ReportGroup[], text: string): readonly ReportGroup[] {
  const words = fold(text).split(/\s+/)
  const has = ({ title, name, id, status }: ReportItem) => {
    const said = fold(`${title} ${name} ${id} ${status}`)
    return words.every((word) => said.includes(word))
  }
  return groups.map((group) => ({ ...group, items: group.items.filter(has) })).filter(({ items }) => items.length > 0)
}
