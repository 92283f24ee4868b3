import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSmtpMailer } from '../src/domain/mail/smtp.ts'
import { type SmtpServer, startSmtp } from './support/smtp-server.ts'

let server: SmtpServer
beforeEach(async () => {
  server = await startSmtp()
})
afterEach(() => server.stop().catch(() => undefined))

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'A link of 60 characters: https://mintage.example/x' }
const send = (within?: number) =>
  createSmtpMailer(server.url, 'Mintage <no-reply@mintage.example>', within)
    .send(mail)
    .then(
      () => null,
      (error: unknown) => error,
    )

test('delivers a mail with its headers and text', async () => {
  expect(await send()).toBeNull()
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).toMatch(/^From: Mintage <no-reply@mintage\.example>\nTo: ada@example\.com\nSubject: Hello\n/)
  expect(server.mails[0]).toContain('https://mintage.example/x')
})

test.each([
  ['an unknown recipient', 'RCPT', '550 5.1.1 <ada@example.com> is unknown', '550 5.1.1'],
  ['a refused sender', 'MAIL', '553 5.1.8 Sender refused', '553 5.1.8'],
  ['a refused text', 'TEXT', '554 Looks like spam: https://mintage.example/x', '554'],
])('%s is permanent, reported by its codes', async (_what, command, reply, reason) => {
  server.answer(command, reply)
  expect(await send()).toMatchObject({ name: 'MailFailure', message: reason, isPermanent: true })
  expect(server.mails).toEqual([])
})

test.each([
  ['a full mailbox', 'RCPT', '452 4.2.2 ada@example.com is over quota', '452 4.2.2'],
  ['greylisting', 'RCPT', '450 Come again', '450'],
  ['a text that it cannot store now', 'TEXT', '451 4.3.0 Try again later', '451 4.3.0'],
  ['a server that accepts no connection now', 'CONNECT', '421 4.3.2 Too many connections', '421 4.3.2'],
  ['a permanently refused connection', 'CONNECT', '554 Go away', '554'],
])('%s is temporary', async (_what, command, reply, reason) => {
  server.answer(command, reply)
  expect(await send()).toMatchObject({ name: 'MailFailure', message: reason, isPermanent: false })
})

test('an unavailable server is temporary', async () => {
  await server.stop()
  expect(await send()).toMatchObject({ message: 'ESOCKET', isPermanent: false })
  await server.start()
  expect(await send()).toBeNull()
})

test.each([['greets'], ['answers']])('a server that never %s is closed after the time limit', async (does) => {
  if (does === 'greets') server.answer('CONNECT', '')
  else server.holdAnswers()
  expect(await send(300)).toMatchObject({ message: 'ETIMEDOUT', isPermanent: false })
})

test("a refused login is not the mail's fault", async () => {
  server.answer('EHLO', '250-mail.example\r\n250 AUTH PLAIN')
  server.answer('AUTH', '535 5.7.8 Authentication failed')
  const mailer = createSmtpMailer(server.url.replace('//', '//name:password@'), 'no-reply@mintage.example')
  await expect(mailer.send(mail)).rejects.toMatchObject({ message: '535 5.7.8', isPermanent: false })
})
