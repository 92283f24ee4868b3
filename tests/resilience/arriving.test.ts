import { held, makeAuthAnswer } from '@mintage/api-client/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Visit } from '../../apps/site/src/testing/visit.ts'
import { isAt } from '../model/screens/support/look.ts'
import { openSite } from '../model/screens/support/openSite.tsx'
import { email, fillSignUp, password, sendSignIn } from '../model/screens/support/signing.ts'

const come = async (visit: Visit) => {
  const site = await openSite(visit)
  onTestFinished(() => site.close())
}

const invitation = page.getByRole('region', { name: 'New here?' })
const forUpscale = encodeURIComponent('/services/upscale?from=hero')

const signUpAt = async (path: string) => {
  const signUp = held('post', '/register')
  await come({ path, handlers: [signUp.handler] })
  await fillSignUp()
  await page.getByRole('button', { name: 'Create account' }).click()
  ;(await signUp.next()).answer(200, makeAuthAnswer())
}

test('who signs up goes where they wanted to go', async () => {
  await signUpAt(`/register?redirect=${forUpscale}`)
  await isAt('/services/upscale?from=hero')
})

test('who signs up without having wanted a page goes to the account', async () => {
  await signUpAt('/register')
  await isAt('/account/profile')
})

test.each(['//evil.test/account', 'https://evil.test', '/\\evil.test', 'services'])(
  'who signs up with %s as the wanted page goes to the account',
  async (wanted) => {
    await signUpAt(`/register?redirect=${encodeURIComponent(wanted)}`)
    await isAt('/account/profile')
  },
)

test('a newcomer who wants to create is invited to sign up, and the wanted page goes along both ways', async () => {
  await come({ path: '/' })
  await page.getByRole('link', { name: 'Start creating' }).first().click()
  await isAt(`/login?redirect=${encodeURIComponent('/services')}`)
  await expect.element(invitation).toBeVisible()
  await invitation.getByRole('link', { name: 'Create an account' }).click()
  await isAt(`/register?redirect=${encodeURIComponent('/services')}`)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await isAt(`/login?redirect=${encodeURIComponent('/services')}`)
})

test('who only wants to sign in is not invited', async () => {
  await come({ path: '/login' })
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.element(invitation).not.toBeInTheDocument()
})

test('who has signed in on this browser before meets the sign-in', async () => {
  const signIn = held('post', '/login')
  const logout = held('post', '/logout')
  await come({ path: '/login?redirect=%2Fservices', handlers: [signIn.handler, logout.handler] })
  await expect.element(invitation).toBeVisible()
  await sendSignIn({ email, password })
  ;(await signIn.next()).answer(200, makeAuthAnswer())
  await isAt('/services/generate-image')
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  ;(await logout.next()).answer(200, { status: 'OK' })
  await isAt('/')
  await page.getByRole('link', { name: 'Start creating' }).first().click()
  await isAt(`/login?redirect=${encodeURIComponent('/services')}`)
  await expect.element(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  await expect.element(invitation).not.toBeInTheDocument()
})
