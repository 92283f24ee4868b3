import { type Baselines, baselineOf } from './kept/baselines.ts'
import { idOf, shotOf } from './matrix.ts'
import type { Comparison, Shot, VisualStory } from './types.ts'

/** What a run has taken: a hash for every shot. */
export interface Taken extends Shot {
  hash: string
}

/**
 * Holds what was taken against what was approved.
 *
 * @param looked whether a shot was meant to be taken: what a run left out is not missing
 */
export function compare(
  stories: readonly VisualStory[],
  taken: readonly Taken[],
  baselines: Baselines,
  looked: (shot: Shot) => boolean,
): Comparison[] {
  const known = new Map(stories.map((story) => [story.id, story]))
  const present = taken.flatMap(({ hash, ...shot }): Comparison[] => {
    const story = known.get(shot.storyId)
    if (story === undefined) return []
    const { title, name, file } = story
    const baseline = baselineOf(baselines, title, shot)
    const status = baseline === undefined ? 'new' : baseline.hash === hash ? 'unchanged' : 'changed'
    return [{ ...shot, status, title, name, file }]
  })
  const seen = new Set(taken.map(idOf))
  const gone = [...baselines].flatMap(([component, pictures]) =>
    Object.entries(pictures).flatMap(([storyId, shots]) =>
      Object.keys(shots).flatMap((plate): Comparison[] => {
        const shot = shotOf(storyId, plate)
        if (shot === null || seen.has(idOf(shot)) || !looked(shot)) return []
        const story = known.get(storyId)
        return [
          {
            ...shot,
            status: 'removed',
            title: story?.title ?? component,
            name: story?.name ?? storyId.split('--')[1] ?? storyId,
            file: story?.file ?? '',
          },
        ]
      }),
    ),
  )
  return [...present, ...gone]
}
