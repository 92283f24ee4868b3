import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogue } from '../../packages/ui/src/texts/catalogue.ts'
import { codeOf, filesBelow, read } from '../sources/index.ts'
import { storiesIn } from '../sources/stories.ts'
import { modals, readStoryRun, routes, unseenTexts } from '../story-coverage/index.ts'
import { approvedHashes, takenPictures } from '../visual-regression/index.ts'
import { duplicateStories, type HashesOfStory } from './duplicates.ts'
import { flakyStories, type SavedRun, withRun } from './flaky.ts'
import { missingComponents, missingModals, missingRoutes, missingTexts } from './missing.ts'
import type { HealthReport } from './report.ts'
import { storyOfTexts } from './shownTexts.ts'
import { slowStories } from './slow.ts'

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, 'node_modules/.cache')
const resultsFile = path.join(cache, 'results/stories.json')
export const runsFile = path.join(cache, 'health/runs.json')

const linesOf = <T>(file: string): readonly T[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

/**
 * The lists of now. What the sources and the approved hashes say is known in a fresh clone too; what a run says, once
 * there was one.
 */
export async function reportNow(): Promise<{ report: HealthReport; runs: readonly SavedRun[] }> {
  const run = existsSync(resultsFile) ? readStoryRun(readFileSync(resultsFile, 'utf8')) : null
  const outcomes = run?.outcomes ?? []

  const code = codeOf(root)
  const before = linesOf<SavedRun>(runsFile)
  // Sources that were changed after the run began are not those that ran: what it says belongs to no code that is known.
  const runs = run === null || code.changedAt > Date.parse(run.ranAt) ? before : withRun(before, code.hash, run)

  const folders = ['packages/ui/src', 'apps/site/src', '.storybook']
  const storyFiles = folders.flatMap(filesBelow).filter((file) => file.endsWith('.stories.tsx'))
  const drawing = filesBelow('packages/ui/src').filter((file) => file.endsWith('.tsx'))
  const plays = new Map(storyFiles.flatMap(storiesIn).map((story) => [story.id, story.plays]))

  const pictures: Readonly<Record<string, HashesOfStory>> = await approvedHashes()
  const { components }: { components: Readonly<Record<string, unknown>> } = JSON.parse(
    read('packages/ui/public-api.json'),
  )
  const texts = storyOfTexts(outcomes)

  const report: HealthReport = {
    ranAt: run?.ranAt ?? null,
    slow: slowStories(outcomes),
    flaky: flakyStories(runs, await takenPictures()),
    missing: [
      ...missingComponents({
        exported: Object.keys(components),
        sources: new Map(drawing.map((file) => [file, read(file)])),
      }),
      ...missingRoutes(routes),
      ...missingModals(modals),
      ...(run === null ? [] : missingTexts(Object.keys(catalogue), texts, unseenTexts)),
    ],
    ...duplicateStories(pictures, (storyId) => plays.get(storyId) ?? false),
    texts,
    pictures: Object.keys(pictures).length,
  }
  return { report, runs }
}
