import { readFile } from 'node:fs/promises'
import { idOf, shotOf, shotOfId, shotsInOrder, variantOf } from '../shots.ts'

/** The approved pictures, as hashes. */
export interface Baselines {
  /** The probe of the machine that drew them; null where nothing is approved. */
  renderer: string | null
  /** Hash of each picture, by `storyId.width.look`. */
  hashes: ReadonlyMap<string, string>
}

export const noBaselines: Baselines = { renderer: null, hashes: new Map() }

/** A line a story, and below it a line a picture; the first line names the machine's probe. */
export function formatBaselines({ renderer, hashes }: Baselines): string {
  const stories = new Set([...hashes.keys()].flatMap((id) => shotOfId(id)?.storyId ?? []))
  const lines = [...stories].toSorted().flatMap((storyId) => [
    storyId,
    ...shotsInOrder(storyId).flatMap((shot) => {
      const hash = hashes.get(idOf(shot))
      return hash === undefined ? [] : [`  ${variantOf(shot)} ${hash}`]
    }),
  ])
  return [...(renderer === null ? [] : [`renderer ${renderer}`]), ...lines].map((line) => `${line}\n`).join('')
}

/** @throws if a line is none of the format, such as the mark of a merge conflict */
export function parseBaselines(text: string): Baselines {
  const hashes = new Map<string, string>()
  let renderer: string | null = null
  let story: string | null = null
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue
    const [, probe] = /^renderer (\S+)$/.exec(line) ?? []
    const [, variant, hash] = /^ {2}(\d+\.\w+) ([\w-]+)$/.exec(line) ?? []
    if (probe !== undefined) renderer = probe
    else if (/^[\w-]+$/.test(line)) story = line
    else if (story !== null && variant !== undefined && hash !== undefined && shotOf(story, variant) !== null) {
      hashes.set(`${story}.${variant}`, hash)
    } else throw new Error(`Line ${index + 1} of the baselines cannot be read: ${line}`)
  }
  return { renderer, hashes }
}

export const readBaselines = (file: string): Promise<Baselines> =>
  readFile(file, 'utf8').then(parseBaselines, (reason: NodeJS.ErrnoException) => {
    if (reason.code === 'ENOENT') return noBaselines
    throw reason
  })
