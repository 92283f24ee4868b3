import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sweep } from '../src/app.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../src/platform/support/clock.ts'
import { MailFailure } from '../src/ports/mailer.ts'
import { adminToken, createOperator, personOf } from './support/operator.ts'
import { createSlowMailer, type OtherProcess, startOtherProcess } from './support/other-processes.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newEmail } from './support/visitor.ts'

let server: TestServer
const others = new Set<OtherProcess>()
beforeEach(async () => {
  // Tests run the polls themselves, so the intervals are disabled.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startServer({ adminToken })
})
afterEach(async () => {
  for (const { app } of others) await app.close()
  others.clear()
  await server.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function another(...args: Parameters<typeof startOtherProcess> extends [unknown, ...infer Rest] ? Rest : never) {
  const started = await startOtherProcess(server, ...args)
  others.add(started)
  return started
}

const away = new MailFailure('ESOCKET', { isPermanent: false })
/** In order of queueing; verifications first at the same time. */
const rows = () =>
  server.dependencies.db
    .selectFrom('mails')
    .selectAll()
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .orderBy('state', 'desc')
    .execute()
const poll = async () => {
  server.dependencies.mails.wake()
  await server.dependencies.mails.idle()
}
const later = async (milliseconds: number) => {
  server.clock.advance(milliseconds)
  await poll()
}
const askForLink = (email: string) => server.visitor().call('requestPasswordRestore', { query: { email } })
const message = {
  name: 'Grace',
  surname: 'Hopper',
  email: 'grace@example.com',
  phone: '',
  topic: 'Invoices',
  message: 'Where is my invoice?',
}
const write = () => server.visitor().call('sendContactMessage', { body: message })
const linksTo = (email: string, mails = server.mails) =>
  mails.flatMap(({ to, text }) => (to === email ? (/token=([\w-]+)/.exec(text)?.[1] ?? []) : []))
const reset = async (email: string, token = '') =>
  (
    await server.visitor().call('restorePassword', {
      body: { token, email, password: 'Copper77', password_confirmation: 'Copper77' },
    })
  ).status

describe('while the mail server is unavailable', () => {
  test('calls succeed, and each mail arrives once when it is back', async () => {
    server.refuseMails(away)
    const { email } = await server.visitor().signUp()
    expect((await write()).status).toBe(200)
    await askForLink(email)
    expect(await rows()).toMatchObject(Array(3).fill({ state: 'waiting', tries: 1, error: 'ESOCKET', lease_id: null }))
    server.refuseMails(null)
    // Retries are spread, because all mails at once would overload the server again.
    await later(3 * SECOND)
    expect(server.mails).toEqual([])
    await later(4 * SECOND)
    expect(server.mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      `${email}: Confirm your e-mail for Mintage`,
      `${email}: Set a new Mintage password`,
      'support@mintage.example: Contact form: Invoices',
    ])
    expect(server.mails.find(({ subject }) => subject.startsWith('Contact'))?.text).toBe(
      'Grace Hopper <grace@example.com> wrote:\n\nWhere is my invoice?',
    )
    await later(DAY)
    expect(server.mails).toHaveLength(3)
    expect((await rows()).map(({ state, error }) => [state, error])).toEqual(Array(3).fill(['sent', null]))
  })

  test('a later process sends the mails that another one could not', async () => {
    server.refuseMails(away)
    const { email } = await server.visitor().signUp()
    server.clock.advance(MINUTE)
    server = await server.restart()
    await poll()
    expect(server.mails.map(({ to }) => to)).toEqual([email])
  })

  // The shortest delays, the longest, and delays after which the last try falls beyond the hour.
  test.each([0, 0.3, 1])('delays grow, and a reset mail is given up within an hour (%s)', async (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const { email } = await server.visitor().signUp()
    server.refuseMails(away)
    await askForLink(email)
    const [from] = [server.clock.now()]
    const times: number[] = []
    for (let second = 0; second < 70 * 60; second += 30) {
      const [before] = (await rows()).filter(({ kind }) => kind === 'password_reset')
      await later(30 * SECOND)
      const [after] = (await rows()).filter(({ kind }) => kind === 'password_reset')
      if (after && after.tries > (before?.tries ?? 0))
        times.push((server.clock.now().getTime() - from.getTime()) / 1000)
    }
    expect(times.length).toBeGreaterThanOrEqual(6)
    expect(times.length).toBeLessThanOrEqual(10)
    expect(Math.max(...times)).toBeLessThanOrEqual(3600)
    expect(Math.max(...times)).toBeGreaterThan(2400)
    // The sweep ends a mail if its next try would be after its hour; a server runs it each minute.
    await sweep(server.dependencies)
    const row = (await rows()).find(({ kind }) => kind === 'password_reset')
    expect(row).toMatchObject({ state: 'failed', error: 'ESOCKET' })
    server.refuseMails(null)
    await later(DAY)
    expect(linksTo(email)).toHaveLength(1)
  })

  test('a mail that was never tried in time fails and is not sent late', async () => {
    const { email } = await server.visitor().signUp()
    await server.dependencies.mails.close()
    await askForLink(email)
    server.clock.advance(HOUR)
    server = await server.restart()
    await poll()
    expect(server.mails).toEqual([])
    await sweep(server.dependencies)
    expect((await rows()).at(-1)).toMatchObject({ kind: 'password_reset', state: 'failed', error: 'expired', tries: 0 })
  })

  test('a newer mail replaces an older one', async () => {
    const { email } = await server.visitor().signUp()
    server.refuseMails(away)
    for (const _ of [1, 2, 3]) await askForLink(email)
    expect((await rows()).map(({ kind, tries }) => [kind, tries])).toEqual([
      ['verification', 1],
      ['password_reset', 1],
    ])
    server.refuseMails(null)
    await later(MINUTE)
    await later(HOUR)
    const [, ...links] = linksTo(email)
    expect(links).toHaveLength(1)
    await askForLink(email)
    const [, old, newest] = linksTo(email)
    expect([await reset(email, old), await reset(email, newest)]).toEqual([422, 200])
  })
})

describe('several processes', () => {
  test('an api sends nothing; a worker sends what it queued, also after the api has stopped', async () => {
    await server.close()
    server = await startServer({ role: 'api' })
    const { email } = await server.visitor().signUp()
    await write()
    await poll()
    expect(server.mails).toEqual([])
    await server.http.close()
    const worker = await another()
    await worker.poll()
    expect(worker.mails.map(({ to }) => to)).toContain(email)
    expect(worker.mails).toHaveLength(2)
  })

  test('send no mail twice', async () => {
    await server.close()
    server = await startServer({ role: 'api' })
    const emails = []
    for (let person = 0; person < 12; person += 1) emails.push((await server.visitor().signUp()).email)
    const workers = [await another(), await another(), await another()]
    await Promise.all(workers.map((worker) => worker.poll()))
    const sent = workers.flatMap(({ mails }) => mails.map(({ to }) => to))
    expect(sent.sort()).toEqual(emails.sort())
  })

  test('leave a leased mail to its process until the lease expires', async () => {
    await server.close()
    server = await startServer({ role: 'api' })
    const { email } = await server.visitor().signUp()
    const slow = createSlowMailer()
    const first = await another({ role: 'worker' }, slow)
    expect(await slow.begun).toMatchObject({ to: email })
    const closing = first.app.dependencies.mails.close()
    const second = await another()
    server.clock.advance(59 * SECOND)
    await second.poll()
    expect(second.mails).toEqual([])
    server.clock.advance(2 * SECOND)
    await second.poll()
    expect(second.mails.map(({ to }) => to)).toEqual([email])
    slow.answer()
    await closing
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 2 }])
  })

  test("a late failure of one does not change the other's try", async () => {
    await server.close()
    server = await startServer({ role: 'api' })
    await server.visitor().signUp()
    const slow = [createSlowMailer(), createSlowMailer()] as const
    const closing: Promise<void>[] = []
    for (const mailer of slow) {
      const { app } = await another({ role: 'worker' }, mailer)
      await mailer.begun
      closing.push(app.dependencies.mails.close())
      server.clock.advance(61 * SECOND)
    }
    // The second process has used 40 of its 60 seconds, and a retry would be due.
    server.clock.advance(-21 * SECOND)
    slow[0].answer(away)
    await closing[0]
    const third = await another()
    await third.poll()
    expect(third.mails).toEqual([])
    slow[1].answer()
    await closing[1]
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 2, error: null }])
  })

  test('a newer mail is sent while an older one is being sent, and has the valid link', async () => {
    await server.close()
    server = await startServer({ role: 'api' })
    const { email } = await server.visitor().signUp()
    await (await another()).poll()
    const slow = createSlowMailer()
    const first = await another({ role: 'worker' }, slow)
    await askForLink(email)
    first.app.dependencies.mails.wake()
    const [older] = linksTo(email, [await slow.begun])
    // A closing queue starts no other mail.
    const closing = first.app.dependencies.mails.close()
    await askForLink(email)
    const second = await another()
    await second.poll()
    slow.answer()
    await closing
    const [newer] = linksTo(email, second.mails)
    expect((await rows()).at(-1)).toMatchObject({ state: 'sent', tries: 1 })
    expect([await reset(email, older), await reset(email, newer)]).toEqual([422, 200])
  })

  test('a stopping process finishes its mail and starts no other', async () => {
    await server.close()
    server = await startServer({ role: 'api' })
    const slow = createSlowMailer()
    const { app } = await startOtherProcess(server, { role: 'worker' }, slow)
    await server.visitor().signUp()
    app.dependencies.mails.wake()
    await slow.begun
    let isClosed = false
    const closing = app.close().then(() => {
      isClosed = true
    })
    const { email } = await server.visitor().signUp()
    app.dependencies.mails.wake()
    // Other processes continue.
    const second = await another()
    await second.poll()
    expect(isClosed).toBe(false)
    slow.answer()
    await closing
    expect(second.mails.map(({ to }) => to)).toEqual([email])
    expect((await rows()).map(({ state, tries }) => [state, tries])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ])
  })
})

