import { deferred, failure, makeProfile, mock } from '@mintage/api-client/mocks'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { isAt } from '../support/assertions.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { visit } from '../support/site.tsx'

const order = '5f0c1f9e-6f4e-4b7f-9f35-0d6b1a6a9d01'
const paid = mock('get', '/deposit/status/{id}', ({ reply }) => reply(200, { status: 'Success' }))
const poor = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile({ balance: 0 })))
const back = page.getByRole('link', { name: 'Back to your picture' })

const open = (options: Visit) => visit({ signedIn: true, ...options })

/** In the same visit, as the bank's page leads there. */
const paymentSucceeds = () => {
  window.history.pushState(null, '', `/success-payment?order_id=${order}`)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

test('tokens that a form waited for lead back to it, with what was written in it', async () => {
  const submit = deferred('post', '/images/generate')
  await open({ path: '/services/generate-image', handlers: [paid, poor, submit.handler] })
  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  await prompt.fill('A lighthouse at dawn')
  await page.getByRole('button', { name: /^Generate \d/ }).click()
  const refused = {
    ...failure('You need 1 token and have 0.'),
    code: 'not_enough_tokens',
    needed: 1,
    balance: 0,
  } as const
  ;(await submit.next()).resolve(402, refused)
  await page.getByRole('alert').getByRole('button', { name: 'Buy tokens' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Buy tokens' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  paymentSucceeds()
  await back.click()
  await isAt('/services/generate-image')
  await expect.element(prompt).toHaveValue('A lighthouse at dawn')
})

test('tokens that nothing waited for lead to the services', async () => {
  await open({ path: `/success-payment?order_id=${order}`, handlers: [paid] })
  await expect.element(page.getByRole('link', { name: 'Start creating' })).toHaveAttribute('href', '/services')
  await flushEventLoop()
  await expect.element(back).not.toBeInTheDocument()
})

test('ignores a stored address that is not a service’s', async () => {
  const visit = { 'services.waiting': 'https://evil.test' }
  await open({ path: `/success-payment?order_id=${order}`, stored: { visit }, handlers: [paid] })
  await expect.element(page.getByRole('link', { name: 'Start creating' })).toBeVisible()
  await flushEventLoop()
  await expect.element(back).not.toBeInTheDocument()
})
