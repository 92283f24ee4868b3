// `npm run bench -- engines [--photos folder] [--out file]`: how good the image engines are, against the goals. Beside the
// figures it writes a page of the pictures before and after.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureCutOut } from './cut-out.ts'
import { measureMarks } from './marks.ts'
import { writePage } from './page.ts'
import { measureWork } from './work.ts'

const { values } = parseArgs({ options: { photos: { type: 'string' }, out: { type: 'string' } } })
if (!values.out) throw new Error('--out names the JSON file to write')

await mkdir(path.dirname(values.out), { recursive: true })

const figures = [
  ...(await measureCutOut(values.photos ?? null)),
  ...(await measureWork(values.photos ?? null)),
  ...(await measureMarks()),
]

await writeFile(values.out, `${JSON.stringify({ measured: new Date().toISOString(), figures }, null, 2)}\n`)
// After the figures: what it needs would count as memory of the engine.
const { dir, name } = path.parse(values.out)
await writePage(values.photos ?? null, path.join(dir, `${name}.html`))
