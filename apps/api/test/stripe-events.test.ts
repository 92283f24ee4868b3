import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../src/app.ts'
import { readBalance } from '../src/domain/ledger/ledger.ts'
import { DAY } from '../src/platform/support/clock.ts'
import { readBooks } from './fuzz/books.ts'
import { balanceOf, statusOf } from './support/shopping.ts'
import { order, payOnPage, type StripeShop, sessionIn, startStripeShop } from './support/stripe-shop.ts'

let shop: StripeShop
beforeAll(async () => {
  shop = await startStripeShop()
})
afterAll(async () => {
  const books = await readBooks(shop.server.dependencies.db)
  await shop.close()
  expect(new Set(Object.values(books))).toEqual(new Set([0]))
})

async function openPage() {
  const { member, quote } = await order(shop.server)
  const { answer } = await payOnPage(member, quote)
  const session = sessionIn(answer.redirect_url)
  return { member, quote, session, status: () => statusOf(member, quote.id), balance: () => balanceOf(member) }
}

async function buy() {
  const bought = await openPage()
  shop.stripe.pay(bought.session)
  await shop.deliverAll()
  return { ...bought, payment: shop.stripe.findSession(bought.session).payment_intent ?? '' }
}

const newest = (type: string) => shop.stripe.events.findLast((event) => event.type === type)

const logged = (message: string) => shop.server.logLines.some((line) => line.includes(message))

describe('a payment', () => {
  test('is credited once, when events come twice, late and out of order', async () => {
    const { quote, session } = await openPage()
    shop.stripe.pay(session)
    const events = shop.stripe.events.slice(-2).toReversed()
    shop.server.clock.advance(3 * DAY)
    for (const event of [...events, ...events]) expect((await shop.deliver(event)).status).toBe(200)
    const { db } = shop.server.dependencies
    const deposit = await db.selectFrom('deposits').selectAll().where('id', '=', quote.id).executeTakeFirstOrThrow()
    expect(deposit.status).toBe('Success')
    expect((await readBalance(db, deposit.user_id)).available).toBe(1100)
  })

  test.each([
    [true, 'Success', 110],
    [false, 'Error', 10],
  ])('that the bank decides later waits, and leads to the pending page (%s)', async (succeeds, ending, tokens) => {
    const { member, quote, session, status, balance } = await openPage()
    shop.stripe.pay(session, { later: true })
    await shop.deliverAll()
    expect(await status()).toBe('Processing')
    const { answer } = await payOnPage(member, quote)
    expect(answer.redirect_url).toBe(`/pending-payment?order_id=${quote.id}`)
    shop.stripe.decide(session, succeeds)
    await shop.deliverAll()
    expect(await status()).toBe(ending)
    expect(await balance()).toBe(tokens)
  })

  test('of an expired page can be tried again', async () => {
    const { member, quote, session, status } = await openPage()
    shop.stripe.expire(session)
    await shop.deliverAll()
    expect(await status()).toBe('Error')
    expect((await payOnPage(member, quote)).answer.redirect_url).toContain('/c/pay/')
  })

  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'usd' }],
  ])('of another %s credits nothing and is logged', async (_what, changes) => {
    const { quote, session, status, balance } = await openPage()
    shop.stripe.pay(session, changes)
    await shop.deliverAll()
    expect(await status()).toBe('Error')
    expect(await balance()).toBe(10)
    const line = shop.server.logLines.map((text) => JSON.parse(text)).findLast(({ level }) => level === 50)
    expect(line).toMatchObject({
      depositId: quote.id,
      msg: 'a payment has another amount than its order: refund it at the provider',
    })
  })
})

