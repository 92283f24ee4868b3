import { deferred, makeProject, mock, page as pageOf } from '@mintage/api-client/mocks'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { afterCheckout, savedOrder } from '../../../apps/site/src/testing/savedOrder.ts'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { expectText, isAt } from '../support/assertions.ts'
import { flushEventLoop } from '../support/eventLoop.ts'
import { pixel } from '../support/images.ts'
import { currentSite, visit } from '../support/site.tsx'

const banner = page.getByRole('banner')
const dialog = page.getByRole('dialog')
const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
const reload = () => currentSite().dependencies.browser.reload()

/** From the landing page to the offers, so that there is a way back. */
const toOffers = async (handlers: Visit['handlers'] = []) => {
  await visit({ path: '/faq', signedIn: true, handlers })
  await banner.getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Buy tokens' })).toBeVisible()
}

const toInformation = async (handlers?: Visit['handlers']) => {
  await toOffers(handlers)
  for (const name of [/^I accept/, /^Begin at once/]) await dialog.getByRole('checkbox', { name }).click()
  await dialog.getByRole('button', { name: 'Credit/Debit card' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Confirm information' })).toBeVisible()
}

describe('buying', () => {
  for (const [name, go] of [
    ['Buy tokens', toOffers],
    ['Confirm information', toInformation],
  ] as const) {
    test(`back at “${name}” closes it and leaves the page, and forward brings the offers without it`, async () => {
      await go()
      window.history.back()
      await isAt('/faq')
      await expect.element(dialog).not.toBeInTheDocument()
      window.history.forward()
      await isAt('/pricing')
      await expect.element(page.getByRole('link', { name: 'Choose Pocket' })).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
    })

    test(`a reload at “${name}” leaves the offers, with nothing bought`, async () => {
      const checkout = deferred('post', '/deposit/checkout')
      await go([checkout.handler])
      reload()
      await expect.element(page.getByRole('link', { name: 'Choose Pocket' })).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      await flushEventLoop()
      expect(checkout.count).toBe(0)
    })
  }

  test('back from the pay screen and forward to it: the order is still there', async () => {
    await toInformation()
    await dialog.getByRole('button', { name: 'CONFIRM PAYMENT' }).click()
    await isAt('/pay')
    await heading('Pay by card')
    window.history.back()
    await isAt('/pricing')
    await expect.element(dialog).not.toBeInTheDocument()
    window.history.forward()
    await isAt('/pay')
    await expect.element(page.getByRole('button', { name: /^Pay / })).toBeEnabled()
  })

  test('forgets an order that a later page paid, after a return from the back/forward cache', async () => {
    await toInformation()
    await dialog.getByRole('button', { name: 'CONFIRM PAYMENT' }).click()
    await isAt('/pay')
    window.history.back()
    await isAt('/pricing')
    sessionStorage.clear()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    window.history.forward()
    await isAt('/pay')
    await expectText('There is nothing to pay yet')
  })

  const pay = async () => {
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await page.getByRole('textbox', { name: 'Expiration date' }).fill('09/31')
    await page.getByRole('textbox', { name: 'CVV' }).fill('907')
    await page.getByRole('button', { name: /^Pay / }).click()
  }

  test('a reload while paying keeps the order and forgets the card; paying again asks about the same deposit', async () => {
    const charge = deferred('post', '/deposit/checkout/execute')
    await visit({ path: '/pay', signedIn: true, stored: { visit: afterCheckout() }, handlers: [charge.handler] })
    await pay()
    const first = await (await charge.next()).json()
    reload()
    await expect.element(page.getByRole('button', { name: /^Pay / })).toBeEnabled()
    await expect.element(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('')
    await pay()
    const second = await (await charge.next()).json()
    expect([first.deposit_id, second.deposit_id]).toEqual([savedOrder.orderId, savedOrder.orderId])
  })

  test('back while paying does not stop the payment, and brings nothing to pay twice', async () => {
    const charge = deferred('post', '/deposit/checkout/execute')
    await visit({ path: '/faq', signedIn: true, stored: { visit: afterCheckout() }, handlers: [charge.handler] })
    await banner.getByRole('link', { name: 'Pricing' }).click()
    window.history.pushState(null, '', '/pay')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await pay()
    await expect.poll(() => charge.waiting).toBe(1)
    window.history.back()
    await isAt('/pricing')
    await flushEventLoop()
    expect(charge.count).toBe(1)
  })

  const order = savedOrder.orderId
  const pending = mock('get', '/deposit/status/{id}', ({ reply }) => reply(200, { status: 'Pending' }))

  test('a reload of the pending screen goes on watching the same order', async () => {
    await visit({ path: `/pending-payment?order_id=${order}`, signedIn: true, handlers: [pending] })
    await expectText('MT-0000-081')
    reload()
    await heading('Payment is being processed')
    await expectText('MT-0000-081')
  })

  test('a success that was announced once is not announced again by a reload, nor by back and forward', async () => {
    const words = page.getByText('Payment completed successfully!')
    await visit({ path: `/success-payment?order_id=${order}`, signedIn: true, stored: { visit: afterCheckout() } })
    await expect.element(words).toBeVisible()
    await currentSite().pass(4_000)
    await expect.element(words).not.toBeInTheDocument()
    reload()
    await heading('Payment Successful')
    await expect.element(page.getByText('Tokens', { exact: false }).first()).toBeVisible()
    await flushEventLoop()
    await expect.element(words).not.toBeInTheDocument()
  })
})

describe('making an image', () => {
  const library = mock('get', '/projects', ({ reply }) =>
    reply(200, pageOf([makeProject({ thumb_url: pixel, file_url: pixel })])),
  )

  test('a reload after sending finds the request again and sends nothing', async () => {
    const generate = deferred('post', '/images/generate')
    await visit({ path: '/services/generate-image', signedIn: true, handlers: [generate.handler, library] })
    await page.getByLabelText('Prompt').fill('A heron')
    await page.getByRole('button', { name: /^Generate 1 image/ }).click()
    const call = await generate.next()
    call.reject()
    await expect.element(page.getByText(/could not reach the server|did not go through/i).first()).toBeVisible()
    reload()
    await expect.element(page.getByLabelText('Prompt')).toHaveValue('A heron')
    await flushEventLoop()
    expect(generate.count).toBe(1)
  })

  test('back and forward keep what was sent and send nothing again', async () => {
    const generate = deferred('post', '/images/generate')
    await visit({ path: '/faq', signedIn: true, handlers: [generate.handler, library] })
    window.history.pushState(null, '', '/services/generate-image')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await page.getByLabelText('Prompt').fill('A heron')
    await page.getByRole('button', { name: /^Generate 1 image/ }).click()
    await expect.poll(() => generate.waiting).toBe(1)
    window.history.back()
    await isAt('/faq')
    window.history.forward()
    await isAt('/services/generate-image')
    await expect.element(page.getByLabelText('Prompt')).toHaveValue('A heron')
    await flushEventLoop()
    expect(generate.count).toBe(1)
  })
})
