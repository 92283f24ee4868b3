import type { ReportGroup, ReportItem } from '../../types.ts'
import type { Filters } from './address.ts'

export interface ComponentItems {
  title: string
  items: readonly ReportItem[]
}

/** Items under the titles of their components, in the order in which the titles first come up. */
export function byComponent(items: readonly ReportItem[]): readonly ComponentItems[] {
  return [...Map.groupBy(items, ({ title }) => title)].map(([title, own]) => ({ title, items: own }))
}

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

/** A few items that say the most about a group: one of each component before a second one of any. */
export function pickFaces(items: readonly ReportItem[], most: number): readonly ReportItem[] {
  const components = byComponent(items)
  const picked: ReportItem[] = []
  const rounds = Math.max(0, ...components.map((component) => component.items.length))
  for (let round = 0; round < rounds && picked.length < most; round += 1) {
    for (const component of components) {
      const item = component.items[round]
      if (item && picked.length < most) picked.push(item)
    }
  }
  return picked
}

export type Row =
  | { kind: 'component'; title: string; count: number }
  | { kind: 'items'; items: readonly ReportItem[]; title: string }

/** A list as rows of equal height a kind, so that only the rows in sight need to be on the page. */
export function rowsOf(items: readonly ReportItem[], columns: number): readonly Row[] {
  return byComponent(items).flatMap(({ title, items: own }) => {
    const lines = Array.from({ length: Math.ceil(own.length / columns) }, (_, line): Row => {
      return { kind: 'items', title, items: own.slice(line * columns, (line + 1) * columns) }
    })
    return [{ kind: 'component', title, count: own.length }, ...lines]
  })
}

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
