import { readFile, rm, writeFile } from 'node:fs/promises'
import { formatBaselines, noBaselines, parseBaselines } from './baselines/baselines.ts'
import { paths } from './paths.ts'
import { readGroups } from './reportOn.ts'
import { readRun, writeRun } from './runFile.ts'
import { idOf } from './shots.ts'
import type { Comparison } from './types.ts'

export interface Approval {
  /** How many pictures. */
  approved: number
  /** Takes it back; rejects when something else has happened since. */
  undo(): Promise<void>
}

const readText = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null)

/**
 * Writes the hashes of the last run as the baselines.
 *
 * @param words ids of shots or of groups, or `all`
 * @throws if the run is not over, one of them is none of the last run's, or the baselines are from a machine that draws otherwise
 */
export async function approve(
  words: readonly string[],
  { baselines: file, report }: Pick<typeof paths, 'baselines' | 'report'> = paths,
): Promise<Approval> {
  const run = await readRun(report)
  if (run.progress !== null) {
    const { taken, all } = run.progress
    throw new Error(
      `The run is not over: ${taken} of ${all} looks were taken when this was written. Approve when it is.`,
    )
  }
  const before = await readText(file)
  const { renderer, hashes } = before === null ? noBaselines : parseBaselines(before)
  if (renderer !== null && renderer !== run.renderer) {
    throw new Error(
      'This machine does not draw to the bit as the one does that the baselines are from: approve there, ' +
        `or delete ${file}, take every picture and approve all`,
    )
  }
  const groups = await readGroups(report)
  const all = new Set(run.comparisons.map(idOf))
  const ids = new Set(words.flatMap((word) => (word === 'all' ? [...all] : (groups[word] ?? [word]))))
  const unknown = [...ids].filter((id) => !all.has(id))
  if (unknown.length > 0) throw new Error(`Nothing of the last run is called ${unknown.join(', ')}`)
  // What was approved before, in another window, is unchanged by now.
  const chosen = new Set(run.comparisons.filter((shot) => shot.status !== 'unchanged' && ids.has(idOf(shot))))

  const next = new Map(hashes)
  for (const shot of chosen) {
    const hash = run.hashes[idOf(shot)]
    if (shot.status === 'removed' || hash === undefined) next.delete(idOf(shot))
    else next.set(idOf(shot), hash)
  }
  const after = formatBaselines({ renderer: chosen.size > 0 ? run.renderer : renderer, hashes: next })
  await writeFile(file, after)
  const comparisons = run.comparisons.flatMap((shot): Comparison[] => {
    if (!chosen.has(shot)) return [shot]
    return shot.status === 'removed' ? [] : [{ ...shot, status: 'unchanged' }]
  })
  await writeRun({ ...run, comparisons }, report)

  const undo = async () => {
    const { takenAt } = await readRun(report)
    if (takenAt !== run.takenAt) throw new Error('Pictures have been taken anew since. Load the page again.')
    if ((await readText(file)) !== after) {
      throw new Error('The baselines have been written by something else since. Git can bring back those from before.')
    }
    if (before === null) await rm(file)
    else await writeFile(file, before)
    await writeRun(run, report)
  }
  return { approved: chosen.size, undo }
}
