import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../src/app.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, billing, cardBody, cards, checkOut, newMember, pay } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let member: Visitor
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  member = await newMember(server)
})

const reversed = (body: object) => Object.fromEntries(Object.entries(body).toReversed())
const keyed = (key: string) => ({ 'idempotency-key': key })

describe('ignores the order of fields in a repeated request', () => {
  test('for a checkout', async () => {
    const body = { ...billing, pack_id: 2 }
    const first = await member.call('createCheckout', { body, headers: keyed('order') })
    const again = await member.call('createCheckout', { body: reversed(body), headers: keyed('order') })
    expect(again.answer).toEqual(first.answer)
  })

  test('for a payment', async () => {
    const body = cardBody(await checkOut(member), cards.visa)
    const first = await member.call('executeCheckout', { body, headers: keyed('pay') })
    const again = await member.call('executeCheckout', { body: reversed(body), headers: keyed('pay') })
    expect(again.answer).toEqual(first.answer)
  })

  test('for images', async () => {
    const body = { prompt: 'A lighthouse at dawn', style: 'none', size: '1024x1024', count: 1 }
    const first = await member.call('generateImages', { body, headers: keyed('images') })
    const again = await member.call('generateImages', { body: reversed(body), headers: keyed('images') })
    expect(again.answer.payload.id).toBe(first.answer.payload.id)
  })
})

