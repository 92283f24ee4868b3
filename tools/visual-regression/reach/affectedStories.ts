import type { VisualStory } from '../types.ts'
import type { StoryUsage } from '../usage.ts'
import { type Changed, fileAt } from './changedFiles.ts'
import { type ImportGraph, reachedBy } from './importGraph.ts'
import { storiesReached } from './reach.ts'
import { isChangeOfRules, isClassOf, publicPartOfStyles } from './styleChanges.ts'
import { changedTexts, mayInclude } from './textChanges.ts'

/** A change, as far as a page shows whether it is drawn with what changed. */
interface Change {
  /** Files whose change is in every story that imports them, for all that is known. */
  whole: readonly string[]
  /** Files of styles that style by their own classes alone, and differ or are made of others that do. */
  styles: readonly string[]
  /** Texts that were changed, as they were. */
  texts: readonly string[]
  /** The files of the texts. */
  textFiles: readonly string[]
}

/** Files of styles that import a file, at any distance, itself included. */
const stylesBuiltOn = (graph: ImportGraph, file: string): readonly string[] =>
  [...graph.uses.keys()].filter((other) => other.endsWith('.css.ts') && reachedBy(graph, other).has(file))

export async function readChange(root: string, { ref, files }: Changed, graph: ImportGraph): Promise<Change> {
  const whole = new Set<string>()
  const styles = new Set<string>()
  const texts = new Set<string>()
  const textFiles = new Set<string>()
  for (const file of files) {
    const [before, after] = await Promise.all([fileAt(root, file, ref), fileAt(root, file)])
    const changed = changedTexts(file, before, after)
    if (changed !== null) {
      textFiles.add(file)
      for (const text of changed) texts.add(text)
    } else if (isChangeOfRules(file, before, after)) {
      for (const other of stylesBuiltOn(graph, file)) {
        const isOwn = publicPartOfStyles(other, await fileAt(root, other)) !== null
        ;(isOwn ? styles : whole).add(other)
      }
    } else whole.add(file)
  }
  return { whole: [...whole], styles: [...styles], texts: [...texts], textFiles: [...textFiles] }
}

const shows = ({ styles, texts }: Change, usage: StoryUsage): boolean =>
  usage.classes.some((name) => styles.some((file) => isClassOf(file, name))) ||
  texts.some((text) => mayInclude(usage.texts, text))

/**
 * The stories that a change can make look or read otherwise: of those that import a changed text or style, the ones
 * that show it. In doubt a story is among them.
 *
 * @param usageOf what a story was drawn with before the change; null where that is not known
 */
export async function affectedStories(
  stories: readonly VisualStory[],
  graph: ImportGraph,
  change: Change,
  usageOf: (story: VisualStory) => Promise<StoryUsage | null>,
): Promise<VisualStory[]> {
  const certain = new Set(storiesReached(stories, graph, change.whole))
  const likely = storiesReached(stories, graph, [...change.styles, ...change.textFiles])
  const shown = await Promise.all(
    likely.map(async (story) => {
      const usage = await usageOf(story)
      return usage === null || shows(change, usage)
    }),
  )
  for (const [place, story] of likely.entries()) if (shown[place]) certain.add(story)
  return stories.filter((story) => certain.has(story))
}
