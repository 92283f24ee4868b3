import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelExpiredDeposits, recoverInterruptedCharges, settleDuePayments } from '../src/domain/payments/recovery.ts'
import { DAY, MINUTE, SECOND } from '../src/platform/support/clock.ts'
import { cardGatewayOf } from './support/card-gateway.ts'
import { sendEvent } from './support/gateway-events.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, cardBody, cards, checkOut, newMember, pay, statusOf } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let member: Visitor
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const chargesOf = (depositId: string) =>
  server.dependencies.db.selectFrom('payment_attempts').selectAll().where('deposit_id', '=', depositId).execute()

async function freshOrder() {
  member = await newMember(server)
  return checkOut(member)
}

describe('cards', { tags: ['R010'] }, () => {
  test.each([
    ['visa', cards.visa],
    ['mastercard', cards.mastercard],
  ])('%s succeeds and credits the tokens', { tags: ['R156'] }, async (brand, number) => {
    const quote = await freshOrder()
    const { answer } = await pay(member, quote, number.replace(/(.{4})(?=.)/g, '$1 '), { expiry_year: '2029' })
    expect(answer).toEqual({ status: 'OK', redirect_url: `/success-payment?order_id=${quote.id}` })
    expect(await balanceOf(member)).toBe(110)
    expect(await statusOf(server.visitor(), quote.id)).toBe('Success')
    const history = (await member.call('listPaymentHistory')).answer.payload
    expect(history).toMatchObject([
      { id: quote.id, status: 'Success', card_brand: brand, card_last4: number.slice(-4) },
    ])
  })

  test.each([
    [cards.declined, 'Your card was declined. Try another card or contact your bank.'],
    [cards.insufficientFunds, 'Your card has insufficient funds. Try another card or a smaller pack.'],
    [
      cards.gatewayError,
      'The payment service is not available right now. You were not charged. Please try again in a moment.',
    ],
    ['4111111111111111', 'This shop is in test mode and takes test cards only. Your card was not charged.'],
  ])('%s is refused with a text, and another card may follow', async (number, message) => {
    const quote = await freshOrder()
    const { status, answer } = await pay(member, quote, number)
    expect(status).toBe(200)
    expect(answer).toEqual({ status: 'ERROR', message })
    expect(await balanceOf(member)).toBe(10)
    expect(await statusOf(member, quote.id)).toBe('Error')
    expect((await pay(member, quote, cards.visa)).answer.status).toBe('OK')
    expect(await balanceOf(member)).toBe(110)
  })

  test.each([
    [{ card_number: '4242424242424241' }, 'card_number', 'This card number is not valid. Please check it.'],
    [{ card_number: '42424242' }, 'card_number', 'Card number must be 16 digits formatted'],
    [{ expiry_month: '13' }, 'expiry_month', 'Invalid expiration date'],
    [{ expiry_year: '' }, 'expiry_month', 'Invalid expiration date'],
    [{ expiry_month: '10', expiry_year: '26' }, 'expiry_month', 'This card has expired. Please use another one.'],
    [{ cvv: '12' }, 'cvv', 'CVV must be exactly 3 digits'],
  ])('%o is an error of the field %s: "%s"', async (changes, field, text) => {
    const quote = await freshOrder()
    const { status, error } = await pay(member, quote, cards.visa, changes)
    expect(status).toBe(422)
    expect(error.errors).toEqual({ [field]: [text] })
    expect(await chargesOf(quote.id)).toEqual([])
    expect(await statusOf(member, quote.id)).toBe('Pending')
  })

  test('are valid to the end of the month', async () => {
    const quote = await freshOrder()
    const { answer } = await pay(member, quote, cards.visa, { expiry_month: '11', expiry_year: '26' })
    expect(answer.status).toBe('OK')
  })
})

