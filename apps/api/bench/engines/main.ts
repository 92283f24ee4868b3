// `npm run bench -- engines [--photos folder] [--out file]`: how good the image engines are, against the goals.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureCutOut } from './cut-out.ts'
import { measureMarks } from './marks.ts'
import { measureWork } from './work.ts'

const { values } = parseArgs({ options: { photos: { type: 'string' }, out: { type: 'string' } } })
if (!values.out) throw new Error('--out names the JSON file to write')

const figures = [
  ...(await measureCutOut(values.photos ?? null)),
  ...(await measureWork(values.photos ?? null)),
  ...(await measureMarks()),
]

await mkdir(path.dirname(values.out), { recursive: true })
await writeFile(values.out, `${JSON.stringify({ measured: new Date().toISOString(), figures }, null, 2)}\n`)
