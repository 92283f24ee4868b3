import { readFile } from 'node:fs/promises'
import { hashOf, type PictureCache } from './baselines/pictureCache.ts'
import type { PageTokens } from './capture/readTokens.ts'
import type { PageUsage } from './capture/readUsage.ts'
import { idOf, shotsOf } from './shots.ts'
import type { Theme, VisualStory } from './types.ts'

/** What a story is drawn with, in all of its windows. */
export interface StoryUsage {
  /** Classes of files of styles, without their hash: `Tabs_list` of `Tabs.css.ts`. */
  classes: readonly string[]
  /** All its texts, visible or not, as `lettersOf` writes them. */
  texts: readonly string[]
  /** Tokens that its styles name, e.g. `color-accent`. */
  tokens: readonly string[]
  /** Schemes that a part of it keeps whatever the scheme of the page is. */
  forced: readonly Theme[]
}

/** Wherever a text is broken, joined or quoted: its letters and digits stay. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** `Tabs_list__1x2y3z0`, as vanilla-extract names classes for debugging. */
const ofStyles = /^(.+)__\w+$/

export function usageOfPages(pages: readonly (PageUsage & PageTokens)[]): StoryUsage {
  const classes = pages.flatMap((page) => page.classes.flatMap((name) => ofStyles.exec(name)?.[1] ?? []))
  const texts = pages.flatMap((page) => page.texts.map(lettersOf)).filter((letters) => letters !== '')
  return {
    classes: [...new Set(classes)].sort(),
    texts: [...new Set(texts)],
    tokens: [...new Set(pages.flatMap((page) => page.tokens))].sort(),
    forced: [...new Set(pages.flatMap((page) => page.forced))].sort(),
  }
}

/** What a story looks like, and of which code it is. */
export interface Version {
  /** Of all shots, by `storyId.width.look`. */
  hashes: ReadonlyMap<string, string>
  /** By the file of the stories; null where it is not known. */
  codeOf: (file: string) => string | null
}

/**
 * By the code of the story and by its pictures and words: code that draws the same with other styles has another key, on
 * every branch. Null where some of it is not known.
 */
function keyOf(story: VisualStory, { hashes, codeOf }: Version): string | null {
  const own = [codeOf(story.file) ?? undefined, ...shotsOf(story).map((shot) => hashes.get(idOf(shot)))]
  return own.includes(undefined) ? null : hashOf(Buffer.from(`usage and tokens ${own.join(' ')}`))
}

export async function saveUsage(
  story: VisualStory,
  version: Version,
  usage: StoryUsage,
  pictures: PictureCache,
): Promise<void> {
  const key = keyOf(story, version)
  // Without a class nobody could say which styles are in it.
  if (key === null || usage.classes.length === 0) return
  await pictures.add(key, Buffer.from(JSON.stringify(usage)), 'json')
}

/** What a story with these pictures is drawn with; null where it is not known. */
export async function savedUsage(
  story: VisualStory,
  version: Version,
  pictures: PictureCache,
): Promise<StoryUsage | null> {
  const key = keyOf(story, version)
  if (key === null || !pictures.has(key, 'json')) return null
  return JSON.parse(await readFile(pictures.fileOf(key, 'json'), 'utf8'))
}
