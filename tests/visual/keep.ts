import path from 'node:path'
import { pagesIn, type ReadPage } from './approvedPicture.ts'
import {
  type Baseline,
  type ComponentBaselines,
  folderOf,
  type Piece,
  readBaselines,
  writeBaselines,
} from './baselines.ts'
import { type Plate, plateOf } from './matrix.ts'
import { type Pixels, readPixels, rowOf, stripsOf, toSharp } from './pixels.ts'
import { joined, Rows } from './rows.ts'
import type { Shot } from './types.ts'

/** A picture to be kept from now on; null to keep none of this shot any more. */
export interface Approval extends Shot {
  /** Where the component stands in the sidebar: its pictures are kept together. */
  title: string
  fresh: { file: string; hash: string } | null
}

const isPhoto = (page: string): boolean => page.includes('.photo-')

/** Lossless where something is drawn; photographs are for the eye, their hash is what is compared. */
const encode = (page: Pixels & { photographic: boolean }): Promise<Buffer> =>
  toSharp(page)
    .webp(page.photographic ? { quality: 50, effort: 4 } : { lossless: true, effort: 4 })
    .toBuffer()

async function keepAgain(rows: Rows, pieces: readonly Piece[], readPage: ReadPage) {
  const kept: Piece[] = []
  for (const piece of pieces) {
    const [name, start, count, times] = piece
    // A photograph that is packed anew would be a little worse each time: its page stays as it is.
    if (isPhoto(name)) {
      kept.push(piece)
      continue
    }
    const page = await readPage(name)
    const drawn = rows.addDrawn(Array.from({ length: count }, (_, index) => rowOf(page, start + index)))
    for (let time = 0; time < times; time += 1) kept.push(...drawn)
  }
  return joined(kept)
}

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** One plate of a component: all of its pictures in one scheme and width, which share their rows. */
async function keepPlate(plate: Plate, before: ComponentBaselines, approvals: readonly Approval[], readPage: ReadPage) {
  const fresh = new Map(approvals.map((approval) => [approval.storyId, approval.fresh]))
  const mark = approvals.map((approval) => approval.fresh?.hash.slice(0, 2) ?? '').join('')
  const rows = new Rows(plate, `${plate}.photo-${mark.slice(0, 12)}`)
  const pictures = new Map<string, Baseline>()
  for (const storyId of [...new Set([...Object.keys(before), ...fresh.keys()])].toSorted()) {
    const known = before[storyId]?.[plate]
    const approved = fresh.get(storyId)
    if (approved === undefined && known !== undefined) {
      const strips = await inTurn(known.strips, (pieces) => keepAgain(rows, pieces, readPage))
      pictures.set(storyId, { ...known, strips })
    } else if (approved) {
      const pixels = await readPixels(approved.file)
      const strips = stripsOf(pixels).map((strip) => rows.addPicture(strip))
      pictures.set(storyId, { hash: approved.hash, height: pixels.height, strips })
    }
  }
  const pages = [...rows.pages()].map(async ([name, page]) => [name, await encode(page)] as const)
  return { pictures, pages: await Promise.all(pages) }
}

async function keepComponent(root: string, component: string, before: ComponentBaselines, own: readonly Approval[]) {
  const readPage = pagesIn(path.join(root, component))
  const after: Record<string, Record<string, Baseline>> = {}
  for (const [storyId, shots] of Object.entries(before)) after[storyId] = { ...shots }
  const pages = new Map<string, Buffer>()
  for (const [plate, approvals] of Map.groupBy(own, plateOf)) {
    const kept = await keepPlate(plate, before, approvals, readPage)
    for (const { storyId } of approvals) delete after[storyId]?.[plate]
    for (const [storyId, baseline] of kept.pictures) after[storyId] = { ...after[storyId], [plate]: baseline }
    for (const [name, bytes] of kept.pages) pages.set(name, bytes)
  }
  const filled = Object.fromEntries(Object.entries(after).filter(([, shots]) => Object.keys(shots).length > 0))
  await writeBaselines(root, component, filled, pages)
}

/** Makes pictures the baselines. Only the plates in which something was approved are written anew. */
export async function keep(root: string, approvals: readonly Approval[]): Promise<void> {
  const baselines = await readBaselines(root)
  for (const [component, own] of Map.groupBy(approvals, ({ title }) => folderOf(title))) {
    await keepComponent(root, component, baselines.get(component) ?? {}, own)
  }
}
