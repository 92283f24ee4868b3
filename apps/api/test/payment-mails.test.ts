import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleDuePayments } from '../src/domain/payments/recovery.ts'
import { DAY, MINUTE } from '../src/platform/support/clock.ts'
import { MailFailure } from '../src/ports/mailer.ts'
import { sendEvent } from './support/gateway-events.ts'
import { adminToken, createOperator, personOf } from './support/operator.ts'
import { startServer, type TestServer } from './support/server.ts'
import { cards, checkOut, pay } from './support/shopping.ts'

let server: TestServer
beforeEach(async () => {
  // Tests run the polls themselves, so the intervals are disabled.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startServer({ adminToken })
})
afterEach(async () => {
  await server.close()
  vi.useRealTimers()
})

const sendDue = async () => {
  server.dependencies.mails.wake()
  await server.dependencies.mails.idle()
}

const ofSubject = (words: RegExp) => server.mails.filter(({ subject }) => words.test(subject))

async function signUp() {
  const member = server.visitor()
  return { member, ...(await member.signUp()) }
}

const attemptOf = async (id: string) =>
  (
    await server.dependencies.db
      .selectFrom('payment_attempts')
      .select('id')
      .where('deposit_id', '=', id)
      .executeTakeFirstOrThrow()
  ).id

const tell = (attemptId: string, type: string, fields: object = {}) =>
  sendEvent(server, { id: randomUUID(), type, attempt_id: attemptId, ...fields })

test('a purchase is confirmed once, with order, sums and the right to withdraw, however often it is reported', async () => {
  const { member, email } = await signUp()
  const quote = await checkOut(member, { pack_id: 2, begin_at_once: true })
  await pay(member, quote, cards.pendingThenPaid)
  await sendDue()
  expect(ofSubject(/purchase/)).toEqual([])
  const attemptId = await attemptOf(quote.id)
  await tell(attemptId, 'payment.succeeded')
  await tell(attemptId, 'payment.succeeded')
  await sendDue()
  const [mail, ...others] = ofSubject(/purchase/)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: email, subject: 'Your purchase of 100 tokens' })
  for (const words of [
    'Net: €9.00',
    'VAT 20%: €1.80',
    'Total paid: €10.80',
    'until December 4, 2026 at 9:00:00 AM UTC',
    'You asked on November 20, 2026 at 9:00:00 AM UTC that we begin at once',
    '/account/payment-history',
    '/terms',
  ]) {
    expect(mail?.text).toContain(words)
    expect(mail?.html).toContain(words.replace(/^.*: /, ''))
  }
})

test('a purchase that failed is not confirmed', async () => {
  const { member } = await signUp()
  await pay(member, await checkOut(member), cards.declined)
  await sendDue()
  expect(ofSubject(/purchase/)).toEqual([])
})

test('two purchases while the mail server is away are both confirmed', async () => {
  const { member } = await signUp()
  server.refuseMails(new MailFailure('ESOCKET', { isPermanent: false }))
  await pay(member, await checkOut(member), cards.visa)
  await pay(member, await checkOut(member), cards.mastercard)
  await sendDue()
  server.refuseMails(null)
  server.clock.advance(MINUTE)
  await sendDue()
  expect(ofSubject(/purchase/)).toHaveLength(2)
})

test('a refund is confirmed once it is paid, with what is owed, and not again when the provider reports it', async () => {
  const operator = createOperator(server)
  const { member, email } = await signUp()
  const quote = await checkOut(member)
  await pay(member, quote, cards.visa)
  const { id } = await personOf(operator, email)
  await operator.call('correctTokens', {
    path: { id },
    body: { direction: 'take', tokens: 70, reason: 'Spent elsewhere' },
    headers: { 'idempotency-key': 'spent' },
  })
  const { answer } = await operator.call('refundPayment', {
    path: { id: quote.id },
    body: { reason: 'As agreed', force: true },
  })
  await settleDuePayments(server.dependencies)
  const attemptId = await attemptOf(quote.id)
  const news = { refund: `re_${quote.id}`, refund_id: answer.payload.id, amount_minor: 1080 }
  await tell(attemptId, 'refund.succeeded', news)
  await tell(attemptId, 'refund.succeeded', news)
  await sendDue()
  const [mail, ...others] = ofSubject(/refund/)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: email, subject: 'Your refund of €10.80' })
  expect(mail?.text).toContain('Tokens taken back: 100')
  expect(mail?.text).toContain('You owe 60 tokens')
  const profile = (await member.call('getProfile')).answer
  expect(profile).toMatchObject({ balance: 0, debt: 60 })
})

test('a mail that could not be sent for three days is given up', async () => {
  const { member } = await signUp()
  server.refuseMails(new MailFailure('ESOCKET', { isPermanent: false }))
  await pay(member, await checkOut(member), cards.visa)
  server.clock.advance(4 * DAY)
  server.refuseMails(null)
  await sendDue()
  expect(ofSubject(/purchase/)).toEqual([])
})
