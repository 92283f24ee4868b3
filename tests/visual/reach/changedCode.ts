import type { ImportGraph } from './importGraph.ts'
import { reachedBy } from './importGraph.ts'
import { canBeSeen, isAroundEveryStory } from './shown.ts'

const ofComponent = /^packages\/ui\/src\/(?:primitives|controls|overlays|screens)\/([A-Z]\w*)\//

/** The component whose own code a file is; null for what several share, and for everything outside the design system. */
export const componentOf = (file: string): string | null => ofComponent.exec(file)?.[1] ?? null

/** The changed files that pictures are made of. A component's file that is gone counts, though nothing uses it any more. */
export function changedCode(
  graph: ImportGraph,
  changed: readonly string[],
): { file: string; component: string | null }[] {
  const starts = [...graph.frame, ...graph.stories]
  return changed
    .filter(canBeSeen)
    .map((file) => ({ file, component: componentOf(file) }))
    .filter(
      ({ file, component }) =>
        component !== null || isAroundEveryStory(file) || starts.some((start) => reachedBy(graph, start).has(file)),
    )
}
