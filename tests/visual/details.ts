import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { approvedPicture, pagesIn, type ReadPage } from './approvedPicture.ts'
import { asKept } from './asKept.ts'
import { type Baselines, baselineOf, folderOf } from './baselines.ts'
import { idOf } from './matrix.ts'
import { type Pixels, readPixels, toSharp } from './pixels.ts'
import { places } from './places.ts'
import { freshFile } from './run.ts'
import type { Box, Comparison, Picture, ReportItem } from './types.ts'

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

/** Four bytes a pixel on a common ground, as high as the higher of the two. */
const onGround = (pixels: Pixels, height: number) =>
  toSharp(pixels)
    .extend({ bottom: height - pixels.height, background: { r: 255, g: 0, b: 255 } })
    .ensureAlpha()
    .raw()
    .toBuffer()

/** Around every pixel that differs. */
function around(mask: Uint8Array, width: number): Box | null {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, -1, -1]
  for (let at = 0; at < mask.length; at += 4) {
    if (mask[at + 3] === 0) continue
    const x = (at / 4) % width
    const y = Math.floor(at / 4 / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

async function differenceOf(one: Pixels, other: Pixels) {
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [first, second] = await Promise.all([onGround(one, height), onGround(other, height)])
  const mask = new Uint8Array(width * height * 4)
  const count = pixelmatch(first, second, mask, width, height, { threshold: 0.05, diffMask: true })
  const faint = await toSharp(other).greyscale().linear(0.25, 190).toColourspace('srgb').png().toBuffer()
  const loud = { input: Buffer.from(mask), raw: { width, height, channels: 4 as const } }
  const picture = sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: faint, left: 0, top: 0 }, loud])
    .png({ palette: true, colours: 64, compressionLevel: 4 })
  return { picture, share: count / (width * height), region: around(mask, width), width, height }
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
  const { picture, share, region, ...size } = await differenceOf(one, await asKept(other))
  await picture.toFile(path.join(picturesIn, `${id}.difference.png`))
  return {
    ...seen,
    status: 'changed',
    before: linked(`${id}.before.webp`, one),
    after: fresh({ width: other.width, height: other.height }),
    difference: linked(`${id}.difference.png`, size),
    share,
    region,
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
