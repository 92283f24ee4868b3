import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredSettings } from '../src/platform/db/schema.ts'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let member: Visitor
let jug: Blob
beforeAll(async () => {
  server = await startServer()
  jug = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b87333' } })
        .png()
        .toBuffer(),
    ),
  ])
})
afterAll(() => server.close())
beforeEach(async () => {
  await prices({ image_generation_price_tenths: 10, background_removal_price_tenths: 10, upscale_price_tenths: 10 })
  member = await newMember(server)
})

async function prices(changed: Partial<StoredSettings>) {
  const { db } = server.dependencies
  const { value } = await db.selectFrom('settings').select('value').executeTakeFirstOrThrow()
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...value, ...changed }) })
    .execute()
  // The settings cache has expired by then.
  server.clock.advance(60_000)
}

const generate = (more: object, key?: string) =>
  member.call('generateImages', {
    body: { prompt: 'The sea at dawn', style: 'none', size: '1024x1024', count: 2, ...more },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

const upscale = (fields: Record<string, string>, key?: string) => {
  const form = new FormData()
  form.append('file', jug, 'jug.png')
  for (const [name, value] of Object.entries({ factor: '2', ...fields })) form.append(name, value)
  return member.call('upscaleImage', { form, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) })
}

const quoteOf = async (service: 'generate' | 'upscale', visitor = member) => {
  const { answer } = await visitor.call('getImageQuote', { query: { service } })
  return answer.payload
}

describe('a sent price', () => {
  test('is charged', async () => {
    const { status, answer } = await generate({ price: 1 })
    expect([status, answer.payload.cost]).toEqual([202, 2])
  })

  test.each([
    [20, 'The price has changed: an image costs 2 tokens now. Nothing was charged.'],
    [5, 'The price has changed: an image costs 0.5 tokens now. Nothing was charged.'],
  ])('is refused with the current price, %i tenths, if it is outdated', async (tenths, message) => {
    await prices({ image_generation_price_tenths: tenths, upscale_price_tenths: tenths })
    for (const refused of [await generate({ price: 1 }), await upscale({ price: '1' })])
      expect(refused.error).toMatchObject({ code: 'validation', message, errors: { price: [message] } })
    expect(await balanceOf(member)).toBe(10)
  })

  test.each(['', ' ', 'one', 'NaN'])('is a number, not "%s"', async (price) => {
    expect((await upscale({ price })).error.errors).toEqual({ price: ['This value is not valid'] })
  })

  test('may be outdated in a repetition of an accepted request', async () => {
    const first = [await generate({ price: 1 }, 'g'), await upscale({ price: '1' }, 'u')]
    await prices({ image_generation_price_tenths: 20, upscale_price_tenths: 20 })
    const again = [await generate({ price: 1 }, 'g'), await upscale({ price: '1' }, 'u')]
    const anew = [await generate({ price: 2 }, 'g'), await upscale({ price: '2' }, 'u')]
    for (const [index, { answer }] of first.entries()) {
      expect(again[index]?.answer.payload).toMatchObject({ id: answer.payload.id, cost: answer.payload.cost })
      expect(anew[index]?.answer.payload.id).toBe(answer.payload.id)
    }
  })
})

describe('a quote', () => {
  test('is charged for ten minutes although the price has changed', async () => {
    const quote = await quoteOf('generate')
    expect(quote).toMatchObject({ service: 'generate', price: 1 })
    expect(Date.parse(quote.valid_until)).toBe(server.clock.now().getTime() + 600_000)
    await prices({ image_generation_price_tenths: 30 })
    server.clock.advance(539_999)
    expect((await generate({ quote: quote.quote, price: 1 })).answer.payload.cost).toBe(2)
    server.clock.advance(1)
    expect((await generate({ quote: quote.quote })).error.errors).toEqual({
      quote: ['This quote is not valid any more. Please ask for a new one.'],
    })
  })

  test('is valid for a form too', async () => {
    const { quote } = await quoteOf('upscale')
    await prices({ upscale_price_tenths: 30 })
    expect((await upscale({ quote })).answer.payload.cost).toBe(1)
  })

  test('is valid only unchanged, for its person and its service', async () => {
    const { quote } = await quoteOf('generate')
    const { quote: ofAnother } = await quoteOf('generate', await newMember(server))
    const [promise = '', signature = ''] = quote.split('.')
    const cheaper = Buffer.from(JSON.stringify([0, Date.now() * 2])).toString('base64url')
    const odd = [`${cheaper}.${signature}`, `${promise}.x`, promise, '.', 'x', `${quote}.more.parts`.slice(3)]
    const statuses = await Promise.all(
      [ofAnother, ...odd].map(async (text) => (await generate({ quote: text })).status),
    )
    expect(statuses).toEqual(Array(7).fill(422))
    expect((await upscale({ quote })).status).toBe(422)
    expect(await balanceOf(member)).toBe(10)
  })
})
