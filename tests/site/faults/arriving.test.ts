import { deferred, makeAuthAnswer } from '@mintage/api-client/mocks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isAt } from '../support/assertions.ts'
import { email, fillSignUp, password, sendSignIn } from '../support/signing.ts'
import { visit } from '../support/site.tsx'

const invitation = page.getByRole('region', { name: 'New here?' })
const forUpscale = encodeURIComponent('/services/upscale?from=hero')

const signUpAt = async (path: string) => {
  const signUp = deferred('post', '/register')
  await visit({ path, handlers: [signUp.handler] })
  await fillSignUp()
  await page.getByRole('button', { name: 'Create account' }).click()
  ;(await signUp.next()).resolve(200, makeAuthAnswer())
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
  await visit({ path: '/' })
  await page.getByRole('link', { name: 'Start creating' }).first().click()
  await isAt(`/login?redirect=${encodeURIComponent('/services')}`)
  await expect.element(invitation).toBeVisible()
  await invitation.getByRole('link', { name: 'Create an account' }).click()
  await isAt(`/register?redirect=${encodeURIComponent('/services')}`)
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await isAt(`/login?redirect=${encodeURIComponent('/services')}`)
})

test('who only wants to sign in is not invited', async () => {
  await visit({ path: '/login' })
  await expect.element(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect.element(invitation).not.toBeInTheDocument()
})

test('who has signed in on this browser before meets the sign-in', async () => {
  const signIn = deferred('post', '/login')
  const logout = deferred('post', '/logout')
  await visit({ path: '/login?redirect=%2Fservices', handlers: [signIn.handler, logout.handler] })
  await expect.element(invitation).toBeVisible()
  await sendSignIn({ email, password })
  ;(await signIn.next()).resolve(200, makeAuthAnswer())
  await isAt('/services/generate-image')
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  ;(await logout.next()).resolve(200, { status: 'OK' })
  await isAt('/')
  await page.getByRole('link', { name: 'Start creating' }).first().click()
  await isAt(`/login?redirect=${encodeURIComponent('/services')}`)
  await expect.element(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  await expect.element(invitation).not.toBeInTheDocument()
})
