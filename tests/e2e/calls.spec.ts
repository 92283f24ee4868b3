import type { Page } from '@playwright/test'
import { answer, bodiesOf, change, countCalls, isCall } from './support/answers.ts'
import { stopClock } from './support/clock.ts'
import { expect, newCustomer, portrait, test } from './support/fixtures.ts'
import {
  acceptTermsAndGoOn,
  arrive,
  confirmInformation,
  declineCookies,
  fillInformation,
  payWith,
} from './support/steps.ts'
import { notedToasts, noteToasts } from './support/toasts.ts'

test('the prices are asked for once in each currency', { tag: ['@R327'] }, async ({ page }) => {
  const asked = countCalls(page, '/token-pricing')
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  const price = (text: string) => expect(page.getByRole('main')).toContainText(text)
  const choose = async (from: string, to: string) => {
    await page.getByRole('banner').getByRole('button', { name: from }).click()
    await page.getByRole('menuitemradio', { name: to }).click()
  }
  await page.goto('/pricing')
  await declineCookies(page)
  // The page came with them.
  await price('€19.00')
  expect(asked()).toBe(0)
  await link('FAQ').click()
  await expect(page).toHaveURL(/\/faq$/)
  await link('Pricing').click()
  await price('€19.00')
  expect(asked()).toBe(0)
  await choose('Currency: EUR', '$ USD')
  await price('$22.04')
  expect(asked()).toBe(1)
  await choose('Currency: USD', '€ EUR')
  await price('€19.00')
  expect(asked()).toBe(1)
})

