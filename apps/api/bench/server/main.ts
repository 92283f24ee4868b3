// `npm run bench -- server [--database embedded|postgres] [--out file]`: what holds when processes, people and databases
// misbehave, against the goals. Without --database both are measured. Short forms of what can be counted are in `npm test`:
// `test/idempotency.test.ts` (one key with eight orders), `test/restarted-charges.test.ts` and `test/crash.test.ts`
// (charges while processes die), `test/postgres/{killed,outage,roles}.test.ts`, `src/images/fair-turns.test.ts`,
// `test/backup-commands.test.ts` (the restore drill).
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureDelay } from '../engines/fairness.ts'
import type { Figure } from '../figure.ts'
import { measureCharges, measureOneKey } from './charges.ts'
import { measureCheapReads } from './cheap-reads.ts'
import type { DatabaseKind } from './installation.ts'
import { measureLists } from './lists.ts'
import { measureKilledWorker, measureOutage, measureStarts, measureThroughput } from './processes.ts'
import { measureRestore } from './restore.ts'

const { values } = parseArgs({ options: { database: { type: 'string' }, out: { type: 'string' } } })
if (!values.out) throw new Error('--out names the JSON file to write')

async function measureFairness(): Promise<Figure[]> {
  const between = await measureDelay(160)
  const what = 'pictures of one person made before another’s first, while the one asks for 160'
  return [{ what, goal: '<= 1', measured: String(between), met: between <= 1 }]
}

const measurements: Record<DatabaseKind, (() => Promise<Figure[]>)[]> = {
  embedded: [
    () => measureCharges('embedded'),
    () => measureOneKey('embedded'),
    () => measureCheapReads('embedded'),
    () => measureLists('embedded'),
    () => measureRestore('embedded'),
    measureFairness,
  ],
  postgres: [
    () => measureCharges('postgres'),
    () => measureOneKey('postgres'),
    measureStarts,
    measureKilledWorker,
    measureThroughput,
    measureOutage,
    () => measureCheapReads('postgres'),
    () => measureLists('postgres'),
    () => measureRestore('postgres'),
  ],
}

const figures: Figure[] = []
for (const [database, list] of Object.entries(measurements)) {
  if (values.database !== undefined && values.database !== database) continue
  for (const measure of list) {
    for (const figure of await measure()) {
      figures.push({ ...figure, what: `${database}: ${figure.what}` })
      console.log(`${database}: ${figure.what}: ${figure.measured}, goal ${figure.goal}`)
    }
  }
}

await mkdir(path.dirname(values.out), { recursive: true })
await writeFile(values.out, `${JSON.stringify({ measured: new Date().toISOString(), figures }, null, 2)}\n`)
process.exit(0)
