import type { ReportGroup } from '../types.ts'
import { picturesOf } from './app/pictures.ts'

/**
 * Which pictures go into the page: the first item of every group, then the second of every group, as long as there is
 * room. An item goes in with all of its pictures or with none, so that no comparison is half a comparison.
 */
export function planEmbedding(
  groups: readonly ReportGroup[],
  bytesOf: (src: string) => number,
  room: number,
): ReadonlySet<string> {
  const planned = new Set<string>()
  let left = room
  const rounds = Math.max(0, ...groups.map(({ items }) => items.length))
  for (let round = 0; round < rounds; round += 1) {
    for (const { items } of groups) {
      const item = items[round]
      if (item === undefined) continue
      const wanted = new Set(picturesOf(item).flatMap(({ src }) => (planned.has(src) ? [] : [src])))
      const cost = [...wanted].reduce((sum, src) => sum + bytesOf(src), 0)
      if (cost > left) continue
      for (const src of wanted) planned.add(src)
      left -= cost
    }
  }
  return planned
}
