import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '../src/app.ts'
import { MINUTE } from '../src/support/clock.ts'
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

test('nothing says any more who the person was, but for the bill of what was paid', async () => {
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
  const left = await everything()
  // The bill has its name and address still.
  expect([...words, 'Zebulon'].filter((word) => left.includes(word))).toEqual(['Zebulon'])
  expect(await server.dependencies.storage.list('projects')).toEqual([])

  const ledger = await operator.call('listPersonLedger', { path: { id } })
  expect(ledger.answer.payload.map(({ kind }) => kind)).toContain('purchase')
  const payments = await operator.call('listPersonPayments', { path: { id } })
  expect(payments.answer.payload.map((payment) => payment.id)).toContain(paid.id)
})

test('sessions end, and who signs in afterwards learns as much as of an address that nobody has', async () => {
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

test('the e-mail address is free again, for another account', async () => {
  const { email, id } = await newPerson()
  await close(id, true)
  await server.visitor().signUp({ email })
  expect((await personOf(operator, email)).id).not.toBe(id)
})

test('tokens are not lost without a word', async () => {
  const { member, id } = await newPerson()
  const refused = await close(id)
  expect(refused.status).toBe(409)
  expect(refused.error.message).toBe(
    'The person still has 10 tokens. Refund what was bought, or say that they are lost.',
  )
  expect((await member.call('getProfile')).answer.balance).toBe(10)
  // A key that an operator chose is another one.
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

test('refused while a payment is open, and an order that was only opened cannot be paid any more', async () => {
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

test('refused while pictures are made', async () => {
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

test('once, also by two at once, and nothing is given to a closed account', async () => {
  const { id } = await newPerson()
  const both = await Promise.all([close(id, true), close(id, true)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await close(id)).error.message).toBe('This account is closed already.')
  const given = await operator.call('correctTokens', {
    path: { id },
    body: { direction: 'give', tokens: 1, reason: 'because' },
    headers: { 'idempotency-key': 'k' },
  })
  expect(given.error.message).toBe('This account is closed.')
  expect((await close(randomUUID())).status).toBe(404)
})

test('a payment and a closing at the same moment: one of them waits, and no token is lost', async () => {
  const member = await newMember(server)
  const quote = await checkOut(member)
  const { answer } = await operator.call('findPeople', { query: { text: quote.id } })
  const id = answer.payload[0]?.id ?? ''
  const [paid, closed] = await Promise.all([pay(member, quote, cards.visa), close(id)])
  expect(closed.status).toBe(409)
  expect(paid.answer.status).toBe('OK')
  expect((await personOf(operator, id)).balance).toBe(110)
})

test('whoever opens an account again with the same address has the welcome bonus no second time', async () => {
  const { email, id } = await newPerson()
  await close(id, true)
  const again = server.visitor()
  await again.signUp({ email: email.toUpperCase() })
  expect((await again.call('getProfile')).answer.balance).toBe(0)
  expect((await again.call('getTokenLedger')).answer.payload).toEqual([])
  // Nor a third time, when the account without a bonus is closed too.
  await close((await personOf(operator, email)).id)
  const third = server.visitor()
  await third.signUp({ email })
  expect((await third.call('getProfile')).answer.balance).toBe(0)
  expect((await (await newPerson()).member.call('getProfile')).answer.balance).toBe(10)
})

test('the address of a closed account can be guessed from no copy of the database', async () => {
  const { email, id } = await newPerson()
  await close(id, true)
  const left = await everything()
  expect(left).not.toContain(email)
  for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512'])
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(left).not.toContain(createHash(algorithm).update(email).digest(encoding))
})
