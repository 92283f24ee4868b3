import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correctBalance } from '../src/domain/ledger/movements.ts'
import { settleDuePayments } from '../src/domain/payments/recovery.ts'
import { HOUR, MINUTE, SECOND } from '../src/platform/support/clock.ts'
import { readBooks } from './fuzz/books.ts'
import { sendEvent } from './support/gateway-events.ts'
import { adminToken, createOperator, type Operator } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { signIn } from './support/shop.ts'
import { balanceOf, cards, checkOut, newMember, pay } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

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

const DAYS = 24 * HOUR

async function buy(member: Visitor, changes?: object): Promise<string> {
  const quote = await checkOut(member, changes)
  await pay(member, quote, cards.visa)
  return quote.id
}

const preview = (member: Visitor, id: string) => member.call('getWithdrawal', { path: { id } })

const withdraw = (member: Visitor, id: string, seen: { unused_tokens: number; amount: number }) =>
  member.call('withdrawPurchase', {
    path: { id },
    body: { unused_tokens: seen.unused_tokens, amount: seen.amount },
  })

const spend = async (member: Visitor, tokens: number) => {
  for (let left = tokens; left > 0; left -= 4)
    await member.call('generateImages', {
      body: { prompt: 'A heron', style: 'none', size: '1024x1024', count: Math.min(4, left) },
    })
  await server.dependencies.images.idle()
}

const lose = async (member: Visitor, tokens: number) => {
  const { id: userId } = (await member.call('getProfile')).answer
  await correctBalance(server.dependencies.db, {
    key: randomUUID(),
    userId,
    kind: 'take',
    tenths: Math.round(tokens * 10),
    note: 'Taken',
  })
}

const rowOf = async (member: Visitor, id: string) =>
  (await member.call('listPaymentHistory')).answer.payload.find((payment) => payment.id === id)

