import { readFileSync } from 'node:fs'
import { pictureCache } from '../baselines/pictureCache.ts'
import { openCapture } from '../capture/captureStories.ts'
import { paths } from '../paths.ts'
import { idOf, shotOfId } from '../shots.ts'
import { changesOfWords } from '../words/changesOfWords.ts'
import type { Copy } from './copy.ts'
import { type Defect, defects } from './defects.ts'

const pictures = pictureCache(paths.pictures)
const wordsOf = (hash: string | undefined) =>
  hash === undefined ? '' : readFileSync(pictures.fileOf(hash, 'txt'), 'utf8')

interface Look {
  hashes: ReadonlyMap<string, string>
  /** Stories that could not be taken. */
  failed: ReadonlySet<string>
  /** What axe finds, by the id of the story. */
  axe: ReadonlyMap<string, readonly string[]>
}

type Wanted = Parameters<Awaited<ReturnType<typeof openCapture>>['take']>[0]

/** Of pages that show other stories or walk the site, which take seconds each, the narrow window is enough. */
const atOneWidth: Wanted = ({ title }, { width }) =>
  width === 390 || /^(?:Primitives|Controls|Overlays|Screens)\//.test(title)

/**
 * Takes the stories of a Storybook.
 *
 * @param before what was taken before: what differs is taken once more, as a run does
 * @param shown what axe looks at: of the stories that show each defect the first few
 */
async function lookAt(
  storybook: string,
  before: Look | null,
  shown: readonly Defect[] = [],
  wanted: Wanted = () => true,
): Promise<Look> {
  const capture = await openCapture(storybook, pictures)
  try {
    const first = await capture.take(wanted)
    const hashes = new Map(first.taken.map((shot) => [idOf(shot), shot.hash]))
    const failed = new Set(first.failures.map(({ storyId }) => storyId))
    if (before !== null) {
      const differs = (id: string) => before.hashes.get(id) !== hashes.get(id)
      const second = await capture.take((story, shot) => wanted(story, shot) && differs(idOf(shot)))
      for (const shot of second.taken) hashes.set(idOf(shot), shot.hash)
      for (const storyId of failed) if (!second.failures.some((one) => one.storyId === storyId)) failed.delete(storyId)
    }
    const axe = new Map<string, readonly string[]>()
    const look = { hashes, failed, axe }
    const forAxe = shown.flatMap((defect) => storiesThatShow(defect, before ?? look).slice(0, FOR_AXE))
    for (const story of capture.stories.filter(({ id }) => forAxe.includes(id) && !failed.has(id))) {
      axe.set(story.id, await capture.axe(story).catch(() => []))
    }
    return look
  } finally {
    await capture.close()
  }
}

/** A page for itself takes axe two seconds. */
const FOR_AXE = 3

export interface Found {
  defect: Defect
  byPictures: boolean
  byAxe: boolean
  /** The review tells of it at every story that shows it. */
  byReview: boolean
  /** Stories of which it is reported, and those among them that do not show it. */
  reported: readonly string[]
  others: readonly string[]
  /** What it says, for people. */
  said: string
}

const textOf = (story: string, { hashes }: Look) =>
  [story, ...[390, 768, 1440].map((width) => wordsOf(hashes.get(`${story}.${width}.words`)))].join('\n')

const storiesIn = ({ hashes, failed }: Look) => [
  ...new Set([...[...hashes.keys()].map((id) => shotOfId(id)?.storyId ?? id), ...failed]),
]

const storiesThatShow = (defect: Defect, look: Look) =>
  storiesIn(look).filter((story) => !look.failed.has(story) && defect.shows.test(textOf(story, look)))

function judge(defect: Defect, before: Look, after: Look): Found {
  const stories = storiesIn(after)
  const changed = [...after.hashes].filter(([id, hash]) => before.hashes.get(id) !== hash).map(([id]) => id)
  const sentences = changed
    .filter((id) => id.endsWith('.words'))
    .flatMap((id) => changesOfWords(wordsOf(before.hashes.get(id)), wordsOf(after.hashes.get(id))))
  const fails = stories.filter((story) => after.failed.has(story) && !before.failed.has(story))
  const reported = [...new Set([...changed.map((id) => shotOfId(id)?.storyId ?? id), ...fails])].sort()
  const shown = storiesThatShow(defect, before).filter((story) => stories.includes(story))
  const others = reported.filter((story) => !shown.includes(story))
  const sentence = defect.says === null ? null : sentences.find((one) => defect.says?.test(one))
  const byPictures = changed.some((id) => !id.endsWith('.words'))
  const isAsSaid = sentence !== undefined && !(defect.invisible && byPictures)
  const missed = shown.filter((story) => !reported.includes(story))
  return {
    defect,
    byPictures,
    byAxe: [...after.axe].some(([story, rules]) => rules.some((rule) => !before.axe.get(story)?.includes(rule))),
    byReview: shown.length > 0 && missed.length === 0 && isAsSaid,
    reported,
    others,
    said: sentence ?? (defect.says === null ? 'a picture' : `${sentences.slice(0, 3).join(' | ')}; missed ${missed}`),
  }
}

/** Breaks one thing after the other, and looks at every story that it can reach. */
export async function findDefects(copy: Copy, only: (defect: Defect) => boolean): Promise<readonly Found[]> {
  const chosen = defects.filter(only)
  const fileOf = ({ file }: Defect) => `packages/ui/src/${file}`
  const reached = new Map<string, readonly string[]>()
  for (const defect of chosen) reached.set(defect.file, await copy.reached(fileOf(defect)))
  const before = await lookAt(copy.build([...reached.values()].flat()), null, chosen, atOneWidth)
  const found: Found[] = []
  for (const defect of chosen) {
    const files = reached.get(defect.file) ?? []
    const one = await copy.withChange(fileOf(defect), defect.from, defect.to, async () => {
      return judge(defect, before, await lookAt(copy.build(files), before, [defect], atOneWidth))
    })
    console.log(
      `${one.byReview && one.others.length === 0 ? 'found' : 'MISSED'}: ${defect.kind}, ${defect.what}: ` +
        `${one.reported.length} stories, ${one.said}${one.others.length > 0 ? `; also ${one.others.join(', ')}` : ''}`,
    )
    found.push(one)
  }
  return found
}
