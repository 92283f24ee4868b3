import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../src/platform/support/clock.ts'
import { startServer, type TestServer } from './support/server.ts'
import { newEmail, password } from './support/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const rule =
  'Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces'

/** Too short, too long, no upper-case letter, no lower-case letter, no digit, and with a space. */
const weakPasswords = ['Coin1', 'Coin123456789', 'coin2026', 'COIN2026', 'CoinCoin', 'Coin 2026']

const form = (changes: object = {}) => ({
  name: 'Ada',
  surname: 'Coyne',
  email: newEmail(),
  phoneE164: '',
  password,
  password_confirmation: password,
  ...changes,
})

describe('signing up', () => {
  test('signs the person in and grants the welcome bonus once', async () => {
    const visitor = server.visitor()
    const { answer, raw } = await visitor.call('register', { body: form({ phoneE164: '+35312345678' }) })
    expect(answer).toMatchObject({
      status: 'OK',
      authenticated: true,
      emailVerified: false,
      access_token: expect.stringMatching(/^\S{20,}$/),
      token: answer.access_token,
    })
    expect([raw.headers['set-cookie']].flat()[0]).toMatch(
      /^mintage_session=\S+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    )

    visitor.token = answer.access_token ?? null
    const profile = await visitor.call('getProfile')
    expect(profile.answer).toMatchObject({ name: 'Ada', surname: 'Coyne', phone: '+35312345678', balance: 10 })
    const ledger = await visitor.call('getTokenLedger')
    expect(ledger.answer.payload).toMatchObject([
      { kind: 'welcome_bonus', tokens: 10, held: 0, balance_after: 10, description: 'Welcome bonus' },
    ])
  })

  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ surname: '' }, 'Surname is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'ada@' }, 'Please enter a valid email address'],
    [{ phoneE164: '12345' }, 'Please enter a valid phone number'],
    [{ password: '', password_confirmation: password }, 'Password is required'],
    [{ password_confirmation: '' }, 'Please confirm your password'],
    [{ password_confirmation: 'Coin2027' }, 'Passwords do not match'],
  ])('refuses %o with %s', async (changes, text) => {
    const { status, error } = await server.visitor().call('register', { body: form(changes) })
    expect(status).toBe(422)
    expect(error.message).toBe(text)
  })

  test.each([
    ['DE', '015123456789', '+4915123456789'],
    ['IT', '06 698 12345', '+390669812345'],
    ['US', '+4722225555', '+4722225555'],
    ['XX', '+4722225555', '+4722225555'],
    ['DE', '12', null],
    ['DE', '+111111111111', null],
    ['XX', '015123456789', null],
  ])('a number that the browser could not check is read as one of %s: %s', async (phone_country, phoneE164, phone) => {
    const visitor = server.visitor()
    const signedUp = await visitor.call('register', { body: form({ phoneE164, phone_country }) })
    if (phone === null) {
      expect([signedUp.status, signedUp.error.message]).toEqual([422, 'Please enter a valid phone number'])
      return
    }
    visitor.token = signedUp.answer.access_token ?? null
    expect((await visitor.call('getProfile')).answer.phone).toBe(phone)
  })

  test.each(weakPasswords)('the password %s is refused', { tags: ['R244'] }, async (weak) => {
    const body = form({ password: weak, password_confirmation: weak })
    const { status, error } = await server.visitor().call('register', { body })
    expect([status, error.message]).toEqual([422, rule])
  })

  test("names every invalid field, with the first one's text as the message", async () => {
    const { error } = await server.visitor().call('register', { body: {} })
    expect(error.message).toBe('Name is required')
    expect(Object.keys(error.errors ?? {})).toEqual(['name', 'surname', 'email', 'password', 'password_confirmation'])
  })

  test('treats addresses as equal in any case, also with two parallel sign-ups', async () => {
    const email = newEmail()
    const results = await Promise.all(
      [email, email.toUpperCase()].map((one) => server.visitor().call('register', { body: form({ email: one }) })),
    )
    expect(results.map(({ status }) => status).sort()).toEqual([200, 422])
    const refused = results.find(({ status }) => status === 422)
    expect(refused?.error.errors).toEqual({ email: ['An account with this email already exists'] })
  })

  test('is refused while registration is closed', { tags: ['R296'] }, async () => {
    const { db } = server.dependencies
    const setOpen = async (open: boolean) => {
      await sql`update settings set value = jsonb_set(value, '{is_reg_enabled}', ${JSON.stringify(open)}::jsonb)`.execute(
        db,
      )
      server.clock.advance(MINUTE)
    }
    await setOpen(false)
    const { status, error } = await server.visitor().call('register', { body: form() })
    await setOpen(true)
    expect(status).toBe(403)
    expect(error.message).toBe('Registration is closed at the moment.')
  })
})

