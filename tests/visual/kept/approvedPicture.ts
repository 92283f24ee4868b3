import path from 'node:path'
import { type Baseline, isPhotoPage } from './baselines.ts'
import { unpackPhotographs } from './photographs.ts'
import { type Pixels, readPixels, sideBySide } from './pixels.ts'
import { assemble } from './rows.ts'

export type ReadPage = (page: string) => Promise<Pixels>

async function readPage(file: string): Promise<Pixels> {
  const page = await readPixels(file)
  return isPhotoPage(file) ? unpackPhotographs(page) : page
}

/** Reads the pages in a component's folder, each once. */
export function pagesIn(folder: string): ReadPage {
  const read = new Map<string, Promise<Pixels>>()
  return (page) => {
    const known = read.get(page) ?? readPage(path.join(folder, page))
    read.set(page, known)
    return known
  }
}

/** A picture as it was approved, put together of its rows. */
export async function approvedPicture({ strips }: Baseline, readPage: ReadPage): Promise<Pixels> {
  const names = [...new Set(strips.flat().map(([page]) => page))]
  const pages = new Map(await Promise.all(names.map(async (name) => [name, await readPage(name)] as const)))
  return sideBySide(strips.map((pieces) => assemble(pieces, pages)))
}
