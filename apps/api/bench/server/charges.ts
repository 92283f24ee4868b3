import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Schemas } from '../../src/contract/types.ts'
import { kill, type Running, send } from '../../test/support/processes.ts'
import type { Figure } from '../figure.ts'
import { order, payment, signUp } from './customers.ts'
import { type DatabaseKind, withInstallation } from './installation.ts'

const PEOPLE = 20
const ORDERS_EACH = 10
/** How long the gateway takes, in milliseconds: long enough that a process dies while it waits. */
const CHARGE_TAKES = '1500'

/** The processes that run at the moment; each is killed after a while and another one is started. */
interface Fleet {
  any(): Promise<Running>
  stop(): Promise<void>
}

async function keepReplacing(size: number, start: () => Promise<Running>, every: number): Promise<Fleet> {
  const running: Running[] = []
  for (let number = 0; number < size; number += 1) running.push(await start())
  let isStopped = false
  const replacing = (async () => {
    while (!isStopped) {
      await sleep(every)
      const oldest = running.shift()
      // With one process, the one that dies and the one that starts are never there together.
      if (oldest) await kill(oldest, 'SIGKILL')
      running.push(await start())
    }
  })()
  let calls = 0
  return {
    async any() {
      for (;;) {
        calls += 1
        const one = running[calls % running.length]
        if (one) return one
        await sleep(50)
      }
    },
    async stop() {
      isStopped = true
      await replacing
    },
  }
}

/** A person who tries again, on whatever process answers. */
async function insist<T>(fleet: Fleet, call: (server: Running) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call(await fleet.any())
    } catch {
      await sleep(100)
    }
  }
}

const statusOf = (fleet: Fleet, id: string) =>
  insist(fleet, async (server) => {
    const reply = await fetch(`${server.address}/api/deposit/status/${id}`)
    if (!reply.ok) throw new Error(`the status was answered with ${reply.status}`)
    const { status }: { status: Schemas['DepositStatus'] } = JSON.parse(await reply.text())
    return status
  })

/** Pays one order as a person would, and counts what they were told wrongly: "refused" of an order that is paid. */
async function buy(fleet: Fleet, token: string): Promise<number> {
  const quote = await insist(fleet, (server) => order(server, token))
  let mistold = 0
  for (;;) {
    const server = await fleet.any()
    const answered = await send(server, 'executeCheckout', { token, body: payment(quote) }).catch(() => null)
    if (answered?.status === 200 && answered.answer.status === 'OK') break
    const status = await statusOf(fleet, quote.id)
    if (answered?.status === 200 && status === 'Success') mistold += 1
    if (status === 'Success') break
    await sleep(500)
  }
  return mistold
}

export async function measureCharges(kind: DatabaseKind): Promise<Figure[]> {
  return withInstallation(kind, async (installation) => {
    const start = () => installation.start({ SLOW_CHARGES: CHARGE_TAKES })
    const fleet = await keepReplacing(kind === 'embedded' ? 1 : 2, start, 6_000)
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => insist(fleet, signUp)))
    const mistoldEach = await Promise.all(
      people.map(async (token) => {
        let mistold = 0
        for (let number = 0; number < ORDERS_EACH; number += 1) mistold += await buy(fleet, token)
        return mistold
      }),
    )
    await fleet.stop()
    const last = await fleet.any()
    const exited = once(last.process, 'exit')
    last.process.kill('SIGTERM')
    await exited
    // Another one settles what the last one left: leases end after half a minute, and are looked for once a minute.
    const settling = await installation.start()
    await sleep(100_000)
    await kill(settling, 'SIGTERM')
    const books = await installation.read(
      async (db) =>
        (
          await sql<{ doubled: number; wrong: number; open: number; orders: number; sum: number }>`
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
        ).rows[0],
    )
    if (!books) throw new Error('the books could not be read')
    const mistold = mistoldEach.reduce((sum, one) => sum + one, 0)
    const wrong = books.doubled + books.wrong + books.open + mistold
    return [
      {
        what: `charges doubled or mistold while processes start, stop and die (${books.orders} orders paid)`,
        goal: '0 of 200',
        measured: `${wrong} (${books.doubled} doubled, ${mistold} mistold, ${books.wrong} unlike the gateway, ${books.open} open; ledger ${books.sum})`,
        // An order whose charge never reached the gateway has failed, and its person was told so.
        met: wrong === 0 && books.sum === 0,
      },
    ]
  })
}

/** One key with eight orders at once, over two processes where the database allows two. */
export async function measureOneKey(kind: DatabaseKind): Promise<Figure[]> {
  return withInstallation(kind, async (installation) => {
    const start = () => installation.start({ SLOW_CHARGES: CHARGE_TAKES })
    const processes = [await start(), ...(kind === 'embedded' ? [] : [await start()])]
    const [first] = processes
    if (!first) throw new Error('no process')
    const token = await signUp(first)
    const quotes: Schemas['Quote'][] = []
    for (let number = 0; number < 8; number += 1) quotes.push(await order(first, token))
    const headers = { 'idempotency-key': 'one-key-of-eight-orders' }
    const replies = await Promise.all(
      quotes.map((quote, place) =>
        send(processes[place % processes.length] ?? first, 'executeCheckout', { token, body: payment(quote), headers }),
      ),
    )
    const accepted = replies.filter(({ status, answer }) => status === 200 && answer.status === 'OK').length
    const refused = replies.filter(({ status }) => status === 409 || status === 422).length
    for (const one of processes) await kill(one, 'SIGKILL')
    const charged = await installation.read(async (db) => {
      const rows = await db
        .selectFrom('sandbox_payments')
        .select('attempt_id')
        .where('state', '=', 'succeeded')
        .execute()
      return rows.length
    })
    return [
      {
        what: `one key, eight orders at once, ${processes.length} process(es)`,
        goal: '1 charged, 7 refused',
        measured: `${charged} charged, ${accepted} accepted, ${refused} refused`,
        met: charged === 1 && accepted === 1 && refused === 7,
      },
    ]
  })
}
