import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { type OpenedDatabase, openDatabase } from '../../src/platform/db/open.ts'
import { createTestEngines } from '../support/engines.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { kill, killAll, type Running, send, start } from '../support/processes.ts'
import { createTestProvenance } from '../support/provenance.ts'
import { type SmtpServer, startSmtp } from '../support/smtp-server.ts'
import { newEmail, password } from '../support/visitor.ts'

let postgres: PostgresServer
let dataDir: string
let database: OpenedDatabase
let smtp: SmtpServer
beforeAll(async () => {
  postgres = await startPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'mintage-mails-'))
  database = await openDatabase({ databaseUrl: postgres.urlOf('postgres'), dataDir: '' })
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  smtp = await startSmtp()
})
afterEach(async () => {
  killAll()
  await smtp.stop().catch(() => undefined)
})

const startRole = (role: 'api' | 'worker') =>
  start({
    ROLE: role,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.urlOf('postgres'),
    SECRET_KEY: 'a secret that all processes of the test share',
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'silent',
  })

async function signUp(server: Running): Promise<string> {
  const email = newEmail()
  const body = { name: 'Ada', surname: 'Coyne', email, password, password_confirmation: password }
  expect((await send(server, 'register', { body })).status).toBe(200)
  return email
}

const toOf = (mail: string) => /^To: (.+)$/m.exec(mail)?.[1] ?? ''
const sentTo = () => smtp.mails.map(toOf).sort()
const waiting = async () => {
  const rows = await database.db.selectFrom('mails').select('tries').where('state', '=', 'waiting').execute()
  return rows.map(({ tries }) => tries)
}

test('sends each mail once after an outage of the mail server', { timeout: 120_000 }, async () => {
  const api = await startRole('api')
  const workers = [await startRole('worker'), await startRole('worker')]
  await smtp.stop()
  const emails = [await signUp(api), await signUp(api), await signUp(api)]
  // The first mail may be retried before the last one is tried.
  const tried = async () => (await waiting()).filter((tries) => tries > 0)
  await expect.poll(tried).toHaveLength(3)
  expect(smtp.mails).toEqual([])
  await smtp.start()
  await expect.poll(sentTo).toEqual([...emails].sort())
  await expect.poll(waiting).toEqual([])
  for (const worker of workers) await kill(worker, 'SIGTERM')
  expect(sentTo()).toEqual([...emails].sort())
})

test('another process sends the mails of a dead one', { timeout: 120_000 }, async () => {
  const api = await startRole('api')
  const email = await signUp(api)
  const response = await send(api, 'requestPasswordRestore', { query: `?email=${encodeURIComponent(email)}` })
  await kill(api, 'SIGKILL')
  expect(response.status).toBe(200)
  expect(smtp.mails).toEqual([])
  await startRole('worker')
  await expect.poll(sentTo).toEqual([email, email])
  expect(smtp.mails.map((mail) => /^Subject: (.+)$/m.exec(mail)?.[1]).sort()).toEqual([
    'Confirm your e-mail for Mintage',
    'Set a new Mintage password',
  ])
})

test('two workers share sixty mails and send none twice', { timeout: 120_000 }, async () => {
  const api = await startRole('api')
  const emails = await Promise.all(Array.from({ length: 60 }, () => signUp(api)))
  const workers = await Promise.all([startRole('worker'), startRole('worker')])
  await expect.poll(waiting).toEqual([])
  for (const worker of workers) await kill(worker, 'SIGTERM')
  expect(sentTo()).toEqual([...emails].sort())
})

test('a notification wakes a worker without polling', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const arrived = Promise.withResolvers<string>()
  const createRole = async (ROLE: 'api' | 'worker') => {
    const settings = { ROLE, DATA_DIR: dataDir, DATABASE_URL: postgres.urlOf('postgres'), LOG_LEVEL: 'silent' }
    const app = await createApp(readConfig(settings), {
      engines: createTestEngines(),
      provenance: createTestProvenance(),
      mailer: { send: async ({ to }) => arrived.resolve(to) },
    })
    onTestFinished(() => app.close())
    return app
  }
  const api = await createRole('api')
  await createRole('worker')
  const listeners = async () => {
    const found = await sql`select pid from pg_stat_activity where query = 'listen "work"'`.execute(database.db)
    return found.rows.length
  }
  await expect.poll(listeners).toBe(1)
  const email = newEmail()
  const payload = { name: 'Ada', surname: 'Coyne', email, password, password_confirmation: password }
  await api.http.inject({ method: 'POST', url: '/api/register', payload })
  // Not by polling, which would change the time of the last poll.
  expect(await arrived.promise).toBe(email)
})

test('another worker sends the mail of a killed one', { timeout: 240_000 }, async () => {
  const api = await startRole('api')
  const doomed = await startRole('worker')
  smtp.answer('DATA', '')
  const email = await signUp(api)
  await expect.poll(waiting).toEqual([1])
  await kill(doomed, 'SIGKILL')
  smtp.answer('DATA', null)
  await startRole('worker')
  // The lease of a minute must expire first.
  await expect.poll(sentTo, { timeout: 180_000 }).toEqual([email])
  await expect.poll(waiting).toEqual([])
})
