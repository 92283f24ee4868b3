import {
  deferred,
  failure,
  makeAuthAnswer,
  makeGuestAnswer,
  mock,
  type RequestHandler,
} from '@mintage/api-client/mocks'
import { authState, submitSignIn } from '@mintage/machines/auth'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { waitFor } from 'xstate'
import { stubBrowser } from '../testing/stubBrowser.ts'
import { createDependencies, type Dependencies } from './dependencies.ts'

const guest = mock('get', '/is-auth', ({ reply }) => reply(200, makeGuestAnswer()))
const member = mock('get', '/is-auth', ({ reply }) => reply(200, makeAuthAnswer()))

afterEach(() => {
  vi.unstubAllGlobals()
})

interface VisitOptions {
  pathname?: string
  local?: Readonly<Record<string, string>>
  visit?: Readonly<Record<string, string>>
}

async function openVisit(
  handlers: readonly RequestHandler[],
  { pathname = '/', local = {}, visit = {} }: VisitOptions = {},
) {
  const browser = stubBrowser({ pathname, handlers })
  for (const [key, value] of Object.entries(local)) browser.window.localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(visit)) browser.window.sessionStorage.setItem(key, value)
  const leave = vi.fn()
  const dependencies = createDependencies(leave)
  const { startUp, session, currency, language } = dependencies
  onTestFinished(() => {
    for (const actor of [startUp, session, currency, language]) actor.stop()
  })
  const said: unknown[] = []
  dependencies.notices.setAnnouncer((notice) => {
    said.push(notice)
    return () => undefined
  })
  startUp.start()
  await waitFor(session, (snapshot) => authState(snapshot).authCheckedOnce && !snapshot.hasTag('busy'))
  await waitFor(startUp, (snapshot) => !snapshot.hasTag('busy'))
  await waitFor(currency, (snapshot) => !snapshot.hasTag('busy'))
  return { ...browser, dependencies, leave, said }
}

describe('a call of the site', () => {
  it('carries the stored token, currency and language', async () => {
    const member = mock('get', '/is-auth', ({ reply }) =>
      reply(200, { status: 'OK', authenticated: true, emailVerified: true }),
    )
    const local = { auth_session: '1', token: 'mint_1', currencyCode: 'USD', languageId: '1' }
    const { dependencies, sent } = await openVisit([member], { local })
    await dependencies.client.GET('/packs')
    const last = sent.at(-1)
    expect(last?.call).toBe('GET /packs?currency=USD&lang_id=1')
    expect(last?.headers.get('Authorization')).toBe('Bearer mint_1')
  })

  it('shows a toast when it fails', async () => {
    const down = mock('get', '/packs', ({ reply }) => reply(500, failure('Down')))
    const logged = vi.spyOn(console, 'info').mockReturnValue()
    onTestFinished(() => logged.mockRestore())
    const { dependencies, said, leave } = await openVisit([guest, down])
    await dependencies.client.GET('/packs').catch(() => undefined)
    expect(said).toEqual([{ tone: 'error', message: { key: 'errors.server' } }])
    expect(leave).not.toHaveBeenCalled()
    expect(logged).not.toHaveBeenCalled()
  })

  it('logs the field names of a refused form, never their values', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue()
    onTestFinished(() => logged.mockRestore())
    const refused = mock('post', '/contact-us', ({ reply }) =>
      reply(422, { status: 'ERROR', message: 'No.', errors: { email: ['ada@ is no address'] } }),
    )
    const { dependencies, said } = await openVisit([guest, refused])
    await dependencies.client.POST('/contact-us', { body: {} }).catch(() => undefined)
    expect(logged.mock.calls).toEqual([['POST /contact-us: refused', ['email']]])
    expect(said).toEqual([])
  })

  it('of a person with an unverified address leads to the verification page (R088)', async () => {
    const unverified = mock('get', '/projects', ({ reply }) =>
      reply(403, failure('Your email address is not verified.')),
    )
    const { dependencies, leave, said } = await openVisit([member, unverified], { local: { auth_session: '1' } })
    await dependencies.client.GET('/projects').catch(() => undefined)
    expect(leave.mock.calls).toEqual([['verifyEmail']])
    expect(said).toEqual([])
  })

  it('ends the session when the server has ended it', async () => {
    const ended = mock('get', '/projects', ({ reply }) => reply(401, failure('Unauthenticated.')))
    const { dependencies, window } = await openVisit([member, ended], {
      local: { auth_session: '1' },
      pathname: '/account',
    })
    const out = vi.fn()
    dependencies.session.on('signedOut', out)
    await dependencies.client.GET('/projects').catch(() => undefined)
    expect(out).toHaveBeenCalledTimes(1)
    expect(window.localStorage.getItem('auth_session')).toBeNull()
  })
})

