import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginAttempt } from '../src/domain/payments/begin.ts'
import { MINUTE } from '../src/platform/support/clock.ts'
import { sendEvent } from './support/gateway-events.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, billing, cards, checkOut, newMember, pay } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let member: Visitor
beforeAll(async () => {
  server = await startServer()
  member = await newMember(server)
})
afterAll(() => server.close())

const attempt = (changes: object) => member.call('createCheckout', { body: { ...billing, ...changes } })

describe('a quote', () => {
  test('adds VAT to the discounted net amount and is valid for a day', async () => {
    const quote = await checkOut(member, { pack_id: 2, promocode_code: 'welcome10', promocode_id: 1 })
    expect(quote).toMatchObject({ net: 8.1, discount: 0.9, vat: 1.62, total: 9.72, currency: 'EUR', tokens: 100 })
    expect(new Date(quote.expires_at).getTime() - server.clock.now().getTime()).toBe(24 * 60 * MINUTE)
  })

  test('has the address of the payment page (R316)', async () => {
    const { answer } = await attempt({ pack_id: 2 })
    expect(answer).toMatchObject({ status: 'OK', redirect_url: '/pay' })
  })

  test.each([
    ['a pack in yen', { pack_id: 2, currency: 'JPY' }, { net: 1620, vat: 324, total: 1944, tokens: 100 }],
    ['a custom amount', { tokens: 200.9 }, { net: 19.09, vat: 3.82, total: 22.91, tokens: 200.9 }],
    ['an amount of money', { amount: '10' }, { net: 10, vat: 2, total: 12, tokens: 100 }],
    [
      'a fixed discount in dollars',
      { pack_id: 2, currency: 'USD', promocode_code: 'FIVEOFF' },
      { net: 4.64, discount: 5.8 },
    ],
    ['nulls for unused fields', { pack_id: 2, tokens: null, amount: null, promocode_code: null }, { net: 9 }],
    ['post_code in place of zip', { pack_id: 2, zip: undefined, post_code: 'D08' }, { net: 9 }],
  ])('accepts %s', async (_name, changes, expected) => {
    expect(await checkOut(member, changes)).toMatchObject(expected)
  })

  test('limits a fixed discount to the minimum charge', async () => {
    await sql`insert into promocodes values (90, 'HUGE', 'fixed', 100000, true, null, null, null)`.execute(
      server.dependencies.db,
    )
    expect(await checkOut(member, { pack_id: 2, promocode_code: 'HUGE' })).toMatchObject({ net: 1, discount: 8 })
  })
})

describe('refusals', () => {
  test.each([
    [{ name: '' }, 'name', 'First name is required'],
    [{ surname: null }, 'surname', 'Last name is required'],
    [{ phone: '' }, 'phone', 'Phone number is required'],
    [{ phone: '+12 34' }, 'phone', 'Invalid phone format (e.g. +1234567890)'],
    [{ phone: '+        ' }, 'phone', 'Invalid phone format (e.g. +1234567890)'],
    [{ country: null }, 'country', 'Country is required'],
    [{ country: 99999 }, 'country', 'Country is required'],
    [{ city: ' ' }, 'city', 'City is required'],
    [{ address: '' }, 'address', 'Address is required'],
    [{ zip: '' }, 'zip', 'Postal code is required'],
  ])('billing %o: %s "%s"', async (changes, field, text) => {
    const { status, error } = await attempt({ pack_id: 2, ...changes })
    expect(status).toBe(422)
    expect(error).toMatchObject({ message: 'Please fill in all required fields', errors: { [field]: [text] } })
  })

  test.each([
    [{}, 'Please enter a valid amount, select a pack, or specify tokens'],
    [{ pack_id: 2, tokens: 5 }, 'Please enter a valid amount, select a pack, or specify tokens'],
    [{ amount: 'ten' }, 'Please enter a valid amount'],
    [{ amount: 0 }, 'Please enter a valid amount'],
    [{ amount: -5 }, 'Please enter a valid amount'],
    [{ amount: 1e12 }, 'Please enter a valid amount'],
    [{ tokens: 0.9 }, 'Choose from 1 to 2,000 tokens, in steps of 0.1'],
    [{ tokens: 2000.1 }, 'Choose from 1 to 2,000 tokens, in steps of 0.1'],
    [{ tokens: 10.55 }, 'Choose from 1 to 2,000 tokens, in steps of 0.1'],
    [{ tokens: 49.9 }, 'Minimum top-up amount: €5.00'],
    [{ tokens: 49.9, currency: 'JPY' }, 'Minimum top-up amount: ¥900'],
    [{ pack_id: 1 }, 'The free pack is added when you sign up and cannot be bought'],
    [{ pack_id: 2, payment_method_id: null }, 'Please select a payment method'],
    [{ pack_id: 2, currency: 'XXX' }, 'Invalid currency code'],
    [{ pack_id: 2, promocode_code: 'NOPE' }, 'Invalid promocode'],
    [{ pack_id: 2, promocode_code: 'WELCOME10', promocode_id: 2 }, 'Invalid promocode'],
  ])('purchase %o: "%s"', async (changes, text) => {
    const { status, error } = await attempt(changes)
    expect(status).toBe(422)
    expect(error.message).toBe(text)
  })

  test('unknown packs get 404, guests 401', async () => {
    expect((await attempt({ pack_id: 99 })).status).toBe(404)
    expect((await server.visitor().call('createCheckout', { body: billing })).status).toBe(401)
  })

  test("uses the account’s e-mail over the form's", async () => {
    const quote = await checkOut(member, { pack_id: 2, email: 'other@example.com' })
    const deposit = await server.dependencies.db
      .selectFrom('deposits')
      .select('billing')
      .where('id', '=', quote.id)
      .executeTakeFirstOrThrow()
    expect(deposit.billing.email).toBe((await member.call('getProfile')).answer.email)
  })
})

