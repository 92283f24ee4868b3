import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { settleDuePayments } from '../src/domain/payments/recovery.ts'
import { MINUTE } from '../src/platform/support/clock.ts'
import { GatewayUnavailable, RefundRefused } from '../src/ports/payment-gateway.ts'
import { readBooks } from './fuzz/books.ts'
import { adminToken, createOperator, type Operator } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, cards, checkOut, newMember, pay } from './support/shopping.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startServer({ adminToken })
  operator = createOperator(server)
})
afterAll(async () => {
  const books = await readBooks(server.dependencies.db)
  await server.close()
  expect(new Set(Object.values(books))).toEqual(new Set([0]))
})

const refund = (id: string, { by = operator, ...options }: { force?: boolean; amount?: number; by?: Operator } = {}) =>
  by.call('refundPayment', { path: { id }, body: { reason: 'Bought by mistake', ...options } })

/** 100 tokens in addition to the welcome bonus of 10. */
async function paidOrder() {
  const member = await newMember(server)
  const quote = await checkOut(member)
  await pay(member, quote, cards.visa)
  expect(await balanceOf(member)).toBe(110)
  return { member, quote }
}

async function spend(member: Awaited<ReturnType<typeof newMember>>, count: number) {
  await member.call('generateImages', { body: { prompt: 'A heron', style: 'none', size: '1024x1024', count } })
  await server.dependencies.images.idle()
}

