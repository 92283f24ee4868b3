import type { Picture, PictureItem, ReportData, ReportItem } from '../../types.ts'

/** The one picture that stands for an item in a list: how it looks now, or how it looked last. */
export const faceOf = (item: PictureItem): Picture | null => (item.status === 'removed' ? item.before : item.after)

export function picturesOf(item: ReportItem): readonly Picture[] {
  if (item.look === 'words') return []
  const both = item.status === 'changed' ? [item.before, item.after] : [faceOf(item)]
  return both.filter((picture) => picture !== null)
}

/** A picture that is a file beside the page and not inside it. */
export const isLinked = ({ src }: Picture): boolean => !src.startsWith('data:')

/** What both pictures fit in, laid over each other at their upper left corners. */
export const commonSize = (before: Picture, after: Picture) => ({
  width: Math.max(before.width, after.width),
  height: Math.max(before.height, after.height),
})

/** A report as it is written: pictures that are inside the page stand in a table, each once. */
export interface WrittenData {
  report: ReportData
  /** Data URIs by the `src` they stand for. */
  inside: Readonly<Record<string, string>>
}

/** The report with the pictures of the table in their places. */
export function unpack({ report, inside }: WrittenData): ReportData {
  const inPlace = <P extends Picture | null>(picture: P): P =>
    picture === null ? picture : { ...picture, src: inside[picture.src] ?? picture.src }
  const groups = report.groups.map((group) => ({
    ...group,
    items: group.items.map((item): ReportItem => {
      if (item.look === 'words') return item
      if (item.status === 'new') return { ...item, after: inPlace(item.after) }
      if (item.status === 'removed') return { ...item, before: inPlace(item.before) }
      return { ...item, before: inPlace(item.before), after: inPlace(item.after) }
    }),
  }))
  return { ...report, groups }
}
