import { readFile } from 'node:fs/promises'
import type { PictureCache } from './baselines/pictureCache.ts'
import { parseWords, type Words } from './capture/words.ts'
import type { Affected } from './reach/affectedStories.ts'
import { idOf, shotsOf } from './shots.ts'
import { type Look, looks, type VisualStory, type Width } from './types.ts'

/** How much is taken of a story. */
export interface Extent {
  looks: readonly Look[]
  /** By width, what the story said before, where the contrast in the looks that are taken is all that can differ. */
  wordsBefore: ReadonlyMap<Width, Words>
}

export const whole: Extent = { looks, wordsBefore: new Map() }

/**
 * What is taken of a story that a change affects so much: all of it too where what it said is not in the cache.
 *
 * @param approved hashes by `storyId.width.look`
 */
export async function extentOf(
  story: VisualStory,
  affected: Affected,
  approved: ReadonlyMap<string, string>,
  pictures: PictureCache,
): Promise<Extent> {
  if (affected === 'whole') return whole
  const wordsBefore = new Map<Width, Words>()
  for (const shot of shotsOf(story)) {
    const hash = approved.get(idOf(shot))
    if (hash === undefined) return whole
    if (shot.look !== 'words') continue
    if (!pictures.has(hash, 'txt')) return whole
    wordsBefore.set(shot.width, parseWords(await readFile(pictures.fileOf(hash, 'txt'), 'utf8')))
  }
  return { looks: [...affected, 'words'], wordsBefore }
}
