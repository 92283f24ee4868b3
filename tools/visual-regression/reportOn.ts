import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { nameOfChange } from './alikeChanges.ts'
import { renderCommit } from './baselines/approved.ts'
import { fileName, kindOf, type PictureCache, pictureCache } from './baselines/pictureCache.ts'
import { paths } from './paths.ts'
import { changedSince, lastLookedAtWhole } from './reach/changedFiles.ts'
import { groupByCause } from './reach/groups.ts'
import { readGraph } from './reach/importGraph.ts'
import { reasonsOf } from './reach/reach.ts'
import { storyFiles } from './reach/storyFiles.ts'
import { changedTokens } from './reach/tokenChanges.ts'
import { writeReport } from './report/writeReport.ts'
import { type Run, runFileIn } from './runFile.ts'
import { idOf, shotOfId } from './shots.ts'
import type { Comparison, Picture, ReportData, ReportItem, Status } from './types.ts'
import { changesOfWords } from './words/changesOfWords.ts'

const groupsFileIn = (report: string) => path.join(report, 'groups.json')
const reportFile = path.join(paths.report, 'index.html')

/** The shots of each group of the last report, by the group's id: what can be approved by one word. */
export async function readGroups(report: string = paths.report): Promise<Record<string, string[]>> {
  return readFile(groupsFileIn(report), 'utf8').then(JSON.parse, () => ({}))
}

/** Whether the page tells of the last run as it stands: approving writes that anew. */
export async function isReported(): Promise<boolean> {
  const writtenAt = (file: string) =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
  const [reportedAt, found] = await Promise.all([writtenAt(reportFile), writtenAt(runFileIn(paths.report))])
  return reportedAt !== null && found !== null && reportedAt >= found
}

const isCached = (id: string, hash: string, pictures: PictureCache): boolean =>
  pictures.has(hash, kindOf(shotOfId(id)?.look ?? 'light'))

/**
 * Renders the approved pictures that are not in the cache from the commit in which they were approved. One that comes
 * out with another hash is not the approved one, and is not shown.
 */
async function renderMissing({ before, commit }: Run, pictures: PictureCache): Promise<void> {
  const missing = new Set(Object.keys(before).filter((id) => !isCached(id, before[id] ?? '', pictures)))
  if (missing.size === 0 || commit === null) return
  console.log(`visual: ${missing.size} approved pictures are not in the cache: they are rendered again`)
  await renderCommit(commit, (id) => missing.has(id), pictures).catch((reason: unknown) => {
    console.error(`visual: they could not be rendered. ${reason instanceof Error ? reason.message : reason}`)
  })
}

const textOf = (hash: string | undefined, pictures: PictureCache): Promise<string | null> =>
  hash === undefined ? Promise.resolve(null) : readFile(pictures.fileOf(hash, 'txt'), 'utf8').catch(() => null)

async function pictureOf(hash: string | undefined, pictures: PictureCache): Promise<Picture | null> {
  if (hash === undefined || !pictures.has(hash)) return null
  return { src: `pictures/${fileName(hash)}`, ...(await pictures.sizeOf(hash)) }
}

/** So many changes are compared with each other: of more than these nobody looks at each. */
const MOST_COMPARED = 600
const AT_ONCE = 8

/**
 * Everything that the page shows of one shot that is not as before.
 *
 * @param names whether its change gets a name, which costs two pictures that are decoded
 */
async function itemOf(shot: Comparison, run: Run, pictures: PictureCache, names: boolean): Promise<ReportItem[]> {
  const { storyId, width, look, title, name, status } = shot
  const id = idOf(shot)
  if (status === 'unchanged') return []
  if (look === 'words') {
    const [before, after] = await Promise.all([textOf(run.before[id], pictures), textOf(run.hashes[id], pictures)])
    const changes = changesOfWords(before, after)
    return [{ id, storyId, width, look, title, name, status, changes }]
  }
  const seen = { id, storyId, width, look, title, name }
  const before = await pictureOf(run.before[id], pictures)
  if (status === 'removed') return [{ ...seen, status, before }]
  const after = await pictureOf(run.hashes[id], pictures)
  if (after === null) throw new Error(`The picture of ${id} is no longer in the cache: run \`npm run visual\` again.`)
  if (status === 'new') return [{ ...seen, status, after }]
  const fileOf = (hash = '') => pictures.fileOf(hash)
  const change = before && names ? await nameOfChange(fileOf(run.before[id]), fileOf(run.hashes[id])) : null
  return [{ ...seen, status, before, after, ...(change === null ? {} : { change }) }]
}

/** Writes the page for people about a run. */
export async function reportOn(run: Run): Promise<{ data: ReportData; file: string; bytes: number }> {
  const { comparisons, failures, takenAt, scope, progress } = run
  const pictures = pictureCache(paths.pictures)
  // That may take minutes; a report that is complete has them.
  if (run.progress === null) await renderMissing(run, pictures)
  const differing = comparisons.filter(({ status }) => status !== 'unchanged')
  const items: ReportItem[] = []
  // A few at a time: a picture that is decoded has some megabytes.
  for (let first = 0; first < differing.length; first += AT_ONCE) {
    const some = differing.slice(first, first + AT_ONCE)
    const read = some.map((shot, place) => itemOf(shot, run, pictures, first + place < MOST_COMPARED))
    items.push(...(await Promise.all(read)).flat())
  }
  // What others changed on the shared branch is no cause of what differs here.
  const changed = await changedSince(paths.root, run.against ?? (await lastLookedAtWhole(paths.root)))
  // How far a change reaches is told by all stories, also where the run has looked at a few of them.
  const everyFile = (await storyFiles(paths.root)).map((file) => ({ storyId: file, file }))
  const reasons = reasonsOf([...comparisons, ...everyFile], await readGraph(paths.root), changed?.files ?? [])
  const files = new Map(comparisons.map(({ storyId, file }) => [storyId, file]))
  const tokens = changed === null ? undefined : await changedTokens(paths.root, changed.ref, changed.files)
  const groups = groupByCause(items, reasons, { fileOf: (storyId) => files.get(storyId), ...(tokens && { tokens }) })
  const countOf = (status: Status) => comparisons.filter((shot) => shot.status === status).length
  const data: ReportData = {
    takenAt,
    scope,
    progress,
    baseline: changed?.ref.slice(0, 9) ?? null,
    counts: {
      unchanged: countOf('unchanged'),
      changed: countOf('changed'),
      new: countOf('new'),
      removed: countOf('removed'),
    },
    groups,
    failures,
  }
  await writeFile(
    groupsFileIn(paths.report),
    JSON.stringify(Object.fromEntries(groups.map((group) => [group.id, group.items.map(({ id }) => id)]))),
  )
  const { file, bytes } = await writeReport(data, paths.report, { pictures: pictures.folder })
  return { data, file, bytes }
}
