import type { Page } from '@playwright/test'
import { answer, change, isCall } from './support/answers.ts'
import { stopClock } from './support/clock.ts'
import { expect, newCustomer, test } from './support/fixtures.ts'
import { acceptTermsAndGoOn, arrive, confirmInformation, declineCookies, payWith } from './support/steps.ts'
import { expectToast, notedToasts, noteToasts } from './support/toasts.ts'

/** Those that are there to stay a while: one that is leaving takes a moment to be out of sight. */
const toasts = (page: Page) => page.locator('[data-toasts] li:not([data-removed=true])')
const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** Lets time pass until the toast is there, in steps too small to count. */
async function untilSaid(page: Page, text: string) {
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(toasts(page)).toHaveText([text], { timeout: 100 })
  }).toPass({ intervals: [50] })
}

/** The toast has just come up: it is there for 3 s, and then no longer. */
async function expectThreeSeconds(page: Page, text: string) {
  await page.clock.runFor(2_950)
  await expect(toasts(page)).toHaveText([text])
  await page.clock.runFor(100)
  await expect(toasts(page)).toHaveCount(0)
}

test('no answer is told for three seconds, bottom right, whatever page one goes to', {
  tag: ['@R333', '@R366', '@R398'],
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/faq')
  await declineCookies(page)
  await page.route(isCall('/packs'), (route) => route.abort())
  await stopClock(page)
  await link(page, 'Pricing').click()
  await untilSaid(page, 'Network error. Please check your connection.')

  await test.step('it stands in the corner, and a change of address leaves it there', async () => {
    await page.unrouteAll()
    await link(page, 'FAQ').click()
    await expect(page).toHaveURL(/\/faq$/)
    await expect(toasts(page)).toBeInViewport({ ratio: 1 })
    const box = await toasts(page).boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 40)
  })
  await test.step('three seconds, and it is gone', async () => {
    await expectThreeSeconds(page, 'Network error. Please check your connection.')
  })
})

test('a session that has ended is told for three seconds', { tag: ['@R334'] }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await declineCookies(page)
  await arrive(page, newCustomer())
  await answer(page, '/projects', { status: 401, body: { status: 'ERROR', message: 'Unauthenticated.' } })
  await stopClock(page)
  await page.getByRole('main').getByRole('link', { name: 'My projects' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await untilSaid(page, 'Session expired. Please log in again.')
  await expectThreeSeconds(page, 'Session expired. Please log in again.')
})

const refusals = [
  ['403 in the words of the server', 403, { status: 'ERROR', message: 'Not before noon.' }, 'Not before noon.'],
  ['403 without words', 403, { status: 'ERROR' }, 'Access forbidden'],
  ['429', 429, { status: 'ERROR', message: 'Slow down' }, 'Too many requests. Please wait a moment.'],
  ['500', 500, { status: 'ERROR', message: 'stack' }, 'Server error. Please try again later.'],
  ['503', 503, {}, 'Server error. Please try again later.'],
] as const

test('what the site says to a call that is refused', { tag: ['@R335', '@R336', '@R337', '@R338'] }, async ({
  page,
}) => {
  await noteToasts(page)
  for (const [what, status, body, text] of refusals) {
    await test.step(what, async () => {
      await page.unrouteAll()
      await answer(page, '/packs', { status, body })
      const before = notedToasts(page).length
      await page.goto('/pricing')
      await expect.poll(() => notedToasts(page).slice(before)).toEqual([text])
    })
  }
  await test.step('422 is only logged', async () => {
    await page.unrouteAll()
    await answer(page, '/packs', {
      status: 422,
      body: { status: 'ERROR', message: 'No', errors: { currency: ['No'] } },
    })
    const logged = page.waitForEvent('console', (message) => message.text().includes('GET /packs: refused'))
    await page.goto('/pricing')
    await logged
    await expect(page.getByText('The packs did not load')).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
  })
})

test('a page that the list has and the server does not give is not found', { tag: ['@R382'] }, async ({ page }) => {
  for (const [path, call] of [
    ['/terms', '/static-pages/by-slug/terms'],
    ['/static-page/1', '/static-pages/1'],
  ] as const) {
    await answer(page, call, { status: 500, body: {} })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found')
  }
})

interface Tier {
  min: number
  max: number | null
  price: number
}

test('an amount of tokens has its price from the tiers, or from ours when there are none', {
  tag: ['@R326', '@R374'],
}, async ({ page }) => {
  await test.step('the tiers of the server', async () => {
    await change<{ priceTiers: Tier[] }>(page, '/token-pricing', (payload) => ({
      ...payload,
      priceTiers: [{ min: 1, max: null, price: 0.5 }],
    }))
    await page.goto('/pricing')
    await expect(page.getByRole('main')).toContainText('€100.00')
  })
  await test.step('a price of 1 per token', async () => {
    await page.unrouteAll()
    await answer(page, '/token-pricing', { status: 500, body: {} })
    await page.goto('/pricing')
    await expect(page.getByRole('main')).toContainText('€200.00')
  })
})

test('a payment that failed is told of, and can be tried again', { tag: ['@R219', '@R319'] }, async ({ page }) => {
  const id = '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50'
  await answer(page, `/deposit/status/${id}`, { body: { status: 'Error' } })
  await noteToasts(page)
  await page.goto(`/pending-payment?order_id=${id}`)
  await expectToast(page, 'Payment failed. Please try again.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('a payment that the bank sends back as failed is told of once, and by no reload', { tag: ['@R219'] }, async ({
  page,
}) => {
  await noteToasts(page)
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await confirmInformation(page)
  await payWith(page, { number: '4000 0025 0000 3155' })
  await page.getByRole('button', { name: 'Fail' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed')
  await expectToast(page, 'Payment failed. Please try again.')
  await expect(toasts(page)).toHaveCount(0)
  expect(notedToasts(page)).toHaveLength(1)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay by card')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed')
  await page.waitForLoadState('networkidle')
  expect(notedToasts(page)).toHaveLength(1)
})

test('a password that could not be reset says so, and can be sent again', { tag: ['@R359'] }, async ({ page }) => {
  await page.goto('/reset-password?token=t&email=ida@example.com')
  await page.route(isCall('/user/restore-password'), (route) => route.abort())
  await page.getByLabel('New password').fill('Copper77')
  await page.getByLabel('Confirm password').fill('Copper77')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred during password reset.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeEnabled()
  await expect(page.getByLabel('New password')).toHaveValue('Copper77')
})

test('what the gateway has against a field of the card stands under that field', { tag: ['@R378'] }, async ({
  page,
}) => {
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await confirmInformation(page)
  const fields = [
    ['card_number', 'Card number', 'The bank does not know this number'],
    ['expiry_month', 'Expiration date', 'The card has expired'],
    ['cvv', 'CVV', 'The code is another one'],
    ['cardholder_name', 'Cardholder name', 'The card is somebody else’s'],
    ['email', 'Email', 'This mailbox is closed'],
    ['phone', 'Phone', 'Nobody answers there'],
  ] as const
  for (const status of [200, 422]) {
    const errors = Object.fromEntries(fields.map(([handlers, , words]) => [handlers, [`${words} (${status})`]]))
    await answer(page, '/deposit/checkout/execute', { status, body: { status: 'ERROR', errors } })
    await payWith(page, { number: '4242 4242 4242 4242' })
    for (const [, label, words] of fields) {
      const field = page.getByRole('main').getByRole('textbox', { name: label })
      await expect(field).toHaveAccessibleDescription(new RegExp(`${words} \\(${status}\\)`))
    }
    await page.unrouteAll()
  }
})
