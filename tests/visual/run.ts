import { mkdir, rm, writeFile } from 'node:fs/promises'
import { serveStorybook } from './camera/storybook.ts'
import { type Failure, openStudio, tasksFor } from './camera/take.ts'
import { compare, type Taken } from './compare.ts'
import { remember } from './history.ts'
import { readBaselines } from './kept/baselines.ts'
import { readRenderer } from './kept/renderer.ts'
import { type Approved, approvedHash, asApproved, takeAgain } from './lookAgain.ts'
import { everything, idOf, type Scope } from './matrix.ts'
import { places } from './places.ts'
import { freshFile, freshIn, type Run, writeRun } from './runFile.ts'
import type { Comparison, VisualStory } from './types.ts'

export interface Choice {
  scope: Run['scope']
  matrix?: Scope
  /** Which stories are looked at; all of them if it is not said. */
  only?: (stories: readonly VisualStory[]) => Promise<readonly VisualStory[]> | readonly VisualStory[]
  /** Where the approved pictures lie, if not where they are kept. */
  baselines?: string
}

/** Holds against the baselines what a run has looked at, and nothing else. */
function held(
  taken: readonly Taken[],
  failures: readonly Failure[],
  { stories, chosen, matrix }: { stories: readonly VisualStory[]; chosen: readonly VisualStory[]; matrix: Scope },
  { baselines, titles }: Approved,
): Comparison[] {
  const looked = new Set(chosen.map(({ id }) => id))
  const failed = new Set(failures.map(({ storyId }) => storyId))
  return compare(
    stories,
    taken,
    baselines,
    ({ storyId, width, theme }) =>
      matrix.widths.includes(width) &&
      matrix.themes.includes(theme) &&
      !failed.has(storyId) &&
      (!titles.has(storyId) || looked.has(storyId)),
  )
}

/** Takes the pictures and holds them against the baselines. What differs is kept for the report. */
export async function run(choice: Choice): Promise<Run> {
  const { scope, matrix = everything, only = (stories) => stories, baselines: root = places.baselines } = choice
  const begun = performance.now()
  await rm(places.report, { recursive: true, force: true })
  await mkdir(freshIn, { recursive: true })
  const baselines = await readBaselines(root)
  const storybook = await serveStorybook(places.storybook)
  const studio = await openStudio(places.storybook, storybook.url)
  try {
    const { stories, renderer } = studio
    const chosen = await only(stories)
    const approved = { baselines, root, titles: new Map(stories.map(({ id, title }) => [id, title])) }
    const keepFresh = async (picture: Taken, png: Buffer) => {
      if (approvedHash(approved, picture) !== picture.hash) await writeFile(freshFile(idOf(picture)), png)
    }
    const tasks = tasksFor(chosen, matrix)
    const { taken, failures } = await studio.take(tasks, keepFresh)
    const drawsAlike = [renderer, null].includes(await readRenderer(root))
    const alike = drawsAlike ? [] : await asApproved(taken, approved)
    const { flaky, again } = drawsAlike ? await takeAgain(studio, tasks, taken, approved) : { flaky: [], again: [] }
    const settled = new Map([...taken, ...flaky, ...alike].map((picture) => [idOf(picture), picture]))
    const found: Run = {
      takenAt: new Date().toISOString(),
      scope,
      comparisons: held([...settled.values()], failures, { stories, chosen, matrix }, approved),
      hashes: Object.fromEntries([...settled].map(([id, picture]) => [id, picture.hash])),
      flaky: flaky.map(idOf),
      failures,
      seconds: (performance.now() - begun) / 1000,
      stories: chosen.length,
      renderer,
      drawsAlike,
    }
    await writeRun(found)
    await remember([...taken, ...again])
    return found
  } finally {
    await studio.close()
    await storybook.close()
  }
}
