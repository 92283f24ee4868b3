import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sweep } from '../src/app.ts'
import { HOUR, MINUTE } from '../src/platform/support/clock.ts'
import { balanceOf, billing, cardBody, cards, checkOut, newMember, statusOf } from './support/shopping.ts'
import { hostedBilling, order, payOnPage, type StripeShop, sessionIn, startStripeShop } from './support/stripe-shop.ts'

let shop: StripeShop
beforeAll(async () => {
  shop = await startStripeShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  vi.restoreAllMocks()
  shop.stripe.calls.length = 0
})

const openPage = async (changes?: object) => {
  const { member, quote } = await order(shop.server, changes)
  const { answer } = await payOnPage(member, quote)
  return { member, quote, answer, session: sessionIn(answer.redirect_url) }
}

const attemptsOf = (depositId: string) =>
  shop.server.dependencies.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .orderBy('created_at')
    .execute()

/** As when the order was quoted again. */
const requote = (depositId: string, total: number) =>
  shop.server.dependencies.db
    .updateTable('deposits')
    .set({ base_minor: total, discount_minor: 0, net_minor: total, vat_minor: 0, total_minor: total })
    .where('id', '=', depositId)
    .execute()

describe('the settings', () => {
  test('list the provider’s page as the only method', async () => {
    const { answer } = await shop.server.visitor().call('getSettings')
    expect(answer.payload.payment_methods).toEqual([{ id: 2, title: 'Card or another method', code: 'hosted' }])
  })

  test('make an order with a card impossible', async () => {
    const member = await newMember(shop.server)
    const { error } = await member.call('createCheckout', { body: { ...billing, pack_id: 2 } })
    expect(error.errors).toEqual({ payment_method_id: ['Please select a payment method'] })
  })
})

