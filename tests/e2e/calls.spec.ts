import type { Page } from '@playwright/test'
import { answer, bodiesOf, countCalls, isCall } from './support/answers.ts'
import { expect, newCustomer, test } from './support/fixtures.ts'
import { acceptTermsAndGoOn, arrive, confirmInformation, declineCookies, fillInformation } from './support/steps.ts'

test('the prices are asked for once in each currency', async ({ page }) => {
  const asked = countCalls(page, '/token-pricing')
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  const price = (text: string) => expect(page.getByRole('main')).toContainText(text)
  const choose = async (from: string, to: string) => {
    await page.getByRole('banner').getByRole('button', { name: from }).click()
    await page.getByRole('menuitemradio', { name: to }).click()
  }
  await page.goto('/pricing')
  await declineCookies(page)
  await price('€19.09')
  expect(asked()).toBe(1)
  await link('FAQ').click()
  await expect(page).toHaveURL(/\/faq$/)
  await link('Pricing').click()
  await price('€19.09')
  expect(asked()).toBe(1)
  await choose('Currency: EUR', '$ USD')
  await price('$22.14')
  expect(asked()).toBe(2)
  await choose('Currency: USD', '€ EUR')
  await price('€19.09')
  expect(asked()).toBe(2)
})

test('the profile is saved by its fields, and read again', async ({ page }) => {
  const customer = newCustomer()
  const saved = bodiesOf(page, '/user/profile')
  await arrive(page, customer)
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', { name: 'Surname' })).toHaveValue(customer.surname)
  await main.getByRole('textbox', { name: 'Surname' }).fill('Berg')
  await main.getByRole('textbox', { name: 'City' }).fill('Oslo')
  await main.getByRole('textbox', { name: 'Address' }).fill('Myntgata 2')
  await main.getByRole('textbox', { name: /^Post/ }).fill('0151')
  const readAgain = page.waitForRequest(
    (request) => isCall('/user/profile')(new URL(request.url())) && request.method() === 'GET',
  )
  await main.getByRole('button', { name: 'Save' }).click()
  await readAgain
  expect(saved.filter((body) => 'surname' in body)).toEqual([
    {
      name: customer.name,
      surname: 'Berg',
      phone: null,
      country: null,
      city: 'Oslo',
      address: 'Myntgata 2',
      post_code: '0151',
    },
  ])
})

test('a new password is sent with the one of today', async ({ page }) => {
  const customer = newCustomer()
  const sent = bodiesOf(page, '/user/change-password')
  await arrive(page, customer)
  await page.goto('/account/change-password')
  const change = async () => {
    await page.getByLabel('Current password', { exact: true }).fill(customer.password)
    await page.getByLabel('New password', { exact: true }).fill('Copper77')
    await page.getByLabel(/^Confirm/).fill('Copper77')
    await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  }
  await answer(page, '/user/change-password', { status: 500, body: {} })
  await change()
  await expect(page.getByText('Failed to update password')).toBeVisible()
  await page.unrouteAll()
  await change()
  await expect(page.getByText('Failed to update password')).toHaveCount(0)
  const body = { current_password: customer.password, password: 'Copper77', password_confirmation: 'Copper77' }
  await expect.poll(() => sent).toEqual([body, body])
})

test('the link to a new password is asked for by the e-mail', async ({ page }) => {
  const asked = page.waitForRequest((request) => isCall('/user/request-password-restore')(new URL(request.url())))
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill('ida@example.com')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const request = await asked
  expect(request.method()).toBe('GET')
  expect(new URL(request.url()).searchParams.get('email')).toBe('ida@example.com')
  await expect(page.locator('[data-toasts]').getByRole('listitem')).toHaveText([
    'Password reset link sent. Please check your email.',
  ])
})

/** From the price list to the last press of a checkout. */
async function toCheckout(page: Page) {
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
}

test('whatever address the checkout answers with, it goes on to the payment', async ({ page }) => {
  const addresses: string[] = []
  await page.route(isCall('/deposit/checkout'), async (route) => {
    const response = await route.fetch()
    const body: { redirect_url: string } = await response.json()
    addresses.push(body.redirect_url)
    await route.fulfill({ response, json: { ...body, redirect_url: 'https://elsewhere.example/' } })
  })
  await toCheckout(page)
  await confirmInformation(page)
  await expect(page.getByRole('button', { name: 'Pay €10.80' })).toBeVisible()
  await test.step('who goes by the address of the server comes to the same payment', async () => {
    await page.goto('/')
    await page.goto(addresses[0] ?? 'none')
    await expect(page.getByRole('button', { name: 'Pay €10.80' })).toBeVisible()
  })
})

/** Clocks of calls run twenty times as fast, and what was asked of them is remembered. */
const hurryCalls = () => {
  const real = AbortSignal.timeout.bind(AbortSignal)
  const asked: number[] = []
  AbortSignal.timeout = (ms) => {
    asked.push(ms)
    return real(ms / 20)
  }
  Object.assign(window, { asked })
}

test('every call of the site is given up after twenty seconds, and a checkout too', async ({ page }) => {
  await toCheckout(page)
  await page.addInitScript(hurryCalls)
  await page.reload()
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await page.route(isCall('/deposit/checkout'), () => {})
  const confirm = await fillInformation(page)
  const calls = countCalls(page, '/deposit/checkout')
  await confirm.click()
  await expect.poll(calls).toBe(1)
  await expect(page.getByText('Checkout failed').first()).toBeVisible()
  await expect(confirm).toBeEnabled()
  const asked: unknown[] = await page.evaluate(() =>
    'asked' in window && Array.isArray(window.asked) ? window.asked : [],
  )
  expect([...new Set(asked)]).toEqual([20_000])
})

test('a message to support is sent by its fields', async ({ page }) => {
  const sent = bodiesOf(page, '/contact-us')
  const message = {
    name: 'Ida',
    surname: 'Halvorsen',
    email: 'ida@example.com',
    topic: 'Receipts',
    message: 'Could my receipt carry our VAT number?',
  }
  await page.goto('/')
  await declineCookies(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await dialog.getByLabel('Name', { exact: true }).fill(message.name)
  await dialog.getByLabel('Surname').fill(message.surname)
  await dialog.getByLabel('Email').fill(message.email)
  await dialog.getByLabel('Topic').fill(message.topic)
  await dialog.getByLabel('Message').fill(message.message)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toContainText('Message sent successfully')
  expect(sent).toEqual([{ ...message, phone: expect.anything() }])
})
