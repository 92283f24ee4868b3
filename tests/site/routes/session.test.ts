import {
  deferred,
  failure,
  makeAuthAnswer,
  makeGuestAnswer,
  makeProfile,
  mock,
  page as pageOf,
} from '@mintage/api-client/mocks'
import { HttpResponse, http } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { readCookies } from '../../../apps/site/src/app/cookies.ts'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { expectText, isAt } from '../support/assertions.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { listen, visitUntilStable, waitForStableScreen } from '../support/screen.ts'
import { visit } from '../support/site.tsx'

const head = page.getByRole('banner')
const account = head.getByRole('link', { name: 'Account' })
const signInLink = head.getByRole('link', { name: 'Sign in' })

test('nothing is shown before it is known who is here, then everything is fetched', {
  tags: ['R107', 'R188', 'R190', 'R191'],
}, async () => {
  const check = deferred('get', '/is-auth')
  const asked: string[] = []
  const note = http.all('*/api/*', ({ request }) => void asked.push(new URL(request.url).pathname.replace('/api', '')))
  await visit({ path: '/account/profile', signedIn: true, handlers: [note, check.handler] })
  const known = await check.next()
  await expect.element(page.getByRole('status')).toHaveTextContent('Opening Mintage')
  expect(document.querySelector('header')).toBeNull()
  known.resolve(200, makeAuthAnswer())
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect.element(page.getByText('Opening Mintage')).not.toBeInTheDocument()
  const everything = ['/settings', '/user/profile', '/countries', '/static-pages', '/currencies']
  expect(asked).toEqual(expect.arrayContaining(everything))
})

test('the token that the browser keeps goes with every call, and none goes without it', {
  tags: ['R299'],
}, async () => {
  const sent = new Set<string | null>()
  const note = http.all('*/api/*', ({ request }) => void sent.add(request.headers.get('authorization')))
  await visitUntilStable({ path: '/pricing', handlers: [note] })
  expect([...sent]).toEqual([null])
  sent.clear()
  const fails = mock('get', '/is-auth', () => new HttpResponse(null, { status: 500 }))
  await visitUntilStable({ path: '/pricing', stored: { local: { token: 'mint_kept' } }, handlers: [note, fails] })
  expect([...sent]).toEqual(['Bearer mint_kept'])
})

describe('what the browser keeps of a session, and what the check makes of it', { tags: ['R176', 'R177'] }, () => {
  const open = (answer: () => Response) =>
    visit({
      path: '/',
      stored: { local: { auth_session: '1', token: 'mint_kept' } },
      handlers: [mock('get', '/is-auth', answer)],
    })

  test('a check that fails otherwise changes nothing', { tags: ['R174', 'R178'] }, async () => {
    await open(() => new HttpResponse(null, { status: 500 }))
    await expect.element(account).toBeVisible()
    expect({ ...localStorage }).toMatchObject({ auth_session: '1', token: 'mint_kept' })
  })

  test.each([
    ['says that nobody is signed in', () => HttpResponse.json(makeGuestAnswer())],
    ['answers 401', () => HttpResponse.json(failure('Unauthenticated.'), { status: 401 })],
    ['answers 403', () => HttpResponse.json(failure('Not for you.'), { status: 403 })],
  ])('a check that %s clears all of it', async (_, answer) => {
    await open(answer)
    await expect.element(signInLink).toBeVisible()
    await expect.element(account).not.toBeInTheDocument()
    expect(Object.keys(localStorage)).not.toContain('auth_session')
    expect(Object.keys(localStorage)).not.toContain('token')
  })
})

test('calls refused with 401 on a private page end the session: one toast, and the sign-in with the way back', async () => {
  const refuse = () => HttpResponse.json(failure('Unauthenticated.'), { status: 401 })
  const ear = listen()
  onTestFinished(ear.stop)
  await visit({
    path: '/account/my-projects?q=coin',
    signedIn: true,
    stored: { local: { token: 'mint_kept' } },
    handlers: [mock('get', '/projects', refuse), mock('get', '/user/profile', refuse)],
  })
  await isAt(`/login?redirect=${encodeURIComponent('/account/my-projects?q=coin')}`)
  await expectText('Session expired. Please log in again.')
  await waitForStableScreen('signed out')
  expect([...ear.said]).toEqual(['Session expired. Please log in again.'])
  expect(Object.keys(localStorage)).not.toContain('token')
})