describe('signing in', () => {
  const signIn = ({ session, credentials }: Dependencies) =>
    submitSignIn(session, credentials, { email: 'ada@example.com', password: 'Copper12', rememberMe: false })

  it('shows a welcome', async () => {
    const { dependencies, said } = await openVisit([guest])
    signIn(dependencies)
    await expect.poll(() => said).toEqual([{ tone: 'success', message: { key: 'auth.welcomeBack' } }])
  })

  it('ignores a late refusal of a call of the previous session', async () => {
    const projects = deferred('get', '/projects')
    const { dependencies } = await openVisit([member, projects.handler], { local: { auth_session: '1' } })
    const late = dependencies.client.GET('/projects').catch(() => undefined)
    const call = await projects.next()
    dependencies.session.send({ type: 'logout.requested' })
    await waitFor(dependencies.session, (snapshot) => !authState(snapshot).isAuthenticated)
    signIn(dependencies)
    await waitFor(dependencies.session, (snapshot) => authState(snapshot).isAuthenticated)
    call.resolve(401, failure('Unauthenticated.'))
    await late
    expect(authState(dependencies.session.getSnapshot()).isAuthenticated).toBe(true)
  })
})

describe('signing out', () => {
  const stored = {
    visit: {
      mintage_checkout: 'an order',
      mintage_plan_intent: 'an offer',
      'services.upscale.jobs': '[]',
      mintage_announced_deposits: 'd1',
    },
    local: { auth_session: '1', 'services.draft.prompt.a': '{}', currencyCode: 'USD' },
  }

  it('removes the purchase, the image work and the images', async () => {
    const { dependencies, window, deleted } = await openVisit([member], stored)
    dependencies.session.send({ type: 'logout.requested' })
    await waitFor(dependencies.session, (snapshot) => !authState(snapshot).isAuthenticated)
    expect(Object.keys(window.sessionStorage)).toEqual(['mintage_announced_deposits'])
    expect(Object.keys(window.localStorage).toSorted()).toEqual(['currencyCode', 'currencySymbol'])
    expect(deleted).toEqual(['mintage_files'])
  })

  it('keeps the offer when the session has expired (D61)', async () => {
    const ended = mock('get', '/projects', ({ reply }) => reply(401, failure('Unauthenticated.')))
    const { dependencies, window } = await openVisit([member, ended], stored)
    await dependencies.client.GET('/projects').catch(() => undefined)
    expect(Object.keys(window.sessionStorage).toSorted()).toEqual(['mintage_announced_deposits', 'mintage_plan_intent'])
  })
})

describe('a change of currency', () => {
  const profiles = (calls: readonly string[]) => calls.filter((call) => call.startsWith('GET /user/profile'))

  it('reloads the profile', async () => {
    const { dependencies, calls } = await openVisit([member], { local: { auth_session: '1' } })
    const before = profiles(calls()).length
    dependencies.currency.send({ type: 'currency.picked', code: 'USD' })
    await expect.poll(() => profiles(calls()).length).toBe(before + 1)
    expect(profiles(calls()).at(-1)).toContain('currency=USD')
  })

  it('makes no call for a guest', async () => {
    const { dependencies, calls } = await openVisit([guest])
    const heard = vi.fn()
    dependencies.currency.on('currencyChanged', heard)
    dependencies.currency.send({ type: 'currency.picked', code: 'USD' })
    await expect.poll(() => heard).toHaveBeenCalled()
    await new Promise(setImmediate)
    expect(profiles(calls())).toEqual([])
  })
})

it('marks the browser as a returning visitor on sign-in', async () => {
  const { document } = await openVisit([member], { local: { auth_session: '1' } })
  expect(document.cookie).toContain('mintage_customer=1')
  const visitor = await openVisit([guest])
  expect(visitor.document.cookie).toBe('')
})

it('the window reloads the page and opens addresses outside the site', async () => {
  const { dependencies, window } = await openVisit([guest])
  dependencies.browser.reload()
  dependencies.browser.open('https://bank.example/3ds')
  expect(window.location.reload).toHaveBeenCalledTimes(1)
  expect(window.location.assign.mock.calls).toEqual([['https://bank.example/3ds']])
})
