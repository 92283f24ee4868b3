import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sweep } from '../src/app.ts'
import { GatewayUnavailable } from '../src/payments/gateway.ts'
import { settleDuePayments } from '../src/payments/recovery.ts'
import { MINUTE, SECOND } from '../src/support/clock.ts'
import { sendEvent } from './support/gateway-events.ts'
import { withoutIntervals } from './support/intervals.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, cards, checkOut, newMember, pay, statusOf } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

/** The bank confirms although the check was cancelled. */
const confirmedTooLate = '4000002500003189'

let server: TestServer
let member: Visitor
beforeAll(async () => {
  // What is owed is refunded when a test says so, and not each second besides.
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

  test('the new card pays the same order, and the old check is cancelled', async () => {
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

  test('a new card that the bank asks about too leads to its own page, and the old page leads there', async () => {
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

  test('a new card with a fault cancels nothing', async () => {
    const { quote, url } = await leftAtBank()
    expect((await pay(member, quote, cards.visa, { cvv: '1' })).status).toBe(422)
    expect((await server.http.inject(url)).statusCode).toBe(200)
  })

  test('the same card is led back to the page that is open', async () => {
    const { quote, url } = await leftAtBank()
    expect((await pay(member, quote, cards.challenge)).answer.redirect_url).toBe(url)
    expect(await attemptsOf(quote.id)).toHaveLength(1)
  })

  test('of several new cards at once only one is charged', async () => {
    const { quote } = await leftAtBank()
    await Promise.all([cards.visa, cards.mastercard, cards.visa].map((number) => pay(member, quote, number)))
    const outcomes = (await attemptsOf(quote.id)).map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['cancelled', 'succeeded'])
    expect(await balanceOf(member)).toBe(110)
  })

  test('the bank was quicker than the cancellation: the order is paid, and the new card is not charged', async () => {
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

  test('a gateway that cannot cancel now is asked again', async () => {
    const { quote } = await leftAtBank()
    vi.spyOn(server.dependencies.gateway, 'cancel').mockRejectedValueOnce(new GatewayUnavailable())
    expect((await pay(member, quote, cards.visa)).answer.status).toBe('OK')
    expect((await attemptsOf(quote.id))[0]?.outcome).toBe('superseded')
    await sweep(server.dependencies)
    expect((await attemptsOf(quote.id))[0]?.outcome).toBe('cancelled')
  })

  test('a cancelled check that succeeds all the same is refunded, and both stand in the payment history', async () => {
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

  test('it succeeds while the new card is still at its bank: that one is cancelled in turn', async () => {
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
  /** A first card that failed, a second that paid, and then the first succeeds after all. */
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

  test('is owed at once, refunded once, and credits nothing', async () => {
    const quote = await paidTwice()
    expect(await historyOf(member)).toMatchObject([
      { card_last4: '4444', refunded_charges: [{ card_last4: '3063', amount: 10.8, refunded_at: null }] },
    ])
    for (let round = 0; round < 3; round += 1) await settleDuePayments(server.dependencies)
    expect(await refundsAtGateway(quote.id)).toEqual([{ card_last4: '3063', amount_minor: 1080 }])
    expect(await balanceOf(member)).toBe(110)
  })

  test('is written in the log for the operator, when it is owed and when it is gone', async () => {
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

  test('is refunded later when the gateway is away, and after a restart', async () => {
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
