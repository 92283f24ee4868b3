import { deferred, makeProfile, mock, ok } from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteFiles } from '../../../apps/site/src/app/storage.ts'
import { afterCheckout } from '../../../apps/site/src/testing/savedOrder.ts'
import { buyTokens } from '../support/buyTokens.ts'
import { confirmInformation } from '../support/confirmInformation.ts'
import { imageFile } from '../support/images.ts'
import { priced } from '../support/offers.ts'
import { visitUntilStable, waitForStableScreen } from '../support/screen.ts'
import { fillSignUp, signOut } from '../support/signing.ts'
import { leaveSite, visit } from '../support/site.tsx'

afterEach(async () => {
  // What was chosen for a service stays in this browser until the sign-out.
  await leaveSite(signOut)
  deleteFiles()
})

const write = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabelText(label, { exact: true }).fill(text)
}

interface Sent {
  readonly next: () => Promise<{ readonly respond: (response: Response) => void }>
}

async function isSentOnce(call: Sent, button: string | RegExp, meanwhile = button): Promise<void> {
  const named = (name: string | RegExp) => expect.element(page.getByRole('button', { name, exact: true }))
  await named(button).toBeEnabled()
  await page.getByRole('button', { name: button, exact: true }).click()
  const sent = await call.next()
  await named(meanwhile).toBeDisabled()
  sent.respond(HttpResponse.json({ status: 'ERROR' }, { status: 500 }))
  await named(button).toBeEnabled()
}

test('signing in', { tags: ['R122', 'R224'] }, async () => {
  const call = deferred('post', '/login')
  await visitUntilStable({ path: '/login', handlers: [call.handler] })
  await write({ Email: 'ida@example.com', Password: 'Copper77' })
  await isSentOnce(call, 'Sign in', 'Signing in...')
})

test('signing up', { tags: ['R224'] }, async () => {
  const call = deferred('post', '/register')
  await visitUntilStable({ path: '/register', handlers: [call.handler] })
  await fillSignUp()
  await isSentOnce(call, 'Create account', 'Creating account...')
})

test('asking for a link', async () => {
  const call = deferred('get', '/user/request-password-restore')
  await visitUntilStable({ path: '/forgot-password', handlers: [call.handler] })
  await write({ Email: 'ida@example.com' })
  await isSentOnce(call, 'Send reset link', 'Sending...')
})

test('setting a new password', async () => {
  const call = deferred('put', '/user/restore-password')
  await visitUntilStable({ path: '/reset-password?token=t&email=ida@example.com', handlers: [call.handler] })
  await write({ 'New password': 'Copper77', 'Confirm password': 'Copper77' })
  await isSentOnce(call, 'Reset password', 'Resetting...')
})

test('changing the password', async () => {
  const call = deferred('post', '/user/change-password')
  await visitUntilStable({ path: '/account/change-password', signedIn: true, handlers: [call.handler] })
  await write({ 'Current password': 'Today77', 'New password': 'Copper77', 'Confirm new password': 'Copper77' })
  await isSentOnce(call, 'Change password', 'Changing...')
})

test('saving the profile', async () => {
  const call = deferred('put', '/user/profile')
  await visitUntilStable({ path: '/account/profile', signedIn: true, handlers: [call.handler] })
  await write({ City: 'Galway' })
  await isSentOnce(call, 'Save changes', 'Saving...')
})

test('writing to support', async () => {
  const call = deferred('post', '/contact-us')
  await visitUntilStable({ path: '/faq', handlers: [call.handler] })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await write({
    Name: 'Vera',
    Surname: 'Penny',
    Email: 'vera@example.com',
    Topic: 'A receipt',
    Message: 'Where is it?',
  })
  await isSentOnce(call, 'Send message', 'Sending...')
})

test('buying: a promo code, the terms, the billing details', async () => {
  const code = deferred('post', '/promocode/validate')
  const profile = deferred('get', '/user/profile')
  const order = deferred('post', '/deposit/checkout')
  const settings = mock('get', '/settings', ({ reply }) => reply(200, ok(priced())))
  const handlers = [settings, code.handler, profile.handler, order.handler]
  await visit({ path: '/pricing', signedIn: true, handlers })
  const here = await profile.next()
  here.resolve(200, makeProfile())
  await waitForStableScreen('/pricing')
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await expect.element(buyTokens.dialog).toBeVisible()
  await buyTokens.code.fill('WELCOME10')
  await isSentOnce(code, 'Apply')
  await buyTokens.tickBoth()
  await isSentOnce(profile, 'Credit/Debit card')
  await buyTokens.goOn.click()
  const again = await profile.next()
  again.resolve(200, makeProfile())
  await expect.element(confirmInformation.dialog).toBeVisible()
  await isSentOnce(order, 'CONFIRM PAYMENT')
})

test('paying', async () => {
  const call = deferred('post', '/deposit/checkout/execute')
  await visitUntilStable({ path: '/pay', signedIn: true, stored: { visit: afterCheckout() }, handlers: [call.handler] })
  await write({ 'Card number': '4242 4242 4242 4242', 'Expiration date': '12/39', CVV: '123' })
  await isSentOnce(call, 'Pay €10.80', 'Paying €10.80...')
})

test('checking a payment', { tags: ['R124'] }, async () => {
  const call = deferred('get', '/user/profile')
  await visit({ path: '/pending-payment', signedIn: true, handlers: [call.handler] })
  ;(await call.next()).resolve(200, makeProfile())
  await waitForStableScreen('/pending-payment')
  await isSentOnce(call, 'Check Status', 'Checking...')
})

test('asking for images', async () => {
  const call = deferred('post', '/images/generate')
  await visitUntilStable({ path: '/services/generate-image', signedIn: true, handlers: [call.handler] })
  await write({ Prompt: 'A heron at dawn' })
  await isSentOnce(call, /^Generate \d/, 'Sending the prompt...')
})

/** Chooses an image at one of the services that work on them. */
const choose = async (name: string) => {
  await userEvent.upload(page.getByLabelText('Choose pictures'), imageFile(name))
  await expect.element(page.getByRole('button', { name: `Take ${name} away` })).toBeVisible()
}

test.each([
  ['removing a background', '/services/remove-background', deferred('post', '/images/remove-background'), /^Remove 1/],
  ['upscaling', '/services/upscale', deferred('post', '/images/upscale'), /^Upscale 1/],
] as const)('%s, also with another image at hand', async (_, path, call, button) => {
  await visitUntilStable({ path, signedIn: true, handlers: [call.handler] })
  await choose('jug.png')
  await page.getByRole('button', { name: button }).click()
  const sent = await call.next()
  await choose('heron.png')
  await expect.element(page.getByRole('button', { name: button })).toBeDisabled()
  sent.respond(HttpResponse.json({ status: 'ERROR' }, { status: 500 }))
  await expect.element(page.getByRole('button', { name: button })).toBeEnabled()
  expect(call.count).toBe(1)
})
