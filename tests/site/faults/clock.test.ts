import { makeImageRequest, makePayment, makeProfile, mock, page as pageOf } from '@mintage/api-client/mocks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { afterCheckout } from '../../../apps/site/src/testing/savedOrder.ts'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { expectText } from '../support/assertions.ts'
import { faultsOfScreen, waitForStableScreen } from '../support/screen.ts'
import { visit } from '../support/site.tsx'

const DAY = 86_400_000

let wrong = 0

/** What has passed stays passed: only the date is put right. */
const setClock = (by: number) => {
  wrong += by
  vi.setSystemTime(Date.now() + by)
}

afterEach(() => {
  setClock(-wrong)
})

/** Opens the site with a clock that is wrong by this much. */
const open = async (options: Visit, wrongBy: number) => {
  const site = await visit(options)
  setClock(wrongBy)
  site.dependencies.browser.reload()
  return site
}

describe.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('with a clock %s', (_, wrongBy) => {
  test('dates are those of the server', async () => {
    const payments = mock('get', '/payment-history', ({ reply }) =>
      reply(200, pageOf([makePayment({ created_at: '2026-11-20T09:30:00Z' })])),
    )
    await open({ path: '/account/payment-history', signedIn: true, handlers: [payments] }, wrongBy)
    await expectText('Nov 20, 2026')
    await waitForStableScreen('with dates')
    expect(faultsOfScreen()).toEqual([])
  })

  test('recent requests have a date, before or after the wrong now', async () => {
    const requests = mock('get', '/request-history', ({ reply }) =>
      reply(200, pageOf([makeImageRequest({ created_at: '2026-11-20T09:30:00Z' })])),
    )
    await open({ path: '/account/request-history', signedIn: true, handlers: [requests] }, wrongBy)
    await expect.element(page.getByRole('time').first()).toHaveTextContent('Nov 20, 2026, 9:30 AM')
    await waitForStableScreen('with dates')
    expect(faultsOfScreen()).toEqual([])
  })

  test('a card that has not been judged by the server is not judged by the clock', async () => {
    const charged: unknown[] = []
    const execute = mock('post', '/deposit/checkout/execute', async ({ json, reply }) => {
      charged.push(await json())
      return reply(200, { status: 'OK', redirect_url: '/pending-payment' })
    })
    await open({ path: '/pay', signedIn: true, stored: { visit: afterCheckout() }, handlers: [execute] }, wrongBy)
    const now = new Date()
    const month = String(now.getMonth() + 1).padStart(2, '0')
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await page.getByRole('textbox', { name: 'Expiration date' }).fill(`${month}/${now.getFullYear() % 100}`)
    await page.getByRole('textbox', { name: 'CVV' }).fill('907')
    await page.getByRole('button', { name: /^Pay / }).click()
    await expect.poll(() => charged).toMatchObject([{ expiry_month: month }])
  })

  test('the pending screen asks every five seconds, and its notices go after three', async () => {
    let asked = 0
    const status = mock('get', '/deposit/status/{id}', ({ reply }) => {
      asked += 1
      return reply(200, { status: 'Pending' })
    })
    const { pass } = await open({ path: '/pending-payment?order_id=d-1', signedIn: true, handlers: [status] }, wrongBy)
    await expectText('Payment is being processed...')
    const before = asked
    await pass(5_000)
    await expect.poll(() => asked).toBe(before + 1)
    await expect.element(page.getByText('Payment is being processed...')).not.toBeInTheDocument()
  })

  test('the profile says since when', async () => {
    await open({ path: '/account/profile', signedIn: true }, wrongBy)
    await expectText('Member since Nov 20, 2026')
    expect(makeProfile().created_at).toContain('2026-11-20')
  })
})

test('an offer that a guest chose is taken up again although the clock was set back in between', async () => {
  const { dependencies } = await open({ path: '/pricing' }, DAY)
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await expect.poll(() => window.location.pathname).toBe('/login')
  setClock(-DAY)
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('Copper12')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Buy tokens' })).toBeVisible()
  await expect.poll(() => dependencies.visit.get('mintage_plan_intent')).toBeNull()
})

test('a stopped test clock does not advance while the test waits for the page', async () => {
  const { stopClock, pass } = await open({ path: '/login' }, 0)
  stopClock()
  const stopped = Date.now()
  await page.getByRole('textbox', { name: 'Email' }).click({ delay: 300 })
  expect(Date.now()).toBe(stopped)
  await pass(400)
  expect(Date.now()).toBe(stopped + 400)
})
