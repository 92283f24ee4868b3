import { rm } from 'node:fs/promises'
import path from 'node:path'
import { looksTheSame } from './byEye.ts'
import type { openStudio, Task } from './camera/take.ts'
import type { Taken } from './compare.ts'
import { pagesIn } from './kept/approvedPicture.ts'
import { type Baselines, baselineOf, folderOf } from './kept/baselines.ts'
import { idOf } from './matrix.ts'
import { freshFile } from './runFile.ts'
import type { Shot } from './types.ts'

/** So many pictures that differ are a change, and not worth a second look at each. */
const MOST_AGAIN = 40

/** What was approved, and where its pictures lie. */
export interface Approved {
  baselines: Baselines
  root: string
  /** Of every story there is, by its id. */
  titles: ReadonlyMap<string, string>
}

export const approvedHash = ({ baselines, titles }: Approved, shot: Shot): string | undefined =>
  baselineOf(baselines, titles.get(shot.storyId) ?? '', shot)?.hash

/** Pictures that differ from what was approved, unless nothing was. */
const doubtful = (taken: readonly Taken[], approved: Approved): Taken[] =>
  taken.filter((picture) => ![undefined, picture.hash].includes(approvedHash(approved, picture)))

/** The parts of the tasks that take these shots. */
const tasksOf = (tasks: readonly Task[], ids: ReadonlySet<string>): Task[] =>
  tasks.filter(({ story, width, themes }) => themes.some((theme) => ids.has(idOf({ storyId: story.id, width, theme }))))

/**
 * Takes what differs once more.
 *
 * @returns what is as it was approved this time, and all that was taken
 */
export async function takeAgain(
  studio: Awaited<ReturnType<typeof openStudio>>,
  tasks: readonly Task[],
  taken: readonly Taken[],
  approved: Approved,
): Promise<{ flaky: Taken[]; again: Taken[] }> {
  const differing = new Set(doubtful(taken, approved).map(idOf))
  if (differing.size > MOST_AGAIN) return { flaky: [], again: [] }
  const { taken: again } = await studio.take(tasksOf(tasks, differing), async () => {})
  const flaky = again.filter((picture) => {
    return differing.has(idOf(picture)) && approvedHash(approved, picture) === picture.hash
  })
  await forget(flaky)
  return { flaky, again }
}

/** Pictures that this machine draws otherwise and that show what was approved, with the hash of that. */
export async function asApproved(taken: readonly Taken[], approved: Approved): Promise<Taken[]> {
  const { baselines, root, titles } = approved
  const alike: Taken[] = []
  for (const [title, own] of Map.groupBy(doubtful(taken, approved), ({ storyId }) => titles.get(storyId) ?? '')) {
    const readPage = pagesIn(path.join(root, folderOf(title)))
    for (const picture of own) {
      const baseline = baselineOf(baselines, title, picture)
      if (baseline && (await looksTheSame(freshFile(idOf(picture)), baseline, readPage))) {
        alike.push({ ...picture, hash: baseline.hash })
      }
    }
  }
  await forget(alike)
  return alike
}

/** What is as it was approved after all is not kept for the report. */
const forget = (pictures: readonly Taken[]) =>
  Promise.all(pictures.map((picture) => rm(freshFile(idOf(picture)), { force: true })))
