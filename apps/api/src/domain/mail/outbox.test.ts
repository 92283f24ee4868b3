import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOutbox } from './outbox.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mintage-outbox-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const noon = { now: () => new Date('2026-11-20T12:00:00Z') }
const outbox = () => createOutbox(join(folder, 'data/outbox'), 'Mintage <no-reply@mintage.example>', noon)
const mails = () => readdirSync(join(folder, 'data/outbox'))
const read = (name = '') => readFileSync(join(folder, 'data/outbox', name), 'utf8')

test('writes a mail as a text file with its link on one line', async () => {
  const link = `https://mintage.example/reset-password-confirm?token=${'x'.repeat(200)}`
  await outbox().send({ to: 'ada@example.com', subject: 'Set a new password', text: `Set it here:\n${link}` })
  const [name, ...others] = mails()
  expect(others).toEqual([])
  expect(name).toMatch(/^2026-11-20T12-00-00\.000Z-[0-9a-f]{8}\.txt$/)
  expect(read(name)).toBe(
    [
      'From: Mintage <no-reply@mintage.example>',
      'To: ada@example.com',
      'Date: Fri, 20 Nov 2026 12:00:00 GMT',
      'Subject: Set a new password',
      '',
      'Set it here:',
      link,
      '',
    ].join('\n'),
  )
})

test('keeps mails of the same moment apart', async () => {
  const { send } = outbox()
  await send({ to: 'ada@example.com', subject: 'One', text: '' })
  await send({ to: 'bea@example.com', subject: 'Two', text: '' })
  expect(mails()).toHaveLength(2)
})

test('prevents header injection', async () => {
  await outbox().send({
    to: 'ada@example.com\r\nBcc: bea@example.com',
    subject: 'Hello\n\nBcc: bea@example.com\rX: y',
    text: 'x',
  })
  const head = read(mails()[0]).split('\n\n')[0]?.split('\n')
  expect(head).toEqual([
    'From: Mintage <no-reply@mintage.example>',
    'To: ada@example.com Bcc: bea@example.com',
    'Date: Fri, 20 Nov 2026 12:00:00 GMT',
    'Subject: Hello Bcc: bea@example.com X: y',
  ])
})
