import { readFile } from 'node:fs/promises'
import type { PictureCache } from './baselines/pictureCache.ts'
import type { Recoloured } from './capture/StoryPage.ts'
import { parseWords } from './capture/words.ts'
import type { Affected } from './reach/affectedStories.ts'
import { idOf, shotsOf } from './shots.ts'
import { type Look, looks, type VisualStory, type Width } from './types.ts'

/** How much is taken of a story. */
export interface Extent {
  looks: readonly Look[]
  /** By width, where nothing but colours can differ. */
  recoloured: ReadonlyMap<Width, Recoloured>
}

export const whole: Extent = { looks, recoloured: new Map() }

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
  const recoloured = new Map<Width, Recoloured>()
  for (const shot of shotsOf(story)) {
    const hash = approved.get(idOf(shot))
    if (hash === undefined) return whole
    if (shot.look !== 'words') continue
    if (!pictures.has(hash, 'txt')) return whole
    const wordsBefore = parseWords(await readFile(pictures.fileOf(hash, 'txt'), 'utf8'))
    recoloured.set(shot.width, { schemes: affected, wordsBefore })
  }
  return { looks: [...affected, 'words'], recoloured }
}
