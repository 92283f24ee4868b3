// `npm run fuzz -- --requests 100000 --seed 7` sends random requests to the real server, checks each response against
// the contract, and checks the ledger at the end.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { openInMemory } from '../../src/platform/db/pglite.ts'
import type { Mail } from '../../src/ports/mailer.ts'
import { createTestEngines } from '../support/engines.ts'
import { fuzz } from './run.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const requests = Number(values.requests)
const seed = Number(values.seed)
if (!Number.isSafeInteger(requests) || !Number.isSafeInteger(seed) || requests < 1) {
  throw new Error('--requests and --seed are whole numbers')
}

const dataDir = await mkdtemp(join(tmpdir(), 'mintage-fuzz-'))
const mails: Mail[] = []
const app = await createApp(
  readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error', WEBHOOK_SECRET: 'of the fuzzer' }),
  {
    database: await openInMemory(),
    engines: createTestEngines(),
    mailer: {
      async send(mail) {
        mails.splice(0, mails.length, mail)
      },
    },
  },
)
await app.http.listen({ port: 0, host: '127.0.0.1' })
const onProgress = (done: number) => {
  if (done % 5000 === 0) console.log(`${done} of ${requests}`)
}
const report = await fuzz(app, mails, { requests, seed, onProgress })
await app.close()
await rm(dataDir, { recursive: true, force: true })

const statuses = [...new Set([...report.figures.values()].flatMap((counts) => [...counts.keys()]))].sort()
console.log(['operation'.padEnd(24), ...statuses.map((status) => status.padStart(7))].join(''))
for (const [id, counts] of [...report.figures].sort(([one], [other]) => one.localeCompare(other))) {
  console.log([id.padEnd(24), ...statuses.map((status) => String(counts.get(status) ?? '').padStart(7))].join(''))
}
const totals = statuses.map((status) =>
  [...report.figures.values()].reduce((sum, counts) => sum + (counts.get(status) ?? 0), 0),
)
console.log(['all'.padEnd(24), ...totals.map((total) => String(total).padStart(7))].join(''))
console.log(
  `${report.sent} requests with seed ${seed} in ${report.seconds.toFixed(0)} s, the slowest took ${report.slowest.toFixed(0)} ms`,
)
console.log(
  `books: ${Object.entries(report.books)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')}`,
)
for (const problem of report.problems) console.log(`PROBLEM ${problem}`)
const isBalanced = Object.values(report.books).every((count) => count === 0)
console.log(report.problems.length === 0 && isBalanced ? 'no problems' : 'FAILED')
process.exitCode = report.problems.length === 0 && isBalanced ? 0 : 1
