import { deferred, failure, makeAuthAnswer, makeGuestAnswer, makeProfile, mock } from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectText, isAt } from '../support/assertions.ts'
import { buyTokens } from '../support/buyTokens.ts'
import { confirmInformation } from '../support/confirmInformation.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { currentSite, visit } from '../support/site.tsx'

const expired = 'Session expired. Please log in again.'
const unauthorised = () => HttpResponse.json(failure('Unauthenticated.'), { status: 401 })

const choosePocket = async () => {
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await expect.element(buyTokens.dialog).toBeVisible()
}

const expectTextOnce = async () => {
  await expectText(expired)
  await flushEventLoop()
  await expect.element(page.getByText(expired)).toHaveLength(1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}

const signInAgain = async () => {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('Copper12')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const samePurchase = async () => {
  await expect.element(buyTokens.dialog).toBeVisible()
  await expect.element(buyTokens.dialog.getByRole('heading', { name: 'Pocket', exact: true })).toBeVisible()
}

describe('a session that ends during a purchase on a public page shows a notice, and the purchase waits', () => {
  test('in Buy Tokens', async () => {
    const promo = deferred('post', '/promocode/validate')
    await visit({ path: '/pricing', signedIn: true, handlers: [promo.handler] })
    await choosePocket()
    await buyTokens.code.fill('WELCOME10')
    await buyTokens.apply.click()
    ;(await promo.next()).respond(unauthorised())
    await expectTextOnce()
    await isAt('/pricing')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await signInAgain()
    await samePurchase()
  })

  test('in Confirm Information, also through a reload', async () => {
    const checkout = deferred('post', '/deposit/checkout')
    let answer = makeAuthAnswer()
    const check = mock('get', '/is-auth', ({ reply }) => reply(200, answer))
    await visit({ path: '/pricing', signedIn: true, handlers: [checkout.handler, check] })
    await choosePocket()
    await buyTokens.tickBoth()
    await buyTokens.goOn.click()
    await confirmInformation.confirm.click()
    ;(await checkout.next()).respond(unauthorised())
    await expectTextOnce()
    await isAt('/pricing')
    answer = makeGuestAnswer()
    currentSite().dependencies.browser.reload()
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await signInAgain()
    await samePurchase()
  })
})

test('on a private page the notice is shown once, and the purchase waits behind the sign-in', async () => {
  const promo = deferred('post', '/promocode/validate')
  const poor = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile({ balance: 0 })))
  await visit({ path: '/services/generate-image', signedIn: true, handlers: [promo.handler, poor] })
  await page.getByRole('main').getByRole('button', { name: 'Buy tokens' }).click()
  await expect.element(buyTokens.dialog).toBeVisible()
  await buyTokens.code.fill('WELCOME10')
  await buyTokens.apply.click()
  ;(await promo.next()).respond(unauthorised())
  await expectTextOnce()
  await isAt(`/login?redirect=${encodeURIComponent('/services/generate-image')}`)
  await signInAgain()
  await isAt('/services/generate-image')
  await expect.element(buyTokens.dialog).toBeVisible()
})
