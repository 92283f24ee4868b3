import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from './support/server.ts'
import { newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

const DAY = 24 * 60 * 60_000

let server: TestServer
let member: Visitor
let who: { email: string; password: string }
beforeEach(async () => {
  server = await startServer()
  member = server.visitor()
  who = await member.signUp()
})
afterEach(() => server.close())

/** A delivered request. */
async function images(count: number, visitor = member) {
  const body = { prompt: 'The sea at dawn', style: 'none', size: '1024x1024', count }
  const { id } = (await visitor.call('generateImages', { body })).answer.payload
  await server.dependencies.images.idle()
  return id
}

const giveBack = (id: string, index = 0, visitor = member, more: object = {}) =>
  visitor.call('returnToken', { path: { id }, body: { index, reason: 'flaws', ...more } })

const read = async (id: string) => (await member.call('getImageRequest', { path: { id } })).answer.payload

const perMonth = async (limit: number) => {
  const { db } = server.dependencies
  const { value } = await db.selectFrom('settings').select('value').executeTakeFirstOrThrow()
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify({ ...value, token_returns_per_month: limit }) })
    .execute()
  // The settings cache has expired by then.
  await later(60 * 60_000)
}

/** Sessions are shorter than the tested time, so the person signs in again. */
async function later(milliseconds: number) {
  server.clock.advance(milliseconds)
  const { answer } = await member.call('login', { body: { username: who.email, password: who.password } })
  member.token = answer.access_token ?? null
}

describe('returning an image', () => {
  test('gives its token back with a ledger entry and keeps the image in the library', async () => {
    const id = await images(2)
    expect(await read(id)).toMatchObject({
      balance: 8,
      token_returns_left: 3,
      images: [{ token_return: 'available' }, { token_return: 'available' }],
    })
    const { status, answer } = await giveBack(id, 1, member, { comment: ' Two lamps ' })
    expect(status).toBe(200)
    expect(answer.payload).toMatchObject({
      balance: 9,
      refunded: 1,
      token_returns_left: 2,
      images: [{ token_return: 'available' }, { token_return: 'returned' }],
    })
    expect(answer.payload.images[1]?.project_id).toEqual(expect.any(String))
    const [line] = (await member.call('getTokenLedger')).answer.payload
    expect(line).toMatchObject({ kind: 'token_return', tokens: 1, held: 0, balance_after: 9, request_id: id })
    const rows = await server.dependencies.db.selectFrom('token_returns').select(['reason', 'comment']).execute()
    expect(rows).toEqual([{ reason: 'flaws', comment: 'Two lamps' }])
    expect((await member.call('listRequestHistory')).answer.payload[0]).toMatchObject({ refunded: 1 })
  })

  test('gives the token back once, also with repeated and parallel calls', async () => {
    const id = await images(1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => giveBack(id)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await read(id)).toMatchObject({ balance: 10, refunded: 1, token_returns_left: 2 })
  })

  test('is possible three times a month, also with four parallel calls', async () => {
    const id = await images(4)
    const answers = await Promise.all([0, 1, 2, 3].map((index) => giveBack(id, index)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
    expect(await read(id)).toMatchObject({ balance: 9, refunded: 3, token_returns_left: 0 })
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error.message).toBe('You have used all your returns for this month.')
  })

  test('is possible again in the next month', async () => {
    await perMonth(1)
    // From 20 November to ten days later.
    await later(10 * DAY - 60 * 60_000)
    const id = await images(2)
    expect((await giveBack(id, 0)).status).toBe(200)
    expect((await giveBack(id, 1)).status).toBe(409)
    await later(DAY)
    expect((await giveBack(id, 1)).status).toBe(200)
  })

  test('is possible within seven days', async () => {
    const id = await images(2)
    await later(7 * DAY - 1)
    expect((await giveBack(id, 0)).status).toBe(200)
    server.clock.advance(1)
    const { status, error } = await giveBack(id, 1)
    expect([status, error.message]).toEqual([409, 'This picture was made too long ago to give its token back.'])
    expect((await read(id)).images[1]).not.toHaveProperty('token_return')
  })

  test('is disabled by the setting 0', async () => {
    await perMonth(0)
    const id = await images(1)
    const request = await read(id)
    expect(request).not.toHaveProperty('token_returns_left')
    expect(request.images[0]).not.toHaveProperty('token_return')
    expect((await giveBack(id)).status).toBe(409)
    expect((await read(id)).balance).toBe(9)
  })

  test("requires a delivered image of the person's own", async () => {
    const id = await images(1)
    expect((await giveBack(id, 1)).status).toBe(404)
    expect((await giveBack(id, 0, await newMember(server))).status).toBe(404)
    expect((await giveBack('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    server.engines.hold()
    const body = { prompt: 'The sea', style: 'none', size: '1024x1024', count: 1 }
    const waiting = (await member.call('generateImages', { body })).answer.payload.id
    expect((await giveBack(waiting)).status).toBe(409)
    ;(await server.engines.nextWaiting()).fail(new Error('out of paint'))
    await server.dependencies.images.idle()
    expect((await giveBack(waiting)).status).toBe(409)
    expect((await read(id)).balance).toBe(9)
  })

  test('requires one of the reasons', async () => {
    const id = await images(1)
    expect((await giveBack(id, 0, member, { reason: 'because' })).status).toBe(422)
  })
})