describe('the same key with another card', () => {
  test.each([
    ['number', { card_number: cards.mastercard }],
    ['CVV', { cvv: '321' }],
    ['expiry', { expiry_year: '30' }],
  ])('is a conflict: %s', async (_what, changes) => {
    const quote = await checkOut(member)
    const send = (more: object) =>
      member.call('executeCheckout', { body: cardBody(quote, cards.declined, more), headers: keyed('card') })
    const first = await send({})
    expect(first.answer.status).toBe('ERROR')
    expect((await send(changes)).status).toBe(409)
    expect((await send({})).answer).toEqual(first.answer)
    expect(await balanceOf(member)).toBe(10)
  })

  test('is a conflict also while the first request is running', async () => {
    const quote = await checkOut(member)
    const answers = await Promise.all(
      [cards.visa, cards.visa, cards.mastercard, cards.mastercard].map((number) =>
        member.call('executeCheckout', { body: cardBody(quote, number), headers: keyed('at once') }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
    expect(await balanceOf(member)).toBe(110)
  })

  test('is a conflict also for parallel orders, one of which is charged', async () => {
    const quotes = []
    for (let order = 0; order < 8; order += 1) quotes.push(await checkOut(member))
    const answers = await Promise.all(
      quotes.map((quote) =>
        member.call('executeCheckout', { body: cardBody(quote, cards.visa), headers: keyed('eight orders') }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await balanceOf(member)).toBe(110)
  })

  test('is a conflict also after a restart', async () => {
    const quote = await checkOut(member)
    const send = (number: string) =>
      member.call('executeCheckout', { body: cardBody(quote, number), headers: keyed('restart') })
    const first = await send(cards.declined)
    server = await server.restart()
    const { token } = member
    member = server.visitor()
    member.token = token
    expect((await send(cards.declined)).answer).toEqual(first.answer)
    expect((await send(cards.visa)).status).toBe(409)
  })
})

describe('a key', () => {
  const hours = 60 * 60 * 1000
  const keysOf = async (key: string) =>
    server.dependencies.db.selectFrom('idempotency_keys').select(['key', 'body']).where('key', '=', key).execute()

  test('is kept for a day from its request', async () => {
    await member.call('createCheckout', { body: { ...billing, pack_id: 2 }, headers: keyed('a day') })
    server.clock.advance(24 * hours)
    await sweep(server.dependencies)
    expect(await keysOf('a day')).toMatchObject([{ body: { status: 'OK' } }])
    server.clock.advance(1)
    await sweep(server.dependencies)
    expect(await keysOf('a day')).toEqual([])
  })

  test('is kept while its request has no response', async () => {
    const { id: user_id } = await server.dependencies.db
      .selectFrom('users')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const unanswered = { user_id, operation: 'executeCheckout', key: 'on its way', request_hash: 'of a charge' }
    await server.dependencies.db
      .insertInto('idempotency_keys')
      .values({ ...unanswered, created_at: server.clock.now() })
      .execute()
    server.clock.advance(90 * 24 * hours)
    await sweep(server.dependencies)
    expect(await keysOf('on its way')).toEqual([{ key: 'on its way', body: null }])
  })
})

describe('the form of a key', () => {
  test.each([
    ['empty', ''],
    ['blank', '   '],
    ['of 201 characters', 'k'.repeat(201)],
    ['of 3,000 characters', 'k'.repeat(3000)],
    ['of 12,000 characters', 'k'.repeat(12_000)],
  ])('refuses one that is %s, without any effect', async (_what, key) => {
    const before = await server.dependencies.db.selectFrom('deposits').select('id').execute()
    const body = { ...billing, pack_id: 2 }
    expect((await member.call('createCheckout', { body, headers: keyed(key) })).status).toBe(400)
    expect(await server.dependencies.db.selectFrom('deposits').select('id').execute()).toHaveLength(before.length)
  })

  test('accepts 200 characters', async () => {
    const body = { ...billing, pack_id: 2 }
    expect((await member.call('createCheckout', { body, headers: keyed('k'.repeat(200)) })).status).toBe(200)
  })
})

describe('a promo code with one use', () => {
  let codes = 500

  async function oneUse(limit: { all?: number; person?: number } = { all: 1 }) {
    codes += 1
    await sql`insert into promocodes values (${codes}, ${`ONE${codes}`}, 'percent', 50, true, null, ${limit.all ?? null}, ${limit.person ?? null})`.execute(
      server.dependencies.db,
    )
    return `ONE${codes}`
  }

  const openWith = (code: string, visitor = member) => checkOut(visitor, { pack_id: 2, promocode_code: code })

  test('returns the first response after the code was used up', async () => {
    const code = await oneUse()
    const body = { ...billing, pack_id: 2, promocode_code: code }
    const first = await member.call('createCheckout', { body, headers: keyed('promo') })
    await pay(member, first.answer.payload, cards.visa)
    const again = await member.call('createCheckout', { body, headers: keyed('promo') })
    expect(again.answer).toEqual(first.answer)
  })

  test('gives one of five parallel orders the discount and the others a new total', async () => {
    const code = await oneUse()
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => newMember(server)))
    const quotes = await Promise.all(people.map((person) => openWith(code, person)))
    for (const { total } of quotes) expect(total).toBe(5.4)
    const send = (index: number, total?: number) => {
      const [person, quote] = [people[index], quotes[index]]
      if (!person || !quote) throw new Error('there is no such order')
      return pay(person, quote, cards.visa, total === undefined ? {} : { amount: total })
    }
    const answers = (await Promise.all(people.map((_person, index) => send(index)))).map(({ answer }) => answer)
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1)
    const refused = answers.flatMap((answer, index) => (answer.status === 'ERROR' ? [index] : []))
    for (const index of refused) {
      expect(answers[index]).toEqual({
        status: 'ERROR',
        message: 'This promo code is used up. Please check the new total.',
        payload: { ...quotes[index], discount: 0, net: 9, vat: 1.8, total: 10.8 },
      })
      // The old total is refused, the new one is charged.
      expect((await send(index)).answer.message).toBe('The price has changed. Please check the new total.')
      expect((await send(index, 10.8)).answer.status).toBe('OK')
    }
    const { rows } = await sql<{ uses: number }>`
      select count(*)::int as uses from promocode_uses join promocodes on promocodes.id = promocode_id where code = ${code}
    `.execute(server.dependencies.db)
    expect(rows).toEqual([{ uses: 1 }])
  })

  test('gives one of two orders of the same person the discount', async () => {
    const code = await oneUse({ person: 1 })
    const [first, second] = [await openWith(code), await openWith(code)]
    expect((await pay(member, first, cards.visa)).answer.status).toBe('OK')
    expect((await pay(member, second, cards.visa)).answer).toMatchObject({
      status: 'ERROR',
      message: 'You have already used this promo code. Please check the new total.',
      payload: { total: 10.8 },
    })
    const other = await newMember(server)
    expect((await pay(other, await openWith(code, other), cards.visa)).answer.status).toBe('OK')
  })

  test('is released by a declined card and kept by a second card of the same order', async () => {
    const code = await oneUse()
    const quote = await openWith(code)
    expect((await pay(member, quote, cards.declined)).answer.status).toBe('ERROR')
    const other = await newMember(server)
    const theirs = await openWith(code, other)
    expect((await pay(other, theirs, cards.challenge)).answer.redirect_url).toMatch(/^\/sandbox/)
    expect((await pay(member, quote, cards.visa)).answer).toMatchObject({ status: 'ERROR', payload: { total: 10.8 } })
    expect((await pay(other, theirs, cards.visa)).answer.redirect_url).toMatch(/^\/success-payment/)
  })
})
