import type { ReportGroup, ReportItem } from '../types.ts'

/** Title of the group that no change explains, which is how a story shows that looks different at each run. */
export const unexplained = 'No code that these stories use has changed'

const titleOf = ([first, ...others]: readonly string[]): string => {
  if (first === undefined) return unexplained
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

/** How many stories each changed file reaches. */
function storiesPerFile(reasons: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const file of [...reasons.values()].flat()) counts.set(file, (counts.get(file) ?? 0) + 1)
  return counts
}

/**
 * Puts pictures together whose stories use the same changed files, so that one change reads as one.
 * @param reasons the changed files that each story uses, for all stories and not only for those that differ
 */
export function groupByCause(
  items: readonly ReportItem[],
  reasons: ReadonlyMap<string, readonly string[]>,
): ReportGroup[] {
  const counts = storiesPerFile(reasons)
  const fewestFirst = (one: string, other: string) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0)
  // Sorted before they are compared: two lists of the same files are the same cause in any order.
  const causeOf = ({ storyId }: ReportItem) => [...new Set(reasons.get(storyId))].sort().sort(fewestFirst)

  const causes = Map.groupBy(items, (item) => JSON.stringify(causeOf(item)))
  return [...causes.values()]
    .map((together) => {
      const files = together.slice(0, 1).flatMap(causeOf)
      return { title: titleOf(files), files, items: together }
    })
    .sort(
      (one, other) =>
        Number(one.files.length === 0) - Number(other.files.length === 0) ||
        other.items.length - one.items.length ||
        one.title.localeCompare(other.title, 'en'),
    )
    .map((group, index) => ({ id: `g${index + 1}`, ...group }))
}
