import type { FlakyStory } from '../../.storybook/health/report.ts'

/** A picture that a run of the visual tests took. */
export interface TakenPicture {
  /** Names the sources that it was taken of: equal means that nothing was changed between two runs. */
  code: string
  storyId: string
  width: number
  theme: string
  /** Of the picture as the browser gave it. */
  hash: string
}

/** A run of the stories: which of them ran, and which failed. */
export interface KeptRun {
  code: string
  ranAt: string
  ran: readonly string[]
  failed: readonly string[]
}

function unequalPictures(pictures: readonly TakenPicture[]): readonly FlakyStory[] {
  const byShot = Map.groupBy(pictures, ({ code, storyId, width, theme }) =>
    JSON.stringify([storyId, width, theme, code]),
  )
  return [...byShot.values()].flatMap((shots) => {
    const [first] = shots
    const different = new Set(shots.map(({ hash }) => hash)).size
    if (first === undefined || different < 2) return []
    return [{ storyId: first.storyId, what: `${different} pictures at ${first.width} px, ${first.theme}` }]
  })
}

function unequalOutcomes(runs: readonly KeptRun[]): readonly FlakyStory[] {
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
export function flakyStories(runs: readonly KeptRun[], pictures: readonly TakenPicture[]): readonly FlakyStory[] {
  const found = [...unequalOutcomes(runs), ...unequalPictures(pictures)]
  return [...new Map(found.map((one) => [`${one.storyId} ${one.what}`, one])).values()]
}
