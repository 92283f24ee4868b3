import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sweep } from '../src/app.ts'
import { settleDuePayments } from '../src/domain/payments/recovery.ts'
import { MINUTE, SECOND } from '../src/platform/support/clock.ts'
import { GatewayUnavailable } from '../src/ports/payment-gateway.ts'
import { adminToken, createOperator, type Operator } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { cards, checkOut, newMember, pay } from './support/shopping.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startServer({ adminToken })
  operator = createOperator(server)
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const unsettled = async () => (await operator.call('listUnsettledPayments')).answer.payload
const away = (call: 'find' | 'cancel' | 'refund') =>
  vi.spyOn(server.dependencies.gateway, call).mockRejectedValue(new GatewayUnavailable())

test('lists a charge without a result until the gateway reports one', async () => {
  const member = await newMember(server)
  const quote = await checkOut(member)
  const since = server.clock.now().toISOString()
  await pay(member, quote, cards.pendingThenPaid)
  away('find')
  await sweep(server.dependencies)
  expect(await unsettled()).toMatchObject([
    { kind: 'charge', order_id: quote.id, amount: quote.total, currency: 'EUR', since },
  ])
  server.clock.advance(MINUTE)
  await settleDuePayments(server.dependencies)
  expect(await unsettled()).toEqual([])
})

test('does not list a person at the bank’s page, but lists a superseded charge that was not cancelled', async () => {
  const member = await newMember(server)
  const quote = await checkOut(member)
  await pay(member, quote, cards.challenge)
  expect(await unsettled()).toEqual([])
  const mock = away('cancel')
  await pay(member, quote, cards.visa)
  expect(await unsettled()).toMatchObject([{ kind: 'cancellation', order_id: quote.id }])
  mock.mockRestore()
  await sweep(server.dependencies)
  expect(await unsettled()).toEqual([])
})

test('lists an unpaid refund after older entries', async () => {
  const member = await newMember(server)
  const [older, newer] = [await checkOut(member), await checkOut(member)]
  await pay(member, older, cards.pendingThenPaid)
  away('find')
  const mock = away('refund')
  await pay(member, newer, cards.visa)
  server.clock.advance(SECOND)
  await operator.call('refundPayment', { path: { id: newer.id }, body: { reason: 'Bought by mistake' } })
  expect((await unsettled()).map(({ kind, order_id }) => [kind, order_id])).toEqual([
    ['charge', older.id],
    ['refund', newer.id],
  ])
  mock.mockRestore()
  server.clock.advance(MINUTE)
  await settleDuePayments(server.dependencies)
  expect(await unsettled()).toEqual([])
})