describe('signing in', () => {
  test('checks in the order of the form', async () => {
    const visitor = server.visitor()
    const attempt = async (body: object) => (await visitor.call('login', { body })).error.message
    expect(await attempt({})).toBe('Email and password are required')
    expect(await attempt({ username: 'ada@example.com' })).toBe('Email and password are required')
    expect(await attempt({ username: 'ada', password: 'x' })).toBe('Invalid email format')
  })

  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await server.visitor().signUp()
    const visitor = server.visitor()
    const wrong = await visitor.call('login', { body: { username: email, password: 'Wrong123' } })
    const unknown = await visitor.call('login', { body: { username: newEmail(), password } })
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(unknown.error).toEqual(wrong.error)
  })

  test('accepts the address in any case, and works by token and by cookie', async () => {
    const { email } = await server.visitor().signUp()
    const visitor = server.visitor()
    const { answer } = await visitor.call('login', { body: { username: email.toUpperCase(), password } })
    expect((await visitor.call('isAuth')).answer.authenticated).toBe(true)

    const other = server.visitor()
    expect((await other.call('isAuth')).answer).toEqual({ status: 'OK', authenticated: false, emailVerified: false })
    other.token = answer.access_token ?? null
    expect((await other.call('isAuth')).answer).toMatchObject({
      authenticated: true,
      access_token: answer.access_token,
    })
  })

  test('uses a valid cookie despite a stale bearer token', async () => {
    const visitor = server.visitor()
    await visitor.signUp()
    visitor.token = 'stale'
    expect((await visitor.call('isAuth')).answer.authenticated).toBe(true)
  })

  test.each([
    [undefined, 12 * HOUR],
    [false, 12 * HOUR],
    [true, 30 * DAY],
  ])('with remember %s a session lasts %d ms', async (remember, life) => {
    const { email } = await server.visitor().signUp()
    const visitor = server.visitor()
    const { answer, raw } = await visitor.call('login', { body: { username: email, password, remember } })
    visitor.token = answer.access_token ?? null
    expect([raw.headers['set-cookie']].flat()[0]).toContain(`Max-Age=${life / 1000};`)
    server.clock.advance(life - MINUTE)
    expect((await visitor.call('getProfile')).status).toBe(200)
    server.clock.advance(MINUTE)
    expect((await visitor.call('getProfile')).status).toBe(401)
  })

  test('stores only a hash of the token', async () => {
    const visitor = server.visitor()
    await visitor.signUp()
    const rows = await server.dependencies.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(visitor.token)
  })
})

