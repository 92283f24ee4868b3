import {
  deferred,
  failure,
  makeAuthAnswer,
  makeGuestAnswer,
  makePacks,
  makeProfile,
  ok,
} from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { submittedFormKey } from '../../../apps/site/src/flows/images/generateForm.ts'
import { requestKeys } from '../../../apps/site/src/flows/images/imageRequests.ts'
import { TestEventSource } from '../../../apps/site/src/testing/eventSource.ts'
import { expectText, isAt } from '../support/assertions.ts'
import { anotherTabStores } from '../support/browser.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { currentSite, visit } from '../support/site.tsx'

const banner = page.getByRole('banner')
const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()

const anotherTabEndsTheSession = async () => {
  anotherTabStores('auth_session', 'expired')
  await flushEventLoop()
  anotherTabStores('auth_session', null)
}

test('who signs out in another tab is signed out here, and nothing of theirs stays on the screen', async () => {
  await visit({
    path: '/account/profile',
    signedIn: true,
    stored: { visit: { [requestKeys.generate]: '[]', [submittedFormKey]: '{}' } },
  })
  const { name, email } = makeProfile()
  await expectText(`${name} Coyne`)
  anotherTabStores('auth_session', null)
  await isAt('/')
  await expectText('Logged out successfully')
  await expect.element(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await flushEventLoop()
  expect(document.body.textContent).not.toContain(email)
  expect(document.body.textContent).not.toContain('Coyne')
  await expect.poll(() => ({ ...sessionStorage })).toEqual({})
  expect(localStorage.getItem('token')).toBeNull()
})

test('a session that expired in another tab shows a notice here: on a private page, with the return address', async () => {
  await visit({ path: '/account/profile', signedIn: true })
  await expectText('Ada Coyne')
  await anotherTabEndsTheSession()
  await isAt(`/login?redirect=${encodeURIComponent('/account/profile')}`)
  await expectText('Session expired. Please log in again.')
  await flushEventLoop()
  await expect.element(page.getByText('Logged out successfully')).not.toBeInTheDocument()
  await expect.element(page.getByText('Session expired. Please log in again.')).toHaveLength(1)
  expect(localStorage.getItem('token')).toBeNull()
})

test('and on a public page in passing, once, and it leads nowhere', async () => {
  await visit({ path: '/pricing', signedIn: true })
  await expect.element(banner.getByRole('link', { name: 'Account' })).toBeVisible()
  await anotherTabEndsTheSession()
  await expectText('Your session has ended, and you are signed out.')
  await flushEventLoop()
  await isAt('/pricing')
  await expect.element(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.element(page.getByText('Your session has ended, and you are signed out.')).toHaveLength(1)
  for (const other of ['Logged out successfully', 'Session expired. Please log in again.'])
    await expect.element(page.getByText(other)).not.toBeInTheDocument()
})

test('who signs in in another tab is signed in here once the server confirms it', async () => {
  const check = deferred('get', '/is-auth')
  await visit({ path: '/pricing', handlers: [check.handler] })
  ;(await check.next()).resolve(200, makeGuestAnswer())
  await heading('Simple as small change')
  anotherTabStores('auth_session', '1')
  const question = await check.next()
  await expect.element(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  question.resolve(200, makeAuthAnswer())
  await expect.element(banner.getByRole('link', { name: 'Account' })).toBeVisible()
  await isAt('/pricing')
})

test('a form of a guest who signed in in another tab leads to where they wanted to go', async () => {
  const check = deferred('get', '/is-auth')
  await visit({ path: '/login?redirect=%2Faccount%2Fpayment-history', handlers: [check.handler] })
  ;(await check.next()).resolve(200, makeGuestAnswer())
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  anotherTabStores('auth_session', '1')
  ;(await check.next()).resolve(200, makeAuthAnswer())
  await isAt('/account/payment-history')
})

test('ignores another tab’s session that the server rejects', async () => {
  const check = deferred('get', '/is-auth')
  await visit({ path: '/', handlers: [check.handler] })
  ;(await check.next()).resolve(200, makeGuestAnswer())
  await expect.element(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  anotherTabStores('auth_session', '1')
  ;(await check.next()).respond(HttpResponse.json(failure('Unauthenticated.'), { status: 401 }))
  await expect.poll(() => localStorage.getItem('auth_session')).toBeNull()
  await expect.element(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a currency chosen in another tab is the currency here, and its prices are asked for', async () => {
  const packs = deferred('get', '/packs')
  await visit({ path: '/pricing', handlers: [packs.handler] })
  ;(await packs.next()).resolve(200, ok(makePacks()))
  await expect.element(page.getByRole('link', { name: 'Choose Pocket' })).toBeVisible()
  anotherTabStores('currencyCode', 'JPY')
  const asked = await packs.next()
  expect(new URL(asked.request.url).searchParams.get('currency')).toBe('JPY')
  asked.resolve(200, ok(makePacks()))
  await expect.element(banner.getByRole('button', { name: /^Currency.*JPY/ })).toBeVisible()
})

test('a currency that nobody lists is not taken over from another tab', async () => {
  await visit({ path: '/pricing' })
  await expect.element(page.getByRole('link', { name: 'Choose Pocket' })).toBeVisible()
  anotherTabStores('currencyCode', '<b>')
  await flushEventLoop()
  await expect.element(banner.getByRole('button', { name: /^Currency.*EUR/ })).toBeVisible()
})

test('an image that another tab has deleted is gone here as well, without a complaint', async () => {
  const remove = deferred('delete', '/projects/{id}')
  await visit({ path: '/account/my-projects', signedIn: true, handlers: [remove.handler] })
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  ;(await remove.next()).resolve(404, failure('Not found.'))
  // The time to take it back begins with the answer.
  await flushEventLoop()
  await currentSite().pass(6_000)
  await expect.element(page.getByRole('heading', { name: 'No projects yet' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: /^Open/ })).not.toBeInTheDocument()
  await expect.element(page.getByText('Not found.')).not.toBeInTheDocument()
})

const tokens = (amount: string) => expect.element(banner.getByText(amount, { exact: true })).toBeVisible()

const { id: person } = makeProfile()

const anotherTabHas = (balance: number, whose = person) => {
  const tab = new BroadcastChannel('mintage_balance')
  tab.postMessage({ person: whose, balance })
  tab.close()
}

const customerWithTen = async () => {
  await import('../../../apps/site/src/events/connectServer.ts')
  const profile = deferred('get', '/user/profile')
  await visit({ path: '/pricing', signedIn: true, handlers: [profile.handler] })
  ;(await profile.next()).resolve(200, makeProfile({ balance: 10 }))
  await tokens('10')
  // The part that listens is loaded once the person is known.
  await expect.poll(() => TestEventSource.opened).toHaveLength(1)
  return profile
}

test('tokens that another tab spends are gone here; changes that come while it asks are one more question', async () => {
  const profile = await customerWithTen()
  for (const balance of [90, 80, 70]) anotherTabHas(balance)
  ;(await profile.next()).resolve(200, makeProfile({ balance: 7 }))
  await expect.poll(() => profile.waiting).toBe(1)
  ;(await profile.next()).resolve(200, makeProfile({ balance: 7 }))
  await tokens('7')
  await flushEventLoop()
  expect(profile.count).toBe(3)
})

test('asks the server about a balance that another tab reports', async () => {
  const profile = await customerWithTen()
  anotherTabHas(9_990)
  ;(await profile.next()).resolve(200, makeProfile({ balance: 10 }))
  await flushEventLoop()
  await tokens('10')
  anotherTabHas(50, 'somebody else')
  anotherTabHas(100)
  await flushEventLoop()
  expect(profile.count).toBe(2)
})

test('reads the balance once when the page gets the focus, and keeps the old one on failure', async () => {
  const profile = await customerWithTen()
  await currentSite().pass(1_500)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  ;(await profile.next()).respond(HttpResponse.json(failure('Out of ink'), { status: 500 }))
  await flushEventLoop()
  await tokens('10')
  await expect.element(page.getByText('Server error. Please try again later.')).not.toBeInTheDocument()
  window.dispatchEvent(new Event('focus'))
  await flushEventLoop()
  expect(profile.count).toBe(2)
  await currentSite().pass(1_500)
  window.dispatchEvent(new Event('focus'))
  ;(await profile.next()).resolve(200, makeProfile({ balance: 8.5 }))
  await tokens('8.5')
})

test('an answer that is older than a change of this tab is asked for again', async () => {
  const profile = await customerWithTen()
  anotherTabHas(90)
  const early = await profile.next()
  currentSite().dependencies.session.send({ type: 'balance.reported', balance: 60 })
  await tokens('6')
  early.resolve(200, makeProfile({ balance: 10 }))
  ;(await profile.next()).resolve(200, makeProfile({ balance: 6 }))
  await flushEventLoop()
  await tokens('6')
})

test('reports a changed balance to the other tabs', async () => {
  await customerWithTen()
  const heard: unknown[] = []
  const other = new BroadcastChannel('mintage_balance')
  other.onmessage = ({ data }) => heard.push(data)
  currentSite().dependencies.session.send({ type: 'balance.reported', balance: 90 })
  await expect.poll(() => heard).toEqual([{ person, balance: 90 }])
  other.close()
})
