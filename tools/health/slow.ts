import type { StoryOutcome } from '../story-coverage/index.ts'
import type { SlowStory } from './report.ts'

/** However many they are, a story that takes longer than this is slow. */
export const tooLong = 1500
const atLeast = 20

/** The slowest first: all that take too long, and no fewer than twenty, so that there is always a next one to look at. */
export function slowStories(outcomes: readonly StoryOutcome[]): readonly SlowStory[] {
  const longest = new Map<string, number>()
  for (const { storyId, milliseconds } of outcomes) {
    longest.set(storyId, Math.max(milliseconds, longest.get(storyId) ?? 0))
  }
  return [...longest]
    .map(([storyId, milliseconds]) => ({ storyId, milliseconds }))
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .filter(({ milliseconds }, place) => place < atLeast || milliseconds > tooLong)
}
