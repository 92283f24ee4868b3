import { diff } from 'node:util'

/** Lines in the order of both lists: gone, come, or in both. */
export type LineChange = readonly [kind: 'gone' | 'come' | 'same', line: string]

const kinds = { '-1': 'gone', '0': 'same', '1': 'come' } as const

/** Node's `diff` takes the later list first, and has nothing to say of equal ones. */
export function lineChanges(before: readonly string[], after: readonly string[]): readonly LineChange[] {
  if (before.join('\n') === after.join('\n')) return []
  return diff(after, before).map(([kind, line]): LineChange => [kinds[`${kind}`], line])
}