describe('the Idempotency-Key', () => {
  const withKey = (key: string, changes: object) =>
    member.call('createCheckout', { body: { ...billing, ...changes }, headers: { 'idempotency-key': key } })

  test('returns the first response and opens one deposit, also in parallel', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => withKey('same', { pack_id: 3 })))
    expect(new Set(answers.map(({ answer }) => answer.payload.id)).size).toBe(1)
    expect((await withKey('same', { pack_id: 3 })).answer).toEqual(answers[0]?.answer)
    const other = await withKey('same', { pack_id: 4 })
    expect(other.status).toBe(409)
  })

  test('belongs to one person and is not used up by a refusal', async () => {
    expect((await withKey('mine', { pack_id: 99 })).status).toBe(404)
    const own = await withKey('mine', { pack_id: 2 })
    const stranger = await newMember(server)
    const theirs = await stranger.call('createCheckout', {
      body: { ...billing, pack_id: 2 },
      headers: { 'idempotency-key': 'mine' },
    })
    expect(theirs.answer.payload.id).not.toBe(own.answer.payload.id)
  })
})

describe('promo codes', () => {
  const validate = (body: object, visitor = member) => visitor.call('validatePromocode', { body })

  test("apply percentages and fixed amounts in the price's currency", async () => {
    expect((await validate({ code: ' welcome10 ', amount: 39, currency: 'EUR' })).answer).toMatchObject({
      status: 'OK',
      payload: { promocode_id: 1, code: 'WELCOME10', discount_amount: 3.9, final_amount: 35.1 },
    })
    expect((await validate({ code: 'FIVEOFF', amount: '7020', currency: 'JPY' })).answer.payload).toMatchObject({
      discount_amount: 900,
      final_amount: 6120,
    })
  })

  test('answer 200 with a text for an unknown or expired code', async () => {
    const { db } = server.dependencies
    await sql`insert into promocodes values (91, 'OLD', 'percent', 5, true, '2026-11-19', null, null)`.execute(db)
    await sql`insert into promocodes values (92, 'OFF', 'percent', 5, false, null, null, null)`.execute(db)
    const refusal = async (code: string) => (await validate({ code, amount: 9, currency: 'EUR' })).answer
    expect(await refusal('NOPE')).toEqual({ status: 'ERROR', message: 'Invalid promocode', payload: null })
    expect((await refusal('OFF')).message).toBe('Invalid promocode')
    expect((await refusal('OLD')).message).toBe('This promo code has expired.')
    expect((await refusal('')).message).toBe('Invalid promocode')
  })

  test('are used up by payments, not by attempts', async () => {
    await sql`insert into promocodes values (93, 'ONCE', 'percent', 5, true, null, null, 1)`.execute(
      server.dependencies.db,
    )
    const visitor = await newMember(server)
    const quote = await checkOut(visitor, { pack_id: 2, promocode_code: 'ONCE' })
    await pay(visitor, quote, cards.declined)
    const code = { code: 'ONCE', amount: 9, currency: 'EUR' }
    expect((await validate(code, visitor)).answer.status).toBe('OK')
    await pay(visitor, quote, cards.visa)
    expect((await validate(code, visitor)).answer.message).toBe('You have already used this promo code.')
    const other = await newMember(server)
    expect((await validate(code, other)).answer.status).toBe('OK')
  })

  test('FIVEOFF buys 50 tokens for 1.20, once per person', async () => {
    const visitor = await newMember(server)
    const order = { tokens: 50, promocode_code: 'FIVEOFF' }
    const quote = await checkOut(visitor, order)
    expect(quote).toMatchObject({ net: 1, vat: 0.2, total: 1.2, tokens: 50 })
    await pay(visitor, quote, cards.visa)
    const again = await visitor.call('createCheckout', { body: { ...billing, ...order } })
    expect([again.status, again.error.message]).toEqual([422, 'You have already used this promo code.'])
  })

  test.each([
    ['of one person', 'You have already used this promo code. Please check the new total.', null, 1],
    ['with one use for everybody', 'This promo code is used up. Please check the new total.', 1, null],
  ])('charge one of five parallel orders with a code %s', async (_whose, message, all, person) => {
    const id = all === null ? 94 : 95
    const { db } = server.dependencies
    await sql`insert into promocodes values (${id}, ${`FIVE${id}`}, 'percent', 50, true, null, ${all}, ${person})`.execute(
      db,
    )
    const visitor = await newMember(server)
    const quotes = []
    for (let order = 0; order < 5; order += 1)
      quotes.push(await checkOut(visitor, { pack_id: 2, promocode_code: `FIVE${id}` }))
    const answers = await Promise.all(quotes.map((quote) => pay(visitor, quote, cards.visa)))
    const refused = answers.filter(({ answer }) => answer.status === 'ERROR')
    expect(refused.map(({ answer }) => answer.message)).toEqual([message, message, message, message])
    const charges = await db
      .selectFrom('sandbox_payments')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'sandbox_payments.attempt_id')
      .select('sandbox_payments.amount_minor')
      .where(
        'deposit_id',
        'in',
        quotes.map((quote) => quote.id),
      )
      .execute()
    expect(charges).toEqual([{ amount_minor: 540 }])
    expect(await balanceOf(visitor)).toBe(110)
  })

  test('that were disabled after the checkout give the order a new total', async () => {
    const { db } = server.dependencies
    await sql`insert into promocodes values (96, 'LEAKED', 'percent', 50, true, null, null, null)`.execute(db)
    const visitor = await newMember(server)
    const quote = await checkOut(visitor, { pack_id: 2, promocode_code: 'LEAKED' })
    await sql`update promocodes set is_active = false where id = 96`.execute(db)
    expect((await pay(visitor, quote, cards.visa)).answer).toMatchObject({
      status: 'ERROR',
      message: 'This promo code is not valid any more. Please check the new total.',
      payload: { discount: 0, total: 10.8 },
    })
    expect((await pay(visitor, quote, cards.visa, { amount: 10.8 })).answer.status).toBe('OK')
  })

  test('that end while another request is about to charge the order are not charged at the old total', async () => {
    const { dependencies } = server
    const { db } = dependencies
    await sql`insert into promocodes values (98, 'RACED', 'percent', 50, true, null, null, null)`.execute(db)
    const visitor = await newMember(server)
    const quote = await checkOut(visitor, { pack_id: 2, promocode_code: 'RACED' })
    const read = await db.selectFrom('deposits').selectAll().where('id', '=', quote.id).executeTakeFirstOrThrow()
    await sql`update promocodes set is_active = false where id = 98`.execute(db)
    await pay(visitor, quote, cards.visa)
    const scope = dependencies.scopeOf(read.user_id, 'executeCheckout', null, quote.id)
    const begun = await beginAttempt(dependencies, read, { brand: 'Visa', last4: '4242' }, scope)
    expect(begun).toMatchObject({ kind: 'repriced', deposit: { total_minor: 1080, attempts: 0 } })
  })

  test('are released when the person cancels at the bank', async () => {
    await sql`insert into promocodes values (97, 'BANK', 'percent', 50, true, null, 1, null)`.execute(
      server.dependencies.db,
    )
    const visitor = await newMember(server)
    const quote = await checkOut(visitor, { pack_id: 2, promocode_code: 'BANK' })
    const code = { code: 'BANK', amount: 9, currency: 'EUR' }
    const { answer } = await pay(visitor, quote, cards.challenge)
    const other = await newMember(server)
    const theirs = await checkOut(other, { pack_id: 2, promocode_code: 'BANK' })
    expect((await pay(other, theirs, cards.visa)).answer.status).toBe('ERROR')
    const attemptId = await server.dependencies.db
      .selectFrom('deposits')
      .select('attempt_id')
      .where('id', '=', quote.id)
      .executeTakeFirstOrThrow()
    expect(answer.redirect_url).toMatch(/^\/sandbox/)
    await sendEvent(server, { id: 'evt_bank', type: 'payment.cancelled', attempt_id: attemptId.attempt_id })
    expect((await validate(code, other)).answer.status).toBe('OK')
    const anew = await checkOut(other, { pack_id: 2, promocode_code: 'BANK' })
    expect((await pay(other, anew, cards.visa)).answer.status).toBe('OK')
  })

  test('are refused and not used up if the minimum charge leaves no discount', async () => {
    const { db } = server.dependencies
    await sql`update settings set value = value || '{"min_charge_minor": 900}'::jsonb`.execute(db)
    server.clock.advance(MINUTE)
    const message = 'This promo code is for orders above €9.00.'
    const answer = (await validate({ code: 'WELCOME10', amount: 9, currency: 'EUR' })).answer
    expect(answer).toEqual({ status: 'ERROR', message, payload: null })
    const { status, error } = await attempt({ pack_id: 2, promocode_code: 'WELCOME10' })
    expect(status).toBe(422)
    expect(error).toMatchObject({ errors: { promocode_code: [message] } })
    expect(await checkOut(member, { pack_id: 3, promocode_code: 'FIVEOFF' })).toMatchObject({ discount: 5 })
    await sql`update settings set value = value - 'min_charge_minor'`.execute(db)
    server.clock.advance(MINUTE)
  })

  test('refuses invalid amounts, unknown currencies and guests', async () => {
    expect((await validate({ code: 'ONCE', amount: 'x' })).error.message).toBe('Please enter a valid amount')
    expect((await validate({ code: 'ONCE', amount: 9, currency: 'XXX' })).error.message).toBe('Invalid currency code')
    expect((await validate({ code: 'ONCE' }, server.visitor())).status).toBe(401)
  })
})