const atGateway = (depositId: string) =>
  server.dependencies.db
    .selectFrom('sandbox_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'sandbox_refunds.attempt_id')
    .select('sandbox_refunds.amount_minor')
    .where('payment_attempts.deposit_id', '=', depositId)
    .execute()

const auditOf = async (id: string) =>
  (await operator.call('listAudit', { query: { subject: `payment:${id}` } })).answer.payload

test('refunds a payment in full, takes its tokens and shows both to the person', async () => {
  const { member, quote } = await paidOrder()
  const { answer } = await refund(quote.id)
  expect(answer.payload).toMatchObject({
    order_id: quote.id,
    amount: quote.total,
    currency: 'EUR',
    tokens_taken: 100,
    tokens_owed: 0,
    refunded_at: '2026-11-20T09:00:00.000Z',
  })
  expect(await atGateway(quote.id)).toEqual([{ amount_minor: Math.round(quote.total * 100) }])
  expect(await balanceOf(member)).toBe(10)
  const history = await member.call('listPaymentHistory')
  expect(history.answer.payload).toMatchObject([
    {
      id: quote.id,
      status: 'Success',
      refunded_charges: [
        {
          reason: 'order_refunded',
          amount: quote.total,
          tokens_taken: 100,
          refunded_at: '2026-11-20T09:00:00.000Z',
        },
      ],
    },
  ])
  const { answer: ledger } = await member.call('getTokenLedger')
  expect(ledger.payload[0]).toMatchObject({ kind: 'refund', tokens: -100, balance_after: 10, deposit_id: quote.id })
  expect(ledger.payload[0]?.description).toBe('Refund of Pocket, 100 tokens')
  expect(await auditOf(quote.id)).toMatchObject([
    { operator: 'grace', action: 'payment.refund', reason: 'Bought by mistake', details: { tokens_taken: 100 } },
  ])
})

test('refunds once, also with two parallel operators', async () => {
  const { member, quote } = await paidOrder()
  const other = createOperator(server, 'edsger')
  const both = await Promise.all([refund(quote.id), refund(quote.id, { by: other }), refund(quote.id, { force: true })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const again = await refund(quote.id, { force: true })
  expect(again.error.message).toBe('This payment was refunded already.')
  expect(await atGateway(quote.id)).toHaveLength(1)
  expect(await balanceOf(member)).toBe(10)
  expect(await auditOf(quote.id)).toHaveLength(1)
})

test('refuses if tokens were spent; when forced it makes a debt of them, which the next purchase settles', async () => {
  const { member, quote } = await paidOrder()
  for (let round = 0; round < 3; round += 1) await spend(member, 4)
  const refused = await refund(quote.id)
  expect(refused.status).toBe(409)
  expect(refused.error.message).toBe(
    'The refund takes 100 tokens, and the person can spend 98: the others are spent or set aside. Nothing was ' +
      'refunded. Force it to make a debt of the rest, which the next purchase settles.',
  )
  expect(await atGateway(quote.id)).toEqual([])
  expect(await balanceOf(member)).toBe(98)
  expect(await auditOf(quote.id)).toEqual([])
  const { answer } = await refund(quote.id, { force: true })
  expect(answer.payload).toMatchObject({ amount: quote.total, tokens_taken: 100, tokens_owed: 2 })
  const history = await member.call('listPaymentHistory')
  expect(history.answer.payload[0]?.refunded_charges).toMatchObject([{ tokens_taken: 100 }])
  expect(await balanceOf(member)).toBe(0)
  const { answer: ledger } = await member.call('getTokenLedger')
  expect(ledger.payload[0]).toMatchObject({ kind: 'refund', tokens: -98, debt: 2, balance_after: 0 })

  await pay(member, await checkOut(member), cards.visa)
  expect(await balanceOf(member)).toBe(98)
  const { answer: after } = await member.call('getTokenLedger')
  expect(after.payload[0]).toMatchObject({ kind: 'purchase', tokens: 98, debt: -2, balance_after: 98 })
})

test('refunds in parts until nothing is left; the parts take exactly the tokens of the order', async () => {
  const { member, quote } = await paidOrder()
  const third = Math.floor((quote.total * 100) / 3) / 100
  const first = await refund(quote.id, { amount: third })
  const second = await refund(quote.id, { amount: third })
  const tooMuch = await refund(quote.id, { amount: third + 0.02 })
  expect(tooMuch.status).toBe(422)
  const left = Math.round((quote.total - 2 * third) * 100) / 100
  expect(tooMuch.error.errors).toEqual({ amount: [`At most ${left} EUR of this payment can be refunded.`] })
  const last = await refund(quote.id)
  expect(last.answer.payload.amount).toBe(left)
  const taken = [first, second, last].map(({ answer }) => answer.payload.tokens_taken)
  expect(taken.reduce((sum, tokens) => sum + tokens, 0)).toBeCloseTo(100, 6)
  const history = await member.call('listPaymentHistory')
  expect(history.answer.payload[0]?.refunded_charges.map((charge) => charge.tokens_taken)).toEqual(taken)
  expect(await balanceOf(member)).toBe(10)
  expect((await refund(quote.id)).error.message).toBe('This payment was refunded already.')
  expect(await atGateway(quote.id)).toHaveLength(3)
})

test.each([0, -1, 0.001])('refuses to refund %d', async (amount) => {
  const { quote } = await paidOrder()
  expect((await refund(quote.id, { amount })).status).toBe(422)
  expect(await atGateway(quote.id)).toEqual([])
})

test('gives the tokens back if the gateway refuses the refund', async () => {
  const { member, quote } = await paidOrder()
  const refusing = vi.spyOn(server.dependencies.gateway, 'refund').mockRejectedValue(new RefundRefused('too late'))
  const { status, error } = await refund(quote.id)
  refusing.mockRestore()
  expect(status).toBe(409)
  expect(error.message).toBe('The payment provider refused this refund. The tokens were not taken.')
  expect(await balanceOf(member)).toBe(110)
  expect((await member.call('listPaymentHistory')).answer.payload[0]?.refunded_charges).toEqual([])
  expect((await refund(quote.id)).status).toBe(200)
})

test('refuses an unpaid order', async () => {
  const member = await newMember(server)
  const quote = await checkOut(member)
  expect((await refund(quote.id)).error.message).toBe('This order was not paid: there is nothing to refund.')
  await pay(member, quote, cards.declined)
  expect((await refund(quote.id)).status).toBe(409)
  expect((await refund(randomUUID())).status).toBe(404)
})

test('retries an unavailable gateway and refunds once', async () => {
  const { member, quote } = await paidOrder()
  const away = vi.spyOn(server.dependencies.gateway, 'refund').mockRejectedValue(new GatewayUnavailable())
  expect((await refund(quote.id)).answer.payload.refunded_at).toBeNull()
  expect((await refund(quote.id)).error.message).toBe('This payment was refunded already.')
  away.mockRestore()
  server.clock.advance(MINUTE)
  await settleDuePayments(server.dependencies)
  expect(await atGateway(quote.id)).toHaveLength(1)
  const { answer } = await member.call('listPaymentHistory')
  expect(answer.payload[0]?.refunded_charges[0]?.refunded_at).not.toBeNull()
})