test('the profile is saved by its fields, and read again', { tag: ['@R308'] }, async ({ page }) => {
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

test('a new password is sent with the one of today', { tag: ['@R309', '@R343'] }, async ({ page }) => {
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

test('the link to a new password is asked for by the e-mail', { tag: ['@R310', '@R356'] }, async ({ page }) => {
  const asked = page.waitForRequest((request) => isCall('/user/request-password-restore')(new URL(request.url())))
  await noteToasts(page)
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill('ida@example.com')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const request = await asked
  expect(request.method()).toBe('GET')
  expect(new URL(request.url()).searchParams.get('email')).toBe('ida@example.com')
  await expect.poll(() => notedToasts(page)).toEqual(['Password reset link sent. Please check your email.'])
})

/** From the price list to the last press of a checkout. */
async function toCheckout(page: Page) {
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
}

test('whatever address the checkout answers with, it goes on to the payment', { tag: ['@R316'] }, async ({ page }) => {
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

/**
 * Remembers what was asked of the clocks of calls. They run twenty times as fast once the window is told so: a busy
 * machine takes longer than that second to answer, and a page whose profile is given up cannot be bought from.
 */
const watchTimeouts = () => {
  const real = AbortSignal.timeout.bind(AbortSignal)
  const asked: number[] = []
  AbortSignal.timeout = (ms) => {
    asked.push(ms)
    return real('isHurried' in window ? ms / 20 : ms)
  }
  Object.assign(window, { asked })
}

test('every call of the site is given up after twenty seconds, and a checkout too', { tag: ['@R397'] }, async ({
  page,
}) => {
  await toCheckout(page)
  await page.addInitScript(watchTimeouts)
  await page.reload()
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await page.route(isCall('/deposit/checkout'), () => {})
  const confirm = await fillInformation(page)
  const calls = countCalls(page, '/deposit/checkout')
  await page.evaluate(() => Object.assign(window, { isHurried: true }))
  await confirm.click()
  await expect.poll(calls).toBe(1)
  await expect(page.getByText('Checkout failed').first()).toBeVisible()
  await expect(confirm).toBeEnabled()
  const asked: unknown[] = await page.evaluate(() =>
    'asked' in window && Array.isArray(window.asked) ? window.asked : [],
  )
  expect([...new Set(asked)]).toEqual([20_000])
})

test('a message to support is sent by its fields', { tag: ['@R328', '@R361'] }, async ({ page }) => {
  const sent = bodiesOf(page, '/contact-us')
  const message = {
    name: 'Ida',
    surname: 'Halvorsen',
    email: 'ida@example.com',
    topic: 'Receipts',
    message: 'Could my receipt carry our VAT number?',
  }
  await page.clock.install()
  await page.goto('/')
  await declineCookies(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  await dialog.getByLabel('Name', { exact: true }).fill(message.name)
  await dialog.getByLabel('Surname').fill(message.surname)
  await dialog.getByLabel('Email').fill(message.email)
  await dialog.getByLabel('Topic').fill(message.topic)
  await dialog.getByLabel('Message').fill(message.message)
  // The thanks close by themselves in less than a second.
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toContainText('Message sent successfully')
  expect(sent).toEqual([{ ...message, phone: expect.anything() }])
})

test('calls carry the currency and the language that were chosen', { tag: ['@R300', '@R301', '@R302'] }, async ({
  page,
}) => {
  const french = { id: 2, code: 'fr', title: 'Français', default: 0 }
  await change<object[]>(page, '/languages', ([english]) => [english, french])
  await page.goto('/')
  await declineCookies(page)
  await page.getByRole('banner').getByRole('button', { name: 'Currency: EUR' }).click()
  await page.getByRole('menuitemradio', { name: '$ USD' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français')
  const sent = (path: string) => page.waitForRequest((request) => isCall(path)(new URL(request.url())))

  await test.step('a GET in its query', async () => {
    const asked = sent('/static-pages/by-slug/terms')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
    const query = new URL((await asked).url()).searchParams
    expect([query.get('currency'), query.get('lang_id')]).toEqual(['USD', '2'])
  })
  await test.step('a write in its body', async () => {
    const asked = sent('/contact-us')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send message' }).click()
    expect((await asked).postDataJSON()).toMatchObject({ currency: 'USD', lang_id: 2 })
  })
  await test.step('an upload as fields of its form', async () => {
    await arrive(page, newCustomer())
    await page.goto('/services/remove-background')
    const asked = sent('/images/remove-background')
    const picture = { name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await portrait() }
    await page.locator('input[type=file]').setInputFiles(picture)
    await page.getByRole('button', { name: 'Remove 1 background · 1 token' }).click()
    const form = (await asked).postDataBuffer()?.toString('latin1') ?? ''
    expect(form).toMatch(/name="currency"\r\n\r\nUSD\r\n/)
    expect(form).toMatch(/name="lang_id"\r\n\r\n2\r\n/)
  })
})

test('the browser is sent where the payment says', async ({ page }) => {
  await toCheckout(page)
  await confirmInformation(page)
  const bank = 'https://bank.example/confirm?order=1'
  await page.route('https://bank.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The bank</h1>' }),
  )
  await page.route(isCall('/deposit/checkout/execute'), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), redirect_url: bank } })
  })
  await payWith(page, { number: '4242 4242 4242 4242' })
  await expect(page.getByRole('heading', { name: 'The bank' })).toBeVisible()
  expect(page.url()).toBe(bank)
})

test('what the server has against a sign-up stands under the fields', { tag: ['@R353'] }, async ({ page }) => {
  const errors = {
    name: 'No such name',
    surname: 'No such surname',
    email: 'Known already',
    phone: 'Nobody answers',
    password: 'Too common',
    password_confirmation: 'Not the same',
  }
  const under = {
    Name: errors.name,
    Surname: errors.surname,
    Email: errors.email,
    Phone: errors.phone,
    Password: errors.password,
    'Confirm password': errors.password_confirmation,
  }
  const refused = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, [error]]))
  await answer(page, '/register', { status: 422, body: { status: 'ERROR', message: 'Refused', errors: refused } })
  const { name, surname, email, password } = newCustomer()
  const typed = { Name: name, Surname: surname, Email: email, Password: password, 'Confirm password': password }
  await page.goto('/register')
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const [label, error] of Object.entries(under)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(error))
  }
})
