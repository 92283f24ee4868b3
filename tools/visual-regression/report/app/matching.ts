import type { ReportGroup, ReportItem } from '../../types.ts'
import type { Filters } from './address.ts'

const plain = (text: string) => text.toLowerCase().normalize('NFKD')

/** Whether anything is left out. */
const isFiltering = ({ text, theme, width, status }: Filters): boolean =>
  text.trim() !== '' || theme !== null || width !== null || status !== null

/** Each word has to stand somewhere in the component or the story, in any order: `pay declined`. */
function says(text: string, ...places: readonly string[]): boolean {
  const where = plain(places.join(' '))
  return plain(text)
    .split(/\s+/)
    .every((word) => where.includes(word))
}

function passes(item: ReportItem, { text, theme, width, status }: Filters): boolean {
  if (theme !== null && item.theme !== theme) return false
  if (width !== null && item.width !== width) return false
  if (status !== null && item.status !== status) return false
  return says(text, item.title, item.name, item.id)
}

/** The groups with only those items that pass; groups without any are gone. */
export function matching(groups: readonly ReportGroup[], filters: Filters): readonly ReportGroup[] {
  if (!isFiltering(filters)) return groups
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => passes(item, filters)) }))
    .filter(({ items }) => items.length > 0)
}
