import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { itemsOf } from './details.ts'
import { readBaselines } from './kept/baselines.ts'
import { places } from './places.ts'
import { changedCode } from './reach/changedCode.ts'
import { changedSince } from './reach/changedFiles.ts'
import { groupByCause } from './reach/groups.ts'
import { readGraph } from './reach/importGraph.ts'
import { reasonsOf } from './reach/reach.ts'
import { storyFiles } from './reach/storyFiles.ts'
import { writeReport } from './report/writeReport.ts'
import { type Run, runFile } from './runFile.ts'
import type { ReportData, Status } from './types.ts'

const groupsFile = path.join(places.report, 'groups.json')
const reportFile = path.join(places.report, 'index.html')

/** The shots of each group of the last report, by the group's id: what can be approved by one word. */
export async function readGroups(): Promise<Record<string, string[]>> {
  return readFile(groupsFile, 'utf8').then(JSON.parse, () => ({}))
}

/** Whether the page tells of the last run as it stands: approving writes that anew. */
export async function isReported(): Promise<boolean> {
  const writtenAt = (file: string) =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
  const [told, found] = await Promise.all([writtenAt(reportFile), writtenAt(runFile)])
  return told !== null && found !== null && told >= found
}

/** What a run is compared with: the pictures, and the commit that they belong to if it is not their own last one. */
export interface Version {
  baselines: string
  ref?: string
}

const kept: Version = { baselines: places.baselines }

/** Writes the page for people about a run. */
export async function reportOn(
  run: Run,
  { baselines: approved, ref }: Version = kept,
): Promise<{ data: ReportData; file: string; bytes: number }> {
  const { comparisons, failures, takenAt, scope } = run
  const baselines = await readBaselines(approved)
  const items = await itemsOf(comparisons, baselines, approved)
  const changed = await changedSince(places.root, ref)
  const graph = await readGraph(places.root)
  const files = changed?.files ?? []
  // How far a change reaches is told by all stories, also where the run has looked at a few of them.
  const everyFile = (await storyFiles(places.root)).map((file) => ({ storyId: file, file }))
  const groups = groupByCause(items, reasonsOf([...comparisons, ...everyFile], graph, files))
  const of = (status: Status) => comparisons.filter((shot) => shot.status === status)
  const data: ReportData = {
    takenAt,
    scope,
    baseline: changed?.ref.slice(0, 9) ?? null,
    counts: {
      unchanged: of('unchanged').length,
      changed: of('changed').length,
      new: of('new').length,
      removed: of('removed').length,
    },
    unchanged: [...Map.groupBy(of('unchanged'), ({ title }) => title)].map(([title, shots]) => ({
      title,
      pictures: shots.length,
    })),
    groups,
    changedCode: changedCode(graph, files),
    failures,
  }
  await writeFile(
    groupsFile,
    JSON.stringify(Object.fromEntries(groups.map((group) => [group.id, group.items.map(({ id }) => id)]))),
  )
  const { file, bytes } = await writeReport(data, places.report)
  return { data, file, bytes }
}