describe('a webhook', () => {
  test.each([
    ['with another secret', 'whsec_of_somebody_else'],
    ['without a secret', ''],
  ])('signed %s is refused', async (_what, secret) => {
    const { session, status } = await openPage()
    shop.stripe.pay(session)
    expect((await shop.deliver(newest('checkout.session.completed'), secret)).status).toBe(401)
    expect(await status()).toBe('Processing')
  })

  test('that was signed more than five minutes ago is refused', async () => {
    const { session } = await openPage()
    shop.stripe.pay(session)
    const answer = await shop.deliver(newest('checkout.session.completed'), undefined, 301)
    expect(answer.status).toBe(401)
  })

  test('without a signature is refused', async () => {
    const { session } = await openPage()
    const body = shop.stripe.announce('checkout.session.completed', shop.stripe.findSession(session))
    const { status } = await shop.server.visitor().call('paymentWebhook', { path: { gateway: 'stripe' }, body })
    expect(status).toBe(401)
  })

  test.each([
    ['of a payment of another program', { metadata: {} }],
    ['with a made-up attempt', { metadata: { attempt_id: "' or 1=1" } }],
    ['of an attempt that is not ours', { metadata: { attempt_id: '7f6e5d4c-3b2a-4190-8f7e-6d5c4b3a2910' } }],
  ])('%s is acknowledged and changes nothing', async (_what, changes) => {
    const { session, status } = await openPage()
    const foreign = { ...shop.stripe.findSession(session), payment_status: 'paid', status: 'complete', ...changes }
    const event = shop.stripe.announce('checkout.session.completed', foreign)
    expect((await shop.deliver(event)).status).toBe(200)
    expect(await status()).toBe('Processing')
  })

  test('of another account is acknowledged and changes nothing', async () => {
    const { session, status } = await openPage()
    shop.stripe.pay(session)
    const event = newest('checkout.session.completed')
    if (event) event.account = 'acct_of_somebody_else'
    expect((await shop.deliver(event)).status).toBe(200)
    expect(await status()).toBe('Processing')
    expect(logged('an event of another Stripe account is not used')).toBe(true)
  })

  test('of a kind that is not used is acknowledged', async () => {
    const event = shop.stripe.announce('customer.created', { id: 'cus_1', object: 'customer' })
    expect((await shop.deliver(event)).answer.message).toBe('This kind of event is not used here.')
  })

  test('in another version of the API is used and logged', async () => {
    const { session, status } = await openPage()
    shop.stripe.pay(session)
    const event = newest('checkout.session.completed')
    if (event) event.api_version = '2024-06-20'
    expect((await shop.deliver(event)).status).toBe(200)
    expect(await status()).toBe('Success')
    expect(logged('has not API version 2026-10-28.endive')).toBe(true)
  })

  test('of 5 MB is refused, and the payment is found without it', async () => {
    const { session, status } = await openPage()
    shop.stripe.pay(session)
    const large = { ...newest('checkout.session.completed'), padding: 'x'.repeat(5 * 1024 * 1024) }
    const { status: answered, error } = await shop.server
      .visitor()
      .call('paymentWebhook', { path: { gateway: 'stripe' }, body: large })
    expect([answered, error.message]).toEqual([413, 'The request is larger than this call takes.'])
    await sweep(shop.server.dependencies)
    expect(await status()).toBe('Success')
  })

  test('for the sandbox is unknown here', async () => {
    const { status } = await shop.server
      .visitor()
      .call('paymentWebhook', { path: { gateway: 'sandbox' }, body: { id: 'evt_1' } })
    expect(status).toBe(404)
  })
})

describe('a refund in the dashboard', () => {
  test('takes its share of the tokens once, by either event', async () => {
    const { payment, balance } = await buy()
    shop.stripe.refund(payment, 450)
    await shop.deliver(newest('charge.refunded'))
    const half = await balance()
    expect(half).toBeLessThan(110)
    await shop.deliverAll()
    expect(await balance()).toBe(half)
    shop.stripe.refund(payment, null)
    await shop.deliverAll()
    expect(await balance()).toBe(10)
  })

  test('that fails gives them back, also when its older news comes later', async () => {
    const { payment, balance } = await buy()
    const { id } = shop.stripe.refund(payment, null)
    const created = newest('refund.created')
    shop.stripe.failRefund(id)
    await shop.deliver(newest('refund.failed'))
    await shop.deliver(created)
    await shop.deliverAll()
    expect(await balance()).toBe(110)
  })

  test('waits for an answer about its charge, and Stripe sends the event again', async () => {
    const { payment, balance } = await buy()
    shop.stripe.refund(payment, null)
    shop.stripe.misbehave(/GET \/v1\/refunds/, 500, 500)
    expect((await shop.deliver(newest('charge.refunded'))).status).toBe(503)
    expect(await balance()).toBe(110)
    expect((await shop.deliver(newest('charge.refunded'))).status).toBe(200)
    expect(await balance()).toBe(10)
  })
})

describe('a dispute', () => {
  test.each([
    ['won', 110],
    ['lost', 10],
  ] as const)('takes the tokens, and %s leaves %i', async (ending, tokens) => {
    const { payment, balance } = await buy()
    const { id } = shop.stripe.dispute(payment)
    await shop.deliverAll()
    expect(await balance()).toBe(10)
    shop.stripe.changeDispute(id, ending)
    await shop.deliverAll()
    expect(await balance()).toBe(tokens)
  })

  test('that is only an inquiry takes nothing until it becomes one', async () => {
    const { payment, balance } = await buy()
    const { id } = shop.stripe.dispute(payment, { status: 'warning_needs_response' })
    shop.stripe.changeDispute(id, 'warning_under_review')
    await shop.deliverAll()
    expect(await balance()).toBe(110)
    shop.stripe.changeDispute(id, 'needs_response')
    await shop.deliverAll()
    expect(await balance()).toBe(10)
  })

  test('in the currency of the bank takes the tokens of the whole payment', async () => {
    const { payment, balance } = await buy()
    shop.stripe.dispute(payment, { amount: 123, currency: 'usd' })
    await shop.deliverAll()
    expect(await balance()).toBe(10)
  })

  test('that comes before its payment counts too', async () => {
    const { session, status, balance } = await openPage()
    shop.stripe.pay(session)
    shop.stripe.dispute(shop.stripe.findSession(session).payment_intent ?? '')
    await shop.deliver(newest('charge.dispute.created'))
    await shop.deliverAll()
    expect(await status()).toBe('Success')
    expect(await balance()).toBe(10)
  })

  test('of an unknown payment is acknowledged', async () => {
    const stranger = { id: 'du_x', object: 'dispute', amount: 1, currency: 'eur', status: 'lost', charge: 'ch_x' }
    for (const payment_intent of ['pi_of_somebody_else', null]) {
      const event = shop.stripe.announce('charge.dispute.closed', { ...stranger, payment_intent })
      expect((await shop.deliver(event)).status).toBe(200)
    }
  })
})
