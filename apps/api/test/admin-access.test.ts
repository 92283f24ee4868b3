import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/platform/config/config.ts'
import { described } from './support/contract.ts'
import { adminToken, createOperator, personOf } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { checkOut, newMember } from './support/shopping.ts'

const calls = described.filter(({ path }) => path.startsWith('/admin/'))
const someId = '4a1d8c7e-2f60-4b3a-9d15-6c0e7b8a9f21'

let server: TestServer
let withoutToken: TestServer
beforeAll(async () => {
  server = await startServer({ adminToken })
  withoutToken = await startServer()
})
afterAll(async () => {
  await server.close()
  await withoutToken.close()
})

/** Sends no body: admission runs before the body is read. */
const ask = (at: TestServer, call: (typeof calls)[number], headers: Record<string, string> = {}) =>
  at.http.inject({ method: call.method, url: `/api${call.path.replace(/\{\w+\}/, someId)}?text=ada`, headers })

const statuses = async (at: TestServer, headers: Record<string, string> = {}) => {
  const got = new Set<number>()
  for (const call of calls) got.add((await ask(at, call, headers)).statusCode)
  return [...got]
}

describe('operator operations', () => {
  test('do not exist without a configured token', async () => {
    expect(calls.length).toBeGreaterThan(5)
    expect(await statuses(withoutToken)).toEqual([404])
    expect(await statuses(withoutToken, { authorization: `Bearer ${adminToken}`, 'x-operator': 'grace' })).toEqual([
      404,
    ])
  })

  test('are refused without the token, with another token and with half of it', async () => {
    expect(await statuses(server)).toEqual([401])
    for (const token of ['', 'x', adminToken.slice(0, -1), `${adminToken}x`, adminToken.toUpperCase()])
      expect(await statuses(server, { authorization: `Bearer ${token}`, 'x-operator': 'grace' })).toEqual([401])
    expect(await statuses(server, { authorization: `Basic ${adminToken}` })).toEqual([401])
  })

  test('are refused to a signed-in person and do not accept the token in a cookie', async () => {
    const member = await newMember(server)
    const cookie = Object.entries(member.cookies).map(([name, value]) => `${name}=${value}`)
    expect(cookie).not.toEqual([])
    expect(await statuses(server, { cookie: cookie.join('; '), authorization: `Bearer ${member.token}` })).toEqual([
      401,
    ])
    for (const name of ['mintage_session', 'ADMIN_TOKEN', 'authorization'])
      expect(await statuses(server, { cookie: `${name}=${adminToken}` })).toEqual([401])
  })

  test("require an operator's name for changes but not for reads", async () => {
    for (const call of calls) {
      const reply = await ask(server, call, { authorization: `Bearer ${adminToken}`, 'x-operator': ' ' })
      if (call.method === 'GET') expect(reply.statusCode).not.toBe(400)
      else {
        expect(reply.statusCode).toBe(400)
        expect(reply.json().message).toBe('Say who you are in the header X-Operator.')
      }
    }
  })

  test('are not cached and never log the token', async () => {
    const reply = await createOperator(server).call('findPeople', { query: { text: 'ada' } })
    expect(reply.raw.headers['cache-control']).toBe('no-store')
    expect(server.logLines.join()).not.toContain(adminToken)
  })

  test('share one limit with callers who guess the token', async () => {
    const { limits } = readConfig({ LIMIT_ADMIN_CALLS: '3/1' })
    const other = await startServer({ adminToken, rateLimits: true, limits })
    const got: number[] = []
    for (const call of calls.slice(0, 4)) got.push((await ask(other, call)).statusCode)
    expect(got).toEqual([401, 401, 401, 429])
    await other.close()
  })
})

