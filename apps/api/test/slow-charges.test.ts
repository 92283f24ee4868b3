import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sweep } from '../src/app.ts'
import type { Config } from '../src/platform/config/config.ts'
import { type ChargeOutcome, GatewayUnavailable } from '../src/ports/payment-gateway.ts'
import { cardGatewayOf } from './support/card-gateway.ts'
import { withoutIntervals } from './support/intervals.ts'
import { startOtherProcess } from './support/other-processes.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, cardBody, cards, checkOut, newMember, statusOf } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let member: Visitor
beforeAll(async () => {
  server = await withoutIntervals(() => startServer())
})
afterAll(() => server.close())
beforeEach(async () => {
  member = await newMember(server)
})
/** Charges that wait until the test releases them. */
const deferred: (() => void)[] = []
afterEach(() => {
  for (const release of deferred.splice(0)) release()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A slow gateway. */
function deferCharges() {
  const gateway = cardGatewayOf(server.dependencies)
  const charge = gateway.charge.bind(gateway)
  vi.spyOn(gateway, 'charge').mockImplementation(
    (request) =>
      new Promise<ChargeOutcome>((resolve, reject) => {
        deferred.push(() => charge(request).then(resolve, reject))
      }),
  )
}

async function payAndHold() {
  if (!vi.isMockFunction(cardGatewayOf(server.dependencies).charge)) deferCharges()
  const place = deferred.length
  const quote = await checkOut(member)
  const answer = member.call('executeCheckout', { body: cardBody(quote, cards.visa) })
  await expect.poll(() => deferred.length).toBe(place + 1)
  return { quote, answer, release: () => deferred[place]?.() }
}

/** Without lease renewal, as after the death of the waiting process. */
const payWithoutRenewal = () => withoutIntervals(payAndHold)

/** Starts and stops another process on the same database, as a deployment does. */
async function startAndStopAnother(config: Partial<Config>) {
  const { app } = await startOtherProcess(server, config)
  await app.close()
}

const charged = async (depositId: string) => {
  const { db } = server.dependencies
  const rows = await db
    .selectFrom('sandbox_payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'sandbox_payments.attempt_id')
    .select('sandbox_payments.amount_minor')
    .where('payment_attempts.deposit_id', '=', depositId)
    .where('sandbox_payments.state', '=', 'succeeded')
    .execute()
  return rows.map(({ amount_minor }) => amount_minor)
}

describe('a slow charge', () => {
  test('is left alone by a starting process', async () => {
    const { quote, answer, release } = await payAndHold()
    await startAndStopAnother({})
    expect(await statusOf(member, quote.id)).toBe('Processing')
    release()
    expect((await answer).answer).toMatchObject({ status: 'OK' })
    expect([await statusOf(member, quote.id), await balanceOf(member)]).toEqual(['Success', 110])
    expect(await charged(quote.id)).toEqual([1080])
  })

  test('is left alone while its process lives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { quote, answer, release } = await payAndHold()
    const leasedUntil = async () => {
      const { db } = server.dependencies
      const row = await db
        .selectFrom('payment_attempts')
        .select('leased_until')
        .where('deposit_id', '=', quote.id)
        .executeTakeFirstOrThrow()
      return row.leased_until?.getTime()
    }
    for (let minute = 0; minute < 3; minute += 1) {
      for (let renewal = 0; renewal < 6; renewal += 1) {
        const before = await leasedUntil()
        server.clock.advance(10_000)
        vi.advanceTimersByTime(10_000)
        await expect.poll(leasedUntil).toBe((before ?? 0) + 10_000)
      }
      await sweep(server.dependencies)
    }
    release()
    expect((await answer).answer).toMatchObject({ status: 'OK' })
    expect(await leasedUntil()).toBeUndefined()
    expect(await charged(quote.id)).toEqual([1080])
  })

  test('is cancelled after its process died, and refused if it reaches the gateway later', async () => {
    const { quote, answer, release } = await payWithoutRenewal()
    server.clock.advance(29_999)
    await sweep(server.dependencies)
    expect(await statusOf(member, quote.id)).toBe('Processing')
    server.clock.advance(1)
    await sweep(server.dependencies)
    expect(await statusOf(member, quote.id)).toBe('Error')
    release()
    expect((await answer).answer).toMatchObject({ status: 'ERROR' })
    expect([await statusOf(member, quote.id), await balanceOf(member)]).toEqual(['Error', 10])
    expect(await charged(quote.id)).toEqual([])
  })

  test('can then be paid again, once', async () => {
    const { quote, answer, release } = await payWithoutRenewal()
    server.clock.advance(30_000)
    await sweep(server.dependencies)
    vi.restoreAllMocks()
    const again = await member.call('executeCheckout', { body: cardBody(quote, cards.mastercard) })
    expect(again.answer).toMatchObject({ status: 'OK' })
    release()
    await answer
    expect([await statusOf(member, quote.id), await balanceOf(member)]).toEqual(['Success', 110])
    expect(await charged(quote.id)).toEqual([1080])
  })

  test('is not waited for after a restart of an embedded database', async () => {
    const { quote, answer, release } = await payAndHold()
    await startAndStopAnother({ databaseUrl: null })
    expect(await statusOf(member, quote.id)).toBe('Error')
    release()
    await answer
    expect(await charged(quote.id)).toEqual([])
  })
})

test('a gateway without an answer is asked again, and other charges are still recovered', async () => {
  const [first, second] = [await payWithoutRenewal(), await payWithoutRenewal()]
  const { gateway } = server.dependencies
  vi.spyOn(gateway, 'find').mockRejectedValueOnce(new GatewayUnavailable())
  server.clock.advance(30_000)
  await sweep(server.dependencies)
  const statuses = async () => [await statusOf(member, first.quote.id), await statusOf(member, second.quote.id)].sort()
  expect(await statuses()).toEqual(['Error', 'Processing'])
  await sweep(server.dependencies)
  expect(await statuses()).toEqual(['Error', 'Error'])
  first.release()
  second.release()
  await Promise.all([first.answer, second.answer])
})
