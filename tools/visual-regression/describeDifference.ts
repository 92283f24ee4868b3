import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { comparePixels } from './report/app/comparePixels.ts'
import type { Run } from './runFile.ts'
import type { ReportItem } from './types.ts'
import { changesOfWords } from './words/changesOfWords.ts'

async function pixelsOf(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

/** Where a picture, or how its words, differed: a log is all that another machine leaves of it. */
export async function describeDifference(first: string, second: string): Promise<string> {
  if (first.endsWith('.txt')) {
    return changesOfWords(await readFile(first, 'utf8'), await readFile(second, 'utf8')).join('; ')
  }
  const [before, after] = await Promise.all([pixelsOf(first), pixelsOf(second)])
  if (before.width !== after.width || before.height !== after.height) {
    return `it was ${before.width} by ${before.height} px, then ${after.width} by ${after.height}`
  }
  const { share, region } = comparePixels(before, after)
  if (region === null) return 'no eye would see it'
  const { left, top, width, height } = region
  return `${(share * 100).toFixed(3)} % of it, in ${width} by ${height} px from ${left}, ${top}`
}

/** How an item of the report differs. @param fileOf the file of a picture in the cache, by its hash */
export async function describeItem(
  item: ReportItem,
  { before, hashes }: Pick<Run, 'before' | 'hashes'>,
  fileOf: (hash: string) => string,
): Promise<string> {
  if (item.look === 'words') return item.changes.join('; ') || item.status
  const [first, second] = [before[item.id], hashes[item.id]]
  // Of the machine that approved it, and not to be rendered here.
  const isMissing = item.status !== 'changed' || item.before === null
  if (isMissing || first === undefined || second === undefined) return item.status
  return describeDifference(fileOf(first), fileOf(second))
}
