import { failure, held, makeAuthAnswer, makeGuestAnswer, makePacks, makeProfile, ok } from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { workKeys } from '../../apps/site/src/flows/services/keys.ts'
import type { Visit } from '../../apps/site/src/testing/visit.ts'
import { isAt, told } from '../model/screens/support/look.ts'
import { openSite, type Site } from '../model/screens/support/openSite.tsx'
import { anotherTabStores } from '../model/screens/support/window.ts'

let site: Site | null = null

const come = async (visit: Visit): Promise<Site> => {
  site = await openSite(visit)
  return site
}

afterEach(async () => {
  await site?.close()
  site = null
})

const banner = page.getByRole('banner')
const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('who signs out in another tab is signed out here, and nothing of theirs stays on the screen', async () => {
  await come({
    path: '/account/profile',
    signedIn: true,
    kept: { visit: { [workKeys.generate]: '[]', [workKeys.draft]: '{}' } },
  })
  const { name, email } = makeProfile()
  await told(`${name} Coyne`)
  anotherTabStores('auth_session', null)
  await isAt('/')
  await told('Logged out successfully')
  await expect.element(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(document.body.textContent).not.toContain(email)
  expect(document.body.textContent).not.toContain('Coyne')
  expect({ ...sessionStorage }).toEqual({})
  expect(localStorage.getItem('token')).toBeNull()
})

test('who signs in in another tab is signed in here once the server confirms it', async () => {
  const check = held('get', '/is-auth')
  await come({ path: '/pricing', wire: [check.handler] })
  ;(await check.next()).answer(200, makeGuestAnswer())
  await heading('Simple as small change')
  anotherTabStores('auth_session', '1')
  const question = await check.next()
  await expect.element(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  question.answer(200, makeAuthAnswer())
  await expect.element(banner.getByRole('link', { name: 'Account' })).toBeVisible()
  await isAt('/pricing')
})

test('a form of a guest who signed in in another tab leads to where they wanted to go', async () => {
  const check = held('get', '/is-auth')
  await come({ path: '/login?redirect=%2Faccount%2Fpayment-history', wire: [check.handler] })
  ;(await check.next()).answer(200, makeGuestAnswer())
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  anotherTabStores('auth_session', '1')
  ;(await check.next()).answer(200, makeAuthAnswer())
  await isAt('/account/payment-history')
})

test('a session that another tab claims and the server does not know is none', async () => {
  const check = held('get', '/is-auth')
  await come({ path: '/', wire: [check.handler] })
  ;(await check.next()).answer(200, makeGuestAnswer())
  await expect.element(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  anotherTabStores('auth_session', '1')
  ;(await check.next()).answerWith(HttpResponse.json(failure('Unauthenticated.'), { status: 401 }))
  await expect.poll(() => localStorage.getItem('auth_session')).toBeNull()
  await expect.element(banner.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a currency chosen in another tab is the currency here, and its prices are asked for', async () => {
  const packs = held('get', '/packs')
  await come({ path: '/pricing', wire: [packs.handler] })
  ;(await packs.next()).answer(200, ok(makePacks()))
  await expect.element(page.getByRole('button', { name: 'Choose Pocket' })).toBeVisible()
  anotherTabStores('currencyCode', 'JPY')
  const asked = await packs.next()
  expect(new URL(asked.request.url).searchParams.get('currency')).toBe('JPY')
  asked.answer(200, ok(makePacks()))
  await expect.element(banner.getByRole('button', { name: /^Currency.*JPY/ })).toBeVisible()
})

test('a currency that nobody lists is not taken over from another tab', async () => {
  await come({ path: '/pricing' })
  await expect.element(page.getByRole('button', { name: 'Choose Pocket' })).toBeVisible()
  anotherTabStores('currencyCode', '<b>')
  await expect.element(banner.getByRole('button', { name: /^Currency.*EUR/ })).toBeVisible()
})

test('a picture that another tab has deleted is gone here as well, without a complaint', async () => {
  const remove = held('delete', '/projects/{id}')
  await come({ path: '/account/my-projects', signedIn: true, wire: [remove.handler] })
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  ;(await remove.next()).answer(404, failure('Not found.'))
  await site?.pass(6_000)
  await expect.element(page.getByRole('button', { name: /^Open/ })).not.toBeInTheDocument()
  await expect.element(page.getByText('Not found.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'No projects yet' })).toHaveFocus()
})
