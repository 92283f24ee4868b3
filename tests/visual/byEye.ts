import { differenceOf } from './difference.ts'
import { approvedPicture, type ReadPage } from './kept/approvedPicture.ts'
import { asKept } from './kept/asKept.ts'
import type { Baseline } from './kept/baselines.ts'
import { readPixels } from './kept/pixels.ts'

/** Soft edges come out otherwise on another renderer; a line or a word does not. */
const THRESHOLD = 0.2
const MOST = 0.0005

/** Whether a picture from a machine that draws otherwise shows what was approved. */
export async function looksTheSame(file: string, baseline: Baseline, readPage: ReadPage): Promise<boolean> {
  const fresh = await readPixels(file)
  if (fresh.height !== baseline.height) return false
  const { share } = await differenceOf(await approvedPicture(baseline, readPage), await asKept(fresh), THRESHOLD)
  return share <= MOST
}
