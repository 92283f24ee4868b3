import type { StoryRun } from '../story-coverage/index.ts'
import type { TakenPicture } from '../visual-regression/index.ts'
import type { FlakyStory } from './report.ts'

/** A run of the stories: which of them ran, and which failed. */
export interface SavedRun {
  code: string
  ranAt: string
  ran: readonly string[]
  failed: readonly string[]
}

function unequalPictures(pictures: readonly TakenPicture[]): readonly FlakyStory[] {
  const byShot = Map.groupBy(pictures, ({ code, storyId, width, look }) => JSON.stringify([storyId, width, look, code]))
  return [...byShot.values()].flatMap((shots) => {
    const [first] = shots
    const different = new Set(shots.map(({ hash }) => hash)).size
    if (first === undefined || different < 2) return []
    return [{ storyId: first.storyId, what: `${different} pictures at ${first.width} px, ${first.look}` }]
  })
}

function unequalOutcomes(runs: readonly SavedRun[]): readonly FlakyStory[] {
  const sameCode = [...Map.groupBy(runs, ({ code }) => code).values()]
  return sameCode.flatMap((group) => {
    const failed = new Set(group.flatMap((run) => run.failed))
    return [...failed].flatMap((storyId) => {
      const all = group.filter(({ ran }) => ran.includes(storyId)).length
      const times = group.filter((run) => run.failed.includes(storyId)).length
      return times < all ? [{ storyId, what: `failed in ${times} of ${all} runs` }] : []
    })
  })
}

/** Stories whose outcome or picture was another one although the sources were the same; each finding once. */
export function flakyStories(runs: readonly SavedRun[], pictures: readonly TakenPicture[]): readonly FlakyStory[] {
  const found = [...unequalOutcomes(runs), ...unequalPictures(pictures)]
  return [...new Map(found.map((one) => [`${one.storyId} ${one.what}`, one])).values()]
}

/** So many runs tell apart what fails now and then from what fails. */
const MOST_RUNS = 20

/** The runs known before, and this one once; the oldest are forgotten. */
export function withRun(before: readonly SavedRun[], code: string, { ranAt, outcomes }: StoryRun): readonly SavedRun[] {
  if (before.some((run) => run.ranAt === ranAt)) return before
  const failed = outcomes.filter(({ passed }) => !passed).map(({ storyId }) => storyId)
  const ran = outcomes.map(({ storyId }) => storyId)
  return [...before, { code, ranAt, ran: [...new Set(ran)], failed: [...new Set(failed)] }].slice(-MOST_RUNS)
}
