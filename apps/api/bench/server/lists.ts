import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase, openInMemory } from '../../src/db/open.ts'
import { createTestEngines } from '../../test/support/engines.ts'
import { fillLists } from '../../test/support/long-lists.ts'
import { startPostgres } from '../../test/support/postgres.ts'
import { createVisitor, type Visitor } from '../../test/support/visitor.ts'
import type { Figure } from '../figure.ts'
import type { DatabaseKind } from './installation.ts'

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

async function openEmpty(kind: DatabaseKind) {
  if (kind === 'embedded') return { database: await openInMemory(), stop: async () => {} }
  const { urlOf, stop } = await startPostgres()
  return { database: await openDatabase({ databaseUrl: urlOf('postgres'), dataDir: '' }), stop }
}

/** Lists and the balance of somebody with 10,000 pictures and 50,000 ledger lines, beside another with as many. */
export async function measureLists(kind: DatabaseKind): Promise<Figure[]> {
  const { database, stop } = await openEmpty(kind)
  const dataDir = await mkdtemp(join(tmpdir(), 'mintage-bench-'))
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' })
  const app = await createApp(config, { database, engines: createTestEngines() })
  const figures: Figure[] = []
  const measure = async (what: string, call: () => Promise<unknown>) => {
    const milliseconds = await p99(call)
    const measured = `${milliseconds.toFixed(1)} ms`
    figures.push({ what: `p99 of ${what}`, goal: `<= ${GOAL} ms`, measured, met: milliseconds <= GOAL })
  }
  try {
    const [other, collector] = [createVisitor(app.http), createVisitor(app.http)]
    await collector.signUp()
    for (const list of lists) await measure(`${list}, of somebody who has nothing`, () => collector.call(list))
    for (const visitor of [collector, other]) {
      if (visitor === other) await visitor.signUp()
      const newest = app.dependencies.db.selectFrom('users').select('id').orderBy('created_at', 'desc')
      await fillLists(app.dependencies.db, (await newest.executeTakeFirstOrThrow()).id)
    }
    await sql`analyze`.execute(app.dependencies.db)
    for (const list of lists) {
      await measure(`${list}, of 10,000 pictures`, () => collector.call(list))
      const query = await farDown(collector, list)
      await measure(`${list}, far down`, () => collector.call(list, { query }))
    }
    await measure('listProjects, a rare service', () =>
      collector.call('listProjects', { query: { service: 'upscale' } }),
    )
    await measure('listProjects, words of none', () => collector.call('listProjects', { query: { q: 'nothing' } }))
    await measure('getProfile, with the balance', () => collector.call('getProfile'))
    return figures
  } finally {
    await app.close()
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
