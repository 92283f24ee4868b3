import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseContract } from '../src/platform/http/contract.ts'
import { contractFile } from '../src/platform/http/contract-cache.ts'
import { sendEvent } from './support/gateway-events.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, cards, checkOut, newMember, pay, statusOf } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let member: Visitor
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const attemptOf = async (depositId: string) =>
  (
    await server.dependencies.db
      .selectFrom('payment_attempts')
      .select('id')
      .where('deposit_id', '=', depositId)
      .executeTakeFirstOrThrow()
  ).id

async function pending() {
  member = await newMember(server)
  const quote = await checkOut(member)
  await pay(member, quote, cards.pendingThenPaid)
  return { quote, attemptId: await attemptOf(quote.id) }
}

const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : null),
    value,
  )

/** The examples of openapi.yaml by name. */
function examples(): Record<string, { id: string; type: string; deposit_id?: string; attempt_id?: string }> {
  const webhook = at(
    parseContract(readFileSync(contractFile, 'utf8')),
    'paths',
    '/payments/webhook/{gateway}',
    'post',
    'requestBody',
    'content',
  )
  const shown = at(webhook, 'application/json', 'examples')
  return JSON.parse(JSON.stringify(shown), (_name, part) => part?.value ?? part)
}

describe("the contract's example events", () => {
  test('for a deposit pay the deposit', async () => {
    const { byDeposit } = examples()
    expect(byDeposit).toEqual({
      id: 'evt_1042',
      type: 'payment.succeeded',
      deposit_id: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
    })
    member = await newMember(server)
    const quote = await checkOut(member)
    const id = byDeposit?.deposit_id ?? ''
    await server.dependencies.db.updateTable('deposits').set({ id }).where('id', '=', quote.id).execute()
    await pay(member, { ...quote, id }, cards.pendingThenPaid)
    expect(await statusOf(member, id)).toBe('Processing')
    expect((await sendEvent(server, byDeposit ?? {})).status).toBe(200)
    expect(await statusOf(member, id)).toBe('Success')
    expect(await balanceOf(member)).toBe(110)
  })

  test('for an attempt are accepted', async () => {
    const { byAttempt } = examples()
    const { quote } = await pending()
    const id = byAttempt?.attempt_id ?? ''
    const { db } = server.dependencies
    await db.updateTable('payment_attempts').set({ id }).where('deposit_id', '=', quote.id).execute()
    await db.updateTable('deposits').set({ attempt_id: id }).where('id', '=', quote.id).execute()
    expect((await sendEvent(server, byAttempt ?? {})).status).toBe(200)
    expect(await statusOf(member, quote.id)).toBe('Error')
  })
})

describe('an event id', () => {
  const succeeded = (id: string, attemptId: string) => ({ id, type: 'payment.succeeded', attempt_id: attemptId })

  test.each([
    ['another payment', async (id: string) => succeeded(id, (await pending()).attemptId)],
    ['a payment that is not ours', async (id: string) => succeeded(id, '7f6e5d4c-3b2a-4190-8f7e-6d5c4b3a2910')],
    ['a kind that is not used', async (id: string) => ({ id, type: 'customer.created' })],
  ])('that was used for %s is refused, logged and not applied', async (_what, first) => {
    const id = `evt_used_${_what}`
    expect((await sendEvent(server, await first(id))).status).toBe(200)
    const { quote, attemptId } = await pending()
    const { status, error } = await sendEvent(server, succeeded(id, attemptId))
    expect(status).toBe(409)
    expect(error.message).toBe('This event id was used for another event.')
    expect(await statusOf(member, quote.id)).toBe('Processing')
    expect(await balanceOf(member)).toBe(10)
    const line = server.logLines
      .map((text) => JSON.parse(text))
      .find(({ eventId, level }) => eventId === id && level === 50)
    expect(line).toMatchObject({ gateway: 'sandbox', msg: 'an event id was used for another event' })
  })

  test('of a repeated event with reordered fields is applied once', async () => {
    const { attemptId } = await pending()
    const event = succeeded('evt_again', attemptId)
    expect((await sendEvent(server, event)).status).toBe(200)
    expect((await sendEvent(server, Object.fromEntries(Object.entries(event).toReversed()))).status).toBe(200)
    expect(await balanceOf(member)).toBe(110)
  })

  test('belongs to one of two parallel events', async () => {
    const one = await pending()
    const payer = member
    const other = await pending()
    const answers = await Promise.all([
      sendEvent(server, succeeded('evt_race', one.attemptId)),
      sendEvent(server, succeeded('evt_race', other.attemptId)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await balanceOf(payer)) + (await balanceOf(member))).toBe(120)
  })

  test('is required', async () => {
    expect((await sendEvent(server, { type: 'payment.succeeded' })).status).toBe(422)
  })
})

test('refuses invalid payment ids', async () => {
  const event = { id: 'evt_faulty', type: 'payment.succeeded' }
  expect((await sendEvent(server, { ...event, deposit_id: 'x' })).error.errors).toEqual({
    deposit_id: ['This value is not valid'],
  })
  expect((await sendEvent(server, { ...event, attempt_id: 'x' })).error.errors).toEqual({
    attempt_id: ['This value is not valid'],
  })
})
