import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readBaselines } from './baselines/baselines.ts'
import { pictureCache } from './baselines/pictureCache.ts'
import { distinctParts, rowsIn } from './distinctParts.ts'
import { paths } from './paths.ts'
import { shotOfId, variantOf } from './shots.ts'
import type { Shot } from './types.ts'

const folder = path.join(paths.cache, 'thumbnails')
const listed = path.join(folder, 'made.json')

/** Another number draws every thumbnail anew. */
const VERSION = 6

const WIDTH = 360
/** As high for their width as a phone, or as a desktop's window. */
const shapes = { narrow: 16 / 9, wide: 10 / 16 }
const heightFor = (width: number) => Math.round(width * (width === 1440 ? shapes.wide : shapes.narrow))

/** The states of one screen in one width and scheme. */
async function draw(files: ReadonlyMap<string, string>, width: number): Promise<void> {
  const high = heightFor(width)
  const read = [...files].map(async ([name, file]) => {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    return [name, rowsIn({ data, height: info.height })] as const
  })
  const rows = new Map(await Promise.all(read))
  const tops = distinctParts(rows, high)
  const drawn = [...files].map(([name, file]) => {
    const top = tops.get(name) ?? 0
    const part = { left: 0, top, width, height: Math.min(high, (rows.get(name)?.length ?? high) - top) }
    return sharp(file).extract(part).resize({ width: WIDTH }).webp({ quality: 70 }).toFile(path.join(folder, name))
  })
  await Promise.all(drawn)
}

/** Around a component, in pixels. */
const MARGIN = 16

/** A component in its own size, without the empty window around it: its page shows it beside others that are live. */
async function drawWhole(files: ReadonlyMap<string, string>): Promise<void> {
  const drawn = [...files].map(async ([name, file]) => {
    const corner = await sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
    const [r = 0, g = 0, b = 0] = corner
    const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: { r, g, b } }
    const whole = sharp(file).trim({ threshold: 4 }).extend(margin)
    await whole.webp({ quality: 80, effort: 2 }).toFile(path.join(folder, name))
  })
  await Promise.all(drawn)
}

/** A whole page of the site: of these there are pictures of a phone and of a desktop. */
const isPage = (id: string) => id.startsWith('screens-') || id.startsWith('journeys-')

/** Of a component one narrow picture in each scheme tells enough; one made for another window has that one alone. */
const isShown = ({ storyId, width }: Shot, ids: ReadonlySet<string>): boolean =>
  isPage(storyId) || width === 390 || !ids.has(`${storyId}.390.light`)

const screenOf = ({ storyId, ...shot }: Shot) => `${storyId.split('--')[0]}.${variantOf(shot)}`

/**
 * Pictures for the pages in Storybook, of the approved ones that are in the cache: of the screens small ones. Only those are drawn that have changed since, with the other states of the screen.
 */
export async function makeThumbnails(): Promise<{ drawn: number; all: number }> {
  await mkdir(folder, { recursive: true })
  const pictures = pictureCache(paths.pictures)
  const made: Record<string, string> = await readFile(listed, 'utf8').then(JSON.parse, () => ({}))
  const { hashes } = await readBaselines(paths.baselines)
  const ids = new Set(hashes.keys())
  const cached = [...hashes].flatMap(([id, hash]) => {
    const shot = shotOfId(id)
    return shot && shot.look !== 'words' && isShown(shot, ids) && pictures.has(hash) ? [{ id, hash, shot }] : []
  })
  const now: Record<string, string> = {}
  let drawn = 0
  for (const [screen, shots] of Map.groupBy(cached, ({ shot }) => screenOf(shot))) {
    const drawing = createHash('sha1')
      .update(JSON.stringify([VERSION, shots.map(({ id, hash }) => [id, hash])]))
      .digest('hex')
    now[screen] = drawing
    if (made[screen] === drawing) continue
    const files = new Map(shots.map(({ id, hash }) => [`${id}.webp`, pictures.fileOf(hash)]))
    if (isPage(screen)) await draw(files, shots[0]?.shot.width ?? WIDTH)
    else await drawWhole(files)
    drawn += shots.length
    // A run that is stopped goes on from here the next time.
    await writeFile(listed, JSON.stringify({ ...made, ...now }))
  }
  await writeFile(listed, JSON.stringify(now))
  return { drawn, all: cached.length }
}
