import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../src/platform/support/clock.ts'
import { MailFailure } from '../src/ports/mailer.ts'
import { adminToken, createOperator, type Operator, personOf } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newEmail } from './support/visitor.ts'

let server: TestServer
let operator: Operator
beforeAll(async () => {
  server = await startServer({ adminToken })
  operator = createOperator(server)
})
afterEach(async () => {
  server.refuseMails(null)
  await server.dependencies.db.deleteFrom('mails').execute()
})
afterAll(() => server.close())

const refusal = new MailFailure('550 5.1.1', { isPermanent: true })
const away = new MailFailure('ESOCKET', { isPermanent: false })

const list = async (query: { state?: 'failed' | 'waiting'; limit?: number; cursor?: string } = {}) =>
  (await operator.call('listMails', { query })).answer
const resend = (id = '', by = operator) =>
  by.call('resendMail', { path: { id }, body: { reason: 'The address is right now' } })
const auditOf = async (id = '') =>
  (await operator.call('listAudit', { query: { subject: `mail:${id}` } })).answer.payload
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email)

/** A person with a permanently refused verification mail. */
async function refused() {
  server.refuseMails(refusal)
  const visitor = server.visitor()
  const { email } = await visitor.signUp()
  server.refuseMails(null)
  const { payload } = await list()
  const [mail] = payload
  return { email, visitor, mail: mail ?? expect.fail('nothing failed') }
}

test('tries a permanently refused mail once and lists it by kind and reply code', async () => {
  const { email, mail } = await refused()
  server.clock.advance(HOUR)
  server.dependencies.mails.wake()
  await server.dependencies.mails.idle()
  const { id } = await personOf(operator, email)
  expect((await list()).payload).toEqual([
    {
      id: mail.id,
      kind: 'verification',
      person_id: id,
      contact_message_id: null,
      state: 'failed',
      since: expect.any(String),
      created_at: expect.any(String),
      tries: 1,
      next_try_at: null,
      error: '550 5.1.1',
    },
  ])
  expect(mailsTo(email)).toEqual([])
})

test('lists failed mails newest first, page by page, and waiting mails oldest first', async () => {
  server.refuseMails(refusal)
  for (let person = 0; person < 3; person += 1) {
    await server.visitor().signUp()
    server.clock.advance(SECOND)
  }
  server.refuseMails(away)
  for (let person = 0; person < 3; person += 1) {
    await server.visitor().signUp()
    server.clock.advance(SECOND)
  }
  for (const state of ['failed', 'waiting'] as const) {
    const { payload: all } = await list({ state })
    const times = all.map(({ since }) => since)
    expect(times).toHaveLength(3)
    expect(times).toEqual(state === 'failed' ? [...times].sort().reverse() : [...times].sort())
    const first = await list({ state, limit: 2 })
    const rest = await list({ state, limit: 2, cursor: String(first.next_cursor) })
    expect([...first.payload, ...rest.payload]).toEqual(all)
    expect(rest.next_cursor).toBeNull()
  }
  expect((await list({ state: 'waiting' })).payload[0]).toMatchObject({
    next_try_at: expect.any(String),
    error: 'ESOCKET',
  })
})

describe('resending', () => {
  test('sends a mail with a valid link and is in the audit log', async () => {
    const { email, visitor, mail } = await refused()
    const { answer } = await resend(mail.id)
    expect(answer.payload).toMatchObject({ id: mail.id, kind: 'verification', error: null })
    expect(mailsTo(email)).toHaveLength(1)
    const token = /token=([\w-]+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1] ?? ''
    await server.visitor().call('verifyEmail', { query: { token } })
    expect((await visitor.call('getProfile')).answer.emailVerified).toBe(true)
    const entries = await auditOf(mail.id)
    expect(entries).toMatchObject([
      {
        operator: 'grace',
        action: 'mail.resend',
        reason: 'The address is right now',
        details: { kind: 'verification', error: '550 5.1.1', person: mail.person_id },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain(email)
    expect((await list()).payload).toEqual([])
  })

  test("starts the mail's lifetime again", async () => {
    const { email, mail } = await refused()
    server.clock.advance(30 * HOUR)
    server.refuseMails(away)
    await resend(mail.id)
    server.refuseMails(null)
    server.clock.advance(MINUTE)
    server.dependencies.mails.wake()
    await server.dependencies.mails.idle()
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('happens once with two parallel operators', async () => {
    const { email, mail } = await refused()
    const both = await Promise.all([resend(mail.id), resend(mail.id, createOperator(server, 'edsger'))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(mailsTo(email)).toHaveLength(1)
    expect(await auditOf(mail.id)).toHaveLength(1)
  })

  test("works for the support team's copy", async () => {
    server.refuseMails(refusal)
    const body = { name: 'Grace', surname: 'Hopper', email: 'grace@example.com', topic: 'Invoices', message: 'Where?' }
    await server.visitor().call('sendContactMessage', { body })
    server.refuseMails(null)
    const [mail] = (await list()).payload
    expect(mail).toMatchObject({ kind: 'contact', person_id: null, contact_message_id: expect.any(String) })
    await resend(mail?.id)
    expect(server.mails.at(-1)).toMatchObject({ subject: 'Contact form: Invoices' })
    expect((await auditOf(mail?.id))[0]?.details).toEqual({
      kind: 'contact',
      error: '550 5.1.1',
      message: mail?.contact_message_id,
    })
  })

  test.each<[string, string, (visitor: { email: string; id: string }) => Promise<unknown>]>([
    [
      'the account is closed',
      'This account is closed.',
      ({ id }) => operator.call('closeAccount', { path: { id }, body: { reason: 'Asked for', forfeit_tokens: true } }),
    ],
    [
      'the address is confirmed',
      'The person has confirmed the address already.',
      ({ id }) =>
        server.dependencies.db
          .updateTable('users')
          .set({ email_verified_at: server.clock.now() })
          .where('id', '=', id)
          .execute(),
    ],
  ])('is refused when %s', async (_when, text, happen) => {
    const { email, mail } = await refused()
    await happen({ email, id: mail.person_id ?? '' })
    const { status, error } = await resend(mail.id)
    expect([status, error.message]).toEqual([409, text])
    expect(mailsTo(email)).toEqual([])
    expect(await auditOf(mail.id)).toEqual([])
  })

  test('is refused for a replaced, waiting or unknown mail', async () => {
    const { visitor, mail } = await refused()
    server.clock.advance(SECOND)
    await visitor.call('resendVerification')
    expect((await resend(mail.id)).error.message).toBe('A newer mail of this kind was sent to the person, or waits.')
    server.refuseMails(away)
    await server.visitor().call('requestPasswordRestore', { query: { email: newEmail() } })
    await server.visitor().signUp()
    const [waiting] = (await list({ state: 'waiting' })).payload
    expect((await resend(waiting?.id)).error.message).toBe('This mail waits to be sent already.')
    expect((await resend(randomUUID())).status).toBe(404)
  })
})
