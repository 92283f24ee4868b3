import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '../src/app.ts'
import { MINUTE } from '../src/platform/support/clock.ts'
import { readBooks } from './fuzz/books.ts'
import { adminToken, createOperator, type Operator, personOf } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { cards, checkOut, newMember, pay } from './support/shopping.ts'
import { newEmail, password, type Visitor } from './support/visitor.ts'

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

async function newPerson(name = 'Ada'): Promise<{ member: Visitor; email: string; id: string }> {
  const member = server.visitor()
  const { email } = await member.signUp({ email: newEmail(), name })
  return { member, email, id: (await personOf(operator, email)).id }
}

const close = (id: string, forfeit = false) =>
  operator.call('closeAccount', { path: { id }, body: { reason: 'Asked for by mail', forfeit_tokens: forfeit } })

const generate = (member: Visitor) =>
  member.call('generateImages', { body: { prompt: 'Zenobia at home', style: 'none', size: '1024x1024', count: 1 } })

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { db } = server.dependencies
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)))
  return JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

test('removes all personal data except those on a paid bill', async () => {
  const { member, email, id } = await newPerson('Zenobia')
  await member.call('updateProfile', { body: { phone: '+35312345678', city: 'Zzyzx', address: '9 Zzyzx Road' } })
  await member.call('sendContactMessage', {
    body: { name: 'Zenobia', surname: 'Coyne', email, topic: 'Hello', message: 'Zenobia here' },
  })
  await checkOut(member, { pack_id: 2, name: 'Zenobia', city: 'Zzyzx' })
  await generate(member)
  await server.dependencies.images.idle()
  const paid = await checkOut(member, { pack_id: 2, name: 'Zebulon' })
  await pay(member, paid, cards.visa)
  await operator.call('refundPayment', { path: { id: paid.id }, body: { reason: 'Asked for', force: true } })
  const words = ['Zenobia', 'Zzyzx', email]
  const before = await everything()
  expect(words.filter((word) => before.includes(word))).toEqual(words)

  const { answer } = await close(id, true)
  expect(answer.payload).toMatchObject({ id, name: 'Closed', balance: 0, closed_at: '2026-11-20T09:00:00.000Z' })
  server.clock.advance(11 * MINUTE)
  await sweep(server.dependencies)
  const storedText = await everything()
  // The bill still has its name and address.
  expect([...words, 'Zebulon'].filter((word) => storedText.includes(word))).toEqual(['Zebulon'])
  expect(await server.dependencies.storage.list('projects')).toEqual([])

  const ledger = await operator.call('listPersonLedger', { path: { id } })
  expect(ledger.answer.payload.map(({ kind }) => kind)).toContain('purchase')
  const payments = await operator.call('listPersonPayments', { path: { id } })
  expect(payments.answer.payload.map((payment) => payment.id)).toContain(paid.id)
})

test('ends sessions, and a later login fails as for an unknown address', async () => {
  const { member, email, id } = await newPerson()
  await close(id, true)
  expect((await member.call('getProfile')).status).toBe(401)
  const signIn = async (username: string) => {
    const { status, error } = await server.visitor().call('login', { body: { username, password } })
    return { status, error }
  }
  expect(await signIn(email)).toEqual(await signIn('nobody-at-all@example.com'))
  expect((await signIn(`closed-${id}@closed.invalid`)).status).toBe(401)
  const mailed = server.mails.length
  await server.visitor().call('requestPasswordRestore', { query: { email } })
  expect(server.mails).toHaveLength(mailed)
})

test('frees the e-mail address for another account', async () => {
  const { email, id } = await newPerson()
  await close(id, true)
  await server.visitor().signUp({ email })
  expect((await personOf(operator, email)).id).not.toBe(id)
})

