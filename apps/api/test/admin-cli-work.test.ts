import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from './support/admin-cli.ts'
import { adminToken } from './support/operator.ts'
import { killAll, type Running, send, start } from './support/processes.ts'
import { type SmtpServer, startSmtp } from './support/smtp-server.ts'
import { newEmail, password } from './support/visitor.ts'

let smtp: SmtpServer
let server: Running
let dataDir: string
let token: string | null
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-work-'))
  smtp = await startSmtp()
  smtp.answer('RCPT', '550 5.1.1 <ada@example.com> is unknown')
  server = await start({
    DATA_DIR: dataDir,
    ADMIN_TOKEN: adminToken,
    FAIL_IMAGES: '2',
    LOG_LEVEL: 'silent',
    SMTP_URL: smtp.url,
  })
  const newcomer = { name: 'Ada', surname: 'Coyne', email: newEmail(), password, password_confirmation: password }
  token = (await send(server, 'register', { body: newcomer })).answer.access_token ?? null
}, 180_000)
afterAll(async () => {
  killAll()
  await smtp.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const admin = (args: readonly string[]) => runAdmin(server, args)
const balance = async () => (await send(server, 'getProfile', { token })).answer.balance
const states = async () => {
  const { answer } = await send(server, 'listRequestHistory', { token })
  return answer.payload.flatMap(({ images }) => images.map(({ state }) => state))
}

test('lists images that failed during an outage and reruns them once', { timeout: 120_000 }, async () => {
  expect(await admin(['failed'])).toEqual({ code: 0, out: 'None.\n', err: '' })
  const body = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 }
  await send(server, 'generateImages', { token, body })
  await expect.poll(states).toEqual(['failed', 'failed'])
  expect(await balance()).toBe(10)

  const { out } = await admin(['failed'])
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  expect(out).toMatch(/^[0-9a-f-]{36} {2}failed since \d{4}-\d\d-\d\d \d\d:\d\d$/m)
  expect(out).toMatch(/^ {2}generate, 1 token, 1 attempt$/m)
  expect(out).toMatch(/^ {2}unavailable: The image service could not be reached\./m)
  const ids = [...out.matchAll(/^([0-9a-f-]{36})/gm)].map(([, id = '']) => id)
  expect(ids).toHaveLength(2)
  const [paid = '', free = ''] = ids

  const again = ['rerun', paid, '--reason', 'The engine was away', '--key', 'ticket-90']
  expect(await admin(again)).toEqual({ code: 0, out: `${paid}: queued again.\n`, err: '' })
  await expect.poll(async () => (await states()).sort()).toEqual(['delivered', 'failed'])
  expect(await admin(again)).toEqual({
    code: 0,
    out: `${paid}: this key was used before, nothing was done.\n`,
    err: '',
  })
  // One image that cannot be made again does not stop the others.
  const both = await admin(['rerun', paid, free, '--reason', 'The engine was away', '--key', 'ticket-91', '--free'])
  expect(both).toEqual({
    code: 1,
    out: '',
    err: `${free}: queued again.\n${paid}: This image was delivered: there is nothing to make again.\n`,
  })
  await expect.poll(states).toEqual(['delivered', 'delivered'])
  expect(await admin(['prioritize', 'x', '--reason', 'At noon'])).toMatchObject({ code: 2 })
  expect(await admin(['prioritize', paid, '--reason', 'At noon'])).toEqual({
    code: 1,
    out: '',
    err: 'This image does not wait: it is delivered.\n',
  })
  expect(await balance()).toBe(9)
  expect((await admin(['failed'])).out).toBe('None.\n')
  const log = JSON.parse((await admin(['audit', '--json'])).out)
  expect(log.payload).toMatchObject([
    { action: 'image.rerun', subject: `image:${free}`, operator: 'grace', details: { free: true } },
    { action: 'image.rerun', subject: `image:${paid}`, details: { free: false, key: 'ticket-90' } },
  ])
})

test('lists a refused mail and sends it again once', async () => {
  const { out } = await admin(['mails'])
  expect(out).toMatch(/^[0-9a-f-]{36} {2}failed since \d{4}-\d\d-\d\d \d\d:\d\d\n {2}verification, 1 attempt\n/)
  expect(out).toMatch(/^ {2}person [0-9a-f-]{36}\n {2}550 5\.1\.1\n$/m)
  const id = out.slice(0, 36)
  expect(await admin(['mails', '--waiting'])).toEqual({ code: 0, out: 'None.\n', err: '' })
  expect(await admin(['resend', 'x', '--reason', 'Again'])).toMatchObject({ code: 2 })
  expect(await admin(['resend', id])).toMatchObject({ code: 2, err: 'Give --reason.\n' })
  smtp.answer('RCPT', null)
  const again = ['resend', id, '--reason', 'The mailbox is there now']
  expect(await admin(again)).toEqual({ code: 0, out: `${id}: queued again.\n`, err: '' })
  await expect.poll(() => smtp.mails.length).toBe(1)
  expect(await admin(again)).toMatchObject({ code: 1, err: `${id}: This mail was sent.\n` })
  expect((await admin(['mails'])).out).toBe('None.\n')
})

test('lists nothing when nothing is open', async () => {
  expect(await admin(['waiting', '--minutes', '0'])).toEqual({ code: 0, out: 'None.\n', err: '' })
  expect(await admin(['waiting', '--minutes', 'x'])).toMatchObject({ code: 1 })
  expect(await admin(['unsettled'])).toEqual({ code: 0, out: 'None.\n', err: '' })
})
