import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readBaselines } from './baselines/baselines.ts'
import { pictureCache } from './baselines/pictureCache.ts'
import { paths } from './paths.ts'
import { shotOfId, variantOf } from './shots.ts'
import { rowsIn, tellingParts } from './tellingPart.ts'
import type { Shot } from './types.ts'

const folder = path.join(paths.cache, 'thumbnails')
const listed = path.join(folder, 'made.json')

/** Another number draws every thumbnail anew. */
const VERSION = 3

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
  const tops = tellingParts(rows, high)
  const drawn = [...files].map(([name, file]) => {
    const top = tops.get(name) ?? 0
    const part = { left: 0, top, width, height: Math.min(high, (rows.get(name)?.length ?? high) - top) }
    return sharp(file).extract(part).resize({ width: WIDTH }).webp({ quality: 70 }).toFile(path.join(folder, name))
  })
  await Promise.all(drawn)
}

const screenOf = ({ storyId, ...shot }: Shot) => `${storyId.split('--')[0]}.${variantOf(shot)}`

/**
 * Small pictures of every state of the screens, for their pages in Storybook, of the approved pictures that are in the
 * cache. Only those are drawn that have changed since, with the other states of the screen.
 */
export async function makeThumbnails(): Promise<{ drawn: number; all: number }> {
  await mkdir(folder, { recursive: true })
  const pictures = pictureCache(paths.pictures)
  const made: Record<string, string> = await readFile(listed, 'utf8').then(JSON.parse, () => ({}))
  const { hashes } = await readBaselines(paths.baselines)
  const cached = [...hashes].flatMap(([id, hash]) => {
    const shot = shotOfId(id)
    return shot?.storyId.startsWith('screens-') && pictures.has(hash) ? [{ id, hash, shot }] : []
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
    await draw(files, shots[0]?.shot.width ?? WIDTH)
    drawn += shots.length
    // A run that is stopped goes on from here the next time.
    await writeFile(listed, JSON.stringify({ ...made, ...now }))
  }
  await writeFile(listed, JSON.stringify(now))
  return { drawn, all: cached.length }
}
