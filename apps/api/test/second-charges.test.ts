import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sweep } from '../src/app.ts'
import { settleDuePayments } from '../src/domain/payments/recovery.ts'
import { MINUTE, SECOND } from '../src/platform/support/clock.ts'
import { GatewayUnavailable } from '../src/ports/payment-gateway.ts'
import { sendEvent } from './support/gateway-events.ts'
import { withoutIntervals } from './support/intervals.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, cards, checkOut, newMember, pay, statusOf } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

/** The bank confirms after the check was cancelled. */
const confirmedTooLate = '4000002500003189'

let server: TestServer
let member: Visitor
beforeAll(async () => {
  // Tests run the refunds themselves, so the interval is disabled.
  server = await withoutIntervals(() => startServer())
})
afterAll(() => server.close())

async function order() {
  member = await newMember(server)
  return checkOut(member)
}

const attemptsOf = (depositId: string) =>
  server.dependencies.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .orderBy('created_at')
    .execute()

const refundsAtGateway = async (depositId: string) =>
  server.dependencies.db
    .selectFrom('sandbox_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'sandbox_refunds.attempt_id')
    .select(['payment_attempts.card_last4', 'sandbox_refunds.amount_minor'])
    .where('payment_attempts.deposit_id', '=', depositId)
    .execute()

const answerBank = (url: string, ending: 'complete' | 'fail') =>
  server.http.inject({
    method: 'POST',
    url: `${url}/${ending}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const historyOf = async (visitor: Visitor) => (await visitor.call('listPaymentHistory')).answer.payload

describe('3-D Secure, Back, another card', () => {
  async function leftAtBank(number: string = cards.challenge) {
    const quote = await order()
    const { answer } = await pay(member, quote, number)
    server.clock.advance(SECOND)
    return { quote, url: answer.redirect_url ?? '' }
  }

  test('pays the same order with the new card and cancels the old check', async () => {
    const { quote, url } = await leftAtBank()
    const { answer } = await pay(member, quote, cards.visa)
    expect(answer).toEqual({ status: 'OK', redirect_url: `/success-payment?order_id=${quote.id}` })
    expect((await answerBank(url, 'complete')).headers.location).toBe(`/success-payment?order_id=${quote.id}`)
    expect((await server.http.inject(url)).headers.location).toBe(`/success-payment?order_id=${quote.id}`)
    server.clock.advance(MINUTE)
    await settleDuePayments(server.dependencies)
    expect(await attemptsOf(quote.id)).toMatchObject([
      { card_last4: '3155', outcome: 'cancelled' },
      { card_last4: '4242', outcome: 'succeeded' },
    ])
    expect(await balanceOf(member)).toBe(110)
    expect(await historyOf(member)).toMatchObject([{ status: 'Success', card_last4: '4242', refunded_charges: [] }])
    expect(await refundsAtGateway(quote.id)).toEqual([])
  })

  test("leads to the new card's own bank page, also from the old page", async () => {
    const { quote, url } = await leftAtBank()
    const { answer } = await pay(member, quote, confirmedTooLate)
    expect(answer.redirect_url).toMatch(/^\/sandbox\/3ds\//)
    expect(answer.redirect_url).not.toBe(url)
    expect((await server.http.inject(url)).headers.location).toBe(answer.redirect_url)
    expect((await answerBank(url, 'complete')).headers.location).toBe(answer.redirect_url)
    expect(await statusOf(member, quote.id)).toBe('Processing')
    await answerBank(answer.redirect_url ?? '', 'complete')
    expect(await balanceOf(member)).toBe(110)
  })

  test('a declined new card leaves the order open for a third', async () => {
    const { quote, url } = await leftAtBank()
    expect((await pay(member, quote, cards.declined)).answer.status).toBe('ERROR')
    expect((await server.http.inject(url)).headers.location).toMatch(/^\/fail-payment/)
    expect((await pay(member, quote, cards.visa)).answer.status).toBe('OK')
    expect(await balanceOf(member)).toBe(110)
  })

  test('an invalid new card cancels nothing', async () => {
    const { quote, url } = await leftAtBank()
    expect((await pay(member, quote, cards.visa, { cvv: '1' })).status).toBe(422)
    expect((await server.http.inject(url)).statusCode).toBe(200)
  })

  test('the same card is redirected to its open page', async () => {
    const { quote, url } = await leftAtBank()
    expect((await pay(member, quote, cards.challenge)).answer.redirect_url).toBe(url)
    expect(await attemptsOf(quote.id)).toHaveLength(1)
  })

  test('charges one of several parallel new cards', async () => {
    const { quote } = await leftAtBank()
    await Promise.all([cards.visa, cards.mastercard, cards.visa].map((number) => pay(member, quote, number)))
    const outcomes = (await attemptsOf(quote.id)).map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['cancelled', 'succeeded'])
    expect(await balanceOf(member)).toBe(110)
  })

  test('does not charge the new card if the bank confirmed before the cancellation', async () => {
    const { quote } = await leftAtBank()
    vi.spyOn(server.dependencies.gateway, 'cancel').mockResolvedValueOnce('succeeded')
    const { answer } = await pay(member, quote, cards.visa)
    expect(answer.redirect_url).toBe(`/success-payment?order_id=${quote.id}`)
    await sweep(server.dependencies)
    expect(await attemptsOf(quote.id)).toMatchObject([
      { card_last4: '3155', outcome: 'succeeded' },
      { card_last4: '4242', outcome: 'cancelled' },
    ])
    expect(await balanceOf(member)).toBe(110)
    expect(await historyOf(member)).toMatchObject([{ status: 'Success', card_last4: '3155', refunded_charges: [] }])
  })

  test('retries the cancellation at an unavailable gateway', async () => {
    const { quote } = await leftAtBank()
    vi.spyOn(server.dependencies.gateway, 'cancel').mockRejectedValueOnce(new GatewayUnavailable())
    expect((await pay(member, quote, cards.visa)).answer.status).toBe('OK')
    expect((await attemptsOf(quote.id))[0]?.outcome).toBe('superseded')
    await sweep(server.dependencies)
    expect((await attemptsOf(quote.id))[0]?.outcome).toBe('cancelled')
  })

  test('refunds a cancelled check that succeeds later, and lists both payments in the history', async () => {
    const { quote } = await leftAtBank(confirmedTooLate)
    await pay(member, quote, cards.visa)
    server.clock.advance(20 * SECOND)
    await Promise.all([settleDuePayments(server.dependencies), settleDuePayments(server.dependencies)])
    await settleDuePayments(server.dependencies)
    expect(await refundsAtGateway(quote.id)).toEqual([{ card_last4: '3189', amount_minor: 1080 }])
    expect(await balanceOf(member)).toBe(110)
    expect(await historyOf(member)).toMatchObject([
      {
        id: quote.id,
        status: 'Success',
        amount: 10.8,
        card_last4: '4242',
        refunded_charges: [
          {
            reason: 'second_charge',
            amount: 10.8,
            vat: 1.8,
            card_brand: 'visa',
            card_last4: '3189',
            charged_at: server.clock.now().toISOString(),
            refunded_at: server.clock.now().toISOString(),
          },
        ],
      },
    ])
    expect(await historyOf(await newMember(server))).toEqual([])
  })

  test('cancels the new card at its bank if the old check succeeds first', async () => {
    const { quote } = await leftAtBank(confirmedTooLate)
    const { answer } = await pay(member, quote, cards.challenge)
    server.clock.advance(20 * SECOND)
    await settleDuePayments(server.dependencies)
    expect(await statusOf(member, quote.id)).toBe('Success')
    await sweep(server.dependencies)
    expect((await server.http.inject(answer.redirect_url ?? '')).headers.location).toMatch(/^\/success-payment/)
    expect(await attemptsOf(quote.id)).toMatchObject([{ outcome: 'succeeded' }, { outcome: 'cancelled' }])
    expect(await historyOf(member)).toMatchObject([{ card_last4: '3189', refunded_charges: [] }])
  })
})

describe('a second charge', () => {
  /** The first card fails, the second pays, and then the first succeeds. */
  async function paidTwice() {
    const quote = await order()
    await pay(member, quote, cards.pendingThenPaid)
    const [first] = await attemptsOf(quote.id)
    const event = { attempt_id: first?.id ?? '' }
    await sendEvent(server, { id: `evt_${randomUUID()}`, type: 'payment.failed', ...event })
    server.clock.advance(SECOND)
    await pay(member, quote, cards.mastercard)
    await sendEvent(server, { id: `evt_${randomUUID()}`, type: 'payment.succeeded', ...event })
    return quote
  }

  test('is recorded at once, refunded once, and credits nothing', async () => {
    const quote = await paidTwice()
    expect(await historyOf(member)).toMatchObject([
      { card_last4: '4444', refunded_charges: [{ card_last4: '3063', amount: 10.8, refunded_at: null }] },
    ])
    for (let round = 0; round < 3; round += 1) await settleDuePayments(server.dependencies)
    expect(await refundsAtGateway(quote.id)).toEqual([{ card_last4: '3063', amount_minor: 1080 }])
    expect(await balanceOf(member)).toBe(110)
  })

  test('is logged for the operator when it is recorded and when it is refunded', async () => {
    const quote = await paidTwice()
    await settleDuePayments(server.dependencies)
    const lines = server.logLines.map((line) => JSON.parse(line))
    const owed = lines.find(({ depositId }) => depositId === quote.id)
    expect(owed).toMatchObject({ level: 40, msg: 'a second charge is refunded' })
    expect(lines.filter(({ refundId }) => refundId === owed.refundId)).toMatchObject([
      { msg: 'a second charge is refunded' },
      { msg: 'a second charge was refunded' },
    ])
  })

  test('is refunded later if the gateway is unavailable, and after a restart', async () => {
    const quote = await paidTwice()
    const { gateway } = server.dependencies
    const refund = vi.spyOn(gateway, 'refund').mockRejectedValueOnce(new GatewayUnavailable())
    await settleDuePayments(server.dependencies)
    await settleDuePayments(server.dependencies)
    expect(refund).toHaveBeenCalledTimes(1)
    expect(await refundsAtGateway(quote.id)).toEqual([])
    server.clock.advance(MINUTE)
    server = await withoutIntervals(() => server.restart())
    await settleDuePayments(server.dependencies)
    expect(await refundsAtGateway(quote.id)).toHaveLength(1)
  })
})
