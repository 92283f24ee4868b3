import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where a piece of a picture lies: the name of a page of rows, the first row, how many, and how often they repeat. */
export type Piece = readonly [page: string, start: number, count: number, times: number]

/** A picture that was approved. */
export interface Baseline {
  /** Of the picture as the browser gave it: equal means not one pixel differs. */
  hash: string
  width: number
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

interface WrittenBaseline {
  hash: string
  width: number
  height: number
  pages: string[]
  /**
   * One for each strip, e.g. `0:12+30 0:0*120`: thirty rows of the first page from its row 12 on, then its row 0 a
   * hundred and twenty times.
   */
  strips: string[]
}

function toWritten({ hash, width, height, strips }: Baseline): WrittenBaseline {
  const pages = [...new Set(strips.flat().map(([page]) => page))]
  const written = ([page, start, count, times]: Piece) => {
    const place = `${pages.indexOf(page)}:${start}`
    return `${place}${count > 1 ? `+${count}` : ''}${times > 1 ? `*${times}` : ''}`
  }
  return { hash, width, height, pages, strips: strips.map((pieces) => pieces.map(written).join(' ')) }
}

function fromWritten({ hash, width, height, pages, strips }: WrittenBaseline): Baseline {
  const read = (token: string): Piece => {
    const [, page, start, count = '1', times = '1'] = /^(\d+):(\d+)(?:\+(\d+))?(?:\*(\d+))?$/.exec(token) ?? []
    const name = pages[Number(page)]
    if (name === undefined) throw new Error(`The baselines cannot be read at ${token}`)
    return [name, Number(start), Number(count), Number(times)]
  }
  return { hash, width, height, strips: strips.map((pieces) => pieces.split(' ').map(read)) }
}

const fileIn = (root: string, component: string) => path.join(root, component, 'pictures.json')

export async function readBaselines(root: string): Promise<ReadonlyMap<string, ComponentBaselines>> {
  const components = existsSync(root) ? await readdir(root) : []
  const read = components
    .filter((component) => existsSync(fileIn(root, component)))
    .map(async (component) => {
      const { pictures }: { pictures: Record<string, Record<string, WrittenBaseline>> } = JSON.parse(
        await readFile(fileIn(root, component), 'utf8'),
      )
      const stories = Object.entries(pictures).map(([storyId, shots]) => {
        const read = Object.entries(shots).map(([plate, shot]) => [plate, fromWritten(shot)] as const)
        return [storyId, Object.fromEntries(read)] as const
      })
      return [component, Object.fromEntries(stories)] as const
    })
  return new Map(await Promise.all(read))
}

/** A line for each picture: what changed can be read in a review. */
const written = (pictures: ComponentBaselines): string => {
  const sorted = Object.entries(pictures).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const stories = sorted.map(([storyId, shots]) => {
    const lines = Object.entries(shots).map(
      ([shot, baseline]) => `      "${shot}": ${JSON.stringify(toWritten(baseline))}`,
    )
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
  await writeFile(fileIn(root, component), written(pictures))
  const used = new Set(
    Object.values(pictures).flatMap((shots) =>
      Object.values(shots).flatMap(({ strips }) => strips.flat().map(([page]) => page)),
    ),
  )
  const left = (await readdir(folder)).filter((name) => name.endsWith('.webp') && !used.has(name))
  await Promise.all(left.map((name) => rm(path.join(folder, name))))
}