describe('an e-mail that is not verified', { tags: ['R088'] }, () => {
  const open = (message: string) =>
    visit({
      path: '/account/my-projects',
      signedIn: true,
      handlers: [mock('get', '/projects', ({ reply }) => reply(403, failure(message)))],
    })

  test('is shown where one is in other words', async () => {
    await open('Your email is not verified.')
    await expectText('Your email is not verified.')
    await isAt('/account/my-projects')
  })

  test('leads to its page by the exact words, and the address goes along', async () => {
    await open('Your email address is not verified.')
    await isAt(`/email-verification?redirect=${encodeURIComponent('/account/my-projects')}`)
  })
})

describe('begins at the top', () => {
  const scrollDown = async (path: string, options: Partial<Visit> = {}) => {
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(1280, 400)
    await visitUntilStable({ path, ...options })
    window.scrollTo({ top: 300, behavior: 'instant' })
    await expect.poll(() => window.scrollY).toBeGreaterThan(200)
  }
  // A click by mouse would first scroll to what it clicks on.
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

  test('a new page', { tags: ['R086'] }, async () => {
    await scrollDown('/faq')
    press('footer a[href="/pricing"]')
    await isAt('/pricing')
    await expect.poll(() => window.scrollY).toBe(0)
  })

  test('a new query of the same page', { tags: ['R087'] }, async () => {
    const none = mock('get', '/projects', ({ reply }) => reply(200, pageOf([])))
    await scrollDown('/account/my-projects?service=upscale', { signedIn: true, handlers: [none] })
    press('main input[type=radio][value=remove_background], main [role=radio][value=remove_background]')
    await isAt('/account/my-projects?service=remove_background')
    await expect.poll(() => window.scrollY).toBe(0)
  })
})

describe('refuses with the texts of the specification, and keeps what was typed', () => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const field = (label: string) => page.getByLabelText(label, { exact: true })

  test('a sign-in', async () => {
    await visit({ path: '/login' })
    await press('Sign in')
    await expectText('Email and password are required')
    await field('Email').fill('ida@nowhere')
    await field('Password').fill('Copper12')
    await press('Sign in')
    await expectText('Invalid email format')
    await expect.element(field('Email')).toHaveValue('ida@nowhere')
  })

  test('a sign-up', async () => {
    await visit({ path: '/register' })
    await press('Create account')
    await expect.element(page.getByText('Name is required', { exact: true })).toBeVisible()
    await field('Name').fill('Ida')
    await press('Create account')
    await expectText('Surname is required')
    await expect.element(field('Name')).toHaveValue('Ida')
  })
})

test('a first image that was put away stays away from this person, and from nobody else', async () => {
  const nothing = mock('get', '/request-history', ({ reply }) => reply(200, pageOf([])))
  const panel = page.getByRole('region', { name: 'Make your first picture' })
  const open = (person: Parameters<typeof makeProfile>[0], cookies?: Record<string, string>) =>
    visit({
      path: '/account/profile',
      signedIn: true,
      stored: cookies ? { cookies } : {},
      handlers: [nothing, mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile(person)))],
    })
  await open({ name: 'Ida', surname: 'Halvorsen' })
  await panel.getByRole('button', { name: 'Not now' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Ida Halvorsen' })).toHaveFocus()
  const cookies = Object.fromEntries(readCookies())
  await open({}, cookies)
  await waitForStableScreen('back again')
  await flushEventLoop()
  expect(panel.query()).toBeNull()
  await open({ id: '00000000-0000-4000-8000-000000000777' }, cookies)
  await expect.element(panel).toBeVisible()
})
