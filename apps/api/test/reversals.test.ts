import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBalance } from '../src/domain/ledger/ledger.ts'
import { settleDuePayments } from '../src/domain/payments/recovery.ts'
import { MINUTE } from '../src/platform/support/clock.ts'
import { readBooks } from './fuzz/books.ts'
import { sendEvent } from './support/gateway-events.ts'
import { adminToken, createOperator, type Operator } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
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

interface Purchase {
  id: string
  attemptId: string
  totalMinor: number
}

async function buy(member: Visitor, card: string = cards.visa): Promise<Purchase> {
  const quote = await checkOut(member)
  await pay(member, quote, card)
  const { id: attemptId } = await server.dependencies.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('deposit_id', '=', quote.id)
    .executeTakeFirstOrThrow()
  return { id: quote.id, attemptId, totalMinor: Math.round(quote.total * 100) }
}

const userIdOf = async ({ id }: Purchase) =>
  (await server.dependencies.db.selectFrom('deposits').select('user_id').where('id', '=', id).executeTakeFirstOrThrow())
    .user_id

const tell = async (purchase: Purchase, type: string, fields: object) => {
  const event = { id: randomUUID(), type, attempt_id: purchase.attemptId, ...fields }
  expect((await sendEvent(server, event)).status).toBe(200)
  return event
}

const dispute = (purchase: Purchase, status: 'opened' | 'won' | 'lost', part = 1, name = purchase.id) =>
  tell(purchase, `dispute.${status}`, {
    dispute: `dp_${name}`,
    amount_minor: Math.round(purchase.totalMinor * part),
  })

const refundElsewhere = (purchase: Purchase, part: number, state = 'succeeded', name: string = randomUUID()) =>
  tell(purchase, `refund.${state}`, { refund: `re_${name}`, amount_minor: Math.round(purchase.totalMinor * part) })

const refund = (purchase: Purchase, body: object = {}) =>
  operator.call('refundPayment', { path: { id: purchase.id }, body: { reason: 'As agreed', ...body } })

describe('a dispute', () => {
  test('takes the tokens, and gives them back when it is won', async () => {
    const member = await newMember(server)
    const purchase = await buy(member)
    await dispute(purchase, 'opened')
    expect(await balanceOf(member)).toBe(10)
    await dispute(purchase, 'won')
    expect(await balanceOf(member)).toBe(110)
    const { answer } = await member.call('getTokenLedger')
    expect(answer.payload.slice(0, 2)).toMatchObject([
      { kind: 'refund_reversal', tokens: 100, balance_after: 110, deposit_id: purchase.id },
      { kind: 'refund', tokens: -100, balance_after: 10 },
    ])
  })

  test('that is lost keeps them, also when its opening is reported last', async () => {
    const member = await newMember(server)
    const purchase = await buy(member)
    await dispute(purchase, 'lost')
    await dispute(purchase, 'opened')
    expect(await balanceOf(member)).toBe(10)
    expect((await refund(purchase)).error.message).toBe('This payment was refunded already.')
  })

  test('of a payment whose success is reported later takes its tokens then', async () => {
    const member = await newMember(server)
    const purchase = await buy(member, cards.pendingThenPaid)
    await dispute(purchase, 'opened', 0.5)
    expect(await balanceOf(member)).toBe(10)
    await tell(purchase, 'payment.succeeded', {})
    expect(await balanceOf(member)).toBe(60)
  })

  test('takes no token that a refund took before', async () => {
    const member = await newMember(server)
    const purchase = await buy(member)
    await refund(purchase, { amount: Math.round(purchase.totalMinor * 0.4) / 100 })
    expect(await balanceOf(member)).toBe(70)
    await dispute(purchase, 'opened')
    expect(await balanceOf(member)).toBe(10)
    await dispute(purchase, 'won')
    expect(await balanceOf(member)).toBe(70)
  })

  test('that is open refuses a refund, and a due refund waits for its end', async () => {
    const member = await newMember(server)
    const purchase = await buy(member)
    await dispute(purchase, 'opened', 0.1)
    const refused = await refund(purchase)
    expect(refused.status).toBe(409)
    expect(refused.error.message).toBe('This payment is disputed: the bank decides whether it is refunded.')
    await dispute(purchase, 'won', 0.1)
    expect((await refund(purchase)).status).toBe(200)
  })

  test('is not given another person by a repeated event', async () => {
    const purchase = await buy(await newMember(server))
    const event = await dispute(purchase, 'opened')
    expect((await sendEvent(server, event)).status).toBe(200)
    const other = await buy(await newMember(server))
    expect((await sendEvent(server, { ...event, attempt_id: other.attemptId })).status).toBe(409)
  })
})

