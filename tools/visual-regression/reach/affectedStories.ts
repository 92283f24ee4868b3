import { type Theme, themes, type VisualStory } from '../types.ts'
import type { StoryUsage } from '../usage.ts'
import { type Changed, fileAt } from './changedFiles.ts'
import { type ImportGraph, reachedBy } from './importGraph.ts'
import { storiesReached } from './reach.ts'
import { isChangeOfRules, isClassOf, publicPartOfStyles } from './styleChanges.ts'
import { changedTexts, mayInclude } from './textChanges.ts'
import { isOfTheme, readThemeChange, type ThemeChange, withoutProperties } from './themeChanges.ts'

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
  /** What differs in the values of tokens. */
  theme: ThemeChange | null
  /** The files of the tokens, when nothing but values differs in them. */
  themeFiles: readonly string[]
}

/** What has to be taken of a story: all of it, or what the colours of some schemes make of it. */
export type Affected = 'whole' | readonly Theme[]

/** Files of styles that import a file, at any distance, itself included. */
const stylesBuiltOn = (graph: ImportGraph, file: string): readonly string[] =>
  [...graph.uses.keys()].filter((other) => other.endsWith('.css.ts') && reachedBy(graph, other).has(file))

export async function readChange(root: string, { ref, files }: Changed, graph: ImportGraph): Promise<Change> {
  const whole = new Set<string>()
  const styles = new Set<string>()
  const texts = new Set<string>()
  const textFiles = new Set<string>()
  const theme = files.some(isOfTheme) ? await readThemeChange(root, ref) : null
  const themeFiles = theme === null ? [] : files.filter(isOfTheme)
  for (const file of files) {
    if (themeFiles.includes(file)) continue
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
  return { whole: [...whole], styles: [...styles], texts: [...texts], textFiles: [...textFiles], theme, themeFiles }
}

const shows = ({ styles, texts }: Change, usage: StoryUsage): boolean =>
  usage.classes.some((name) => styles.some((file) => isClassOf(file, name))) ||
  texts.some((text) => mayInclude(usage.texts, text))

/** What a change of tokens makes differ in a story; null where it uses none of them. */
function recoloured(theme: ThemeChange | null, { tokens, forced }: StoryUsage): Affected | null {
  if (theme === null || !tokens.some((token) => theme.tokens.has(token))) return null
  if (!theme.isOfColours) return 'whole'
  // A part that keeps its scheme is in the pictures of both.
  return theme.schemes.some((scheme) => forced.includes(scheme)) ? themes : theme.schemes
}

/**
 * The stories that a change can make look or read otherwise: of those that import a changed text, style or token, the
 * ones that show it. In doubt a story is among them, whole.
 *
 * @param usageOf what a story was drawn with before the change; null where that is not known
 */
export async function affectedStories(
  stories: readonly VisualStory[],
  graph: ImportGraph,
  change: Change,
  usageOf: (story: VisualStory) => Promise<StoryUsage | null>,
): Promise<Map<VisualStory, Affected>> {
  const certain = new Set([
    ...storiesReached(stories, graph, change.whole),
    ...storiesReached(stories, withoutProperties(graph), change.themeFiles),
  ])
  const styled = new Set(storiesReached(stories, graph, [...change.styles, ...change.textFiles]))
  const themed = new Set(storiesReached(stories, graph, change.themeFiles))
  const found = stories.map(async (story): Promise<[VisualStory, Affected | null]> => {
    if (certain.has(story)) return [story, 'whole']
    if (!styled.has(story) && !themed.has(story)) return [story, null]
    const usage = await usageOf(story)
    if (usage === null || (styled.has(story) && shows(change, usage))) return [story, 'whole']
    return [story, themed.has(story) ? recoloured(change.theme, usage) : null]
  })
  const affected = (await Promise.all(found)).flatMap(([story, how]) => (how === null ? [] : [[story, how] as const]))
  return new Map(affected)
}
