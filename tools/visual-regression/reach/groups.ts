import path from 'node:path'
import type { ReportGroup, ReportItem } from '../types.ts'

/** Title of the group that no change explains, which is how a story shows that looks different at each run. */
export const unexplained = 'No code that these stories use has changed'

const titleOf = ([first, ...others]: readonly string[]): string => {
  if (first === undefined) return unexplained
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

/** From what is plain to what is made of it. */
const layers = ['primitives', 'controls', 'overlays', 'screens'].map((layer) => `packages/ui/src/${layer}/`)

/** The stories of a changed component come before those of what uses it. */
function nearness(files: readonly string[], fileOf: NonNullable<Known['fileOf']>): (item: ReportItem) => number {
  const folders = new Set(files.map((file) => path.posix.dirname(file)))
  return ({ storyId }) => {
    const file = fileOf(storyId) ?? ''
    if (folders.has(path.posix.dirname(file))) return -1
    const layer = layers.findIndex((folder) => file.startsWith(folder))
    return layer < 0 ? layers.length : layer
  }
}

interface Known {
  fileOf?: (storyId: string) => string | undefined
  tokens?: ReadonlyMap<string, readonly string[]>
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
 * @param known.fileOf the file of a story
 * @param known.tokens what changed in a file of tokens
 */
export function groupByCause(
  items: readonly ReportItem[],
  reasons: ReadonlyMap<string, readonly string[]>,
  { fileOf = () => undefined, tokens = new Map() }: Known = {},
): ReportGroup[] {
  const counts = storiesPerFile(reasons)
  const fewestFirst = (one: string, other: string) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0)
  // Sorted before they are compared: two lists of the same files are the same cause in any order.
  const causeOf = ({ storyId }: ReportItem) => [...new Set(reasons.get(storyId))].sort().sort(fewestFirst)

  const causes = Map.groupBy(items, (item) => JSON.stringify(causeOf(item)))
  return [...causes.values()]
    .map((together) => {
      const files = together.slice(0, 1).flatMap(causeOf)
      const changed = files.flatMap((file) => tokens.get(file) ?? [])
      // A token is told by its name and values, unless something nearer to the stories has changed, too.
      const title = tokens.has(files[0] ?? '') ? titleOf(changed) : titleOf(files)
      const order = nearness(files, fileOf)
      return { title, files, items: together.toSorted((one, other) => order(one) - order(other)) }
    })
    .sort(
      (one, other) =>
        Number(one.files.length === 0) - Number(other.files.length === 0) ||
        other.items.length - one.items.length ||
        one.title.localeCompare(other.title, 'en'),
    )
    .map((group, index) => ({ id: `g${index + 1}`, ...group }))
}
