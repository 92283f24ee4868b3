import type { Approved } from './baselines/approved.ts'
import { compare, type Taken } from './compare.ts'
import type { Run } from './runFile.ts'
import { idOf, shotOfId } from './shots.ts'
import type { Shot, VisualStory } from './types.ts'

/** What stands before anything is taken. */
export interface RunSetting {
  /** All that there are, and how many of them are taken. */
  known: readonly VisualStory[]
  stories: number
  scope: Run['scope']
  against: string | undefined
  renderer: string
  /** On the clock of `performance.now`. */
  begun: number
}

interface Looks extends Pick<Run, 'flaky' | 'failures' | 'progress'> {
  taken: readonly Taken[]
  /** Whether a shot was meant to be there by now. */
  looked: (shot: Shot) => boolean
}

/** How what was taken stands to what was approved. */
export function toRun(
  { known, begun, against, ...setting }: RunSetting,
  { hashes: before, commit, drawsAlike }: Approved,
  { taken, looked, ...found }: Looks,
): Run {
  // A version from before there were words is compared by its pictures.
  const isRead = against === undefined || [...before.keys()].some((id) => shotOfId(id)?.look === 'words')
  const comparisons = compare(known, taken, before, looked).filter(({ look }) => isRead || look !== 'words')
  return {
    ...setting,
    ...found,
    takenAt: new Date().toISOString(),
    comparisons,
    hashes: Object.fromEntries(taken.map((picture) => [idOf(picture), picture.hash])),
    before: Object.fromEntries(
      comparisons.flatMap((shot) => {
        const hash = before.get(idOf(shot))
        return hash === undefined || shot.status === 'unchanged' ? [] : [[idOf(shot), hash]]
      }),
    ),
    commit,
    against: against ?? null,
    seconds: (performance.now() - begun) / 1000,
    drawsAlike,
  }
}
