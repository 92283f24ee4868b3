import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Plate, plateOf } from '../matrix.ts'
import type { Shot } from '../types.ts'
import { pagesIn, type ReadPage } from './approvedPicture.ts'
import {
  type Baseline,
  type ComponentBaselines,
  folderOf,
  isPhotoPage,
  type Piece,
  pageNames,
  readBaselines,
  writeBaselines,
} from './baselines.ts'
import { packPhotographs } from './photographs.ts'
import { type Pixels, readPixels, rowOf, stripsOf, toSharp } from './pixels.ts'
import { joined, Rows } from './rows.ts'

/** A picture to be kept from now on; null to keep none of this shot any more. */
export interface Approval extends Shot {
  /** Where the component stands in the sidebar: its pictures are kept together. */
  title: string
  fresh: { file: string; hash: string } | null
}

/** Above so many pages, those of a plate are packed into one again. */
const MOST_PAGES = 6

const encode = (page: Pixels & { photographic: boolean }): Promise<Buffer> =>
  page.photographic ? packPhotographs(page) : toSharp(page).webp({ lossless: true, effort: 4 }).toBuffer()

async function keepAgain(rows: Rows, pieces: readonly Piece[], readPage: ReadPage) {
  const kept: Piece[] = []
  for (const piece of pieces) {
    const [name, start, count, times] = piece
    // A photograph that is packed anew would be a little worse each time: its page stays as it is.
    if (isPhotoPage(name)) {
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

/** The pages that hold what is drawn in the pictures of a plate that stay. */
const drawnPages = (staying: readonly Baseline[]): string[] => {
  const pages = staying.flatMap(({ strips }) => strips.flat().map(([page]) => page))
  return [...new Set(pages)].filter((page) => !isPhotoPage(page)).toSorted()
}

/** Never the name of a page that is there and may hold something else. */
function markOf(approvals: readonly Approval[], pages: readonly string[]): string {
  const hashes = approvals.map(({ storyId, fresh }) => `${storyId} ${fresh?.hash}`)
  return createHash('sha1')
    .update([...hashes, ...pages].join())
    .digest('hex')
    .slice(0, 8)
}

/**
 * One plate of a component: all of its pictures in one scheme and width, which share their rows. Only rows that are
 * nowhere yet are written, into a page of their own.
 */
async function keepPlate(plate: Plate, before: ComponentBaselines, approvals: readonly Approval[], readPage: ReadPage) {
  const fresh = new Map(approvals.map((approval) => [approval.storyId, approval.fresh]))
  const isAsBefore = (storyId: string, known: Baseline) => {
    const approved = fresh.get(storyId)
    return approved === undefined || approved?.hash === known.hash
  }
  const staying = new Map<string, Baseline>()
  for (const [storyId, { [plate]: known }] of Object.entries(before)) {
    if (known !== undefined && isAsBefore(storyId, known)) staying.set(storyId, known)
  }
  const known = drawnPages([...staying.values()])
  const rows = new Rows(pageNames(plate, markOf(approvals, known)))
  const pictures = new Map(staying)
  if (known.length < MOST_PAGES) {
    for (const page of known) rows.know(page, await readPage(page))
  } else {
    for (const [storyId, baseline] of staying) {
      const strips = await inTurn(baseline.strips, (pieces) => keepAgain(rows, pieces, readPage))
      pictures.set(storyId, { ...baseline, strips })
    }
  }
  for (const { storyId, fresh: approved } of approvals.toSorted((one, other) =>
    one.storyId < other.storyId ? -1 : 1,
  )) {
    if (approved === null || staying.has(storyId)) continue
    const pixels = await readPixels(approved.file)
    const strips = stripsOf(pixels).map((strip) => rows.addPicture(strip))
    pictures.set(storyId, { hash: approved.hash, height: pixels.height, strips })
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

/** Makes pictures the baselines. Nothing is written but the rows that are new. */
export async function keep(root: string, approvals: readonly Approval[]): Promise<void> {
  const baselines = await readBaselines(root)
  for (const [component, own] of Map.groupBy(approvals, ({ title }) => folderOf(title))) {
    await keepComponent(root, component, baselines.get(component) ?? {}, own)
  }
}
