import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleDuePayments } from '../src/domain/payments/recovery.ts'
import { MINUTE } from '../src/platform/support/clock.ts'
import { readBooks } from './fuzz/books.ts'
import { adminToken, createOperator, type Operator } from './support/operator.ts'
import { balanceOf } from './support/shopping.ts'
import { order, payOnPage, type StripeShop, sessionIn, startStripeShop } from './support/stripe-shop.ts'

let shop: StripeShop
let operator: Operator
beforeAll(async () => {
  shop = await startStripeShop({ adminToken })
  operator = createOperator(shop.server)
})
afterAll(async () => {
  const books = await readBooks(shop.server.dependencies.db)
  await shop.close()
  expect(new Set(Object.values(books))).toEqual(new Set([0]))
})

async function buy(changes?: object) {
  const { member, quote } = await order(shop.server, changes)
  const session = sessionIn((await payOnPage(member, quote)).answer.redirect_url)
  shop.stripe.pay(session)
  await shop.deliverAll()
  const payment = shop.stripe.findSession(session).payment_intent ?? ''
  const refunded = () =>
    [...shop.stripe.refunds.values()].filter((refund) => refund.payment_intent === payment).map(({ amount }) => amount)
  const refund = (amount?: number) =>
    operator.call('refundPayment', { path: { id: quote.id }, body: { reason: 'asked for it', amount } })
  return { quote, payment, refund, refunded, balance: () => balanceOf(member) }
}

const askLater = async () => {
  shop.server.clock.advance(MINUTE)
  await settleDuePayments(shop.server.dependencies)
}

test('an operator refunds a part and then the rest, and the events add nothing', async () => {
  const { quote, refund, refunded, balance } = await buy()
  const total = Math.round(quote.total * 100)
  expect((await refund(2)).answer.payload.refunded_at).not.toBeNull()
  await refund()
  expect(refunded()).toEqual([200, total - 200])
  await shop.deliverAll()
  expect(await balance()).toBe(10)
})

test.each([
  ['is locked', 409],
  ['gets too many requests', 429],
  ['fails', 500],
] as const)('Stripe %s: the refund is asked for again, and made once', async (_what, fault) => {
  const { refund, refunded, balance } = await buy()
  const behave = shop.stripe.misbehave(/POST \/v1\/refunds/, ...Array.from({ length: 9 }, () => fault))
  expect((await refund()).answer.payload.refunded_at).toBeNull()
  behave()
  await askLater()
  await shop.deliverAll()
  expect(refunded()).toHaveLength(1)
  expect(await balance()).toBe(10)
})

test('a refund with a lost answer is found again, when Stripe has forgotten the key', async () => {
  const { refund, refunded, balance } = await buy()
  const behave = shop.stripe.misbehave(/POST \/v1\/refunds/, ...Array.from({ length: 9 }, () => 'lost answer' as const))
  await refund()
  behave()
  shop.stripe.forgetKeys()
  await askLater()
  await shop.deliverAll()
  expect(refunded()).toHaveLength(1)
  expect(await balance()).toBe(10)
})

test('a refund that Stripe refuses for good gives the tokens back', async () => {
  const { payment, refund, balance } = await buy()
  shop.stripe.dispute(payment)
  const { error } = await refund()
  expect(error.message).toBe('The payment provider refused this refund. The tokens were not taken.')
  expect(await balance()).toBe(110)
  await shop.deliverAll()
  expect(await balance()).toBe(10)
})

test('a part that Stripe cannot refund exactly is refused before anything', async () => {
  const { db } = shop.server.dependencies
  await db
    .insertInto('currencies')
    .values({ id: 903, code: 'KWD', digits: 3, value: 0.3567, symbol: 'KD', is_default: false })
    .execute()
  shop.server.clock.advance(MINUTE)
  const { refund, refunded } = await buy({ pack_id: 2, currency: 'KWD' })
  const { error } = await refund(1.005)
  expect(error.errors).toEqual({ amount: ['The payment provider refunds multiples of 0.01 KWD.'] })
  await refund(1.01)
  expect(refunded()).toEqual([1010])
})
