import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReportData } from '../types.ts'
import { isLinked, picturesOf } from './app/pictures.ts'
import { planEmbedding } from './embedding.ts'
import { composePage } from './page.ts'
import { buildShell, type Shell } from './shell.ts'

/** A file that is not there stays a link, which the page shows as what it is: missing. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => Number.POSITIVE_INFINITY,
  )

const asDataUri = async (file: string): Promise<string> => `data:image/png;base64,${await readFile(file, 'base64')}`

export interface WrittenReport {
  file: string
  bytes: number
  /** Pictures that are inside the page, and those that stay files beside it. */
  embedded: number
  linked: number
}

interface ReportOptions {
  embedUpTo?: number
  /** The app around the data; the built one unless given. */
  shell?: Shell
  /** Where the pictures lie that the page names `pictures/<name>`. */
  pictures?: string
}

/** Writes the page for people: one file, with as many of the pictures inside as `embedUpTo` bytes of them. */
export async function writeReport(
  data: ReportData,
  folder: string,
  { embedUpTo = 4 * 1024 * 1024, shell, pictures: cache = path.join(folder, 'pictures') }: ReportOptions = {},
): Promise<WrittenReport> {
  const pictures = data.groups.flatMap(({ items }) => items.flatMap(picturesOf))
  const files = [...new Set(pictures.filter(isLinked).map(({ src }) => src))]
  const fileOf = (src: string) => path.join(cache, path.basename(src))
  const sizes = new Map(await Promise.all(files.map(async (src) => [src, await sizeOf(fileOf(src))] as const)))
  const planned = planEmbedding(data.groups, (src) => sizes.get(src) ?? 0, embedUpTo)
  const inside = new Map(
    await Promise.all(
      files.filter((src) => planned.has(src)).map(async (src) => [src, await asDataUri(fileOf(src))] as const),
    ),
  )
  const page = composePage(shell ?? (await buildShell()), { report: data, inside: Object.fromEntries(inside) })
  const file = path.join(folder, 'index.html')
  await mkdir(folder, { recursive: true })
  await writeFile(file, page)
  const linked = pictures.filter((picture) => isLinked(picture) && !inside.has(picture.src)).length
  return { file, bytes: Buffer.byteLength(page), embedded: pictures.length - linked, linked }
}
