import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sweep } from '../src/app.ts'
import { recoverInterruptedCharges, settleDuePayments } from '../src/domain/payments/recovery.ts'
import { DAY, MINUTE } from '../src/platform/support/clock.ts'
import type { Dependencies } from '../src/ports/dependencies.ts'
import { cardGatewayOf } from './support/card-gateway.ts'
import { type OtherProcess, startOtherProcess } from './support/other-processes.ts'
import { startServer, type TestServer } from './support/server.ts'
import { expectSoundBooks } from './support/shop.ts'
import { balanceOf, cardBody, cards, checkOut, newMember, statusOf } from './support/shopping.ts'

let server: TestServer
let others: OtherProcess[]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startServer()
  others = [await startOtherProcess(server, { role: 'api' }), await startOtherProcess(server, { role: 'api' })]
})
afterEach(async () => {
  for (const { app } of others) await app.close()
  await server.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** All scheduled work in three processes at once, more than happens in practice. */
function everything(): Promise<unknown> {
  const processes: Dependencies[] = [server.dependencies, ...others.map(({ app }) => app.dependencies)]
  const works = [sweep, settleDuePayments, recoverInterruptedCharges, sweep]
  return Promise.all(processes.flatMap((process) => works.map((work) => work(process))))
}

/** The gateway charges and never answers. */
function loseAnswers(): { arrived(): number } {
  const gateway = cardGatewayOf(server.dependencies)
  const charge = gateway.charge.bind(gateway)
  let arrived = 0
  vi.spyOn(gateway, 'charge').mockImplementation(async (request) => {
    await charge(request)
    arrived += 1
    return new Promise(() => undefined)
  })
  return { arrived: () => arrived }
}

test('parallel sweeps of several processes pay, cancel and remove everything once', async () => {
  const lost = loseAnswers()
  const members = await Promise.all(Array.from({ length: 6 }, () => newMember(server)))
  const orders = await Promise.all(
    members.map(async (member) => {
      const quote = await checkOut(member)
      // Never answered, as after a crash.
      void member.call('executeCheckout', { body: cardBody(quote, cards.visa) })
      return { member, quote }
    }),
  )
  const expired = await checkOut(members[0] ?? expect.fail('nobody'))
  await expect.poll(lost.arrived).toBe(6)
  server.clock.advance(MINUTE)
  await everything()
  await everything()
  for (const { member, quote } of orders) {
    expect(await statusOf(member, quote.id)).toBe('Success')
    expect(await balanceOf(member)).toBe(110)
  }
  server.clock.advance(30 * DAY)
  await everything()
  // The mails of the purchases were too late, and failed ones are kept for two weeks.
  server.clock.advance(15 * DAY)
  await everything()
  const { db } = server.dependencies
  const deposit = await db.selectFrom('deposits').select('status').where('id', '=', expired.id).executeTakeFirst()
  expect(deposit?.status).toBe('Cancelled')
  expect(await db.selectFrom('mails').select(['kind', 'state']).execute()).toEqual([])
  expect(await db.selectFrom('refunds').select('id').execute()).toEqual([])
  await expectSoundBooks(db)
})