test('refuses to lose tokens unless the operator confirms it', async () => {
  const { member, id } = await newPerson()
  const refused = await close(id)
  expect(refused.status).toBe(409)
  expect(refused.error.message).toBe(
    'The person still has 10 tokens. Refund what was bought, or say that they are lost.',
  )
  expect((await member.call('getProfile')).answer.balance).toBe(10)
  // An operator's idempotency key `closed` does not collide with the key of the closing.
  await operator.call('correctTokens', {
    path: { id },
    body: { direction: 'give', tokens: 1, reason: 'because' },
    headers: { 'idempotency-key': 'closed' },
  })
  await close(id, true)
  const ledger = await operator.call('listPersonLedger', { path: { id } })
  expect(ledger.answer.payload[0]).toMatchObject({
    kind: 'correction',
    tokens: -11,
    balance_after: 0,
    description: 'Account closed: the tokens are lost',
  })
  const { answer } = await operator.call('listAudit', { query: { subject: `person:${id}`, limit: 1 } })
  expect(answer.payload).toMatchObject([
    { operator: 'grace', action: 'account.close', reason: 'Asked for by mail', details: { tokens_lost: 11 } },
  ])
})

test('refuses while a payment is running and cancels an unpaid order', async () => {
  const { member, id } = await newPerson()
  const quote = await checkOut(member)
  await pay(member, quote, cards.challenge)
  expect((await close(id, true)).error.message).toBe(`A payment is open (order ${quote.id}). Wait until it has ended.`)
  expect((await member.call('getProfile')).status).toBe(200)

  const other = await newPerson()
  const opened = await checkOut(other.member)
  await close(other.id, true)
  const { answer } = await server.visitor().call('getDepositStatus', { path: { id: opened.id } })
  expect(answer.status).toBe('Cancelled')
})

test('refuses while images are being made', async () => {
  const { member, id } = await newPerson()
  server.engines.hold()
  const { answer } = await generate(member)
  expect((await close(id, true)).error.message).toBe(
    'Pictures of this person are being made. Wait until they are done.',
  )
  await member.call('cancelImageRequest', { path: { id: answer.payload.id } })
  await server.dependencies.images.idle()
  expect((await close(id, true)).status).toBe(200)
})

test('closes once with two parallel calls, and a closed account gets no tokens', async () => {
  const { id } = await newPerson()
  const both = await Promise.all([close(id, true), close(id, true)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await close(id)).error.message).toBe('This account is closed already.')
  const correction = await operator.call('correctTokens', {
    path: { id },
    body: { direction: 'give', tokens: 1, reason: 'because' },
    headers: { 'idempotency-key': 'k' },
  })
  expect(correction.error.message).toBe('This account is closed.')
  expect((await close(randomUUID())).status).toBe(404)
})

test('serializes a payment and a closing, so that no token is lost', async () => {
  const member = await newMember(server)
  const quote = await checkOut(member)
  const { answer } = await operator.call('findPeople', { query: { text: quote.id } })
  const id = answer.payload[0]?.id ?? ''
  const [paid, closed] = await Promise.all([pay(member, quote, cards.visa), close(id)])
  expect(closed.status).toBe(409)
  expect(paid.answer.status).toBe('OK')
  expect((await personOf(operator, id)).balance).toBe(110)
})

test('gives a new account with the same address no second welcome bonus', async () => {
  const { email, id } = await newPerson()
  await close(id, true)
  const again = server.visitor()
  await again.signUp({ email: email.toUpperCase() })
  expect((await again.call('getProfile')).answer.balance).toBe(0)
  expect((await again.call('getTokenLedger')).answer.payload).toEqual([])
  // The account without a bonus, once closed, gives no right to another bonus.
  await close((await personOf(operator, email)).id)
  const third = server.visitor()
  await third.signUp({ email })
  expect((await third.call('getProfile')).answer.balance).toBe(0)
  expect((await (await newPerson()).member.call('getProfile')).answer.balance).toBe(10)
})

test('a copy of the database does not reveal the address of a closed account', async () => {
  const { email, id } = await newPerson()
  await close(id, true)
  const storedText = await everything()
  expect(storedText).not.toContain(email)
  for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512'])
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(storedText).not.toContain(createHash(algorithm).update(email).digest(encoding))
})
