import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeNumber } from '../src/domain/invoices/numbers.ts'
import type { Schemas } from '../src/platform/contract/types.ts'
import { MINUTE, SECOND } from '../src/platform/support/clock.ts'
import { readBooks } from './fuzz/books.ts'
import { sendEvent } from './support/gateway-events.ts'
import { adminToken, createOperator, type Operator } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { billing, cards, checkOut, newMember, pay } from './support/shopping.ts'
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
  member: Visitor
  id: string
  attemptId: string
}

async function buy(member: Visitor, changes: object = { pack_id: 2 }): Promise<Purchase> {
  const quote = await checkOut(member, changes)
  await pay(member, quote, cards.visa)
  const { attempt_id: attemptId } = await server.dependencies.db
    .selectFrom('deposits')
    .select('attempt_id')
    .where('id', '=', quote.id)
    .executeTakeFirstOrThrow()
  return { member, id: quote.id, attemptId: attemptId ?? '' }
}

const receiptOf = async ({ member, id }: Pick<Purchase, 'member' | 'id'>): Promise<Schemas['Receipt']> =>
  (await member.call('getReceipt', { path: { id } })).answer.payload

const tell = async ({ attemptId }: Purchase, type: string, fields: object) =>
  sendEvent(server, { id: randomUUID(), type, attempt_id: attemptId, ...fields })

const refund = ({ id }: Purchase, amount: number) =>
  operator.call('refundPayment', { path: { id }, body: { reason: 'As agreed', amount, force: true } })

const change = (body: object) => operator.call('changeSettings', { body: { reason: 'For the test', ...body } })

const numberOf = (text: string) => Number(text.split('-').at(-1))

describe('an invoice', () => {
  test('has the next number of its year', async () => {
    const first = await receiptOf(await buy(await newMember(server)))
    const second = await receiptOf(await buy(await newMember(server)))
    expect(first.number).toMatch(/^M-2026-\d{6}$/)
    expect(numberOf(second.number)).toBe(numberOf(first.number) + 1)
  })

  test('stays as it is when settings and account change', async () => {
    const purchase = await buy(await newMember(server))
    const before = await receiptOf(purchase)
    const { name } = before.seller
    await change({ company_name: 'Another Studio Ltd', vat_percent: 25 })
    server.clock.advance(10 * SECOND)
    await purchase.member.call('updateProfile', { body: { name: 'Grace' } })
    expect(await receiptOf(purchase)).toEqual(before)
    await change({ company_name: name, vat_percent: 20 })
    server.clock.advance(10 * SECOND)
  })

  test('is refused a change by the database', async () => {
    await buy(await newMember(server))
    const { db } = server.dependencies
    await expect(db.updateTable('invoices').set({ total_minor: 1 }).execute()).rejects.toThrow(/never changed/)
    await expect(db.deleteFrom('invoices').execute()).rejects.toThrow(/never changed/)
  })

  test('is for its buyer only', async () => {
    const purchase = await buy(await newMember(server))
    const stranger = await newMember(server)
    for (const operation of ['getInvoicePdf', 'getInvoiceXml'] as const) {
      for (const id of [purchase.id, randomUUID()]) {
        expect((await stranger.call(operation, { path: { id } })).status).toBe(404)
      }
    }
    expect((await server.visitor().call('getInvoicePdf', { path: { id: purchase.id } })).status).toBe(401)
    expect((await purchase.member.call('getInvoiceXml', { path: { id: purchase.id } })).status).toBe(404)
  })

  test('of an unpaid order is not there', async () => {
    const member = await newMember(server)
    const { id } = await checkOut(member)
    expect((await member.call('getInvoicePdf', { path: { id } })).status).toBe(404)
  })

  test('is a PDF, by the id of its order and by its own', async () => {
    const purchase = await buy(await newMember(server))
    const { number, pdf_url: url } = await receiptOf(purchase)
    const own = url.split('/').at(-2) ?? ''
    expect(own).not.toBe(purchase.id)
    for (const id of [purchase.id, own]) {
      const { status, raw } = await purchase.member.call('getInvoicePdf', { path: { id } })
      expect(status).toBe(200)
      expect(raw.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${number}.pdf"`,
      })
      expect(raw.payload).toMatch(/^%PDF-1\.7/)
    }
  })
})

