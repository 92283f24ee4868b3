import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/platform/config/config.ts'
import type { OperationId } from '../src/platform/contract/types.ts'
import { MINUTE } from '../src/platform/support/clock.ts'
import { startServer, type TestServer } from './support/server.ts'
import { billing, checkOut } from './support/shopping.ts'
import { newEmail, password, type Visitor } from './support/visitor.ts'

/** One per configuration of limits: every test uses its own people and addresses. */
const servers = new Map<string, TestServer>()
let server: TestServer
afterAll(async () => {
  for (const one of servers.values()) await one.close()
})

const open = async (env: Record<string, string> = {}) => {
  const key = JSON.stringify(env)
  const { limits, trustProxy } = readConfig({ TRUST_PROXY: 'on', ...env })
  server = servers.get(key) ?? (await startServer({ rateLimits: true, limits, trustProxy }))
  servers.set(key, server)
}

let addresses = 0
const elsewhere = () => {
  addresses += 1
  return { 'x-forwarded-for': `198.51.${Math.floor(addresses / 250)}.${addresses % 250}` }
}

async function signUp() {
  const visitor = server.visitor()
  const email = newEmail()
  const { answer } = await visitor.call('register', {
    body: { name: 'Ada', surname: 'Coyne', email, password, password_confirmation: password },
    headers: elsewhere(),
  })
  visitor.token = answer.access_token ?? null
  return { email, visitor }
}

/** Signs in from a new browser at a new address. */
const signIn = (email: string, attempt: string, visitor = server.visitor()) =>
  visitor.call('login', { body: { username: email, password: attempt }, headers: elsewhere() })

const guess = async (email: string, times: number) => {
  const statuses: number[] = []
  for (let round = 0; round < times; round += 1) statuses.push((await signIn(email, 'Wrong1234')).status)
  return statuses
}

const askForLink = (email: string) =>
  server.visitor().call('requestPasswordRestore', { query: { email }, headers: elsewhere() })

const linksTo = (email: string) =>
  server.mails.flatMap(({ to, text }) => {
    const token = to === email ? /reset-password-confirm\?token=([\w-]+)/.exec(text)?.[1] : undefined
    return token === undefined ? [] : [token]
  })

describe('wrong passwords', () => {
  test.each([
    ['an existing account', async () => (await signUp()).email],
    ['an unknown account', async () => newEmail()],
  ])('of %s are limited across addresses', async (_which, emailOf) => {
    await open()
    const email = await emailOf()
    const statuses = await guess(email, 80)
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401))
    expect(statuses.slice(20)).toEqual(Array.from({ length: 60 }, () => 429))
    const { status, error, raw } = await signIn(email, password)
    expect(status).toBe(429)
    expect(error).toEqual({
      status: 'ERROR',
      message: 'Too many requests. Please wait a moment.',
      code: 'too_many_requests',
    })
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(raw.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  })

  test('in parallel are counted too', async () => {
    await open({ LIMIT_WRONG_PASSWORDS: '3/15' })
    const { email } = await signUp()
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'Wrong1234')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
  })

  test('do not lock out the owner in a browser that signed in before', async () => {
    await open({ LIMIT_WRONG_PASSWORDS: '3/15' })
    const { email, visitor } = await signUp()
    await visitor.call('logout')
    await guess(email, 10)
    expect((await signIn(email, password, visitor)).status).toBe(200)
    // A stolen device has its own limit.
    const stolen = []
    for (let round = 0; round < 5; round += 1) stolen.push((await signIn(email, 'Wrong1234', visitor)).status)
    expect(stolen).toEqual([401, 401, 401, 429, 429])
  })

  test('a device counts only for its own account', async () => {
    await open({ LIMIT_WRONG_PASSWORDS: '3/15' })
    const { visitor } = await signUp()
    const { email } = await signUp()
    await guess(email, 3)
    expect((await signIn(email, password, visitor)).status).toBe(429)
  })

  test('do not lock out the owner with a reset link', async () => {
    await open({ LIMIT_WRONG_PASSWORDS: '3/15' })
    const { email } = await signUp()
    await guess(email, 10)
    await askForLink(email)
    await expect.poll(() => linksTo(email)).toHaveLength(1)
    const body = { token: linksTo(email)[0] ?? '', email, password: 'Newer2027', password_confirmation: 'Newer2027' }
    const owner = server.visitor()
    expect((await owner.call('restorePassword', { body, headers: elsewhere() })).status).toBe(200)
    expect((await signIn(email, 'Newer2027')).status).toBe(200)
    // The owner stays signed in while the stranger continues.
    await guess(email, 10)
    expect((await signIn(email, 'Newer2027')).status).toBe(429)
    expect((await signIn(email, 'Newer2027', owner)).status).toBe(200)
  })

  test('expire after exactly 15 minutes, also across a restart', async () => {
    await open()
    const { email } = await signUp()
    await guess(email, 21)
    server = await server.restart()
    servers.set('{}', server)
    server.clock.advance(15 * MINUTE - 1)
    expect((await signIn(email, password)).status).toBe(429)
    server.clock.advance(1)
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('do not include right passwords', async () => {
    await open({ LIMIT_WRONG_PASSWORDS: '3/15' })
    const { email } = await signUp()
    for (let round = 0; round < 10; round += 1) expect((await signIn(email, password)).status).toBe(200)
  })

  test('in the password change form have their own limit', async () => {
    await open({ LIMIT_WRONG_PASSWORDS: '3/15' })
    const { email, visitor } = await signUp()
    const change = (current: string) =>
      visitor.call('changePassword', {
        body: { current_password: current, password: 'Newer2027', password_confirmation: 'Newer2027' },
        headers: elsewhere(),
      })
    const statuses = []
    for (let round = 0; round < 4; round += 1) statuses.push((await change('Wrong1234')).status)
    expect(statuses).toEqual([422, 422, 422, 429])
    expect((await change(password)).status).toBe(429)
    expect((await signIn(email, password)).status).toBe(200)
  })
})

