import path from 'node:path'
import type { Guide } from '../../packages/ui/src/guide/guide.ts'
import { filesBelow } from '../sources/index.ts'

const root = path.resolve(import.meta.dirname, '../..')

async function guideIn(file: string): Promise<[component: string, guide: Guide]> {
  const module: Readonly<Record<string, Guide>> = await import(path.join(root, file))
  const [guide] = Object.values(module)
  if (guide === undefined) throw new Error(`${file} exports no guide`)
  return [path.basename(file, '.guide.ts'), guide]
}

const files = filesBelow('packages/ui/src').filter((file) => file.endsWith('.guide.ts'))

/** The guides of all components that have one, by the names of the components. */
export const guides: ReadonlyMap<string, Guide> = new Map(await Promise.all(files.toSorted().map(guideIn)))