describe('signing out', () => {
  test('ends the session and clears the cookie', async () => {
    const visitor = server.visitor()
    await visitor.signUp()
    const { raw } = await visitor.call('logout')
    expect(raw.headers['set-cookie']).toMatch(/^mintage_session=; .*Expires=Thu, 01 Jan 1970/)
    expect((await visitor.call('getProfile')).status).toBe(401)
  })

  test('accepts guests and an empty JSON body', async () => {
    const visitor = server.visitor()
    expect((await visitor.call('logout')).status).toBe(200)
    expect((await visitor.call('logout', { headers: { 'content-type': 'application/json' } })).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '')

  async function askForLink(email: string): Promise<URL> {
    const before = server.mails.length
    await server.visitor().call('requestPasswordRestore', { query: { email } })
    await expect.poll(() => server.mails.length).toBe(before + 1)
    return linkIn(server.mails.at(-1)?.text ?? '')
  }

  const resetBody = (link: URL, changes: object = {}) => ({
    token: link.searchParams.get('token'),
    email: link.searchParams.get('email'),
    password: 'Copper77',
    password_confirmation: 'Copper77',
    ...changes,
  })

  test('is replaced once by a mailed link, which ends all sessions', async () => {
    const visitor = server.visitor()
    const { email } = await visitor.signUp()
    const link = await askForLink(email)
    expect(link.pathname).toBe('/reset-password-confirm')

    const { answer } = await server.visitor().call('restorePassword', { body: resetBody(link) })
    expect(answer).toEqual({ status: 'OK', message: 'Password reset successfully' })
    expect((await visitor.call('getProfile')).status).toBe(401)
    expect((await server.visitor().call('login', { body: { username: email, password } })).status).toBe(401)
    const again = await server.visitor().call('login', { body: { username: email, password: 'Copper77' } })
    expect(again.status).toBe(200)

    const spent = await server.visitor().call('restorePassword', { body: resetBody(link) })
    expect(spent.status).toBe(422)
    expect(spent.error).toMatchObject({ message: 'Invalid reset link', errors: { token: ['Invalid reset link'] } })
  })

  test('requires the newest link, within one hour, with its own address', async () => {
    const { email } = await server.visitor().signUp()
    const first = await askForLink(email)
    const second = await askForLink(email)
    const attempt = async (link: URL, changes?: object) =>
      (await server.visitor().call('restorePassword', { body: resetBody(link, changes) })).status
    expect(await attempt(first)).toBe(422)
    expect(await attempt(second, { email: newEmail() })).toBe(422)
    server.clock.advance(HOUR)
    expect(await attempt(second)).toBe(422)
  })

  test('is checked by the password rule without spending the link', { tags: ['R244'] }, async () => {
    const { email } = await server.visitor().signUp()
    const link = await askForLink(email)
    for (const weak of weakPasswords) {
      const changes = { password: weak, password_confirmation: weak }
      const refused = await server.visitor().call('restorePassword', { body: resetBody(link, changes) })
      expect(refused.error.errors, weak).toEqual({ password: [rule] })
    }
    expect((await server.visitor().call('restorePassword', { body: resetBody(link) })).status).toBe(200)
  })

  test('gives the same response for an unknown address, without a mail', async () => {
    const { email } = await server.visitor().signUp()
    const before = server.mails.length
    const existing = await server.visitor().call('requestPasswordRestore', { query: { email } })
    const unknown = await server.visitor().call('requestPasswordRestore', { query: { email: newEmail() } })
    expect(unknown.answer).toEqual(existing.answer)
    await expect.poll(() => server.mails.length).toBe(before + 1)
  })

  test('refuses an empty address with its text', async () => {
    const { error } = await server.visitor().call('requestPasswordRestore', {})
    expect(error.message).toBe('Please enter your email address')
  })
})

describe('changing the password', () => {
  test('requires the current one and ends the other sessions', async () => {
    const visitor = server.visitor()
    const { email } = await visitor.signUp()
    const other = server.visitor()
    await other.call('login', { body: { username: email, password } })

    const change = (current: string) =>
      visitor.call('changePassword', {
        body: { current_password: current, password: 'Copper77', password_confirmation: 'Copper77' },
      })
    expect((await change('Wrong123')).error.errors).toEqual({ current_password: ['Current password is incorrect'] })
    expect((await change('')).error.message).toBe('Current password is required')
    expect((await change(password)).status).toBe(200)
    expect((await visitor.call('getProfile')).status).toBe(200)
    expect((await other.call('getProfile')).status).toBe(401)
  })

  test('applies the password rule', { tags: ['R244'] }, async () => {
    const visitor = server.visitor()
    await visitor.signUp()
    for (const weak of weakPasswords) {
      const body = { current_password: password, password: weak, password_confirmation: weak }
      const { status, error } = await visitor.call('changePassword', { body })
      expect([status, error.errors], weak).toEqual([422, { password: [rule] }])
    }
  })

  test('requires a session', async () => {
    expect((await server.visitor().call('changePassword', { body: {} })).status).toBe(401)
  })
})

describe('confirming the e-mail', () => {
  const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

  test('accepts the mailed link, also twice, and refuses an unknown one', async () => {
    const visitor = server.visitor()
    const { email } = await visitor.signUp()
    const mail = server.mails.findLast(({ to }) => to === email)
    const token = tokenIn(mail?.text ?? '')
    const open = async (token: string) =>
      (await server.visitor().call('verifyEmail', { query: { token } })).raw.headers.location
    expect(await open(token)).toBe('/email/verify/success')
    expect(await open(token)).toBe('/email/verify/already-success')
    expect(await open('foreign')).toBe('/email-verification')
    expect((await visitor.call('getProfile')).answer.emailVerified).toBe(true)
  })

  test('sends the mail again on request until the address is confirmed', async () => {
    const visitor = server.visitor()
    const { email } = await visitor.signUp()
    const mailsTo = () => server.mails.filter(({ to }) => to === email)
    await visitor.call('resendVerification')
    expect(mailsTo()).toHaveLength(2)
    await server.visitor().call('verifyEmail', { query: { token: tokenIn(mailsTo()[1]?.text ?? '') } })
    await visitor.call('resendVerification')
    expect(mailsTo()).toHaveLength(2)
  })
})

test('refuses unverified members with the text that leads to the right page, if verification is required', async () => {
  const strict = await startServer({ requireEmailVerification: true })
  const visitor = strict.visitor()
  await visitor.signUp()
  const refused = await visitor.call('listProjects')
  expect(refused.status).toBe(403)
  expect(refused.error.message).toBe('Your email address is not verified.')
  expect((await visitor.call('getProfile')).status).toBe(200)
  expect((await visitor.call('resendVerification')).status).toBe(200)
  const token = /token=([\w-]+)/.exec(strict.mails.at(-1)?.text ?? '')?.[1] ?? ''
  await visitor.call('verifyEmail', { query: { token } })
  expect((await visitor.call('listProjects')).status).toBe(200)
  await strict.close()
})
