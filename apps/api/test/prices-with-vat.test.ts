import { fromMinor, toMinor } from '@mintage/api-client/amounts'
import { shownPrice } from '@mintage/api-client/vat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SECOND } from '../src/platform/support/clock.ts'
import { adminToken, createOperator } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { billing, cards, checkOut, newMember, pay } from './support/shopping.ts'

const rule = { vatPercent: 19.6, pricesIncludeVat: true }

let server: TestServer
beforeAll(async () => {
  server = await startServer({ adminToken })
})
afterAll(() => server.close())

async function includeVat(prices_include_vat: boolean): Promise<void> {
  const body = { prices_include_vat, vat_percent: rule.vatPercent }
  const { status } = await createOperator(server).call('changeSettings', { body })
  expect(status).toBe(200)
  server.clock.advance(6 * SECOND)
}

test('the price on a card is the total of the order, in every currency, and net prices and sums stay', async () => {
  const visitor = server.visitor()
  const member = await newMember(server)
  const currencies = (await visitor.call('listCurrencies')).answer.payload
  for (const { code: currency, digits = 2 } of currencies) {
    const sums = async () => {
      const { payload } = (await visitor.call('listPacks', { query: { currency } })).answer
      const packs = Object.values(payload).filter(({ price }) => price > 0)
      const custom = await visitor.call('calculatePrice', { query: { currency, tokens: 200.9 } })
      const offers = [
        ...packs.map(({ id, price }) => ({ price, pack_id: id })),
        { price: custom.answer, tokens: 200.9 },
      ]
      return Promise.all(
        offers.map(async ({ price, ...offer }) => {
          const { total } = await checkOut(member, { ...offer, currency })
          const code = await checkOut(member, { ...offer, currency, promocode_code: 'WELCOME10' })
          return { price, total, totalWithCode: code.total, net: code.net, vat: code.vat }
        }),
      )
    }
    await includeVat(false)
    const before = await sums()
    await includeVat(true)
    expect(await sums()).toEqual(before)
    for (const { price, total } of before)
      expect(fromMinor(shownPrice(toMinor(price, digits), rule), digits)).toBe(total)
  }
})

test('the smallest order is refused with the price that is shown', async () => {
  const member = await newMember(server)
  const refused = () => member.call('createCheckout', { body: { ...billing, tokens: 10 } })
  await includeVat(false)
  expect((await refused()).error.errors).toEqual({ amount: ['Minimum top-up amount: €5.00'] })
  await includeVat(true)
  expect((await refused()).error.errors).toEqual({ amount: ['Minimum top-up amount: €5.98'] })
})

test('a profile has what the last purchase cost, as prices are shown, in the currency of the page', async () => {
  const member = await newMember(server)
  const last = async (currency: string) =>
    (await member.call('getProfile', { query: { currency } })).answer.last_purchase
  await includeVat(false)
  expect(await last('EUR')).toBeNull()
  await pay(member, await checkOut(member, { pack_id: 2 }), cards.visa)
  await pay(member, await checkOut(member, { pack_id: 3, promocode_code: 'WELCOME10' }), cards.declined)
  expect(await last('EUR')).toEqual({ amount: 9, currency: 'EUR', tokens: 100 })
  expect(await last('JPY')).toEqual({ amount: 1620, currency: 'JPY', tokens: 100 })
  await includeVat(true)
  expect(await last('EUR')).toEqual({ amount: 10.76, currency: 'EUR', tokens: 100 })
  server.clock.advance(SECOND)
  await pay(member, await checkOut(member, { pack_id: 3, promocode_code: 'WELCOME10', currency: 'USD' }), cards.visa)
  expect(await last('USD')).toEqual({ amount: 48.7, currency: 'USD', tokens: 500 })
})
