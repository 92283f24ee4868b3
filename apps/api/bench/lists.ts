// `npm run bench:lists`: how long lists and the balance take for somebody with 10,000 pictures and 50,000 ledger lines,
// beside another with as many, on the embedded database and on PostgreSQL where it is installed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { type OpenedDatabase, openDatabase, openInMemory } from '../src/db/open.ts'
import { createTestEngines } from '../test/support/engines.ts'
import { fillLists } from '../test/support/long-lists.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { createVisitor, type Visitor } from '../test/support/visitor.ts'

const GOAL = 50
const CALLS = 200

/** ms that 99 of 100 calls take at most. */
async function p99(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < CALLS; round += 1) {
    const from = performance.now()
    await call()
    times.push(performance.now() - from)
  }
  return times.toSorted((one, other) => one - other)[Math.ceil(CALLS * 0.99) - 1] ?? 0
}

const lists = ['listProjects', 'listRequestHistory', 'getTokenLedger', 'listPaymentHistory'] as const

async function farDown(visitor: Visitor, list: (typeof lists)[number]): Promise<{ cursor?: string }> {
  let query: { cursor?: string } = {}
  for (let page = 0; page < 15; page += 1) {
    const cursor = (await visitor.call(list, { query: { limit: 100, ...query } })).answer.next_cursor
    if (cursor) query = { cursor }
  }
  return query
}

async function measure(name: string, database: OpenedDatabase): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mintage-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  const app = await createApp(config, { database, engines: createTestEngines() })
  const tell = async (what: string, call: () => Promise<unknown>) => {
    const milliseconds = await p99(call)
    const verdict = milliseconds <= GOAL ? 'within' : 'above'
    console.log(`${name}: ${what}: ${milliseconds.toFixed(1)} ms (${verdict} ${GOAL})`)
  }
  try {
    const [other, collector] = [createVisitor(app.http), createVisitor(app.http)]
    await collector.signUp()
    for (const list of lists) await tell(`${list}, of nobody`, () => collector.call(list))
    for (const visitor of [collector, other]) {
      if (visitor === other) await visitor.signUp()
      const newest = app.dependencies.db.selectFrom('users').select('id').orderBy('created_at', 'desc')
      await fillLists(app.dependencies.db, (await newest.executeTakeFirstOrThrow()).id)
    }
    await sql`analyze`.execute(app.dependencies.db)
    for (const list of lists) {
      await tell(list, () => collector.call(list))
      const query = await farDown(collector, list)
      await tell(`${list}, far down`, () => collector.call(list, { query }))
    }
    await tell('listProjects, a rare service', () => collector.call('listProjects', { query: { service: 'upscale' } }))
    await tell('listProjects, words of none', () => collector.call('listProjects', { query: { q: 'nothing' } }))
    await tell('getProfile, with the balance', () => collector.call('getProfile'))
  } finally {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await measure('embedded', await openInMemory())
const postgres = await startPostgres()
try {
  await measure('PostgreSQL', await openDatabase({ databaseUrl: postgres.urlOf('postgres'), dataDir: '' }))
} finally {
  await postgres.stop()
}