describe('credit notes', () => {
  test('of refunds in parts sum up to the invoice', async () => {
    const purchase = await buy(await newMember(server), { pack_id: 2, promocode_id: 1, promocode_code: 'WELCOME10' })
    for (const amount of [2.43, 2.43, 4.86]) {
      expect((await refund(purchase, amount)).status).toBe(200)
      server.clock.advance(SECOND)
    }
    const { corrections, number, ...receipt } = await receiptOf(purchase)
    expect(corrections.map(({ kind, net, vat, total }) => ({ kind, net, vat, total }))).toEqual([
      { kind: 'credit_note', net: 2.02, vat: 0.41, total: 2.43 },
      { kind: 'credit_note', net: 2.03, vat: 0.4, total: 2.43 },
      { kind: 'credit_note', net: 4.05, vat: 0.81, total: 4.86 },
    ])
    expect(receipt).toMatchObject({ net: 8.1, vat: 1.62, total: 9.72 })
    expect(corrections.map((note) => numberOf(note.number) - numberOf(number))).toEqual([1, 2, 3])
    const { answer } = await purchase.member.call('listPaymentHistory')
    expect(answer.payload[0]?.refunded_charges.map(({ vat, credit_note_url: url }) => ({ vat, url }))).toEqual(
      corrections.map(({ vat, pdf_url: url }) => ({ vat, url })),
    )
    const id = corrections[0]?.id ?? ''
    expect((await purchase.member.call('getInvoicePdf', { path: { id } })).raw.payload).toMatch(/^%PDF/)
    expect((await (await newMember(server)).call('getInvoicePdf', { path: { id } })).status).toBe(404)
  })

  test('of a refund that fails is taken back, once', async () => {
    const purchase = await buy(await newMember(server))
    const news = { refund: `re_${randomUUID()}`, amount_minor: 540 }
    for (const state of ['succeeded', 'failed', 'failed', 'succeeded']) await tell(purchase, `refund.${state}`, news)
    const { corrections } = await receiptOf(purchase)
    expect(corrections).toMatchObject([
      { kind: 'credit_note', net: 4.5, vat: 0.9, total: 5.4 },
      { kind: 'invoice', net: 4.5, vat: 0.9, total: 5.4 },
    ])
    expect((await refund(purchase, 10.8)).status).toBe(200)
    expect((await receiptOf(purchase)).corrections.at(-1)).toMatchObject({ kind: 'credit_note', total: 10.8 })
  })

  test('of a dispute is issued when it is lost, of at most what is left', async () => {
    const purchase = await buy(await newMember(server))
    expect((await refund(purchase, 4)).status).toBe(200)
    const about = { dispute: `dp_${purchase.id}`, amount_minor: 1080 }
    await tell(purchase, 'dispute.opened', about)
    expect((await receiptOf(purchase)).corrections).toHaveLength(1)
    await tell(purchase, 'dispute.lost', about)
    await tell(purchase, 'dispute.lost', about)
    const { corrections } = await receiptOf(purchase)
    expect(corrections.map(({ total }) => total)).toEqual([4, 6.8])
  })

  test('of a dispute that is won is not issued', async () => {
    const purchase = await buy(await newMember(server))
    const about = { dispute: `dp_${purchase.id}`, amount_minor: 1080 }
    await tell(purchase, 'dispute.opened', about)
    await tell(purchase, 'dispute.won', about)
    expect((await receiptOf(purchase)).corrections).toEqual([])
  })

  test('of a refund that is reported before the payment follows the invoice', async () => {
    const member = await newMember(server)
    const quote = await checkOut(member)
    await pay(member, quote, cards.pendingThenPaid)
    const { id: attemptId } = await server.dependencies.db
      .selectFrom('payment_attempts')
      .select('id')
      .where('deposit_id', '=', quote.id)
      .executeTakeFirstOrThrow()
    const purchase = { member, id: quote.id, attemptId }
    await tell(purchase, 'refund.succeeded', { refund: `re_${randomUUID()}`, amount_minor: 100 })
    await tell(purchase, 'payment.succeeded', {})
    const { number, corrections } = await receiptOf(purchase)
    expect(corrections.map((note) => numberOf(note.number))).toEqual([numberOf(number) + 1])
  })
})

describe('numbers', () => {
  const numbers = async (year: number) => {
    const rows = await server.dependencies.db
      .selectFrom('invoices')
      .select('number')
      .where('year', '=', year)
      .orderBy('number')
      .execute()
    return rows.map(({ number }) => number)
  }

  test('have no gap after parallel payments, refunds and transactions that are rolled back', async () => {
    const { db } = server.dependencies
    const before = (await numbers(2026)).length
    const members = await Promise.all(Array.from({ length: 8 }, () => newMember(server)))
    const failing = () =>
      db.transaction().execute(async (trx) => {
        const { seller } = await trx.selectFrom('invoices').select('seller').executeTakeFirstOrThrow()
        await takeNumber(trx, seller, 2026)
        throw new Error('the process has lost its database')
      })
    const done = await Promise.allSettled(
      members.flatMap((member) => [buy(member).then((purchase) => refund(purchase, 1)), failing()]),
    )
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(8)
    expect(await numbers(2026)).toEqual(Array.from({ length: before + 16 }, (_, index) => index + 1))
  })

  test('begin again in a new year, by UTC', async () => {
    server.clock.advance(Date.parse('2026-12-31T23:59:30Z') - server.clock.now().getTime())
    const member = await newMember(server)
    const last = await receiptOf(await buy(member))
    server.clock.advance(MINUTE)
    const first = await receiptOf(await buy(member))
    expect([last.number.slice(0, 7), first.number]).toEqual(['M-2026-', 'M-2027-000001'])
  })
})