describe('billing details of an unpaid order (R138)', () => {
  test('are replaced, while order, plan, price and promo code stay', async () => {
    const quote = await checkOut(member, { pack_id: 2, promocode_code: 'WELCOME10' })
    const { answer } = await attempt({ deposit_id: quote.id, pack_id: 3, city: 'Cork' })
    expect(answer.payload).toEqual(quote)
    await pay(member, quote, cards.visa)
    const receipt = await member.call('getReceipt', { path: { id: quote.id } })
    expect(receipt.answer.payload.buyer).toMatchObject({ city: 'Cork', address: billing.address })
  })

  test('are validated by the same rules', async () => {
    const quote = await checkOut(member)
    const { status, error } = await attempt({ deposit_id: quote.id, city: '' })
    expect(status).toBe(422)
    expect(error).toMatchObject({ errors: { city: ['City is required'] } })
  })

  test('can be changed after a card was declined', async () => {
    const quote = await checkOut(member)
    await pay(member, quote, cards.declined)
    expect((await attempt({ deposit_id: quote.id, city: 'Cork' })).status).toBe(200)
  })

  test.each([
    ['the bank asks the person', cards.challenge],
    ['the charge is pending', cards.pendingThenPaid],
    ['it is paid', cards.visa],
  ])('get 409 while %s, and no other order is opened', async (_when, card) => {
    const shopper = await newMember(server)
    const quote = await checkOut(shopper)
    await pay(shopper, quote, card)
    const body = { ...billing, deposit_id: quote.id, pack_id: 2, city: 'Cork' }
    const { status, error } = await shopper.call('createCheckout', { body })
    expect(status).toBe(409)
    expect(error).toMatchObject({ message: 'This order is being paid, or it is paid or cancelled already.' })
    const orders = await server.dependencies.db
      .selectFrom('deposits')
      .select(['id', 'billing'])
      .where('user_id', '=', (same) => same.selectFrom('deposits').select('user_id').where('id', '=', quote.id))
      .execute()
    expect(orders).toMatchObject([{ id: quote.id, billing: { city: 'Dublin' } }])
  })

  test.each([
    ['of another person', async () => (await checkOut(await newMember(server))).id],
    ['that does not exist', async () => '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50'],
    ['with an invalid id', async () => 'newest'],
  ])('get 404 for an order %s', async (_whose, id) => {
    expect((await attempt({ deposit_id: await id(), pack_id: 2 })).status).toBe(404)
  })
})
