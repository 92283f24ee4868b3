// Buys 200 orders on PostgreSQL while server processes start and are killed, then counts wrong charges and responses.
// `npm test` has short forms: test/{idempotency,restarted-charges,crash}.test.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Schemas } from '../src/platform/contract/types.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { kill, killAll, type Running, send, start } from '../test/support/processes.ts'
import { billing, cardBody, cards } from '../test/support/shopping.ts'
import { newEmail, password } from '../test/support/visitor.ts'

const PEOPLE = 20
const ORDERS_EACH = 10

const postgres = await startPostgres()
const dataDir = await mkdtemp(join(tmpdir(), 'mintage-bench-'))
const databaseUrl = postgres.urlOf('postgres')
const startServer = (env: Record<string, string> = {}) =>
  start({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET_KEY: 'a secret that all processes share', ...env })
/** Charges are slow, so that a process is killed while it waits for the gateway. */
const startSlow = () => startServer({ SLOW_CHARGES: '1500' })

const running: Running[] = []
let isStopped = false

async function keepReplacing(): Promise<void> {
  while (!isStopped) {
    await sleep(6_000)
    const oldest = running.shift()
    if (oldest) await kill(oldest, 'SIGKILL')
    running.push(await startSlow())
  }
}

let calls = 0
/** Repeats a call until a process answers. */
async function insist<T>(call: (server: Running) => Promise<T>): Promise<T> {
  for (;;) {
    calls += 1
    const server = running[calls % running.length]
    try {
      if (server) return await call(server)
    } catch {
      // The process was killed.
    }
    await sleep(100)
  }
}

const signUp = () =>
  insist(async (server) => {
    const body = { name: 'Ada', surname: 'Coyne', email: newEmail(), password, password_confirmation: password }
    const { answer } = await send(server, 'register', { body })
    if (!answer.access_token) throw new Error('the sign-up was refused')
    return answer.access_token
  })

const order = (token: string) =>
  insist(async (server) => {
    const { status, answer } = await send(server, 'createCheckout', { token, body: { ...billing, pack_id: 2 } })
    if (status !== 200) throw new Error(`an order was answered with ${status}`)
    return answer.payload
  })

const statusOf = (id: string) =>
  insist(async ({ address }) => {
    const reply = await fetch(`${address}/api/deposit/status/${id}`)
    if (!reply.ok) throw new Error(`the status was answered with ${reply.status}`)
    const { status }: { status: Schemas['DepositStatus'] } = JSON.parse(await reply.text())
    return status
  })

/** @returns how many refusals the buyer got for a paid order */
async function buy(token: string): Promise<number> {
  const quote = await order(token)
  for (let mistold = 0; ; ) {
    const body = cardBody(quote, cards.visa)
    const [server] = running
    const answered = server && (await send(server, 'executeCheckout', { token, body }).catch(() => null))
    if (answered?.status === 200 && answered.answer.status === 'OK') return mistold
    const isPaid = (await statusOf(quote.id)) === 'Success'
    if (isPaid) return mistold + (answered?.status === 200 ? 1 : 0)
    await sleep(500)
  }
}

interface Books {
  doubled: number
  wrong: number
  open: number
  orders: number
  sum: number
}

async function readBooks(): Promise<Books | undefined> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir })
  const { rows } = await sql<Books>`
    with charged as (
      select d.id, d.status,
        (select count(*) from sandbox_payments p join payment_attempts a on a.id = p.attempt_id
          where a.deposit_id = d.id and p.state = 'succeeded')
        - (select count(*) from sandbox_refunds r join payment_attempts a on a.id = r.attempt_id
          where a.deposit_id = d.id) as times
      from deposits d
    )
    select count(*) filter (where times > 1)::int as doubled,
      count(*) filter (where (times > 0) <> (status = 'Success'))::int as wrong,
      count(*) filter (where status = 'Processing')::int as open,
      count(*) filter (where status = 'Success')::int as orders,
      (select coalesce(sum(amount_tenths), 0)::int from ledger_entries) as sum
    from charged
  `.execute(db)
  await close()
  return rows[0]
}

try {
  running.push(await startSlow(), await startSlow())
  const replacing = keepReplacing()
  const people = await Promise.all(Array.from({ length: PEOPLE }, signUp))
  const mistoldEach = await Promise.all(
    people.map(async (token) => {
      let mistold = 0
      for (let number = 0; number < ORDERS_EACH; number += 1) mistold += await buy(token)
      return mistold
    }),
  )
  isStopped = true
  await replacing
  killAll()
  // The last process settles the remaining charges: leases expire after 30 seconds, and the sweep runs once a minute.
  const settling = await startServer()
  await sleep(100_000)
  await kill(settling, 'SIGTERM')
  const books = await readBooks()
  const mistold = mistoldEach.reduce((sum, one) => sum + one, 0)
  const found = { ...books, mistold }
  console.log(`charges while processes start, stop and die: ${JSON.stringify(found)}, goal 0 but for the orders`)
  const wrong = books === undefined || books.doubled + books.wrong + books.open + mistold > 0 || books.sum !== 0
  if (wrong) process.exitCode = 1
} finally {
  killAll()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit()