describe('the token', () => {
  test.each([
    ['short', 'ADMIN_TOKEN must have at least 32 characters'],
    ['a token with spaces and more than 32 characters', 'ADMIN_TOKEN must be letters'],
  ])('is not %j', (token, message) => {
    expect(() => readConfig({ ADMIN_TOKEN: token })).toThrow(message)
  })

  test('is optional', () => {
    expect(readConfig({}).adminToken).toBeNull()
    expect(readConfig({ ADMIN_TOKEN: adminToken }).adminToken).toBe(adminToken)
  })
})

describe('finding a person', () => {
  const find = async (text: string) => {
    const { answer } = await createOperator(server).call('findPeople', { query: { text } })
    return answer.payload.map(({ id }) => id)
  }

  test('works by e-mail or a part of it, id, order id and short order id', async () => {
    const member = server.visitor()
    const { email } = await member.signUp({ email: 'Odd_one+1@example.com' })
    const { id } = await personOf(createOperator(server), 'odd_one+1@EXAMPLE.com')
    expect(await find('odd_one')).toEqual([id])
    expect(await find('oddxone')).toEqual([])
    expect(await find(id)).toEqual([id])
    const quote = await checkOut(member)
    expect(await find(quote.id)).toEqual([id])
    const rest = BigInt(`0x${quote.id.slice(-12)}`) % 2n ** 35n
    const letters = [6, 5, 4, 3, 2, 1, 0].map(
      (place) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Number((rest >> BigInt(5 * place)) & 31n)],
    )
    expect(await find(`mt-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`)).toEqual([id])
    expect(await find('MT-0000-000')).toEqual([])
    expect(email).toBe('Odd_one+1@example.com')
  })

  test('shows balances, image requests and payments', async () => {
    const member = server.visitor()
    const { email } = await member.signUp()
    server.engines.hold()
    const { answer } = await member.call('generateImages', {
      body: { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 },
    })
    const operator = createOperator(server)
    expect(await personOf(operator, email)).toMatchObject({ email, balance: 8, held: 2, closed_at: null })
    const { id } = await personOf(operator, email)
    const requests = await operator.call('listPersonRequests', { path: { id } })
    expect(requests.answer.payload).toMatchObject([{ id: answer.payload.id, person_id: id, cost: 2 }])
    expect(JSON.stringify(requests.answer)).not.toContain('heron')
    const ledger = await operator.call('listPersonLedger', { path: { id }, query: { limit: 1 } })
    expect(ledger.answer).toMatchObject({ payload: [{ kind: 'hold', tokens: -2 }], held: 2 })
    const next = await operator.call('listPersonLedger', {
      path: { id },
      query: { cursor: ledger.answer.next_cursor ?? '' },
    })
    expect(next.answer).toMatchObject({ payload: [{ kind: 'welcome_bonus' }], next_cursor: null })
    expect((await operator.call('listPersonPayments', { path: { id } })).answer.payload).toEqual([])
    await member.call('cancelImageRequest', { path: { id: answer.payload.id } })
    await server.dependencies.images.idle()
  })

  test('returns nothing for an unknown person, and their lists get 404', async () => {
    const operator = createOperator(server)
    expect(await find('nobody@example.com')).toEqual([])
    for (const call of ['listPersonLedger', 'listPersonPayments', 'listPersonRequests'] as const)
      expect((await operator.call(call, { path: { id: someId } })).status).toBe(404)
  })
})

test('the audit log is append-only', async () => {
  const { db } = server.dependencies
  await sql`
    insert into admin_audit (at, operator, action, subject, details) values (now(), 'grace', 'test', 'nothing', '{}')
  `.execute(db)
  for (const change of [
    sql`update admin_audit set operator = 'somebody else'`,
    sql`delete from admin_audit`,
    sql`truncate admin_audit`,
  ])
    await expect(change.execute(db)).rejects.toThrow('the audit log is never changed or removed')
  const { answer } = await createOperator(server).call('listAudit', { query: { subject: 'nothing' } })
  expect(answer.payload).toMatchObject([{ operator: 'grace', action: 'test', reason: null, details: {} }])
})
