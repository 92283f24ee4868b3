import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { approvedPicture, pagesIn, type ReadPage } from './kept/approvedPicture.ts'
import { type Baseline, type ComponentBaselines, readBaselines } from './kept/baselines.ts'
import { toSharp } from './kept/pixels.ts'
import { places } from './places.ts'
import { rowsIn, tellingParts } from './tellingPart.ts'

const folder = path.join(places.cache, 'thumbnails')
const listed = path.join(folder, 'made.json')

/** Another number draws every thumbnail anew. */
const WAY = 2

const WIDTH = 360
/** As high for their width as a phone, or as a desktop's window. */
const shapes = { narrow: 16 / 9, wide: 10 / 16 }
const shapeOf = (plate: string) => (plate.startsWith('1440.') ? shapes.wide : shapes.narrow)

interface View {
  baseline: Baseline
  /** The row of the picture that it begins with. */
  top: number
  /** How many rows it shows. */
  high: number
}

async function draw({ baseline, top, high }: View, readPage: ReadPage, file: string): Promise<void> {
  const picture = await approvedPicture(baseline, readPage)
  const part = { left: 0, top, width: picture.width, height: Math.min(high, picture.height - top) }
  await toSharp(picture).extract(part).resize({ width: WIDTH }).webp({ quality: 70 }).toFile(file)
}

/** What there is to see of a component at one width and in one scheme, by story. */
function viewsOf(pictures: ComponentBaselines, plate: string): Map<string, View> {
  const shots = Object.entries(pictures).flatMap(([storyId, { [plate]: baseline }]) =>
    baseline === undefined ? [] : [[storyId, baseline] as const],
  )
  const high = Math.round(Number.parseInt(plate, 10) * shapeOf(plate))
  const tops = tellingParts(new Map(shots.map(([storyId, baseline]) => [storyId, rowsIn(baseline)])), high)
  return new Map(shots.map(([storyId, baseline]) => [storyId, { baseline, high, top: tops.get(storyId) ?? 0 }]))
}

/**
 * Small pictures of every state of the screens, for their pages in Storybook. Only those are drawn whose baseline, or
 * part of it that is shown, has changed since.
 */
export async function makeThumbnails(): Promise<{ drawn: number; all: number }> {
  await mkdir(folder, { recursive: true })
  const made: Record<string, string> = await readFile(listed, 'utf8').then(JSON.parse, () => ({}))
  const now: Record<string, string> = {}
  let drawn = 0
  for (const [component, pictures] of await readBaselines(places.baselines)) {
    if (!component.startsWith('screens-')) continue
    const readPage = pagesIn(path.join(places.baselines, component))
    for (const plate of new Set(Object.values(pictures).flatMap(Object.keys))) {
      for (const [storyId, view] of viewsOf(pictures, plate)) {
        const name = `${storyId}.${plate}.webp`
        const drawing = `${WAY} ${view.baseline.hash} ${view.top}`
        now[name] = drawing
        if (made[name] === drawing) continue
        await draw(view, readPage, path.join(folder, name))
        drawn += 1
      }
    }
  }
  await writeFile(listed, JSON.stringify(now))
  return { drawn, all: Object.keys(now).length }
}
