import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fillLists, IMAGES } from '../support/long-lists.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { newMember } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

let server: TestServer
let collector: Visitor
beforeAll(async () => {
  server = await startServer()
  const { db } = server.dependencies
  for (const _person of ['another', 'the collector']) {
    collector = await newMember(server)
    const { id } = await db.selectFrom('users').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    await fillLists(db, id)
  }
  await sql`analyze`.execute(db)
}, 180_000)
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

interface Query {
  text: string
  values: unknown[]
}

const isSelect = (args: unknown[]): args is [string, unknown[]] =>
  typeof args[0] === 'string' && args[0].startsWith('select') && Array.isArray(args[1])

/** The queries of a call. */
async function queriesOf(call: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = []
  const { query } = pg.Client.prototype
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    if (isSelect(args)) queries.push({ text: args[0], values: args[1] })
    return Reflect.apply(query, this, args)
  })
  await call()
  vi.restoreAllMocks()
  return queries
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The rows that the database reads for a query, and the tables that it scans completely. */
async function explain({ text, values }: Query): Promise<{ rows: number; scanned: string[] }> {
  const client = new pg.Client({ connectionString: await urlOfDatabase() })
  await client.connect()
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? expect.fail('no plan')
    const nodes = nodesOf(plan)
    const looked = nodes.map(
      (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    )
    return {
      rows: Math.max(...looked),
      scanned: nodes.flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [])),
    }
  } finally {
    await client.end()
  }
}

async function urlOfDatabase(): Promise<string> {
  const { rows } = await sql<{ name: string; port: string }>`
    select current_database() as name, current_setting('port') as port
  `.execute(server.dependencies.db)
  return `postgresql://mintage@127.0.0.1:${rows[0]?.port}/${rows[0]?.name}`
}

const large = ['image_requests', 'images', 'projects', 'ledger_transactions', 'deposits']

type List = 'listProjects' | 'listRequestHistory' | 'getTokenLedger' | 'listPaymentHistory'

/** A page after the first 1,500 rows. */
async function farDown(list: List) {
  let cursor: string | undefined
  for (let page = 0; page < 15; page += 1) {
    const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) }
    cursor = (await collector.call(list, { query })).answer.next_cursor ?? expect.fail('the list is too short')
  }
  const query = cursor === undefined ? {} : { cursor }
  return () => collector.call(list, { query })
}

test.each<[string, () => Promise<() => Promise<unknown>>]>([
  ['the newest pictures', async () => () => collector.call('listProjects')],
  ['pictures far down', () => farDown('listProjects')],
  ['pictures of a rare service', async () => () => collector.call('listProjects', { query: { service: 'upscale' } })],
  ['the newest requests', async () => () => collector.call('listRequestHistory')],
  ['requests far down', () => farDown('listRequestHistory')],
  ['the newest lines of the ledger', async () => () => collector.call('getTokenLedger')],
  ['lines far down', () => farDown('getTokenLedger')],
  ['the newest payments', async () => () => collector.call('listPaymentHistory')],
  ['payments far down', () => farDown('listPaymentHistory')],
  ['the balance', async () => () => collector.call('getProfile')],
])('%s: reads do not grow with the list', async (_what, prepare) => {
  const queries = await queriesOf(await prepare())
  expect(queries.length).toBeGreaterThan(0)
  for (const query of queries) {
    const { rows, scanned } = await explain(query)
    const whole = scanned.filter((table) => large.includes(table))
    expect.soft(whole, query.text).toEqual([])
    expect.soft(rows, query.text).toBeLessThan(IMAGES / 20)
  }
})
