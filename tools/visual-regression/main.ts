// `npm run visual`. What the words mean: docs/how-to/review-pictures.md
import { parseArgs } from 'node:util'
import { approve } from './approve.ts'
import { readBaselines } from './baselines/baselines.ts'
import { pictureCache } from './baselines/pictureCache.ts'
import { describeItem } from './describeDifference.ts'
import { type Extent, extentOf, whole } from './extent.ts'
import { paths } from './paths.ts'
import { affectedStories, readChange } from './reach/affectedStories.ts'
import { changedSince, lastLookedAtWhole } from './reach/changedFiles.ts'
import { serveReport } from './report/serveReport.ts'
import { isReported, reportOn } from './reportOn.ts'
import { type Choice, run, type Sources } from './run.ts'
import { type Run, readRun } from './runFile.ts'
import { everything, part, type Scope } from './shots.ts'
import { makeThumbnails } from './thumbnails.ts'
import { type Status, type VisualStory, widths } from './types.ts'
import { savedUsage } from './usage.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Every story at 390 px in light: where layouts break first. */
    part: { type: 'boolean', default: false },
    /** Every story, also those that no change can reach. */
    all: { type: 'boolean', default: false },
    /**
     * Only the stories that a change can reach, since the shared branch or the last approval, and the gallery. This is
     * the rule, unless another choice of stories is made.
     */
    changed: { type: 'boolean', default: false },
    /** Only these windows, e.g. `390,1440`. */
    widths: { type: 'string', default: widths.join() },
    /** Only stories whose id has this in it. */
    only: { type: 'string' },
    /** An earlier version, as git names it: its pictures stand for the approved ones. The report is always written. */
    against: { type: 'string' },
    /** So many runs, one after the other: a picture that is not the same in all of them fails. */
    repeat: { type: 'string' },
  },
})

const countOf = ({ comparisons }: Run, status: Status) => comparisons.filter((shot) => shot.status === status).length

/** Taken in any case: it has every part in it, and shows that there is something to compare and that it is compared. */
const isGallery = ({ title }: VisualStory) => title === 'Gallery'

const allOf = (stories: readonly VisualStory[]) => new Map(stories.map((story) => [story, whole]))

async function reached(
  stories: readonly VisualStory[],
  { graph, codeOf }: Sources,
): Promise<ReadonlyMap<VisualStory, Extent>> {
  const changed = await changedSince(paths.root, await lastLookedAtWhole(paths.root))
  if (changed === null) return allOf(stories)
  console.log(`visual: only what differs from ${changed.ref.slice(0, 9)} is taken, and the gallery`)
  const before = await readRun().catch(() => null)
  // Whatever differed the last time is looked at again: it may have been approved in part.
  const open = new Set(before?.comparisons.filter(({ status }) => status !== 'unchanged').map(({ storyId }) => storyId))
  const change = await readChange(paths.root, changed, graph)
  const { hashes } = await readBaselines(paths.baselines)
  const version = { hashes, codeOf }
  const pictures = pictureCache(paths.pictures)
  const near = await affectedStories(stories, graph, change, (story) => savedUsage(story, version, pictures))
  const chosen = new Map<VisualStory, Extent>()
  for (const story of stories) {
    const affected = isGallery(story) || open.has(story.id) ? 'whole' : near.get(story)
    if (affected !== undefined) chosen.set(story, await extentOf(story, affected, hashes, pictures))
  }
  return chosen
}

function matrix(): Scope {
  if (values.part) return part
  const asked = values.widths.split(',').map(Number)
  const unknown = asked.find((width) => !widths.some((known) => known === width))
  if (unknown !== undefined) throw new Error(`There are pictures at ${widths.join(', ')} px, none at ${unknown}.`)
  return { ...everything, widths: widths.filter((width) => asked.includes(width)) }
}

function choice(): Choice {
  const { all, against, only, repeat } = values
  const isOther = all || values.part || only !== undefined || against !== undefined || repeat !== undefined
  const changed = values.changed || !isOther
  const isPart = values.part || only !== undefined || values.widths !== widths.join()
  const scope = changed ? 'changed' : isPart ? 'part' : 'all'
  return {
    scope,
    matrix: matrix(),
    against: values.against,
    only: async (stories, sources) => {
      const near = changed ? await reached(stories, sources) : allOf(stories)
      return new Map([...near].filter(([{ id }]) => id.includes(only ?? '')))
    },
  }
}

