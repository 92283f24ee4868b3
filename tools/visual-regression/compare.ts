import { idOf, shotOfId } from './shots.ts'
import type { Comparison, Shot, VisualStory } from './types.ts'

/** What a run has taken: a hash for every shot. */
export interface Taken extends Shot {
  hash: string
}

/**
 * Compares what was taken with what was approved.
 *
 * @param looked whether a shot was meant to be taken: what a run left out is not missing
 */
export function compare(
  stories: readonly VisualStory[],
  taken: readonly Taken[],
  approved: ReadonlyMap<string, string>,
  looked: (shot: Shot) => boolean,
): Comparison[] {
  const known = new Map(stories.map((story) => [story.id, story]))
  const present = taken.flatMap(({ hash, ...shot }): Comparison[] => {
    const story = known.get(shot.storyId)
    if (story === undefined) return []
    const { title, name, file } = story
    const before = approved.get(idOf(shot))
    const status = before === undefined ? 'new' : before === hash ? 'unchanged' : 'changed'
    return [{ ...shot, status, title, name, file }]
  })
  const seen = new Set(taken.map(idOf))
  const removed = [...approved.keys()].flatMap((id): Comparison[] => {
    const shot = shotOfId(id)
    if (shot === null || seen.has(id) || !looked(shot)) return []
    const story = known.get(shot.storyId)
    const [component = '', name = ''] = shot.storyId.split('--')
    return [
      {
        ...shot,
        status: 'removed',
        title: story?.title ?? component,
        name: story?.name ?? name,
        file: story?.file ?? '',
      },
    ]
  })
  return [...present, ...removed]
}