describe('recipients', () => {
  test('exclude an account that was closed in the meantime', async () => {
    server.refuseMails(away)
    const { email } = await server.visitor().signUp()
    await askForLink(email)
    const operator = createOperator(server)
    const { id } = await personOf(operator, email)
    await operator.call('closeAccount', { path: { id }, body: { reason: 'Asked for', forfeit_tokens: true } })
    server.refuseMails(null)
    await later(HOUR / 2)
    await askForLink(`closed-${id}@closed.invalid`)
    expect(server.mails).toEqual([])
    expect((await rows()).map(({ state, error }) => [state, error])).toEqual([
      ['cancelled', 'account_closed'],
      ['cancelled', 'account_closed'],
      ['cancelled', 'nobody'],
    ])
  })

  test('have their current address, and exclude a person who confirmed in the meantime', async () => {
    server.refuseMails(away)
    const { email } = await server.visitor().signUp()
    await askForLink(email)
    const moved = newEmail()
    await server.dependencies.db
      .updateTable('users')
      .set({ email: moved, email_key: moved, email_verified_at: server.clock.now() })
      .where('email_key', '=', email)
      .execute()
    server.refuseMails(null)
    await later(MINUTE)
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([[moved, 'Set a new Mintage password']])
    const [token] = linksTo(moved)
    expect(await reset(moved, token)).toBe(200)
    expect((await rows())[0]).toMatchObject({ kind: 'verification', state: 'cancelled', error: 'confirmed_already' })
  })

  test('exclude refused sign-ups and refused messages', async () => {
    const { email } = await server.visitor().signUp()
    await expect(server.visitor().signUp({ email })).rejects.toThrow('already exists')
    await server.visitor().call('sendContactMessage', { body: { ...message, topic: '' } })
    expect(await rows()).toHaveLength(1)
  })

  test('include nobody for an unknown address, which still gets one row without the address', async () => {
    const { email } = await server.visitor().signUp()
    const unknown = newEmail()
    const answers = [(await askForLink(email)).answer, (await askForLink(unknown)).answer]
    expect(answers[1]).toEqual(answers[0])
    const [, sent, nobody] = await rows()
    expect(sent).toMatchObject({ kind: 'password_reset', state: 'sent' })
    expect(nobody).toMatchObject({ kind: 'password_reset', user_id: null, state: 'cancelled', tries: 0 })
    expect(JSON.stringify(nobody)).not.toContain(unknown)
  })
})