describe('a refund at the provider', () => {
  test('takes the tokens of its part and is shown', async () => {
    const member = await newMember(server)
    const purchase = await buy(member)
    await refundElsewhere(purchase, 0.25)
    expect(await balanceOf(member)).toBe(85)
    const { answer } = await member.call('listPaymentHistory')
    expect(answer.payload[0]?.refunded_charges).toMatchObject([{ reason: 'provider', tokens_taken: 25 }])
  })

  test('that fails gives them back, and stays failed when its success is reported last', async () => {
    const member = await newMember(server)
    const purchase = await buy(member)
    await refundElsewhere(purchase, 0.5, 'succeeded', 'failing')
    expect(await balanceOf(member)).toBe(60)
    await refundElsewhere(purchase, 0.5, 'failed', 'failing')
    expect(await balanceOf(member)).toBe(110)
    await refundElsewhere(purchase, 0.5, 'succeeded', 'failing')
    expect(await balanceOf(member)).toBe(110)
  })

  test('of our own request is not counted twice', async () => {
    const member = await newMember(server)
    const purchase = await buy(member)
    const { answer } = await refund(purchase, { amount: purchase.totalMinor / 200 })
    const fields = { refund: `re_${answer.payload.id}`, refund_id: answer.payload.id }
    await tell(purchase, 'refund.succeeded', { ...fields, amount_minor: purchase.totalMinor / 2 })
    expect(await balanceOf(member)).toBe(60)
  })

  test('of a second charge takes no tokens', async () => {
    const member = await newMember(server)
    const purchase = await buy(member)
    const second = randomUUID()
    await server.dependencies.db
      .insertInto('payment_attempts')
      .values({
        id: second,
        deposit_id: purchase.id,
        gateway: 'sandbox',
        card_brand: null,
        card_last4: null,
        outcome: null,
      })
      .execute()
    await refundElsewhere({ ...purchase, attemptId: second }, 1)
    expect(await balanceOf(member)).toBe(110)
  })
})

/** What can happen to a purchase, each up to three times. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('refund' as const), part: fc.constantFrom(0.1, 0.25, 0.33) }),
  fc.record({
    kind: fc.constant('dispute' as const),
    name: fc.constantFrom('a', 'b', 'c'),
    status: fc.constantFrom('opened' as const, 'won' as const, 'lost' as const),
  }),
)

test('refunds, disputes and purchases give the same books in every order', async () => {
  const { db } = server.dependencies
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 9 }).filter((steps) => {
        // One dispute is not both won and lost.
        const ends = steps.flatMap((each) => (each.kind === 'dispute' && each.status !== 'opened' ? [each] : []))
        return ends.every((one) => ends.every((other) => one.name !== other.name || one.status === other.status))
      }),
      fc.integer({ min: 0, max: 3 }),
      fc.infiniteStream(fc.nat()),
      async (steps, spent, random) => {
        const run = async (order: readonly number[], purchases: readonly number[]) => {
          const member = await newMember(server)
          const purchase = await buy(member)
          for (let image = 0; image < spent; image += 1) {
            await member.call('generateImages', {
              body: { prompt: 'A heron', style: 'none', size: '1024x1024', count: 4 },
            })
          }
          await server.dependencies.images.idle()
          for (const [index, which] of order.entries()) {
            if (purchases.includes(index)) await buy(member)
            const each = steps[which]
            if (each?.kind === 'refund')
              await refundElsewhere(purchase, each.part, 'succeeded', `${purchase.id}-${which}`)
            if (each?.kind === 'dispute') await dispute(purchase, each.status, 0.3, `${purchase.id}-${each.name}`)
          }
          return readBalance(db, await userIdOf(purchase))
        }
        const inOrder = steps.map((_, index) => index)
        const shuffled = [...inOrder]
        for (let index = shuffled.length - 1; index > 0; index -= 1) {
          const other = (random.next().value ?? 0) % (index + 1)
          ;[shuffled[index], shuffled[other]] = [shuffled[other] ?? 0, shuffled[index] ?? 0]
        }
        const first = await run(inOrder, [0])
        expect(await run(shuffled, [steps.length - 1])).toEqual(first)
        expect(Math.min(first.available, first.debt)).toBe(0)
      },
    ),
    { numRuns: 12 },
  )
})

test('a refund that waited for the end of a dispute is paid once', async () => {
  const member = await newMember(server)
  const purchase = await buy(member)
  const { db } = server.dependencies
  await refund(purchase, { amount: purchase.totalMinor / 200 })
  const due = { next_try_at: server.clock.now(), refunded_at: null }
  await db.updateTable('refunds').set(due).where('deposit_id', '=', purchase.id).execute()
  await db.deleteFrom('sandbox_refunds').where('attempt_id', '=', purchase.attemptId).execute()
  await dispute(purchase, 'opened', 0.5)
  const paid = () =>
    db.selectFrom('sandbox_refunds').select('refund_id').where('attempt_id', '=', purchase.attemptId).execute()
  server.clock.advance(MINUTE)
  await settleDuePayments(server.dependencies)
  expect(await paid()).toHaveLength(0)
  await dispute(purchase, 'won', 0.5)
  await settleDuePayments(server.dependencies)
  await settleDuePayments(server.dependencies)
  expect(await paid()).toHaveLength(1)
  expect(await balanceOf(member)).toBe(60)
})
