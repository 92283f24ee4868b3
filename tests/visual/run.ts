import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pagesIn } from './approvedPicture.ts'
import { type Baselines, baselineOf, folderOf, readBaselines } from './baselines.ts'
import { looksTheSame } from './byEye.ts'
import { compare, type Taken } from './compare.ts'
import { remember } from './history.ts'
import { everything, idOf, type Scope } from './matrix.ts'
import { places } from './places.ts'
import { readRenderer } from './renderer.ts'
import { serveStorybook } from './storybook.ts'
import { type Failure, openStudio, type Task, tasksFor } from './take.ts'
import type { Comparison, Shot, VisualStory } from './types.ts'

/** What a run has found, as it is kept for the report and for approving. */
export interface Run {
  /** ISO 8601. */
  takenAt: string
  scope: 'all' | 'changed' | 'part'
  comparisons: Comparison[]
  /** Hash of every shot that was taken, by its id. */
  hashes: Record<string, string>
  /** Shots that differed, and did not when they were taken once more. */
  flaky: string[]
  failures: Failure[]
  seconds: number
  stories: number
  /** Tells machines apart that do not draw to the bit alike. */
  renderer: string
  /** Whether this machine draws as the one does that the baselines are from. If not, the eye is the measure. */
  drawsAlike: boolean
}

const runFile = path.join(places.report, 'run.json')
const freshIn = path.join(places.report, 'fresh')

/** Where the picture of a shot lies that is not as it was approved. */
export const freshFile = (id: string): string => path.join(freshIn, `${id}.png`)

export async function readRun(): Promise<Run> {
  const written = await readFile(runFile, 'utf8').catch(() => {
    throw new Error('Nothing has been taken yet: run `npm run visual` first.')
  })
  return JSON.parse(written)
}

export const writeRun = (run: Run): Promise<void> => writeFile(runFile, JSON.stringify(run))

export interface Choice {
  scope: Run['scope']
  matrix?: Scope
  /** Which stories are looked at; all of them if it is not said. */
  only?: (stories: readonly VisualStory[]) => Promise<readonly VisualStory[]> | readonly VisualStory[]
  /** Where the approved pictures lie, if not where they are kept. */
  baselines?: string
}

/** So many pictures that differ are a change, and not worth a second look at each. */
const MOST_AGAIN = 40

const isDoubtful = ({ hash }: Taken, approved: string | undefined) => approved !== undefined && approved !== hash

/** The parts of the tasks that take these shots. */
const tasksOf = (tasks: readonly Task[], ids: ReadonlySet<string>): Task[] =>
  tasks.filter(({ story, width, themes }) => themes.some((theme) => ids.has(idOf({ storyId: story.id, width, theme }))))

/** Pictures that this machine draws otherwise and that show what was approved, with the hash of that. */
async function asApproved(
  taken: readonly Taken[],
  baselines: Baselines,
  root: string,
  titles: ReadonlyMap<string, string>,
): Promise<Taken[]> {
  const alike: Taken[] = []
  for (const [title, own] of Map.groupBy(taken, ({ storyId }) => titles.get(storyId) ?? '')) {
    const readPage = pagesIn(path.join(root, folderOf(title)))
    for (const picture of own) {
      const baseline = baselineOf(baselines, title, picture)
      if (baseline === undefined || baseline.hash === picture.hash) continue
      if (await looksTheSame(freshFile(idOf(picture)), baseline, readPage))
        alike.push({ ...picture, hash: baseline.hash })
    }
  }
  return alike
}

/** Takes the pictures and holds them against the baselines. What differs is kept for the report. */
export async function run(choice: Choice): Promise<Run> {
  const { scope, matrix = everything, only = (stories) => stories, baselines: approved = places.baselines } = choice
  const begun = performance.now()
  await rm(places.report, { recursive: true, force: true })
  await mkdir(freshIn, { recursive: true })
  const baselines = await readBaselines(approved)
  const storybook = await serveStorybook(places.storybook)
  const studio = await openStudio(places.storybook, storybook.url)
  try {
    const { stories } = studio
    const chosen = await only(stories)
    const titles = new Map(stories.map(({ id, title }) => [id, title]))
    const approvedHash = (shot: Shot) => baselineOf(baselines, titles.get(shot.storyId) ?? '', shot)?.hash
    const keepFresh = async (picture: Taken, png: Buffer) => {
      if (approvedHash(picture) !== picture.hash) await writeFile(freshFile(idOf(picture)), png)
    }
    const tasks = tasksFor(chosen, matrix)
    const { taken, failures } = await studio.take(tasks, keepFresh)
    const doubtful = new Set(taken.filter((picture) => isDoubtful(picture, approvedHash(picture))).map(idOf))
    const drawsAlike = [studio.renderer, null].includes(await readRenderer(approved))
    const alike = drawsAlike ? [] : await asApproved(taken, baselines, approved, titles)
    const repeats = drawsAlike && doubtful.size <= MOST_AGAIN
    const again = await studio.take(repeats ? tasksOf(tasks, doubtful) : [], async () => {})
    const flaky = again.taken.filter((picture) => doubtful.has(idOf(picture)) && approvedHash(picture) === picture.hash)
    const settled = new Map([...taken, ...flaky, ...alike].map((picture) => [idOf(picture), picture]))
    await Promise.all([...flaky, ...alike].map((picture) => rm(freshFile(idOf(picture)), { force: true })))
    const looked = new Set(chosen.map(({ id }) => id))
    const failed = new Set(failures.map(({ storyId }) => storyId))
    const isGone = (id: string) => !titles.has(id)
    const comparisons = compare(
      stories,
      [...settled.values()],
      baselines,
      ({ storyId, width, theme }) =>
        matrix.widths.includes(width) &&
        matrix.themes.includes(theme) &&
        !failed.has(storyId) &&
        (isGone(storyId) || looked.has(storyId)),
    )
    const found: Run = {
      takenAt: new Date().toISOString(),
      scope,
      comparisons,
      hashes: Object.fromEntries([...settled].map(([id, picture]) => [id, picture.hash])),
      flaky: flaky.map(idOf),
      failures,
      seconds: (performance.now() - begun) / 1000,
      stories: chosen.length,
      renderer: studio.renderer,
      drawsAlike,
    }
    await writeRun(found)
    await remember([...taken, ...again.taken])
    return found
  } finally {
    await studio.close()
    await storybook.close()
  }
}
