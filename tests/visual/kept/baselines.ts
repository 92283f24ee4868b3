import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { plateOf } from '../matrix.ts'
import type { Shot } from '../types.ts'

/** Where a piece of a picture lies: the name of a page of rows, the first row, how many, and how often they repeat. */
export type Piece = readonly [page: string, start: number, count: number, times: number]

/** The names of pages of rows: what is drawn, and what is photographed and kept for the eye alone. */
export const pageNames = (plate: string, mark: string) => ({
  drawn: `${plate}-${mark}`,
  photographed: `${plate}.photo-${mark}`,
})
export const isPhotoPage = (page: string): boolean => path.basename(page).includes('.photo-')

/** A picture that was approved. */
export interface Baseline {
  /** Of the picture as the browser gave it: equal means not one pixel differs. */
  hash: string
  /** In px; its width is that of its plate. */
  height: number
  /** Of each strip, from left to right. */
  strips: readonly (readonly Piece[])[]
}

/** The baselines of one component: its shots by `storyId` and by `width.theme`. */
export type ComponentBaselines = Readonly<Record<string, Readonly<Record<string, Baseline>>>>

export const folderOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The components' baselines, by the folders that they lie in. */
export type Baselines = ReadonlyMap<string, ComponentBaselines>

export const baselineOf = (baselines: Baselines, title: string, shot: Shot): Baseline | undefined =>
  baselines.get(folderOf(title))?.[shot.storyId]?.[plateOf(shot)]

type Listed = Pick<Baseline, 'hash' | 'height'>

/** Where the rows of a picture lie, as it is written. */
interface Places {
  pages: string[]
  /**
   * One for each strip, e.g. `0:12+30 0:0*120`: thirty rows of the first page from its row 12 on, then its row 0 a
   * hundred and twenty times.
   */
  strips: string[]
}

function toPlaces({ strips }: Baseline): Places {
  const pages = [...new Set(strips.flat().map(([page]) => page))]
  const written = ([page, start, count, times]: Piece) => {
    const place = `${pages.indexOf(page)}:${start}`
    return `${place}${count > 1 ? `+${count}` : ''}${times > 1 ? `*${times}` : ''}`
  }
  return { pages, strips: strips.map((pieces) => pieces.map(written).join(' ')) }
}

function fromPlaces({ pages, strips }: Places): Baseline['strips'] {
  const read = (token: string): Piece => {
    const [, page, start, count = '1', times = '1'] = /^(\d+):(\d+)(?:\+(\d+))?(?:\*(\d+))?$/.exec(token) ?? []
    const name = pages[Number(page)]
    if (name === undefined) throw new Error(`The baselines cannot be read at ${token}`)
    return [name, Number(start), Number(count), Number(times)]
  }
  return strips.map((pieces) => pieces.split(' ').map(read))
}

type OfComponent<Value> = Record<string, Record<string, Value>>

function mapShots<From, To>(
  stories: Readonly<Record<string, Readonly<Record<string, From>>>>,
  change: (value: From, storyId: string, plate: string) => To,
): OfComponent<To> {
  const changed = Object.entries(stories).map(([storyId, shots]) => {
    const plates = Object.entries(shots).map(([plate, value]) => [plate, change(value, storyId, plate)] as const)
    return [storyId, Object.fromEntries(plates)] as const
  })
  return Object.fromEntries(changed)
}

/** What is there, for people and for comparing. */
const listIn = (root: string, component: string) => path.join(root, component, 'pictures.json')
/** Where the rows lie, which nobody reads: Brotli over JSON is a tenth of it. */
const placesIn = (root: string, component: string) => path.join(root, component, 'places.json.br')

async function readComponent(root: string, component: string): Promise<ComponentBaselines> {
  const { pictures }: { pictures: OfComponent<Listed> } = JSON.parse(await readFile(listIn(root, component), 'utf8'))
  const packed = brotliDecompressSync(await readFile(placesIn(root, component)))
  const places: OfComponent<Places> = JSON.parse(packed.toString())
  return mapShots(pictures, (listed, storyId, plate) => {
    const own = places[storyId]?.[plate]
    if (own === undefined) throw new Error(`Nobody knows where the rows of ${storyId}.${plate} lie`)
    return { ...listed, strips: fromPlaces(own) }
  })
}

export async function readBaselines(root: string): Promise<Baselines> {
  const folders = existsSync(root) ? await readdir(root) : []
  const components = folders.filter((component) => existsSync(listIn(root, component)))
  const read = components.map(async (component) => [component, await readComponent(root, component)] as const)
  return new Map(await Promise.all(read))
}

/** A line for each picture: what changed can be read in a review. */
const written = (pictures: ComponentBaselines): string => {
  const sorted = Object.entries(pictures).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const stories = sorted.map(([storyId, shots]) => {
    const lines = Object.entries(shots).map(([shot, { hash, height }]) => {
      return `      "${shot}": ${JSON.stringify({ hash, height } satisfies Listed)}`
    })
    return `    "${storyId}": {\n${lines.toSorted().join(',\n')}\n    }`
  })
  return `{\n  "pictures": {\n${stories.join(',\n')}\n  }\n}\n`
}

/** Writes what a component's pictures are from now on, and takes away what none of them uses. */
export async function writeBaselines(
  root: string,
  component: string,
  pictures: ComponentBaselines,
  pages: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const folder = path.join(root, component)
  if (Object.keys(pictures).length === 0) return rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await Promise.all([...pages].map(([name, bytes]) => writeFile(path.join(folder, name), bytes)))
  await writeFile(listIn(root, component), written(pictures))
  await writeFile(placesIn(root, component), brotliCompressSync(JSON.stringify(mapShots(pictures, toPlaces))))
  const used = new Set(
    Object.values(pictures).flatMap((shots) =>
      Object.values(shots).flatMap(({ strips }) => strips.flat().map(([page]) => page)),
    ),
  )
  const left = (await readdir(folder)).filter((name) => name.endsWith('.webp') && !used.has(name))
  await Promise.all(left.map((name) => rm(path.join(folder, name))))
}
