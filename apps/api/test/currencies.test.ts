import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, billing, cards, checkOut, newMember, pay } from './support/shopping.ts'

/** Currencies in which tables of Node, of browsers and of ISO 4217 differ, with the decimals that this shop gives them. */
const offered = [
  { code: 'HUF', value: 391.237, digits: 2, minimum: 'HUF\u00a01,956.19', total: 4225.36, said: 'HUF\u00a04,225.36' },
  {
    code: 'COP',
    value: 4700.55,
    digits: 2,
    minimum: 'COP\u00a023,502.75',
    total: 50765.94,
    said: 'COP\u00a050,765.94',
  },
  { code: 'IDR', value: 19000.4, digits: 0, minimum: 'IDR\u00a095,002', total: 205205, said: 'IDR\u00a0205,205' },
  { code: 'PKR', value: 325.5, digits: 2, minimum: 'PKR\u00a01,627.50', total: 3515.4, said: 'PKR\u00a03,515.40' },
  { code: 'RSD', value: 117.2, digits: 2, minimum: 'RSD\u00a0586.00', total: 1265.76, said: 'RSD\u00a01,265.76' },
  { code: 'UGX', value: 4200, digits: 0, minimum: 'UGX\u00a021,000', total: 45360, said: 'UGX\u00a045,360' },
  {
    code: 'IQD',
    value: 1523.355,
    digits: 3,
    minimum: 'IQD\u00a07,616.775',
    total: 16452.234,
    said: 'IQD\u00a016,452.234',
  },
] as const

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  const rows = offered.map(({ code, value, digits }, index) => ({
    ...{ id: 100 + index, code, value, digits, symbol: code, is_default: false },
  }))
  await server.dependencies.db.insertInto('currencies').values(rows).execute()
})
afterAll(() => server.close())

describe('the decimals of a currency', () => {
  test('are listed with each currency', async () => {
    const { payload } = (await server.visitor().call('listCurrencies')).answer
    const digitsByCode = Object.fromEntries(payload.map(({ code, digits }) => [code, digits]))
    expect(digitsByCode).toEqual({
      ...{ EUR: 2, USD: 2, GBP: 2, JPY: 0 },
      ...{ HUF: 2, COP: 2, IDR: 0, PKR: 2, RSD: 2, UGX: 0, IQD: 3 },
    })
  })

  test.each(offered)('format the minimum top-up in $code', async ({ code, minimum }) => {
    const member = await newMember(server)
    const body = { ...billing, tokens: 1, currency: code }
    const { error } = await member.call('createCheckout', { body })
    expect(error.message).toBe(`Minimum top-up amount: ${minimum}`)
  })

  test.each(offered)('are used by an order in $code, which is paid', async ({ code, total }) => {
    const member = await newMember(server)
    const quote = await checkOut(member, { pack_id: 2, currency: code })
    expect(quote.total).toBe(total)
    expect((await pay(member, quote, cards.visa, { currency: code })).answer).toMatchObject({ status: 'OK' })
    expect(await balanceOf(member)).toBe(110)
  })

  test.each(offered)('format the amount on the bank page in $code', async ({ code, said }) => {
    const member = await newMember(server)
    const quote = await checkOut(member, { pack_id: 2, currency: code })
    const { answer } = await pay(member, quote, cards.challenge, { currency: code })
    const { pathname } = new URL(answer.redirect_url ?? '', 'http://mintage.test')
    expect((await server.http.inject(pathname)).body).toContain(`<dd>${said}</dd>`)
  })
})
