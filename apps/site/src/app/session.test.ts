import { deferred, failure, makeGuestAnswer, makeProfile, mock, type RequestHandler } from '@mintage/api-client/mocks'
import { authState, type Credentials, submitSignIn, submitSignUp } from '@mintage/machines/auth'
import { createSecretHolder } from '@mintage/machines/shared'
import { describe, expect, it, onTestFinished } from 'vitest'
import { waitFor } from 'xstate'
import { memoryStore, recordedClient } from '../testing/recordedClient.ts'
import { filledSignUp } from '../testing/signUp.ts'
import { createSession } from './session.ts'

const open = (...mocks: readonly RequestHandler[]) => openWith({}, ...mocks)

/** @param kept items of the browser storage */
function openWith(items: Readonly<Record<string, string>>, ...mocks: readonly RequestHandler[]) {
  const { client, sent, consequences } = recordedClient(...mocks)
  const local = memoryStore()
  for (const [key, value] of Object.entries(items)) local.set(key, value)
  const credentials = createSecretHolder<Credentials>()
  const session = createSession({ client, local, credentials })
  onTestFinished(() => {
    session.stop()
  })
  session.start()
  const known = () => waitFor(session, (snapshot) => authState(snapshot).authCheckedOnce)
  const entered = () => waitFor(session, (snapshot) => snapshot.matches({ session: { signedIn: 'profileReady' } }))
  return { session, sent, consequences, local, credentials, known, entered }
}

const guest = mock('get', '/is-auth', ({ reply }) => reply(200, makeGuestAnswer()))

/** Other sources of the verified e-mail must not hide the response of the session. */
const unverified = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile({ emailVerified: false })))

const signedIn = { status: 'OK', authenticated: true, emailVerified: true } as const

/** The token can have either name (R175, R303, R304). */
const answers = [
  ['access_token', { ...signedIn, access_token: 'mint_1' }],
  ['token', { ...signedIn, token: 'mint_1' }],
] as const

it('leaves the error of a failed sign-up to the sign-up form (R354, D37)', async () => {
  const { session, consequences, credentials, known } = open(
    guest,
    mock('post', '/register', ({ reply }) => reply(500, { status: 'ERROR', message: 'Down' })),
  )
  await known()
  const messages: string[] = []
  session.on('toast', ({ message }) => messages.push('key' in message ? message.key : message.text))
  submitSignUp(session, credentials, filledSignUp)
  await waitFor(session, (snapshot) => snapshot.hasTag('busy'))
  await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
  expect(messages).toHaveLength(1)
  expect(consequences).toEqual(['nothing'])
})

const flagAndToken = { auth_session: '1', token: 'mint_0' }

describe('the stored session', () => {
  it('counts as signed in until the check has responded (R174)', { tags: ['R172'] }, async () => {
    expect(authState(openWith(flagAndToken, guest).session.getSnapshot()).isAuthenticated).toBe(true)
    expect(authState(openWith({ token: 'mint_0' }, guest).session.getSnapshot()).isAuthenticated).toBe(false)
  })

  it.each([
    ['says that nobody is signed in', guest],
    ['answers 401', mock('get', '/is-auth', () => Response.json(failure(''), { status: 401 }))],
    ['answers 403', mock('get', '/is-auth', () => Response.json(failure(''), { status: 403 }))],
  ])('is removed when the check %s (R176, R177)', { tags: ['R177'] }, async (_, check) => {
    const { session, local, known } = openWith(flagAndToken, check)
    await known()
    expect([local.get('auth_session'), local.get('token')]).toEqual([null, null])
    expect(authState(session.getSnapshot()).isAuthenticated).toBe(false)
  })

  it('stays when the check fails otherwise (R178)', async () => {
    const { session, local, known } = openWith(
      flagAndToken,
      mock('get', '/is-auth', ({ reply }) => reply(500, failure(''))),
    )
    await known()
    expect([local.get('auth_session'), local.get('token')]).toEqual(['1', 'mint_0'])
    expect(authState(session.getSnapshot()).isAuthenticated).toBe(true)
  })

  it.each([
    ['succeeds', mock('post', '/logout', ({ reply }) => reply(200, { status: 'OK' }))],
    ['fails', mock('post', '/logout', ({ reply }) => reply(500, failure('')))],
  ])('is removed at sign-out, even when the call %s (R181)', { tags: ['R181'] }, async (_, logout) => {
    const { session, local, entered, consequences } = open(logout)
    await entered()
    local.set('token', 'mint_1')
    session.send({ type: 'logout.requested' })
    await waitFor(session, (snapshot) => snapshot.matches({ session: 'signedOut' }))
    expect([local.get('auth_session'), local.get('token')]).toEqual([null, null])
    expect(consequences.filter((kind) => kind !== 'nothing')).toEqual([])
  })
})