test('an order from before invoices were stored keeps its receipt', async () => {
  const purchase = await buy(await newMember(server))
  const { db } = server.dependencies
  const order = await db.selectFrom('deposits').selectAll().where('id', '=', purchase.id).executeTakeFirstOrThrow()
  const id = randomUUID()
  await db
    .insertInto('deposits')
    .values({ ...order, id, attempt_id: randomUUID(), billing: JSON.stringify(order.billing), paid_at: new Date(0) })
    .execute()
  const receipt = await receiptOf({ ...purchase, id })
  expect(receipt).toMatchObject({ number: `M-1970-${id.slice(0, 8).toUpperCase()}`, total: 10.8, corrections: [] })
  expect(receipt.pdf_url).toBe(`/api/invoices/${id}/pdf`)
  expect((await purchase.member.call('getInvoicePdf', { path: { id } })).status).toBe(200)
})

describe('a company', () => {
  const company = { company: 'Coyne Images Ltd', vat_number: 'ie 3668997.oh' }
  const refused = async (changes: object) => {
    const { status, error } = await (await newMember(server)).call('createCheckout', {
      body: { ...billing, pack_id: 2, ...changes },
    })
    expect(status).toBe(422)
    return error.errors
  }

  test('is on the invoice with its VAT number, and has its XML', async () => {
    await change({ seller_country: 'IE', seller_vat_number: 'IE1234567WA' })
    server.clock.advance(10 * SECOND)
    const country = await countryId('IE')
    const purchase = await buy(await newMember(server), { pack_id: 2, country, ...company })
    const receipt = await receiptOf(purchase)
    expect(receipt.buyer).toMatchObject({ name: 'Ada Coyne', company: 'Coyne Images Ltd', vat_number: 'IE3668997OH' })
    expect(receipt).toMatchObject({ vat: 1.8, reverse_charge: false, seller: { vat_number: 'IE1234567WA' } })
    const { raw } = await purchase.member.call('getInvoiceXml', { path: { id: purchase.id } })
    expect(raw.headers['content-type']).toBe('application/xml')
    expect(raw.payload).toContain(`<ram:ID>${receipt.number}</ram:ID>`)
    expect((await purchase.member.call('getInvoicePdf', { path: { id: purchase.id } })).raw.payload).toContain(
      'factur-x',
    )
  })

  test.each([
    [
      'a name of 300 characters',
      { company: 'x'.repeat(300) },
      'company',
      'Company name must be at most 200 characters',
    ],
    ['a number without a name', { vat_number: 'IE3668997OH' }, 'company', 'Company name is required with a VAT number'],
    [
      'a number of another country',
      { company: 'X', vat_number: 'DE123456789' },
      'vat_number',
      'This VAT number is of another country than your address',
    ],
    [
      'no number',
      { company: 'X', vat_number: 'IE12' },
      'vat_number',
      'This is not a VAT number of the country of your address',
    ],
  ])('is refused with %s', async (_, changes, field, text) => {
    expect(await refused({ country: await countryId('IE'), ...changes })).toEqual({ [field]: [text] })
  })
})

const countryId = async (iso: string) => {
  const { id } = await server.dependencies.db
    .selectFrom('countries')
    .select('id')
    .where('iso', '=', iso)
    .executeTakeFirstOrThrow()
  return id
}

describe('VAT by country', () => {
  test('is the rate of the buyer, or the one rate, or reverse charge', async () => {
    await change({
      vat_by_country: { DE: 19, GR: 24 },
      reverse_charge: true,
      seller_country: 'IE',
      seller_vat_number: 'IE1234567WA',
    })
    server.clock.advance(10 * SECOND)
    const member = await newMember(server)
    const german = await buy(member, { pack_id: 2, country: await countryId('DE') })
    expect(await receiptOf(german)).toMatchObject({ vat_percent: 19, vat: 1.71, total: 10.71, reverse_charge: false })
    const french = await buy(member, { pack_id: 2, country: await countryId('FR') })
    expect(await receiptOf(french)).toMatchObject({ vat_percent: 20, vat: 1.8, total: 10.8 })
    const greek = await buy(member, {
      pack_id: 2,
      country: await countryId('GR'),
      company: 'Εικόνες',
      vat_number: '123456789',
    })
    expect(await receiptOf(greek)).toMatchObject({
      vat_percent: 0,
      vat: 0,
      total: 9,
      reverse_charge: true,
      buyer: { vat_number: 'EL123456789' },
    })
  })

  test('follows the details of an order that is changed', async () => {
    const member = await newMember(server)
    const quote = await checkOut(member, { pack_id: 2, country: await countryId('DE') })
    expect(quote.total).toBe(10.71)
    const changed = await checkOut(member, { deposit_id: quote.id, country: await countryId('GR') })
    expect(changed).toMatchObject({ id: quote.id, vat: 2.16, total: 11.16 })
    await pay(member, changed, cards.visa)
    expect(await receiptOf({ member, id: quote.id })).toMatchObject({ vat_percent: 24, total: 11.16 })
    await change({ vat_by_country: {}, reverse_charge: false })
    server.clock.advance(10 * SECOND)
  })
})
