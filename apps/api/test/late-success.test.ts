import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settleDuePayments } from '../src/domain/payments/recovery.ts'
import { SECOND } from '../src/platform/support/clock.ts'
import { sendEvent } from './support/gateway-events.ts'
import { withoutIntervals } from './support/intervals.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, cards, checkOut, newMember, pay, statusOf } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let ada: Visitor
beforeEach(async () => {
  // Tests run the refunds themselves, so the interval is disabled.
  server = await withoutIntervals(() => startServer())
  ada = await newMember(server)
  await sql`insert into promocodes values (700, 'HALF', 'percent', 50, true, null, 1, null)`.execute(
    server.dependencies.db,
  )
})
afterEach(() => server.close())

const withCode = (visitor: Visitor) => checkOut(visitor, { pack_id: 2, promocode_code: 'HALF' })

const tell = (type: 'payment.failed' | 'payment.succeeded', attemptId: string) =>
  sendEvent(server, { id: `evt_${randomUUID()}`, type, attempt_id: attemptId })

/** A discounted order with a charge that the gateway reports as failed and that may still succeed. */
async function reportedAsFailed() {
  const quote = await withCode(ada)
  expect(quote.total).toBe(5.4)
  await pay(ada, quote, cards.pendingThenPaid)
  const { id } = await server.dependencies.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('deposit_id', '=', quote.id)
    .executeTakeFirstOrThrow()
  await tell('payment.failed', id)
  server.clock.advance(SECOND)
  return { quote, attemptId: id }
}

/** Another person pays with the code's last use. */
async function codeIsUsedUp() {
  const grace = await newMember(server)
  expect((await pay(grace, await withCode(grace), cards.visa)).answer.status).toBe('OK')
}

const refunds = async () => {
  for (let round = 0; round < 3; round += 1) await settleDuePayments(server.dependencies)
  return server.dependencies.db.selectFrom('sandbox_refunds').select(['attempt_id', 'amount_minor']).execute()
}

const uses = async () => {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from promocode_uses where promocode_id = 700 and not reserved
  `.execute(server.dependencies.db)
  return rows[0]?.uses
}

const warnings = () =>
  server.logLines
    .map((line) => JSON.parse(line))
    .filter(({ level, promocodeId }) => level === 40 && promocodeId === 700)

test('a late charge at the agreed price buys its tokens although the code is used up, and the operator is warned', async () => {
  const { quote, attemptId } = await reportedAsFailed()
  await codeIsUsedUp()
  await tell('payment.succeeded', attemptId)
  expect(await statusOf(ada, quote.id)).toBe('Success')
  expect(await balanceOf(ada)).toBe(110)
  expect((await ada.call('listPaymentHistory')).answer.payload).toMatchObject([{ amount: 5.4, refunded_charges: [] }])
  expect(await refunds()).toEqual([])
  expect(await uses()).toBe(2)
  // No warning for the other order, which was within the limit.
  expect(warnings()).toMatchObject([{ depositId: quote.id, msg: 'a late success exceeds the limit of a promo code' }])
})

test('a late success within the limit gives no warning', async () => {
  const { attemptId } = await reportedAsFailed()
  await tell('payment.succeeded', attemptId)
  expect(await balanceOf(ada)).toBe(110)
  expect(await uses()).toBe(1)
  expect(warnings()).toEqual([])
})

test('a late charge at an outdated price is refunded', async () => {
  const { quote, attemptId } = await reportedAsFailed()
  await codeIsUsedUp()
  expect((await pay(ada, quote, cards.visa)).answer).toMatchObject({ status: 'ERROR', payload: { total: 10.8 } })
  await tell('payment.succeeded', attemptId)
  expect(await statusOf(ada, quote.id)).toBe('Error')
  expect(await balanceOf(ada)).toBe(10)
  expect((await ada.call('listPaymentHistory')).answer.payload).toMatchObject([
    { status: 'Error', amount: 10.8, refunded_charges: [{ reason: 'price_changed', amount: 5.4, vat: 0.9 }] },
  ])
  expect(await refunds()).toEqual([{ attempt_id: attemptId, amount_minor: 540 }])
  const entries = server.logLines.map((line) => JSON.parse(line)).filter(({ refundId }) => refundId !== undefined)
  expect(entries.map(({ msg }) => msg)).toEqual([
    'a charge of an order that was quoted anew is refunded',
    'a charge of an order that was quoted anew was refunded',
  ])
  expect(await uses()).toBe(1)

  // The order stays open at its new price.
  expect((await pay(ada, quote, cards.visa, { amount: 10.8 })).answer.status).toBe('OK')
  expect(await balanceOf(ada)).toBe(110)
})

test('a late charge of an order paid at another price is refunded with its own amount', async () => {
  const { quote, attemptId } = await reportedAsFailed()
  await codeIsUsedUp()
  await pay(ada, quote, cards.mastercard)
  expect((await pay(ada, quote, cards.mastercard, { amount: 10.8 })).answer.status).toBe('OK')
  await tell('payment.succeeded', attemptId)
  expect(await refunds()).toEqual([{ attempt_id: attemptId, amount_minor: 540 }])
  expect(await balanceOf(ada)).toBe(110)
  expect(await uses()).toBe(1)
})
