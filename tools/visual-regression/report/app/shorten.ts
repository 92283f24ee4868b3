import type { ReportGroup } from '../../types.ts'

/**
 * What to hand to `npm run visual:approve` for a choice: `all` when nothing is left out, a group by its id when it is
 * chosen whole, every other picture by its own. What has been approved before counts as chosen: it makes groups whole.
 */
export function shorten(
  groups: readonly ReportGroup[],
  chosen: ReadonlySet<string>,
  approved: ReadonlySet<string> = new Set(),
): readonly string[] {
  const covered = (id: string) => chosen.has(id) || approved.has(id)
  const wanted = groups.filter(({ items }) => items.some(({ id }) => chosen.has(id)))
  const isWhole = ({ items }: ReportGroup) => items.every(({ id }) => covered(id))
  if (wanted.length === 0) return []
  if (groups.filter(({ items }) => items.length > 0).every(isWhole)) return ['all']
  return wanted.flatMap((group) =>
    isWhole(group) ? [group.id] : group.items.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
  )
}

/** As a shell takes it. Ids are plain words, as far as Storybook keeps its promise. */
const quoted = (word: string) => (/^[\w.@%+=:,/-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`)

export const approveCommand = (ids: readonly string[]): string =>
  ['npm run visual:approve --', ...ids.map(quoted)].join(' ')
