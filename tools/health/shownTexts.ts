import type { StoryOutcome } from '../story-coverage/index.ts'

const isJourney = (storyId: string) => storyId.startsWith('journeys-')

/** For each text the story to look it up in: the first that shows it; a journey only where nothing else does. */
export function storyOfTexts(outcomes: readonly StoryOutcome[]): Readonly<Record<string, string>> {
  const found = new Map<string, string>()
  for (const { storyId, passed, texts } of outcomes) {
    if (!passed) continue
    for (const key of texts) {
      const before = found.get(key)
      if (before === undefined || (isJourney(before) && !isJourney(storyId))) found.set(key, storyId)
    }
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
