import path from 'node:path'
import type { VisualStory } from '../types.ts'
import { type ImportGraph, reachedBy } from './importGraph.ts'
import { canBeSeen, isAroundEveryStory } from './shown.ts'

/** Whether a change of the file can change what the stories of another file look like. */
function changesBy(graph: ImportGraph, from: string): (file: string) => boolean {
  const reach = reachedBy(graph, from)
  const patterns = [...graph.globs].flatMap(([file, globs]) => (reach.has(file) ? globs : []))
  return (file) => reach.has(file) || patterns.some((pattern) => path.posix.matchesGlob(file, pattern))
}

/** The changed files that reach every story. */
function changesOfAll(graph: ImportGraph, changed: readonly string[]): string[] {
  const frame = graph.frame.map((file) => changesBy(graph, file))
  return changed.filter((file) => isAroundEveryStory(file) || frame.some((reaches) => reaches(file)))
}

/** Nobody can say what it uses: it is new to the graph, or it imports what only running it can tell. */
export const isUnclear = (graph: ImportGraph, file: string): boolean =>
  !graph.uses.has(file) || [...graph.blind].some((blind) => reachedBy(graph, file).has(blind))

/** The stories whose picture a change of these files can change. In doubt a story is among them. */
export function storiesReached(
  stories: readonly VisualStory[],
  graph: ImportGraph,
  changed: readonly string[],
): VisualStory[] {
  const seen = changed.filter(canBeSeen)
  if (changesOfAll(graph, seen).length > 0) return [...stories]
  if (seen.length === 0) return []
  return stories.filter(({ file }) => isUnclear(graph, file) || seen.some(changesBy(graph, file)))
}

/** For each story the changed files that it uses, in the order of the alphabet. */
export function reasonsOf(
  stories: readonly { storyId: string; file: string }[],
  graph: ImportGraph,
  changed: readonly string[],
): Map<string, readonly string[]> {
  const seen = changed.filter(canBeSeen)
  const ofAll = changesOfAll(graph, seen)
  const ofFile = new Map<string, readonly string[]>()
  for (const file of new Set(stories.map((story) => story.file))) {
    ofFile.set(file, [...new Set([...ofAll, ...seen.filter(changesBy(graph, file))])].sort())
  }
  return new Map(stories.map(({ storyId, file }) => [storyId, ofFile.get(file) ?? []]))
}
