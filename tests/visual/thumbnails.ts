import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { approvedPicture, pagesIn, type ReadPage } from './kept/approvedPicture.ts'
import { type Baseline, readBaselines } from './kept/baselines.ts'
import { toSharp } from './kept/pixels.ts'
import { places } from './places.ts'

const folder = path.join(places.cache, 'thumbnails')
const listed = path.join(folder, 'made.json')

const WIDTH = 360
/** Of a long page the beginning tells which it is. */
const HEIGHT = 480

async function draw(baseline: Baseline, readPage: ReadPage, file: string): Promise<void> {
  await toSharp(await approvedPicture(baseline, readPage))
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'top', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toFile(file)
}

/**
 * Small pictures of every state of the screens, for their pages in Storybook. Only those are drawn whose baseline has
 * changed since.
 */
export async function makeThumbnails(): Promise<{ drawn: number; all: number }> {
  await mkdir(folder, { recursive: true })
  const made: Record<string, string> = await readFile(listed, 'utf8').then(JSON.parse, () => ({}))
  const now: Record<string, string> = {}
  let drawn = 0
  for (const [component, pictures] of await readBaselines(places.baselines)) {
    if (!component.startsWith('screens-')) continue
    const readPage = pagesIn(path.join(places.baselines, component))
    for (const [storyId, shots] of Object.entries(pictures)) {
      for (const [plate, baseline] of Object.entries(shots)) {
        const name = `${storyId}.${plate}.webp`
        now[name] = baseline.hash
        if (made[name] === baseline.hash) continue
        await draw(baseline, readPage, path.join(folder, name))
        drawn += 1
      }
    }
  }
  await writeFile(listed, JSON.stringify(now))
  return { drawn, all: Object.keys(now).length }
}
