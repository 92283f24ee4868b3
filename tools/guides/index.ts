import { createRequire } from 'node:module'
import path from 'node:path'
import type { Guide } from '../../packages/ui/src/guide/guide.ts'
import { filesBelow } from '../sources/index.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Guides are data for pages and tests: they are read as such, and are no part of what a picture is made of. */
const load: (file: string) => Readonly<Record<string, Guide>> = createRequire(import.meta.url)

function guideIn(file: string): [component: string, guide: Guide] {
  const module = load(path.join(root, file))
  const [guide] = Object.values(module)
  if (guide === undefined) throw new Error(`${file} exports no guide`)
  return [path.basename(file, '.guide.ts'), guide]
}

const files = filesBelow('packages/ui/src').filter((file) => file.endsWith('.guide.ts'))

/** The guides of all components that have one, by the names of the components. */
export const guides: ReadonlyMap<string, Guide> = new Map(files.toSorted().map(guideIn))