function tell(found: Run): void {
  const shots = Object.keys(found.hashes).length
  const rate = (found.stories / found.seconds).toFixed(1)
  console.log(
    `visual: ${found.stories} stories, ${shots} shots in ${found.seconds.toFixed(0)} s (${rate} stories, ` +
      `${(shots / found.seconds).toFixed(1)} shots a second)`,
  )
  console.log(
    `visual: ${countOf(found, 'unchanged')} unchanged, ${countOf(found, 'changed')} changed, ` +
      `${countOf(found, 'new')} new, ${countOf(found, 'removed')} removed, ${found.failures.length} failures`,
  )
  if (!found.drawsAlike) {
    console.log(
      'visual: this machine does not draw as the one of the baselines: compared with what it draws of the commit in ' +
        'which they were approved; nothing can be approved here',
    )
  }
  for (const id of found.flaky) console.error(`  flaky: ${id} differed, and did not when it was taken again`)
  for (const { storyId, why } of found.failures) console.error(`  ${storyId} ${why}`)
}

async function tellPart(soFar: Run): Promise<void> {
  const { file } = await reportOn(soFar)
  const { taken, all } = soFar.progress ?? { taken: 0, all: 0 }
  console.log(
    `visual: ${taken} of ${all} shots so far, ${countOf(soFar, 'changed')} changed; they can be seen in ${file}`,
  )
}

/** Of a group so many are named in the log: the report has all of them. */
const MOST_LOGGED = 5

/** @returns whether everything is as it was approved */
async function look(): Promise<boolean> {
  const found = await run({ ...choice(), onPart: tellPart })
  tell(found)
  const same = found.comparisons.every(({ status }) => status === 'unchanged')
  // A picture of another story that came out right the second time does not fail a change; the whole run and `--repeat`
  // fail on it.
  const steady = values.part || found.flaky.length === 0
  if (same && values.against === undefined) return found.failures.length === 0 && steady
  const { data, file, bytes } = await reportOn(found)
  const pictures = pictureCache(paths.pictures)
  for (const { id, title, items } of data.groups) {
    console.log(`  ${id}: ${items.length} changes, ${title}`)
    for (const item of items.slice(0, MOST_LOGGED)) {
      console.log(`    ${item.id}: ${await describeItem(item, found, pictures.fileOf)}`)
    }
    if (items.length > MOST_LOGGED) console.log(`    and ${items.length - MOST_LOGGED} more`)
  }
  console.log(`visual: the report is ${file} (${(bytes / 1024 / 1024).toFixed(1)} MiB)`)
  console.log(
    'visual: `npm run visual:review` opens it with its buttons, `npm run visual:approve -- all` takes all of it',
  )
  return false
}

/** Runs again and again over the same code: two different pictures of one shot are a bug. */
async function repeat(asked: string): Promise<boolean> {
  const times = Number(asked)
  if (!Number.isInteger(times) || times < 1) throw new Error(`--repeat takes how many runs, not ${asked}.`)
  const seen = new Map<string, Set<string>>()
  let steady = true
  for (let round = 1; round <= times; round += 1) {
    const found = await run(choice())
    for (const [id, hash] of Object.entries(found.hashes)) seen.set(id, (seen.get(id) ?? new Set()).add(hash))
    const flaky = [...new Set([...found.flaky, ...[...seen].filter(([, hashes]) => hashes.size > 1).map(([id]) => id)])]
    console.log(
      `visual: run ${round} of ${times}, ${found.seconds.toFixed(0)} s, ${seen.size} shots, ${flaky.length} flakes`,
    )
    for (const id of flaky) console.error(`  ${id}`)
    steady &&= flaky.length === 0 && found.failures.length === 0
  }
  return steady
}

async function review(): Promise<void> {
  if (!(await isReported())) {
    console.log('visual: the report is written anew, because something was approved since')
    await reportOn(await readRun())
  }
  const { url } = await serveReport(paths.report, (words) => approve(words), { pictures: paths.pictures })
  console.log(`visual: the report is at ${url}, until this is stopped`)
}

const [command, ...words] = positionals
if (command === 'approve') {
  const { approved } = await approve(words.length === 0 ? ['all'] : words)
  console.log(`visual: ${approved} changes approved`)
} else if (command === 'thumbnails') {
  const { drawn, all } = await makeThumbnails()
  console.log(`visual: ${drawn} of ${all} thumbnails drawn`)
} else if (command === 'review') {
  await review()
} else {
  const passed = values.repeat === undefined ? await look() : await repeat(values.repeat)
  process.exitCode = passed ? 0 : 1
}
