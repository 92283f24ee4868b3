// `npm run bench -- engines [--photos folder] [--out file]`: how good the image engines are, against the goals. Beside the
// figures it writes a page of the pictures before and after.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Figure } from '../figure.ts'
import { measureCutOut } from './cut-out.ts'
import { measureMarks } from './marks.ts'
import { writePage } from './page.ts'
import { measureWork } from './work.ts'

const { values } = parseArgs({ options: { photos: { type: 'string' }, out: { type: 'string' } } })
if (!values.out) throw new Error('--out names the JSON file to write')

await mkdir(path.dirname(values.out), { recursive: true })

const photos = values.photos ?? null
const figures: Figure[] = []
for (const measure of [() => measureCutOut(photos), () => measureWork(photos), measureMarks]) {
  for (const figure of await measure()) {
    figures.push(figure)
    console.log(`${figure.what}: ${figure.measured}${figure.goal === '' ? '' : `, goal ${figure.goal}`}`)
  }
}

await writeFile(values.out, `${JSON.stringify({ measured: new Date().toISOString(), figures }, null, 2)}\n`)
// After the figures: what it needs would count as memory of the engine.
const { dir, name } = path.parse(values.out)
await writePage(photos, path.join(dir, `${name}.html`))
