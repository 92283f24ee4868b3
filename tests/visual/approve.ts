import { folderOf } from './kept/baselines.ts'
import { type Approval, keep } from './kept/keep.ts'
import { readRenderer, rendererFile, writeRenderer } from './kept/renderer.ts'
import { withRollback } from './kept/rollback.ts'
import { idOf } from './matrix.ts'
import { places } from './places.ts'
import { readGroups } from './reportOn.ts'
import { freshFile, type Run, readRun, writeRun } from './runFile.ts'
import type { Comparison } from './types.ts'

const approvalOf = ({ hashes }: Run, shot: Comparison): Approval => {
  const { storyId, width, theme, title, status } = shot
  const id = idOf(shot)
  const hash = hashes[id]
  const fresh = status === 'removed' || hash === undefined ? null : { file: freshFile(id), hash }
  return { storyId, width, theme, title, fresh }
}

export interface Approved {
  /** How many pictures. */
  approved: number
  /** Takes it back, as if it had never been approved; rejects when something else has happened since. */
  undo(): Promise<void>
}

/**
 * Makes what the last run has found the baselines.
 *
 * @param words ids of shots or of groups, or `all`
 * @throws if one of them is none of the last run's, or the baselines are from a machine that draws otherwise
 */
export async function approve(words: readonly string[]): Promise<Approved> {
  const run = await readRun()
  const renderer = await readRenderer(places.baselines)
  if (renderer !== null && renderer !== run.renderer) {
    throw new Error(
      'This machine does not draw to the bit as the one does that the baselines are from: approve there, ' +
        'or delete tests/visual/baselines, take every picture and approve all',
    )
  }
  const groups = await readGroups()
  const other = new Map(
    run.comparisons.filter(({ status }) => status !== 'unchanged').map((shot) => [idOf(shot), shot]),
  )
  const ids = new Set(words.flatMap((word) => (word === 'all' ? [...other.keys()] : (groups[word] ?? [word]))))
  const unknown = [...ids].filter((id) => !run.comparisons.some((shot) => idOf(shot) === id))
  if (unknown.length > 0) throw new Error(`Nothing of the last run is called ${unknown.join(', ')}`)
  // What was approved before, in another window, is as before by now.
  const chosen = [...other].filter(([id]) => ids.has(id)).map(([, shot]) => shot)
  const touched = [...new Set(chosen.map(({ title }) => folderOf(title))), rendererFile]
  const putBack = await withRollback(places.baselines, touched, async () => {
    await keep(
      places.baselines,
      chosen.map((shot) => approvalOf(run, shot)),
    )
    if (renderer === null && chosen.length > 0) await writeRenderer(places.baselines, run.renderer)
  })
  const done = new Set(chosen)
  const comparisons = run.comparisons.flatMap((shot): Comparison[] => {
    if (!done.has(shot)) return [shot]
    return shot.status === 'removed' ? [] : [{ ...shot, status: 'unchanged' }]
  })
  await writeRun({ ...run, comparisons })
  const undo = async () => {
    const { takenAt } = await readRun()
    if (takenAt !== run.takenAt) throw new Error('Pictures have been taken anew since. Load the page again.')
    await putBack()
    await writeRun(run)
  }
  return { approved: chosen.length, undo }
}
