import { held, makeProfile, mock, ok } from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteFiles } from '../../apps/site/src/app/storage.ts'
import { afterCheckout } from '../../apps/site/src/testing/savedCheckout.ts'
import type { Visit } from '../../apps/site/src/testing/visit.ts'
import { buyTokens } from '../model/screens/support/buyTokens.ts'
import { confirmInformation } from '../model/screens/support/confirmInformation.ts'
import { priced } from '../model/screens/support/offers.ts'
import { openSite, type Site } from '../model/screens/support/openSite.tsx'
import { pixel } from '../model/screens/support/pixel.ts'
import { signOut } from '../model/screens/support/session.ts'
import { fillSignUp } from '../model/screens/support/signing.ts'
import { waitForStableScreen } from '../resilience/support/screen.ts'
import { seen, soon } from './support.ts'

let site: Site | null = null

async function come(visit: Visit): Promise<void> {
  site = await openSite(visit)
  await waitForStableScreen(visit.path)
}

afterEach(async () => {
  // What was chosen for a service stays in this browser until the sign-out.
  if (site) signOut(site)
  await site?.close()
  site = null
  deleteFiles()
})

const write = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabelText(label, { exact: true }).fill(text)
}

interface Sent {
  readonly next: () => Promise<{ readonly answerWith: (response: Response) => void }>
}

/**
 * Sends the form. Until there is an answer its button is disabled, and after one that is of no use it is not.
 * @param meanwhile what the button says while the call is under way
 */
async function isSentOnce(call: Sent, button: string | RegExp, meanwhile = button): Promise<void> {
  const named = (name: string | RegExp) => seen(page.getByRole('button', { name, exact: true }))
  await named(button).toBeEnabled()
  await page.getByRole('button', { name: button, exact: true }).click(soon)
  const sent = await call.next()
  await named(meanwhile).toBeDisabled()
  sent.answerWith(HttpResponse.json({ status: 'ERROR' }, { status: 500 }))
  await named(button).toBeEnabled()
}

test('signing in', { tags: ['R224'] }, async () => {
  const call = held('post', '/login')
  await come({ path: '/login', handlers: [call.handler] })
  await write({ Email: 'ida@example.com', Password: 'Copper77' })
  await isSentOnce(call, 'Sign in', 'Signing in...')
})

test('signing up', { tags: ['R224'] }, async () => {
  const call = held('post', '/register')
  await come({ path: '/register', handlers: [call.handler] })
  await fillSignUp()
  await isSentOnce(call, 'Create account', 'Creating account...')
})

test('asking for a link', async () => {
  const call = held('get', '/user/request-password-restore')
  await come({ path: '/forgot-password', handlers: [call.handler] })
  await write({ Email: 'ida@example.com' })
  await isSentOnce(call, 'Send reset link', 'Sending...')
})

test('setting a new password', async () => {
  const call = held('put', '/user/restore-password')
  await come({ path: '/reset-password?token=t&email=ida@example.com', handlers: [call.handler] })
  await write({ 'New password': 'Copper77', 'Confirm password': 'Copper77' })
  await isSentOnce(call, 'Reset password', 'Resetting...')
})

test('changing the password', async () => {
  const call = held('post', '/user/change-password')
  await come({ path: '/account/change-password', signedIn: true, handlers: [call.handler] })
  await write({ 'Current password': 'Today77', 'New password': 'Copper77', 'Confirm new password': 'Copper77' })
  await isSentOnce(call, 'Change password', 'Changing...')
})

test('saving the profile', async () => {
  const call = held('put', '/user/profile')
  await come({ path: '/account/profile', signedIn: true, handlers: [call.handler] })
  await write({ City: 'Galway' })
  await isSentOnce(call, 'Save changes', 'Saving...')
})

test('writing to support', async () => {
  const call = held('post', '/contact-us')
  await come({ path: '/faq', handlers: [call.handler] })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click(soon)
  await seen(page.getByRole('dialog')).toBeVisible()
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
  const code = held('post', '/promocode/validate')
  const profile = held('get', '/user/profile')
  const order = held('post', '/deposit/checkout')
  const settings = mock('get', '/settings', ({ reply }) => reply(200, ok(priced())))
  const handlers = [settings, code.handler, profile.handler, order.handler]
  site = await openSite({ path: '/pricing', signedIn: true, handlers })
  const here = await profile.next()
  here.answer(200, makeProfile())
  await waitForStableScreen('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click(soon)
  await seen(buyTokens.dialog).toBeVisible()
  await buyTokens.code.fill('WELCOME10')
  await isSentOnce(code, 'Apply')
  await buyTokens.terms.click(soon)
  await isSentOnce(profile, 'Credit/Debit card')
  await buyTokens.goOn.click(soon)
  const again = await profile.next()
  again.answer(200, makeProfile())
  await seen(confirmInformation.dialog).toBeVisible()
  await isSentOnce(order, 'CONFIRM PAYMENT')
})

test('paying', async () => {
  const call = held('post', '/deposit/checkout/execute')
  await come({ path: '/pay', signedIn: true, stored: { visit: afterCheckout() }, handlers: [call.handler] })
  await write({ 'Card number': '4242 4242 4242 4242', 'Expiration date': '12/39', CVV: '123' })
  await isSentOnce(call, 'Pay €10.80', 'Paying €10.80...')
})

test('asking for pictures', async () => {
  const call = held('post', '/images/generate')
  await come({ path: '/services/generate-image', signedIn: true, handlers: [call.handler] })
  await write({ Prompt: 'A heron at dawn' })
  await isSentOnce(call, /^Generate \d/, 'Sending the prompt...')
})

const bytes = Uint8Array.from(atob(pixel.split(',')[1] ?? ''), (char) => char.charCodeAt(0))

/** Chooses a picture at one of the services that work on them. */
const choose = async (name: string) => {
  await userEvent.upload(page.getByLabelText('Choose pictures'), new File([bytes], name, { type: 'image/png' }))
  await seen(page.getByRole('button', { name: `Take ${name} away` })).toBeVisible()
}

test.each([
  ['removing a background', '/services/remove-background', held('post', '/images/remove-background'), /^Remove 1/],
  ['upscaling', '/services/upscale', held('post', '/images/upscale'), /^Upscale 1/],
] as const)('%s, also with another picture at hand', async (_, path, call, button) => {
  await come({ path, signedIn: true, handlers: [call.handler] })
  await choose('jug.png')
  await page.getByRole('button', { name: button }).click(soon)
  const sent = await call.next()
  await choose('heron.png')
  await seen(page.getByRole('button', { name: button })).toBeDisabled()
  sent.answerWith(HttpResponse.json({ status: 'ERROR' }, { status: 500 }))
  await seen(page.getByRole('button', { name: button })).toBeEnabled()
  expect(call.count).toBe(1)
})
