import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/platform/db/open.ts'
import { kill, killAll, type Running, send, start } from './support/processes.ts'
import { billing, cardBody, cards } from './support/shopping.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-crash-'))
})
afterAll(async () => {
  killAll()
  await rm(dataDir, { recursive: true, force: true })
})

const password = 'Coin2026'
const newcomer = { name: 'Ada', surname: 'Coyne', password, password_confirmation: password }
const image = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 }

/** One person who signs up, buys and makes images repeatedly; records what the server acknowledged. */
async function shop(server: Running, email: string, acknowledged: { paid: number; requested: number }): Promise<void> {
  const { answer: session } = await send(server, 'register', { body: { ...newcomer, email } })
  const token = session.access_token ?? null
  for (;;) {
    const { answer } = await send(server, 'createCheckout', { token, body: { ...billing, pack_id: 2 } })
    const body = cardBody(answer.payload, cards.visa)
    const payment = await send(server, 'executeCheckout', { token, body })
    if (payment.answer.status === 'OK') acknowledged.paid += 1
    const request = await send(server, 'generateImages', { token, body: image })
    if (request.status === 202) acknowledged.requested += 1
  }
}

const query = '?limit=100'

/** All requests of a person, after the last one has ended. */
async function ended(server: Running, email: string) {
  const { answer: session } = await send(server, 'login', { body: { username: email, password } })
  const token = session.access_token ?? null
  const history = async () => (await send(server, 'listRequestHistory', { token, query })).answer.payload
  await expect
    .poll(async () => (await history()).map(({ state }) => state))
    .not.toContainEqual(expect.stringMatching(/queued|working/))
  return { token, requests: await history() }
}

test('kill -9 loses no acknowledged work and doubles nothing', { timeout: 240_000 }, async () => {
  const people: { email: string; acknowledged: { paid: number; requested: number } }[] = []
  for (let round = 0; round < 3; round += 1) {
    const server = await start({ DATA_DIR: dataDir })
    // An image fails after three tries, so each kill waits until the earlier images have ended; on a slow disk every
    // kill would hit the first image.
    for (const { email } of people) await ended(server, email)
    const acknowledged = { paid: 0, requested: 0 }
    const email = `round${round}@example.com`
    people.push({ email, acknowledged })
    const shopping = shop(server, email, acknowledged).catch(() => undefined)
    await expect.poll(() => acknowledged.requested, { timeout: 60_000, interval: 20 }).toBeGreaterThan(round + 1)
    await kill(server, 'SIGKILL')
    await shopping
  }

  const server = await start({ DATA_DIR: dataDir })
  for (const { email, acknowledged } of people) {
    const { token, requests } = await ended(server, email)
    const payments = (await send(server, 'listPaymentHistory', { token, query })).answer.payload
    const paid = payments.filter(({ status }) => status === 'Success').length
    expect(paid).toBeGreaterThanOrEqual(acknowledged.paid)
    expect(paid).toBeLessThanOrEqual(acknowledged.paid + 1)
    expect(requests.length).toBeGreaterThanOrEqual(acknowledged.requested)
    expect(requests.length).toBeLessThanOrEqual(acknowledged.requested + 1)
    for (const request of requests) expect(request).toMatchObject({ state: 'completed', cost: 2, refunded: 0 })
    const { answer: profile } = await send(server, 'getProfile', { token })
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