describe('the calls of a session', () => {
  it.each(answers)('is-auth sends nothing and may return the %s', async (_, answer) => {
    const { session, sent, local, entered } = open(
      mock('get', '/is-auth', ({ reply }) => reply(200, answer)),
      unverified,
    )
    await entered()
    expect(sent[0]).toEqual({ call: 'GET /is-auth', body: '' })
    expect(local.get('token')).toBe('mint_1')
    expect(local.get('auth_session')).toBe('1')
    expect(authState(session.getSnapshot())).toMatchObject({ isAuthenticated: true, emailVerified: true })
  })

  it.each(answers)(
    'signing in sends the e-mail as username, and may return the %s',
    { tags: ['R151', 'R179'] },
    async (_, answer) => {
      const { session, sent, local, credentials, known, entered } = open(
        guest,
        mock('post', '/login', ({ reply }) => reply(200, answer)),
        unverified,
      )
      await known()
      submitSignIn(session, credentials, { email: 'ada@example.com', password: 'Copper12', rememberMe: true })
      await entered()
      expect(sent[1]?.call).toBe('POST /login')
      expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
        username: 'ada@example.com',
        password: 'Copper12',
        remember: true,
        currency: 'EUR',
      })
      expect(local.get('token')).toBe('mint_1')
      expect(local.get('auth_session')).not.toBeNull()
      expect(authState(session.getSnapshot())).toMatchObject({ isAuthenticated: true, emailVerified: true })
    },
  )

  it.each(answers)('signing up sends the form and may return the %s', { tags: ['R149', 'R180'] }, async (_, answer) => {
    const { session, sent, local, credentials, known, entered } = open(
      guest,
      mock('post', '/register', ({ reply }) => reply(200, answer)),
    )
    await known()
    submitSignUp(session, credentials, { ...filledSignUp, phone: '1 234 5678', phoneE164: '+35312345678' })
    await entered()
    expect(sent[1]?.call).toBe('POST /register')
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
      name: 'Ada',
      surname: 'Coyne',
      email: 'ada@example.com',
      phoneE164: '+35312345678',
      password: 'Copper12',
      password_confirmation: 'Copper12',
      currency: 'EUR',
    })
    expect(local.get('token')).toBe('mint_1')
    expect(local.get('auth_session')).not.toBeNull()
    expect(authState(session.getSnapshot()).isAuthenticated).toBe(true)
  })

  it.each([
    [null, { phoneE164: '015123456789', phone_country: 'DE' }],
    [true, { phoneE164: '015123456789' }],
  ])('signing up sends the country of a number only when it was not checked: %s', async (phoneValid, expected) => {
    const { session, sent, credentials, known, entered } = open(
      guest,
      mock('post', '/register', ({ reply }) => reply(200, answers[0]?.[1] ?? {})),
    )
    await known()
    const phone = { phone: '015123456789', phoneE164: '015123456789', phoneCountry: 'DE', phoneValid }
    submitSignUp(session, credentials, { ...filledSignUp, ...phone })
    await entered()
    const { phoneE164, phone_country } = JSON.parse(sent[1]?.body ?? '')
    expect({ phoneE164, phone_country }).toEqual(expected)
  })

  it('reads the profile from the body itself', async () => {
    const { session, sent, entered } = open(
      mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile({ name: 'Grace', city: 'Oslo' }))),
    )
    await entered()
    expect(sent[1]?.call).toBe('GET /user/profile?currency=EUR')
    expect(session.getSnapshot().context.profile).toMatchObject({ name: 'Grace', city: 'Oslo' })
  })

  it('sends a password once and does not keep it', async () => {
    const { session, sent, known } = open(guest)
    await known()
    session.send({ type: 'signIn.submitted', broken: null, email: 'ada@example.com', rememberMe: false })
    await expect.poll(() => sent[1]?.call).toBe('POST /login')
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ password: '' })
  })

  it.each([
    ['is-auth', deferred('get', '/is-auth')],
    ['the profile', deferred('get', '/user/profile')],
  ])('stops waiting for %s when the page is left', async (_, call) => {
    const { session } = open(call.handler)
    const { request } = await call.next()
    expect(request.signal.aborted).toBe(false)
    session.stop()
    expect(request.signal.aborted).toBe(true)
  })

  it('signing out sends nothing', async () => {
    const { session, sent, local, entered } = open()
    await entered()
    session.send({ type: 'logout.requested' })
    await waitFor(session, (snapshot) => !authState(snapshot).isAuthenticated)
    expect(sent.at(-1)).toEqual({ call: 'POST /logout', body: '' })
    expect(local.get('token')).toBeNull()
  })
})

describe('messages to other tabs when a session ends', () => {
  async function signedInTab() {
    const tab = open(
      mock('get', '/is-auth', ({ reply }) => reply(200, { ...signedIn, token: 'mint_1' })),
      mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile())),
      mock('post', '/logout', ({ reply }) => reply(200, { status: 'OK' })),
    )
    await tab.entered()
    const stored: (string | null)[] = []
    const { set, remove } = tab.local
    tab.local.set = (key, value) => {
      if (key === 'auth_session') stored.push(value)
      set(key, value)
    }
    tab.local.remove = (key) => {
      if (key === 'auth_session') stored.push(null)
      remove(key)
    }
    return { ...tab, stored }
  }

  it('reports that the session expired', async () => {
    const { session, local, stored } = await signedInTab()
    session.send({ type: 'session.rejected', onProtectedRoute: false })
    expect(stored).toEqual(['expired', null])
    expect(local.get('auth_session')).toBeNull()
    expect(local.get('token')).toBeNull()
  })

  it('reports that the person logged out', async () => {
    const { session, stored } = await signedInTab()
    session.send({ type: 'logout.requested' })
    await waitFor(session, (snapshot) => !authState(snapshot).isAuthenticated)
    expect(stored).toEqual([null])
  })

  it('removes the session only, if another tab has already ended it', async () => {
    const { session, local, stored } = await signedInTab()
    local.remove('auth_session')
    session.send({ type: 'session.rejected', onProtectedRoute: false })
    expect(stored).toEqual([null, null])
  })
})