describe('mails to one person', () => {
  test('are limited to 6 of 60 requests from 60 addresses, and the last link works', async () => {
    await open()
    const { email } = await signUp()
    const [known, unknown]: number[][] = [[], []]
    const nobody = newEmail()
    for (let round = 0; round < 60; round += 1) {
      known?.push((await askForLink(email)).status)
      unknown?.push((await askForLink(nobody)).status)
    }
    expect(known).toEqual([...Array.from({ length: 6 }, () => 200), ...Array.from({ length: 54 }, () => 429)])
    expect(unknown).toEqual(known)
    await expect.poll(() => linksTo(email)).toHaveLength(6)
    server.clock.advance(59 * MINUTE)
    const body = { email, password: 'Newer2027', password_confirmation: 'Newer2027' }
    const tries = []
    for (const token of linksTo(email)) {
      const { status } = await server
        .visitor()
        .call('restorePassword', { body: { ...body, token }, headers: elsewhere() })
      tries.push(status)
    }
    expect(tries.filter((status) => status === 200)).toHaveLength(1)
  })

  test('for confirmation are limited too', async () => {
    await open()
    const { visitor } = await signUp()
    const statuses = []
    for (let round = 0; round < 8; round += 1) {
      statuses.push((await visitor.call('resendVerification', { headers: elsewhere() })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
  })
})

describe('the counted address', () => {
  const tryFrom = (forwarded: string) =>
    server.visitor().call('login', { body: {}, headers: { 'x-forwarded-for': forwarded } })

  async function lastOf(times: number, forwarded: (round: number) => string) {
    let status = 0
    for (let round = 0; round < times; round += 1) status = (await tryFrom(forwarded(round))).status
    return status
  }

  test.each([
    ['on', (round: number) => `10.1.1.${round}, 203.0.113.9`, 429],
    ['on', (round: number) => `203.0.113.9, 10.1.2.${round}`, 422],
    ['2', (round: number) => `10.1.1.${round}, 203.0.113.9, 192.0.2.1`, 429],
    ['off', (round: number) => `10.1.1.${round}`, 429],
  ])('with TRUST_PROXY=%s is the address seen by the farthest trusted proxy', async (trust, forwarded, expected) => {
    await open({ TRUST_PROXY: trust })
    expect(await lastOf(31, forwarded)).toBe(expected)
  })
})

describe('limits of a member', () => {
  const uploadForm = () => {
    const form = new FormData()
    form.append('file', new Blob(['not a picture']), 'a.png')
    return { form }
  }
  const noProject = '5c2e1b70-9a44-4c9e-b6f3-9b0f5d3c7e88'
  const tight = {
    LIMIT_CREATE_CHECKOUT: '3/10',
    LIMIT_UPLOAD_AVATAR: '3/10',
    LIMIT_GENERATE_IMAGES: '3/10',
    LIMIT_FIND_SUBJECT: '3/10',
    LIMIT_REMOVE_BACKGROUND: '3/10',
    LIMIT_UPSCALE_IMAGE: '3/10',
    LIMIT_SAVE_CUTOUT: '3/10',
    LIMIT_GET_DEPOSIT_STATUS: '3/10',
  }
  const calls: [OperationId, (visitor: Visitor) => ReturnType<Visitor['call']>][] = [
    ['createCheckout', (visitor) => visitor.call('createCheckout', { body: billing, headers: elsewhere() })],
    ['uploadAvatar', (visitor) => visitor.call('uploadAvatar', { ...uploadForm(), headers: elsewhere() })],
    ['generateImages', (visitor) => visitor.call('generateImages', { body: {}, headers: elsewhere() })],
    ['findSubject', (visitor) => visitor.call('findSubject', { ...uploadForm(), headers: elsewhere() })],
    ['removeBackground', (visitor) => visitor.call('removeBackground', { ...uploadForm(), headers: elsewhere() })],
    ['upscaleImage', (visitor) => visitor.call('upscaleImage', { ...uploadForm(), headers: elsewhere() })],
    [
      'saveCutout',
      (visitor) => visitor.call('saveCutout', { path: { id: noProject }, ...uploadForm(), headers: elsewhere() }),
    ],
  ]

  test.each(calls)('%s is limited per member across addresses', async (_id, call) => {
    await open(tight)
    const { visitor } = await signUp()
    const { visitor: other } = await signUp()
    const statuses = []
    for (let round = 0; round < 4; round += 1) statuses.push((await call(visitor)).status)
    expect(statuses.slice(0, 3)).not.toContain(429)
    expect(statuses[3]).toBe(429)
    expect((await call(other)).status).not.toBe(429)
  })

  test('the status of a deposit, by address', async () => {
    await open(tight)
    const { visitor } = await signUp()
    const { id } = await checkOut(visitor)
    const from = elsewhere()
    const ask = (headers: Record<string, string>) =>
      server.visitor().call('getDepositStatus', { path: { id }, headers })
    const statuses = []
    for (let round = 0; round < 16; round += 1) statuses.push((await ask(from)).status)
    // Five people may share an address.
    expect(statuses.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 200))
    expect(statuses[15]).toBe(429)
    expect((await ask(elsewhere())).status).toBe(200)
  })

  test('allows half an hour of polling by a page', async () => {
    await open()
    const { visitor } = await signUp()
    const { id } = await checkOut(visitor)
    const from = elsewhere()
    for (let round = 0; round < 360; round += 1) {
      expect((await visitor.call('getDepositStatus', { path: { id }, headers: from })).status).toBe(200)
    }
  })
})