describe('3-D Secure', () => {
  const submit = (url: string, ending: 'complete' | 'fail') =>
    server.http.inject({
      method: 'POST',
      url: `${url}/${ending}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  async function challenged() {
    const quote = await freshOrder()
    const { answer } = await pay(member, quote, cards.challenge)
    return { quote, url: answer.redirect_url ?? '' }
  }

  test('shows the amount, and Complete pays once even if pressed several times', async () => {
    const { quote, url } = await challenged()
    expect(await statusOf(member, quote.id)).toBe('Processing')
    const page = await server.http.inject(url)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.payload).toContain('€10.80')
    expect(page.payload).toContain('•••• 3155')

    const answers = await Promise.all([submit(url, 'complete'), submit(url, 'complete'), submit(url, 'fail')])
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(303)
      expect(headers.location).toBe(`/success-payment?order_id=${quote.id}`)
    }
    expect((await server.http.inject(url)).headers.location).toBe(`/success-payment?order_id=${quote.id}`)
    expect(await balanceOf(member)).toBe(110)
  })

  test('Fail leads to the failure page, and the order can be paid with another card', async () => {
    const { quote, url } = await challenged()
    const { headers } = await submit(url, 'fail')
    expect(headers.location).toBe(
      `/fail-payment?error=${encodeURIComponent('Your bank did not approve the payment. You were not charged.')}`,
    )
    expect(await statusOf(member, quote.id)).toBe('Error')
    await pay(member, quote, cards.visa)
    expect(await balanceOf(member)).toBe(110)
  })

  test('an unanswered page fails the payment', async () => {
    const { quote } = await challenged()
    server.clock.advance(31 * MINUTE)
    await settleDuePayments(server.dependencies)
    expect(await statusOf(member, quote.id)).toBe('Error')
  })

  test('an unknown page gets 404', async () => {
    expect((await server.http.inject(`/sandbox/3ds/${randomUUID()}`)).statusCode).toBe(404)
    expect((await server.http.inject('/sandbox/3ds/nonsense')).statusCode).toBe(404)
    expect((await submit('/sandbox/3ds/nonsense', 'complete')).statusCode).toBe(404)
  })
})

describe('pending payments', () => {
  test.each([
    [cards.pendingThenPaid, 'Success', 110],
    [cards.pendingThenFailed, 'Error', 10],
  ])('%s ends after 20 seconds as %s', async (number, end, balance) => {
    const quote = await freshOrder()
    const { answer } = await pay(member, quote, number)
    expect(answer.redirect_url).toBe(`/pending-payment?order_id=${quote.id}`)
    server.clock.advance(19 * SECOND)
    await settleDuePayments(server.dependencies)
    expect(await statusOf(member, quote.id)).toBe('Processing')
    server.clock.advance(SECOND)
    await Promise.all([settleDuePayments(server.dependencies), settleDuePayments(server.dependencies)])
    expect(await statusOf(member, quote.id)).toBe(end)
    expect(await balanceOf(member)).toBe(balance)
  })
})

describe('one charge', () => {
  test('for several parallel requests', async () => {
    const quote = await freshOrder()
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(member, quote, cards.visa)))
    for (const { answer } of answers) expect(answer.status).toBe('OK')
    expect(await chargesOf(quote.id)).toHaveLength(1)
    expect(await balanceOf(member)).toBe(110)
  })

  test('for a repeated request after success, which is redirected to the same page', async () => {
    const quote = await freshOrder()
    await pay(member, quote, cards.visa)
    expect((await pay(member, quote, cards.declined)).answer.redirect_url).toBe(`/success-payment?order_id=${quote.id}`)
    expect(await chargesOf(quote.id)).toHaveLength(1)
  })

  test('per Idempotency-Key, which repeats a refusal and detects another order', async () => {
    const quote = await freshOrder()
    const other = await checkOut(member)
    const send = (order: typeof quote, number: string) =>
      member.call('executeCheckout', { body: cardBody(order, number), headers: { 'idempotency-key': 'pay-1' } })
    const first = await send(quote, cards.declined)
    expect((await send(quote, cards.declined)).answer).toEqual(first.answer)
    expect(await chargesOf(quote.id)).toHaveLength(1)
    expect((await send(other, cards.visa)).status).toBe(409)
  })

  test('of the newest order without an id, never of an older unpaid one', async () => {
    const older = await freshOrder()
    server.clock.advance(SECOND)
    const newer = await checkOut(member)
    const send = () => pay(member, newer, cards.visa, { deposit_id: undefined })
    await send()
    expect((await send()).answer.redirect_url).toBe(`/success-payment?order_id=${newer.id}`)
    expect(await chargesOf(older.id)).toEqual([])
  })

  test('is refused with another amount than displayed', async () => {
    const quote = await freshOrder()
    for (const amount of [quote.total + 0.01, 9, 'x', null, undefined]) {
      const { answer } = await pay(member, quote, cards.visa, { amount })
      expect(answer).toEqual({
        status: 'ERROR',
        message: 'The price has changed. Please check the new total.',
        payload: quote,
      })
    }
    expect(await chargesOf(quote.id)).toEqual([])
    expect((await pay(member, quote, cards.visa, { amount: '10.80' })).answer.status).toBe('OK')
  })

  test('is refused for an expired order', async () => {
    member = server.visitor()
    const { email, password } = await member.signUp()
    const quote = await checkOut(member)
    server.clock.advance(DAY)
    const session = await member.call('login', { body: { username: email, password } })
    member.token = session.answer.access_token ?? null
    expect((await pay(member, quote, cards.visa)).answer.message).toBe(
      'This order has expired. Please choose a plan again.',
    )
    await cancelExpiredDeposits(server.dependencies)
    expect(await statusOf(member, quote.id)).toBe('Cancelled')
  })

  test('is refused for another person’s order and without one', async () => {
    const quote = await freshOrder()
    const stranger = await newMember(server)
    expect((await pay(stranger, quote, cards.visa)).status).toBe(404)
    expect((await pay(stranger, quote, cards.visa, { deposit_id: 'nonsense' })).status).toBe(404)
    const none = await pay(stranger, quote, cards.visa, { deposit_id: null })
    expect(none.answer).toEqual({
      status: 'ERROR',
      message: 'There is no order to pay for. Please choose a plan first.',
    })
    expect((await pay(server.visitor(), quote, cards.visa)).status).toBe(401)
  })
})

describe('webhooks', () => {
  const send = (body: object, options?: Parameters<typeof sendEvent>[2]) => sendEvent(server, body, options)

  async function pendingAttempt() {
    const quote = await freshOrder()
    await pay(member, quote, cards.pendingThenPaid)
    const [attempt] = await chargesOf(quote.id)
    return { quote, attemptId: attempt?.id ?? '' }
  }

  test('credit once, repeated and in any order', async () => {
    const { quote, attemptId } = await pendingAttempt()
    const event = { id: `evt_${randomUUID()}`, type: 'payment.succeeded', attempt_id: attemptId }
    const late = { id: `evt_${randomUUID()}`, type: 'payment.failed', attempt_id: attemptId }
    const results = await Promise.all([send(event), send(event), send(late), send(event)])
    for (const { status } of results) expect(status).toBe(200)
    expect(await statusOf(member, quote.id)).toBe('Success')
    expect(await balanceOf(member)).toBe(110)
    server.clock.advance(MINUTE)
    await settleDuePayments(server.dependencies)
    expect(await balanceOf(member)).toBe(110)
  })

  test('credit on success after a failure, because the money was taken', async () => {
    const { quote, attemptId } = await pendingAttempt()
    await send({ id: `evt_${randomUUID()}`, type: 'payment.failed', attempt_id: attemptId })
    expect(await statusOf(member, quote.id)).toBe('Error')
    await send({ id: `evt_${randomUUID()}`, type: 'payment.succeeded', attempt_id: attemptId })
    expect(await statusOf(member, quote.id)).toBe('Success')
    expect(await balanceOf(member)).toBe(110)
  })

  test('report a cancellation as such', async () => {
    const { quote, attemptId } = await pendingAttempt()
    await send({ id: `evt_${randomUUID()}`, type: 'payment.cancelled', attempt_id: attemptId })
    expect(await statusOf(member, quote.id)).toBe('Cancelled')
  })

  test('about an older attempt do not change the newest one', async () => {
    const { quote, attemptId } = await pendingAttempt()
    await send({ id: `evt_${randomUUID()}`, type: 'payment.failed', attempt_id: attemptId })
    await pay(member, quote, cards.pendingThenPaid)
    await send({ id: `evt_${randomUUID()}`, type: 'payment.failed', attempt_id: attemptId })
    expect(await statusOf(member, quote.id)).toBe('Processing')
  })

  test('need the signature of the gateway', async () => {
    const { quote, attemptId } = await pendingAttempt()
    const event = { id: 'evt_forged', type: 'payment.succeeded', attempt_id: attemptId }
    expect((await send(event, { signedWith: 'another secret' })).status).toBe(401)
    const unsigned = await server.visitor().call('paymentWebhook', { path: { gateway: 'sandbox' }, body: event })
    expect(unsigned.status).toBe(401)
    expect(await statusOf(member, quote.id)).toBe('Processing')
  })

  test('of unknown gateways, types and payments do no harm', async () => {
    expect((await send({}, { gateway: 'elsewhere' })).status).toBe(404)
    expect((await send({ id: 'x', type: 'customer.created' })).status).toBe(200)
    expect((await send({ id: 'y', type: 'payment.succeeded', attempt_id: randomUUID() })).status).toBe(200)
    expect((await send({ id: 'z', type: 'payment.succeeded', attempt_id: 'x' })).status).toBe(422)
  })
})

describe('a charge with a lost response', () => {
  async function lose(number: string | null) {
    const quote = await freshOrder()
    const { db, clock } = server.dependencies
    const attemptId = randomUUID()
    const attempt = { id: attemptId, deposit_id: quote.id, gateway: 'sandbox', created_at: clock.now() }
    await db.insertInto('payment_attempts').values(attempt).execute()
    await db
      .updateTable('deposits')
      .set({ status: 'Processing', attempt_id: attemptId })
      .where('id', '=', quote.id)
      .execute()
    const card = { number: number ?? '', expiryMonth: '09', expiryYear: '29', cvv: '123' }
    if (number) await cardGatewayOf(server.dependencies).charge({ attemptId, amountMinor: 1080, currency: 'EUR', card })
    await recoverInterruptedCharges(server.dependencies)
    return quote
  }

  test.each([
    ['credits a success', cards.visa, 'Success', 110],
    ['reports a decline', cards.declined, 'Error', 10],
    ['can be paid again if it never reached the gateway', null, 'Error', 10],
    ['stays pending', cards.pendingThenPaid, 'Processing', 10],
  ])('%s', async (_name, number, status, balance) => {
    const quote = await lose(number)
    expect(await statusOf(member, quote.id)).toBe(status)
    expect(await balanceOf(member)).toBe(balance)
  })

  test('gets its open 3-D Secure page again', async () => {
    const quote = await lose(cards.challenge)
    const deposit = server.dependencies.db.selectFrom('deposits').select('challenge_url').where('id', '=', quote.id)
    expect(await deposit.executeTakeFirst()).toEqual({ challenge_url: expect.stringMatching(/^\/sandbox\/3ds\//) })
  })
})

describe('receipts and history', () => {
  test('a receipt adds up and is for its owner only', async () => {
    const quote = await freshOrder()
    const receipt = (visitor: Visitor) => visitor.call('getReceipt', { path: { id: quote.id } })
    expect((await receipt(member)).status).toBe(404)
    await pay(member, quote, cards.visa)
    const { payload } = (await receipt(member)).answer
    expect(payload).toMatchObject({
      order_id: quote.id,
      lines: [{ title: 'Pocket, 100 tokens', tokens: 100, amount: 9 }],
      discount: 0,
      net: 9,
      vat_percent: 20,
      vat: 1.8,
      total: 10.8,
      buyer: { name: 'Ada Coyne', city: 'Dublin', post_code: 'D08 X2Y4' },
      seller: { name: 'Mintage Studio Ltd' },
      payment: { method: 'Credit/Debit card', card_brand: 'visa', card_last4: '4242' },
    })
    expect((await receipt(await newMember(server))).status).toBe(404)
  })

  test("history lists the person's attempted orders, newest first, page by page", async () => {
    const first = await freshOrder()
    await pay(member, first, cards.declined)
    await checkOut(member)
    server.clock.advance(SECOND)
    const second = await checkOut(member)
    await pay(member, second, cards.visa)
    const page = (await member.call('listPaymentHistory', { query: { limit: 1 } })).answer
    expect(page.payload).toMatchObject([{ id: second.id, status: 'Success' }])
    const rest = (await member.call('listPaymentHistory', { query: { limit: 1, cursor: page.next_cursor ?? '' } }))
      .answer
    expect(rest.payload).toMatchObject([{ id: first.id, status: 'Error', receipt_url: null }])
    expect(rest.next_cursor).toBeNull()
    expect((await (await newMember(server)).call('listPaymentHistory')).answer.payload).toEqual([])
  })

  test('the status of an unknown order is not found', async () => {
    expect((await server.visitor().call('getDepositStatus', { path: { id: randomUUID() } })).status).toBe(404)
    expect((await server.visitor().call('getDepositStatus', { path: { id: 'x' } })).status).toBe(400)
  })
})
