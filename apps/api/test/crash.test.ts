import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/open.ts'
import { billing, cardBody, cards } from './support/shopping.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-crash-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

interface Running {
  process: ChildProcess
  address: string
}

async function start(): Promise<Running> {
  const child = fork(new URL('./support/crash-server.ts', import.meta.url), {
    env: { ...process.env, DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server stopped with ${code} before it was ready`)
    }),
  ])
  return { process: child, address: String(Reflect.get(Object(message), 'address')) }
}

async function kill({ process: child }: Running, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function send(server: Running, token: string | null, method: string, path: string, body?: object) {
  const reply = await fetch(`${server.address}/api${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: reply.status, body: await reply.json() }
}

const password = 'Coin2026'
const newcomer = { name: 'Ada', surname: 'Coyne', password, password_confirmation: password }
const picture = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 }

/** One person signing up, buying and making pictures over and over; remembers what the server acknowledged. */
async function shop(server: Running, email: string, acknowledged: { paid: number; asked: number }): Promise<void> {
  const { body: session } = await send(server, null, 'POST', '/register', { ...newcomer, email })
  const token = session.access_token
  for (;;) {
    const { body: checkout } = await send(server, token, 'POST', '/deposit/checkout', { ...billing, pack_id: 2 })
    const payment = await send(
      server,
      token,
      'POST',
      '/deposit/checkout/execute',
      cardBody(checkout.payload, cards.visa),
    )
    if (payment.body.status === 'OK') acknowledged.paid += 1
    const request = await send(server, token, 'POST', '/images/generate', picture)
    if (request.status === 202) acknowledged.asked += 1
  }
}

test('kill -9 loses nothing that was acknowledged, and doubles nothing', { timeout: 120_000 }, async () => {
  const people: { email: string; acknowledged: { paid: number; asked: number } }[] = []
  for (let round = 0; round < 3; round += 1) {
    const server = await start()
    const acknowledged = { paid: 0, asked: 0 }
    const email = `round${round}@example.com`
    people.push({ email, acknowledged })
    const shopping = shop(server, email, acknowledged).catch(() => undefined)
    await expect.poll(() => acknowledged.asked, { timeout: 30_000, interval: 5 }).toBeGreaterThan(round + 1)
    await kill(server, 'SIGKILL')
    await shopping
  }

  const server = await start()
  for (const { email, acknowledged } of people) {
    const { body: session } = await send(server, null, 'POST', '/login', { username: email, password })
    const token = session.access_token
    const history = async () => (await send(server, token, 'GET', '/request-history?limit=100')).body.payload
    await expect
      .poll(async () => (await history()).map((request: { state: string }) => request.state), { timeout: 30_000 })
      .not.toContainEqual(expect.stringMatching(/queued|working/))
    const requests: { state: string; cost: number; refunded: number }[] = await history()
    const { body: payments } = await send(server, token, 'GET', '/payment-history?limit=100')
    const paid = payments.payload.filter((payment: { status: string }) => payment.status === 'Success').length
    expect(paid).toBeGreaterThanOrEqual(acknowledged.paid)
    expect(paid).toBeLessThanOrEqual(acknowledged.paid + 1)
    expect(requests.length).toBeGreaterThanOrEqual(acknowledged.asked)
    expect(requests.length).toBeLessThanOrEqual(acknowledged.asked + 1)
    for (const request of requests) expect(request).toMatchObject({ state: 'completed', cost: 2, refunded: 0 })
    const { body: profile } = await send(server, token, 'GET', '/user/profile')
    expect(profile.balance).toBe(10 + 100 * paid - 2 * requests.length)
  }
  await kill(server, 'SIGKILL')

  const { db, close } = await openDatabase({ databaseUrl: null, dataDir })
  const { rows } = await sql<{ sum: number; held: number; open: number }>`
    select (select sum(amount_tenths)::bigint from ledger_entries) as sum,
      (select sum(balance_tenths)::bigint from ledger_accounts where kind = 'held') as held,
      (select count(*)::bigint from deposits where status = 'Processing') as open
  `.execute(db)
  expect(rows).toEqual([{ sum: 0, held: 0, open: 0 }])
  await close()
})
