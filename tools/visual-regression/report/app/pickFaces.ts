import type { ReportItem } from '../../types.ts'
import { byComponent } from './byComponent.ts'

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
