import { mkdir, rm } from 'node:fs/promises'
import { type Approved, approvedPictures } from './baselines/approved.ts'
import { readBaselines } from './baselines/baselines.ts'
import { kindOf, pictureCache } from './baselines/pictureCache.ts'
import { type Capture, openCapture } from './capture/captureStories.ts'
import type { Taken } from './compare.ts'
import { describeDifference } from './describeDifference.ts'
import { earlyReports } from './earlyReports.ts'
import { type Extent, whole } from './extent.ts'
import { paths } from './paths.ts'
import { codeOf } from './reach/codeOf.ts'
import { type ImportGraph, readGraph } from './reach/importGraph.ts'
import { type Run, writeRun } from './runFile.ts'
import { everything, idOf, type Scope, shotOfId, shotsOf } from './shots.ts'
import { toRun } from './toRun.ts'
import type { Shot, VisualStory } from './types.ts'
import { saveUsage } from './usage.ts'

/** What the stories are made of, as far as it can be read off the code. */
export interface Sources {
  graph: ImportGraph
  codeOf: ReturnType<typeof codeOf>
}

export interface Choice {
  scope: Run['scope']
  matrix?: Scope
  /** Which stories are looked at, and how much of each; all of all of them if it is not said. */
  only?: (stories: readonly VisualStory[], sources: Sources) => Promise<ReadonlyMap<VisualStory, Extent>>
  /** An earlier version, whose pictures stand for the approved ones. */
  against?: string | undefined
  /** Told of what differs so far, while the rest is taken. */
  onPart?: (soFar: Run) => Promise<void>
}

/** More pictures than these that differ are a change, and not worth a second look at each. */
const MOST_AGAIN = 40

/** Takes what differs once more. What is as it was approved the second time is flaky. */
async function takeAgain(capture: Capture, taken: readonly Taken[], { hashes }: Approved) {
  const isOther = (picture: Taken) => ![undefined, picture.hash].includes(hashes.get(idOf(picture)))
  const differing = new Set(taken.filter(isOther).map(idOf))
  if (differing.size === 0 || differing.size > MOST_AGAIN) return { flaky: [], again: [] }
  const { taken: again } = await capture.take((_, shot) => differing.has(idOf(shot)))
  return { flaky: again.filter((picture) => hashes.get(idOf(picture)) === picture.hash), again }
}

/** Hashes of shots that no change can reach, of stories of which others are taken. */
async function untouched(
  stories: Iterable<VisualStory>,
  isLeftOut: (story: VisualStory, shot: Shot) => boolean,
): Promise<Map<string, string>> {
  const { hashes } = await readBaselines(paths.baselines)
  const ids = [...stories].flatMap((story) =>
    shotsOf(story)
      .filter((shot) => isLeftOut(story, shot))
      .map(idOf),
  )
  return new Map(ids.flatMap((id) => (hashes.has(id) ? [[id, hashes.get(id) ?? '']] : [])))
}

/** Takes the pictures and compares them with the approved ones. */
export async function run({ scope, matrix = everything, only, against, onPart }: Choice): Promise<Run> {
  const begun = performance.now()
  await rm(paths.report, { recursive: true, force: true })
  await mkdir(paths.report, { recursive: true })
  const pictures = pictureCache(paths.pictures)
  const graph = await readGraph(paths.root)
  const sources: Sources = { graph, codeOf: codeOf(paths.root, graph) }
  const capture = await openCapture(paths.storybook, pictures, sources)
  try {
    const { stories, renderer } = capture
    const chosen = (await only?.(stories, sources)) ?? new Map(stories.map((story) => [story, whole]))
    const inMatrix = ({ width, look }: Shot) => matrix.widths.includes(width) && matrix.looks.includes(look)
    const isWanted = (story: VisualStory, shot: Shot) =>
      inMatrix(shot) && (chosen.get(story)?.looks.includes(shot.look) ?? false)

    const setting = { known: stories, stories: chosen.size, scope, against, renderer, begun }

    let soFar: readonly Taken[] = []
    const early = earlyReports(async (progress) => {
      const there = [...soFar]
      // Nothing is rendered of an earlier version for it, and what has not been taken yet is not missing.
      if (against !== undefined || (await readBaselines(paths.baselines)).renderer !== renderer) return
      const approved = await approvedPictures({ against, renderer, isLooked: () => false, pictures })
      const looks = { taken: there, looked: () => false, flaky: [], failures: [], progress }
      const found = toRun(setting, approved, looks)
      if (found.comparisons.every(({ status }) => status === 'unchanged')) return
      await writeRun(found)
      await onPart?.(found)
    })
    const { taken, failures, usage } = await capture.take(
      isWanted,
      (story, width) => chosen.get(story)?.recoloured.get(width),
      (taken, all) => {
        soFar = taken
        early.onTaken({ taken: taken.length, all })
      },
    )
    await early.finished()
    const hashes = new Map(taken.map((picture) => [idOf(picture), picture.hash]))
    const asApproved = await untouched(chosen.keys(), (story, shot) => inMatrix(shot) && !isWanted(story, shot))
    const version = { hashes: new Map([...asApproved, ...hashes]), codeOf: sources.codeOf }
    for (const [story, used] of usage) await saveUsage(story, version, used, pictures)

    const known = new Map(stories.map((story) => [story.id, story]))
    const failed = new Set(failures.map(({ storyId }) => storyId))
    const looked = (shot: Shot) => {
      const story = known.get(shot.storyId)
      return inMatrix(shot) && !failed.has(shot.storyId) && (story === undefined || isWanted(story, shot))
    }
    const isLooked = (id: string) => {
      const shot = shotOfId(id)
      return shot !== null && looked(shot)
    }
    const approved = await approvedPictures({ against, renderer, isLooked, pictures })
    const { flaky } = await takeAgain(capture, taken, approved)
    for (const shot of flaky) {
      const fileOf = (hash: string) => pictures.fileOf(hash, kindOf(shot.look))
      const first = fileOf(hashes.get(idOf(shot)) ?? shot.hash)
      console.error(`visual: ${idOf(shot)}: ${await describeDifference(first, fileOf(shot.hash))}`)
    }
    const settled = [...new Map([...taken, ...flaky].map((picture) => [idOf(picture), picture])).values()]
    const looks = { taken: settled, looked, flaky: flaky.map(idOf), failures, progress: null }
    const found = toRun(setting, approved, looks)
    await writeRun(found)
    await pictures.prune()
    return found
  } finally {
    await capture.close()
  }
}
