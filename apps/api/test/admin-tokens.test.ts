import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBooks } from './fuzz/books.ts'
import { adminToken, createOperator, type Operator, personOf } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
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

async function newPerson(): Promise<{ member: Visitor; id: string }> {
  const member = server.visitor()
  const { email } = await member.signUp()
  return { member, id: (await personOf(operator, email)).id }
}

const correct = (
  id: string,
  direction: 'give' | 'take',
  tokens: number,
  {
    key = randomUUID(),
    by = operator,
    reason = 'The engine was away',
  }: { key?: string; by?: Operator; reason?: string } = {},
) =>
  by.call('correctTokens', { path: { id }, body: { direction, tokens, reason }, headers: { 'idempotency-key': key } })

const auditOf = async (id: string) =>
  (await operator.call('listAudit', { query: { subject: `person:${id}` } })).answer.payload

test('gives and takes tokens; the person sees the author, the audit log has the reason', async () => {
  const { member, id } = await newPerson()
  const correction = await correct(id, 'give', 2.5, { key: 'ticket-1' })
  expect(correction.answer).toMatchObject({ repeated: false, payload: { id, balance: 12.5 } })
  expect((await correct(id, 'take', 4, { by: createOperator(server, 'edsger') })).answer.payload.balance).toBe(8.5)
  const { answer } = await member.call('getTokenLedger')
  expect(answer.payload.slice(0, 2)).toMatchObject([
    { kind: 'correction', tokens: -4, held: 0, balance_after: 8.5, description: 'Tokens taken back by our team' },
    { kind: 'correction', tokens: 2.5, held: 0, balance_after: 12.5, description: 'Tokens added by our team' },
  ])
  expect(JSON.stringify(answer)).not.toContain('engine')
  expect(await auditOf(id)).toMatchObject([
    { operator: 'edsger', action: 'tokens.take', reason: 'The engine was away', details: { tokens: 4 } },
    { operator: 'grace', action: 'tokens.give', details: { tokens: 2.5, key: 'ticket-1' } },
  ])
})

test('gives once per key, also in parallel, and refuses the key with another amount', async () => {
  const { id } = await newPerson()
  const all = await Promise.all([1, 2, 3, 4].map(() => correct(id, 'give', 5, { key: 'ticket-2' })))
  expect(all.filter(({ answer }) => !answer.repeated)).toHaveLength(1)
  const again = await correct(id, 'give', 5, { key: 'ticket-2', by: createOperator(server, 'edsger') })
  expect(again.answer).toMatchObject({ repeated: true, payload: { balance: 15 } })
  for (const other of [
    await correct(id, 'give', 6, { key: 'ticket-2' }),
    await correct(id, 'take', 5, { key: 'ticket-2' }),
  ]) {
    expect(other.status).toBe(409)
    expect(other.error.message).toBe('This key was used for another amount.')
  }
  expect(await auditOf(id)).toHaveLength(1)
  const { id: another } = await newPerson()
  expect((await correct(another, 'give', 5, { key: 'ticket-2' })).answer.repeated).toBe(false)
})

test('refuses a negative balance and logs no refusal', async () => {
  const { id } = await newPerson()
  const refused = await correct(id, 'take', 10.1)
  expect(refused.status).toBe(409)
  expect(refused.error.message).toBe('The person can spend 10 tokens. Nothing was taken.')
  const both = await Promise.all([correct(id, 'take', 6), correct(id, 'take', 6)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await auditOf(id)).toHaveLength(1)
})

test('does not take held tokens and reports their number', async () => {
  const { member, id } = await newPerson()
  server.engines.hold()
  const { answer } = await member.call('generateImages', {
    body: { prompt: 'A heron', style: 'none', size: '1024x1024', count: 3 },
  })
  expect((await correct(id, 'take', 8)).error.message).toBe(
    'The person can spend 7 tokens. 3 more are set aside for pictures. Nothing was taken.',
  )
  await member.call('cancelImageRequest', { path: { id: answer.payload.id } })
  await server.dependencies.images.idle()
})

test.each([
  [{ direction: 'give', tokens: 0, reason: 'because' }],
  [{ direction: 'give', tokens: -1, reason: 'because' }],
  [{ direction: 'give', tokens: 0.25, reason: 'because' }],
  [{ direction: 'give', tokens: 1 }],
  [{ direction: 'give', tokens: 1, reason: '   ' }],
  [{ direction: 'lend', tokens: 1, reason: 'because' }],
])('refuses %j', async (body) => {
  const { id } = await newPerson()
  const reply = await operator.call('correctTokens', { path: { id }, body, headers: { 'idempotency-key': 'k' } })
  expect(reply.status).toBe(422)
  expect(await auditOf(id)).toEqual([])
})

test('refuses a missing key and an unknown person', async () => {
  const { id } = await newPerson()
  const body = { direction: 'give', tokens: 1, reason: 'because' }
  expect((await operator.call('correctTokens', { path: { id }, body })).status).toBe(400)
  expect((await correct(randomUUID(), 'give', 1)).status).toBe(404)
})

test('moves nothing if the audit log cannot be written', async () => {
  const { id } = await newPerson()
  const tooLong = 'o'.repeat(101)
  const nameless = await operator.call('correctTokens', {
    path: { id },
    body: { direction: 'give', tokens: 1, reason: 'because' },
    headers: { 'idempotency-key': 'k', 'x-operator': tooLong },
  })
  expect(nameless.status).toBe(400)
  const { db } = server.dependencies
  await db.schema.alterTable('admin_audit').renameTo('admin_audit_gone').execute()
  expect((await correct(id, 'give', 1)).status).toBe(500)
  await db.schema.alterTable('admin_audit_gone').renameTo('admin_audit').execute()
  expect((await operator.call('findPeople', { query: { text: id } })).answer.payload).toMatchObject([{ balance: 10 }])
})