describe('Pay', () => {
  test('opens a page for exactly this order, and the event credits its tokens', async () => {
    const { member, quote, answer, session } = await openPage()
    expect(answer).toEqual({ status: 'OK', redirect_url: `${shop.stripe.url}/c/pay/${session}` })
    const [attempt] = await attemptsOf(quote.id)
    const ids = { attempt_id: attempt?.id, deposit_id: quote.id }
    expect(shop.stripe.findSession(session)).toMatchObject({
      amount_total: Math.round(quote.total * 100),
      currency: 'eur',
      client_reference_id: quote.id,
      metadata: ids,
      success_url: `http://localhost:3000/pending-payment?order_id=${quote.id}`,
      cancel_url: 'http://localhost:3000/pay',
      expires_at: (shop.server.clock.now().getTime() + HOUR) / 1000,
    })
    expect(shop.stripe.calls[0]).toMatchObject({ idempotencyKey: attempt?.id, version: '2026-10-28.endive' })
    expect(Object.fromEntries(shop.stripe.calls[0]?.form ?? [])).toMatchObject({
      'line_items[0][price_data][product_data][name]': expect.stringContaining('100 tokens'),
      locale: 'auto',
      'payment_intent_data[metadata][attempt_id]': attempt?.id,
    })

    shop.stripe.pay(session)
    expect(await statusOf(member, quote.id)).toBe('Processing')
    await shop.deliverAll()
    expect(await statusOf(member, quote.id)).toBe('Success')
    expect(await balanceOf(member)).toBe(110)
    const [paid] = await attemptsOf(quote.id)
    expect(paid).toMatchObject({ outcome: 'succeeded', gateway_session: session, gateway_payment: expect.any(String) })
  })

  test('reads no card, and stores none', async () => {
    const { member, quote } = await order(shop.server)
    const { answer } = await member.call('executeCheckout', { body: cardBody(quote, cards.declined) })
    expect(answer.redirect_url).toContain('/c/pay/')
    const [attempt] = await attemptsOf(quote.id)
    expect(attempt).toMatchObject({ card_brand: null, card_last4: null })
  })

  test('leads back to the open page, with any key', async () => {
    const { member, quote, answer } = await openPage()
    for (const key of ['one-key', 'one-key', 'other-key'])
      expect((await payOnPage(member, quote, { 'idempotency-key': key })).answer).toEqual(answer)
    expect(shop.stripe.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('leads to another page when the first has expired, before its event', async () => {
    const { member, quote, answer, session } = await openPage()
    shop.stripe.expire(session)
    const next = (await payOnPage(member, quote)).answer
    expect(next.status).toBe('OK')
    expect(next.redirect_url).not.toBe(answer.redirect_url)
    await shop.deliverAll()
    expect(await statusOf(member, quote.id)).toBe('Processing')
  })

  test('leads to the result when it was paid already, before its event', async () => {
    const { member, quote, session } = await openPage()
    shop.stripe.pay(session)
    const { answer } = await payOnPage(member, quote)
    expect(answer.redirect_url).toBe(`/success-payment?order_id=${quote.id}`)
    await shop.deliverAll()
    expect(await balanceOf(member)).toBe(110)
  })

  test('closes the page of an earlier price', async () => {
    const { member, quote, session } = await openPage()
    await requote(quote.id, 500)
    const { answer } = await payOnPage(member, { ...quote, total: 5 })
    expect(answer.redirect_url).toContain('/c/pay/')
    expect(sessionIn(answer.redirect_url)).not.toBe(session)
    expect(shop.stripe.findSession(session).status).toBe('expired')
    const outcomes = (await attemptsOf(quote.id)).map(({ outcome }) => outcome)
    expect(new Set(outcomes)).toEqual(new Set(['cancelled', null]))
  })

  test('with another sum than the order’s opens nothing and says the new one', async () => {
    const { member, quote } = await order(shop.server)
    const { answer } = await payOnPage(member, { ...quote, total: 1 })
    expect(answer).toMatchObject({ status: 'ERROR', payload: { total: quote.total } })
    expect(shop.stripe.calls).toEqual([])
  })
})

describe('an amount', () => {
  const withCurrency = async (code: string, digits: number, value: number) => {
    const { db } = shop.server.dependencies
    await db
      .insertInto('currencies')
      .values({ id: 900 + digits, code, digits, value, symbol: code, is_default: false })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    shop.server.clock.advance(MINUTE)
  }

  test('with three decimals is quoted so that Stripe charges it exactly', async () => {
    await withCurrency('KWD', 3, 0.3567)
    const { quote, session } = await openPage({ pack_id: 2, currency: 'KWD' })
    expect(Math.round(quote.total * 1000) % 10).toBe(0)
    expect(shop.stripe.findSession(session)).toMatchObject({
      amount_total: Math.round(quote.total * 1000),
      currency: 'kwd',
    })
  })

  test('that Stripe cannot charge exactly is refused before anything', async () => {
    const { member, quote } = await order(shop.server, { pack_id: 2, currency: 'KWD' })
    await requote(quote.id, 2795)
    const { answer } = await payOnPage(member, { ...quote, total: 2.795 })
    expect(answer).toEqual({
      status: 'ERROR',
      message:
        'The payment service does not take orders of this amount and currency. You were not charged. Please choose another plan or currency.',
    })
    expect(shop.stripe.calls).toEqual([])
    expect(await statusOf(member, quote.id)).toBe('Pending')
  })

  test('in a currency that the account does not have is refused in the same words', async () => {
    await withCurrency('XOF', 0, 656)
    const member = await newMember(shop.server)
    const quote = await checkOut(member, { ...hostedBilling, pack_id: 2, currency: 'XOF' })
    const { answer } = await payOnPage(member, quote)
    expect(answer.status).toBe('ERROR')
    expect(answer.message).toContain('does not take orders of this amount and currency')
    expect(await statusOf(member, quote.id)).toBe('Error')
  })
})

describe('Stripe misbehaves', () => {
  const opening = /^POST \/v1\/checkout\/sessions$/

  test.each([409, 500, 'lost answer'] as const)('once (%s): the same page is asked for again', async (fault) => {
    shop.stripe.misbehave(opening, fault)
    const { answer } = await openPage()
    expect(answer.status).toBe('OK')
    const keys = shop.stripe.calls.map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test.each([
    ['is away', [500, 500]],
    ['gets too many requests', [429]],
    ['loses both answers', ['lost answer', 'lost answer']],
  ] as const)('and %s: nothing was charged, and the next Pay opens a page', async (_what, faults) => {
    shop.stripe.misbehave(opening, ...faults)
    const { member, quote, answer } = await openPage()
    expect(answer).toMatchObject({ status: 'ERROR', message: expect.stringContaining('You were not charged') })
    expect(await statusOf(member, quote.id)).toBe('Error')
    expect((await payOnPage(member, quote)).answer.redirect_url).toContain('/c/pay/')
  })

  test('and a page that was asked for by a killed process is never paid', async () => {
    const { member, quote } = await openPage()
    const { db } = shop.server.dependencies
    await db.updateTable('payment_attempts').set({ gateway_session: null }).where('deposit_id', '=', quote.id).execute()
    await db.updateTable('deposits').set({ challenge_url: null }).where('id', '=', quote.id).execute()
    const early = (await payOnPage(member, quote)).answer
    expect(early.message).toBe('The payment page is being opened. Please try again in a moment.')
    await sweep(shop.server.dependencies)
    expect(await statusOf(member, quote.id)).toBe('Error')
    expect((await payOnPage(member, quote)).answer.redirect_url).toContain('/c/pay/')
  })
})

describe('without events', () => {
  test('the sweep asks for each open page by its id', async () => {
    const paid = await openPage()
    const open = await openPage()
    const later = await openPage()
    shop.stripe.pay(paid.session)
    shop.stripe.pay(later.session, { later: true })
    await sweep(shop.server.dependencies)
    expect(await statusOf(paid.member, paid.quote.id)).toBe('Success')
    expect(await balanceOf(paid.member)).toBe(110)
    expect(await statusOf(open.member, open.quote.id)).toBe('Processing')
    const waiting = (await payOnPage(later.member, later.quote)).answer
    expect(waiting.redirect_url).toBe(`/pending-payment?order_id=${later.quote.id}`)

    shop.stripe.decide(later.session, true)
    shop.stripe.expire(open.session)
    await sweep(shop.server.dependencies)
    expect(await statusOf(later.member, later.quote.id)).toBe('Success')
    expect(await statusOf(open.member, open.quote.id)).toBe('Error')
    await shop.deliverAll()
    expect(await balanceOf(later.member)).toBe(110)
  })

  test('an answer of Stripe that does not come decides nothing', async () => {
    const { member, quote, session } = await openPage()
    shop.stripe.misbehave(/GET \/v1\/checkout\/sessions/, 500, 500)
    await sweep(shop.server.dependencies)
    expect(await statusOf(member, quote.id)).toBe('Processing')
    shop.stripe.pay(session)
    await sweep(shop.server.dependencies)
    expect(await statusOf(member, quote.id)).toBe('Success')
  })
})
