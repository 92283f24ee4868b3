import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { type Taken, takenScreenshots } from './capture.ts'
import { causesOf, changedFiles } from './causes.ts'
import { paths, readManifest } from './manifest.ts'
import { type Difference, writeReport } from './report.ts'

/** What a run found; `npm run visual:approve` reads it. */
export interface VisualRun {
  taken: readonly Taken[]
  /** Stories that failed before a screenshot could be taken. */
  failed: readonly string[]
  /** Stories in the manifest that have no screenshots any more. */
  removed: readonly string[]
  /** The shots that differ, by the groups of the report. */
  groups: Readonly<Record<string, readonly string[]>>
}

interface Story {
  file: string
  hasFailed: boolean
}

const storiesIn = (modules: readonly TestModule[]): ReadonlyMap<string, Story> =>
  new Map(
    modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const { storyId } = test.meta()
        const hasFailed = test.result().state === 'failed'
        return storyId === undefined ? [] : [[storyId, { file: module.moduleId, hasFailed }] as const]
      }),
    ),
  )

/**
 * Writes what differs from the approved screenshots as a page, grouped by the changed files that cause it.
 *
 * @param isWhole every story runs, so that a story that is missing was removed
 */
export function visualReporter(isWhole: boolean): Reporter {
  let vitest: Vitest
  return {
    onInit(instance) {
      vitest = instance
    },
    async onTestRunEnd(modules) {
      const taken = takenScreenshots()
      const stories = storiesIn(modules)
      if (stories.size === 0) return
      const manifest = readManifest()
      const captured = new Set(taken.map(({ storyId }) => storyId))
      const isRemoved = (story: string) => !captured.has(story) && stories.get(story)?.hasFailed !== true
      const removed = isWhole ? [...manifest.keys()].filter(isRemoved) : []
      const differing = taken.flatMap((screenshot): Difference[] => {
        const approved = manifest.get(screenshot.storyId)?.get(screenshot.shot)
        if (approved?.screenshot === screenshot.screenshot && approved.words === screenshot.words) return []
        return [{ ...screenshot, approved }]
      })
      const causes = causesOf(vitest, stories, changedFiles())
      const groups = Map.groupBy(differing, ({ storyId }) => (causes.get(storyId) ?? []).join(', '))
      const named = [...groups].map(([cause, items], index) => ({ id: `g${index + 1}`, cause, items }))
      const run: VisualRun = {
        taken,
        failed: [...stories].flatMap(([story, { hasFailed }]) => (hasFailed && !captured.has(story) ? [story] : [])),
        removed,
        groups: Object.fromEntries(
          named.map(({ id, items }) => [id, items.map(({ storyId, shot }) => `${storyId}.${shot}`)]),
        ),
      }
      mkdirSync(dirname(paths.run), { recursive: true })
      writeFileSync(paths.run, JSON.stringify(run))
      rmSync(paths.report, { recursive: true, force: true })
      if (named.length > 0 || removed.length > 0) await writeReport(named, removed)
      console.log(
        `screenshots: ${taken.length} taken, ${differing.length} differ, ${removed.length} stories removed` +
          (named.length > 0 ? `; see visual-report/index.html, approve with npm run visual:approve` : ''),
      )
      if (removed.length > 0) {
        console.error(
          `These stories are gone, approve it with npm run visual:approve -- removed: ${removed.join(', ')}`,
        )
        process.exitCode = 1
      }
    },
  }
}
