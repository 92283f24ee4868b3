import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Schemas } from '../src/platform/contract/types.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { chargesOf } from './support/deferred-charges.ts'
import { kill, killAll, type Running, send, start } from './support/processes.ts'
import { billing, cardBody, cards } from './support/shopping.ts'
import { newEmail, password } from './support/visitor.ts'

const ORDERS = 10
const HALF = ORDERS / 2

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-restarts-'))
})
afterAll(async () => {
  killAll()
  await rm(dataDir, { recursive: true, force: true })
})

const starting = (charges: { HOLD_CHARGES?: string } = {}) =>
  start({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...charges })

/** A short form of `npm run bench -- charges`, which kills processes for minutes. */
test('a killed server doubles and misreports no charge', {
  timeout: 180_000,
}, async () => {
  const held = { HOLD_CHARGES: '1' }
  let server: Running = await starting(held)
  const person = { name: 'Ada', surname: 'Coyne', email: newEmail(), password, password_confirmation: password }
  const token = (await send(server, 'register', { body: person })).answer.access_token ?? null
  const quotes: Schemas['Quote'][] = []
  for (let number = 0; number < ORDERS; number += 1)
    quotes.push((await send(server, 'createCheckout', { token, body: { ...billing, pack_id: 2 } })).answer.payload)

  const pay = async (quote: Schemas['Quote']) => {
    const body = cardBody(quote, cards.visa)
    const answered = await send(server, 'executeCheckout', { token, body }).catch(() => null)
    return { id: quote.id, said: answered === null ? 'nothing' : answered.answer.status }
  }
  const statusOf = async (id: string) => {
    const reply = await fetch(`${server.address}/api/deposit/status/${id}`)
    return String(Reflect.get(Object(await reply.json()), 'status'))
  }
  const answers: { id: string; said: string }[] = []
  const dies = async (paying: Promise<{ id: string; said: string }>[]) => {
    await kill(server, 'SIGKILL')
    answers.push(...(await Promise.all(paying)))
  }

  // Killed before the gateway has the charges.
  const early = chargesOf(server.process)
  const begun = quotes.slice(0, HALF).map(pay)
  await early.reach('requested', HALF)
  await dies(begun)
  server = await starting(held)

  // Killed while one charge is answered and others are on the way to or from the gateway.
  const late = chargesOf(server.process)
  const rest = quotes.slice(HALF).map(pay)
  await late.reach('requested', HALF)
  late.release('requested')
  late.release('requested')
  late.release('requested')
  await late.reach('charged', 3)
  late.release('charged')
  await Promise.race(rest)
  await dies(rest)
  server = await starting()

  expect(answers.filter(({ said }) => said !== 'nothing')).toHaveLength(1)
  for (const { id, said } of answers) {
    const status = await statusOf(id)
    expect(status).toMatch(/^(Success|Error)$/)
    if (said !== 'nothing') expect([said, status]).toEqual(said === 'OK' ? ['OK', 'Success'] : ['ERROR', 'Error'])
  }
  // People retry unpaid orders.
  await Promise.all(quotes.map(async (quote) => ((await statusOf(quote.id)) === 'Success' ? null : pay(quote))))
  const { answer: profile } = await send(server, 'getProfile', { token })
  expect(profile.balance).toBe(10 + 100 * ORDERS)
  await kill(server, 'SIGKILL')

  const { db, close } = await openDatabase({ databaseUrl: null, dataDir })
  const { rows } = await sql`
    select d.status, count(*)::int as orders,
      (select count(*)::int from sandbox_payments where state = 'succeeded') -
      (select count(*)::int from sandbox_refunds) as charges,
      (select sum(amount_tenths)::int from ledger_entries) as sum
    from deposits d group by d.status
  `.execute(db)
  await close()
  expect(rows).toEqual([{ status: 'Success', orders: ORDERS, charges: ORDERS, sum: 0 }])
})