describe('a withdrawal', () => {
  test('pays back the share of the unused tokens, once, and confirms it by mail', async () => {
    const member = server.visitor()
    const { email } = await member.signUp()
    const id = await buy(member)
    // Ten welcome tokens and twelve of the hundred that were bought.
    await spend(member, 22)
    const { answer } = await preview(member, id)
    expect(answer.payload).toEqual({
      order_id: id,
      tokens: 100,
      unused_tokens: 88,
      amount: 9.5,
      vat: 1.58,
      currency: 'EUR',
      withdrawable_until: new Date(server.clock.now().getTime() + 14 * DAYS).toISOString(),
      name: 'Ada Coyne',
      email,
      withdrawn_at: null,
    })
    server.clock.advance(MINUTE)
    const made = await withdraw(member, id, answer.payload)
    expect(made.answer.payload).toEqual({ ...answer.payload, withdrawn_at: server.clock.now().toISOString() })
    expect(await balanceOf(member)).toBe(0)
    const row = await rowOf(member, id)
    expect(row).not.toHaveProperty('withdrawable_until')
    expect(row?.refunded_charges).toMatchObject([{ reason: 'withdrawal', amount: 9.5, vat: 1.58, tokens_taken: 88 }])
    await settleDuePayments(server.dependencies)
    expect((await rowOf(member, id))?.refunded_charges).toMatchObject([
      { refunded_at: server.clock.now().toISOString() },
    ])
    const again = await withdraw(member, id, { unused_tokens: 1, amount: 1 })
    expect(again.answer).toEqual(made.answer)
    expect((await preview(member, id)).answer).toEqual(made.answer)
    const confirmations = server.mails.filter(
      ({ to, subject }) => to === email && subject === 'You withdrew from a purchase',
    )
    expect(confirmations).toHaveLength(1)
    expect(confirmations[0]?.text).toContain('on November 20, 2026 at 9:01:00 AM UTC')
    expect(confirmations[0]?.text).toContain('You get back: €9.50')
    expect(confirmations[0]?.html).toContain('€9.50')
  })

  test('of an untouched purchase leaves the welcome tokens', async () => {
    const member = await newMember(server)
    const id = await buy(member)
    const { answer } = await preview(member, id)
    expect(answer.payload).toMatchObject({ unused_tokens: 100, amount: 10.8 })
    await withdraw(member, id, answer.payload)
    expect(await balanceOf(member)).toBe(10)
  })

  test('is possible for 14 days, and refused one second later', async () => {
    const member = server.visitor()
    const { email } = await member.signUp()
    const id = await buy(member)
    server.clock.advance(14 * DAYS)
    const lastMoment = await signIn(server, email)
    expect(await rowOf(lastMoment, id)).toHaveProperty('withdrawable_until')
    const { answer } = await preview(lastMoment, id)
    expect(answer.payload).toMatchObject({ unused_tokens: 100, amount: 10.8 })
    server.clock.advance(SECOND)
    expect(await rowOf(lastMoment, id)).not.toHaveProperty('withdrawable_until')
    const late = await withdraw(lastMoment, id, answer.payload)
    expect(late.status).toBe(409)
    expect(late.error.message).toMatch(/^The 14 days to withdraw from this purchase ended on December \d+, 2026\.$/)
    expect((await preview(lastMoment, id)).error.message).toBe(late.error.message)
    expect(await balanceOf(lastMoment)).toBe(110)
  })

  test('does nothing when tokens were used after the person saw the amount', async () => {
    const member = await newMember(server)
    const id = await buy(member)
    const { answer } = await preview(member, id)
    await spend(member, 12)
    const refused = await withdraw(member, id, answer.payload)
    expect(refused.status).toBe(409)
    expect(refused.error).toMatchObject({ code: 'withdrawal_changed', unused_tokens: 98, amount: 10.58, vat: 1.76 })
    expect(await balanceOf(member)).toBe(98)
    expect((await withdraw(member, id, { unused_tokens: 98, amount: 10.58 })).status).toBe(200)
  })

  test('by two tabs at once is made once, and both read it', async () => {
    const member = await newMember(server)
    const id = await buy(member)
    const { answer } = await preview(member, id)
    const [one, other] = await Promise.all([withdraw(member, id, answer.payload), withdraw(member, id, answer.payload)])
    expect(one.answer).toEqual(other.answer)
    expect((await rowOf(member, id))?.refunded_charges).toHaveLength(1)
  })

  test('without unused tokens gives nothing back', async () => {
    const member = await newMember(server)
    const id = await buy(member)
    await lose(member, 110)
    const { answer } = await preview(member, id)
    expect(answer.payload).toMatchObject({ unused_tokens: 0, amount: 0, vat: 0 })
    const refused = await withdraw(member, id, answer.payload)
    expect(refused.status).toBe(409)
    expect(refused.error.message).toBe('All tokens of this purchase are used, so there is nothing to pay back.')
  })

  test('counts tokens that were refunded before, and pays at most the rest', async () => {
    const member = await newMember(server)
    const id = await buy(member)
    await operator.call('refundPayment', { path: { id }, body: { reason: 'As agreed', amount: 5.4 } })
    const { answer } = await preview(member, id)
    expect(answer.payload).toMatchObject({ unused_tokens: 50, amount: 5.4 })
    await withdraw(member, id, answer.payload)
    expect(await balanceOf(member)).toBe(10)
  })

  test('of a disputed payment is refused while the dispute is open', async () => {
    const member = await newMember(server)
    const id = await buy(member)
    const { id: attemptId } = await server.dependencies.db
      .selectFrom('payment_attempts')
      .select('id')
      .where('deposit_id', '=', id)
      .executeTakeFirstOrThrow()
    const tell = (type: string) =>
      sendEvent(server, { id: randomUUID(), type, attempt_id: attemptId, dispute: `dp_${id}`, amount_minor: 100 })
    await tell('dispute.opened')
    expect(await rowOf(member, id)).toMatchObject({ dispute: 'open' })
    expect(await rowOf(member, id)).not.toHaveProperty('withdrawable_until')
    expect((await preview(member, id)).error.message).toBe(
      'This payment is disputed: the bank decides whether it is refunded.',
    )
    await tell('dispute.won')
    expect(await rowOf(member, id)).toMatchObject({ dispute: 'won', withdrawable_until: expect.any(String) })
    expect((await preview(member, id)).status).toBe(200)
  })

  test('of an order that is unpaid or of another person is not found', async () => {
    const member = await newMember(server)
    const unpaid = await checkOut(member)
    expect((await preview(member, unpaid.id)).status).toBe(404)
    const id = await buy(member)
    const other = await newMember(server)
    expect((await preview(other, id)).status).toBe(404)
    expect((await withdraw(other, id, { unused_tokens: 100, amount: 10.8 })).status).toBe(404)
    expect(await balanceOf(member)).toBe(110)
  })

  test('never pays more than the price, or takes more than the purchase, whatever was bought and spent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 600, max: 20_000 }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        fc.constantFrom('EUR', 'JPY'),
        async (tenths, spent, currency) => {
          const member = await newMember(server)
          const quote = await checkOut(member, { tokens: tenths / 10, currency })
          await pay(member, quote, cards.visa)
          await lose(member, Math.ceil((100 + tenths) * spent) / 10)
          const before = await balanceOf(member)
          const { answer } = await preview(member, quote.id)
          const { unused_tokens: unused, amount } = answer.payload
          expect(unused).toBe(Math.min(tenths / 10, before))
          expect(Math.abs(amount - (quote.total * unused) / (tenths / 10))).toBeLessThanOrEqual(
            0.5 / 10 ** (currency === 'JPY' ? 0 : 2) + 1e-9,
          )
          if (amount === 0) return
          await withdraw(member, quote.id, answer.payload)
          expect(await balanceOf(member)).toBeCloseTo(before - unused, 6)
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('the consent to begin at once', () => {
  const consentOf = async (id: string) =>
    (
      await server.dependencies.db
        .selectFrom('deposits')
        .select('consented_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).consented_at

  test('is recorded with its time, and not required', async () => {
    const member = await newMember(server)
    const silent = await checkOut(member)
    expect(await consentOf(silent.id)).toBeNull()
    const agreed = await checkOut(member, { pack_id: 2, begin_at_once: true })
    const then = server.clock.now()
    expect(await consentOf(agreed.id)).toEqual(then)
    server.clock.advance(MINUTE)
    await checkOut(member, { deposit_id: agreed.id, begin_at_once: true, city: 'Cork' })
    expect(await consentOf(agreed.id)).toEqual(then)
    await checkOut(member, { deposit_id: silent.id, begin_at_once: true })
    expect(await consentOf(silent.id)).toEqual(server.clock.now())
  })
})