test('rows and log contain no address, link, token or text after any failure', async () => {
  server.refuseMails(new MailFailure('550 5.1.1', { isPermanent: true }))
  const { email } = await server.visitor().signUp()
  server.refuseMails(new Error(`could not send to ${email}: https://mintage.example/?token=abc`))
  await askForLink(email)
  await write()
  server.refuseMails(null)
  await later(MINUTE)
  const tokens = server.mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])
  expect(tokens).toHaveLength(1)
  const stored = JSON.stringify([await rows(), server.logLines])
  expect(stored).toContain('550 5.1.1')
  for (const secret of [email, 'grace@example.com', 'invoice', 'Invoices', 'token=', '/reset-password', ...tokens])
    expect(stored).not.toContain(secret)
})

test('ended mails are removed after two weeks, mails without a recipient after a day, waiting mails never', async () => {
  await server.visitor().signUp()
  server.refuseMails(new MailFailure('550', { isPermanent: true }))
  await server.visitor().signUp()
  await askForLink(newEmail())
  const states = async () => {
    await sweep(server.dependencies)
    return (await rows()).map(({ state }) => state).sort()
  }
  server.clock.advance(DAY - MINUTE)
  expect(await states()).toEqual(['cancelled', 'failed', 'sent'])
  server.clock.advance(MINUTE)
  expect(await states()).toEqual(['failed', 'sent'])
  server.clock.advance(13 * DAY - MINUTE)
  server.refuseMails(away)
  await server.visitor().signUp()
  expect(await states()).toEqual(['failed', 'sent', 'waiting'])
  server.clock.advance(MINUTE)
  expect(await states()).toEqual(['waiting'])
})
