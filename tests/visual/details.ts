import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type Difference, differenceOf, regionOf } from './difference.ts'
import { approvedPicture, pagesIn, type ReadPage } from './kept/approvedPicture.ts'
import { asKept } from './kept/asKept.ts'
import { type Baselines, baselineOf, folderOf } from './kept/baselines.ts'
import { type Pixels, readPixels, toSharp } from './kept/pixels.ts'
import { idOf } from './matrix.ts'
import { places } from './places.ts'
import { freshFile } from './runFile.ts'
import type { Comparison, Picture, ReportItem } from './types.ts'

const picturesIn = path.join(places.report, 'pictures')

/** @returns how the page finds it, from its own folder */
const linked = (name: string, { width, height }: { width: number; height: number }): Picture => ({
  src: `pictures/${name}`,
  width,
  height,
})

async function sizeOf(file: string) {
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}

/** As it was approved. */
async function before(shot: Comparison, baselines: Baselines, readPage: ReadPage): Promise<Pixels> {
  const baseline = baselineOf(baselines, shot.title, shot)
  if (baseline === undefined) throw new Error(`${idOf(shot)} has no baseline`)
  return approvedPicture(baseline, readPage)
}

/** Below it no eye sees a difference. */
const THRESHOLD = 0.05

/** What differs, in one loud colour upon a faint picture. */
async function draw({ mask, width, height }: Difference, upon: Pixels, file: string): Promise<void> {
  const faint = await toSharp(upon).greyscale().linear(0.25, 190).toColourspace('srgb').png().toBuffer()
  const loud = { input: Buffer.from(mask), raw: { width, height, channels: 4 as const } }
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: faint, left: 0, top: 0 }, loud])
    .png({ palette: true, colours: 64, compressionLevel: 4 })
    .toFile(file)
}

/** Everything that the page shows of one shot that is not as before; its pictures are written beside the page. */
async function itemOf(
  shot: Comparison & { status: 'changed' | 'new' | 'removed' },
  baselines: Baselines,
  readPage: ReadPage,
): Promise<ReportItem> {
  const id = idOf(shot)
  const { storyId, width, theme, title, name } = shot
  const seen = { id, storyId, width, theme, title, name }
  const keepBefore = async () => {
    const pixels = await before(shot, baselines, readPage)
    await toSharp(pixels)
      .webp({ lossless: true, effort: 0 })
      .toFile(path.join(picturesIn, `${id}.before.webp`))
    return pixels
  }
  const fresh = (size: { width: number; height: number }): Picture => ({ src: `fresh/${id}.png`, ...size })
  if (shot.status === 'new') return { ...seen, status: 'new', after: fresh(await sizeOf(freshFile(id))) }
  if (shot.status === 'removed') {
    return { ...seen, status: 'removed', before: linked(`${id}.before.webp`, await keepBefore()) }
  }
  const [one, other] = [await keepBefore(), await readPixels(freshFile(id))]
  const difference = await differenceOf(one, await asKept(other), THRESHOLD)
  const drawn = `${id}.difference.png`
  await draw(difference, other, path.join(picturesIn, drawn))
  return {
    ...seen,
    status: 'changed',
    before: linked(`${id}.before.webp`, one),
    after: fresh({ width: other.width, height: other.height }),
    difference: linked(drawn, difference),
    share: difference.share,
    region: regionOf(difference),
  }
}

const isOther = (shot: Comparison): shot is Comparison & { status: 'changed' | 'new' | 'removed' } =>
  shot.status !== 'unchanged'

/** The pictures for people of everything that is not as before, component by component. */
export async function itemsOf(
  comparisons: readonly Comparison[],
  baselines: Baselines,
  approved: string,
): Promise<ReportItem[]> {
  await mkdir(picturesIn, { recursive: true })
  const items: ReportItem[] = []
  for (const [component, shots] of Map.groupBy(comparisons.filter(isOther), ({ title }) => folderOf(title))) {
    const readPage = pagesIn(path.join(approved, component))
    const [odd, even] = [shots.filter((_, at) => at % 2 === 0), shots.filter((_, at) => at % 2 === 1)]
    const halves = [odd, even].map(async (half) => {
      for (const shot of half) items.push(await itemOf(shot, baselines, readPage))
    })
    await Promise.all(halves)
  }
  return items.toSorted((one, other) => one.id.localeCompare(other.id, 'en'))
}
