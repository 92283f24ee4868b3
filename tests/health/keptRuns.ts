import type { KeptRun } from './flaky.ts'
import type { StoryRun } from './storyRun.ts'

/** So many runs tell apart what fails now and then from what fails. */
const kept = 20

/** The runs known before, and this one once; the oldest are forgotten. */
export function withRun(before: readonly KeptRun[], code: string, { ranAt, outcomes }: StoryRun): readonly KeptRun[] {
  if (before.some((run) => run.ranAt === ranAt)) return before
  const failed = outcomes.filter(({ passed }) => !passed).map(({ storyId }) => storyId)
  const ran = outcomes.map(({ storyId }) => storyId)
  return [...before, { code, ranAt, ran: [...new Set(ran)], failed: [...new Set(failed)] }].slice(-kept)
}
