import type { Browser, Page } from '@playwright/test'
import { expect, fromNewAddress, newCustomer, test, useAtOnce } from './support/fixtures.ts'
import { deferProgram, h1, openContext } from './support/rendered.ts'

// A browser without JavaScript sends the forms itself.
const openWithoutScripts = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await openContext(browser, baseURL, { javaScriptEnabled: false })
  return context.newPage()
}

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

/** The answer to a press that sends the form. */
async function press(page: Page, name: string) {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await main(page).getByRole('button', { name, exact: true }).click()
  return answer
}

async function fillRegister(page: Page, customer: ReturnType<typeof newCustomer>) {
  await field(page, 'Name').fill(customer.name)
  await field(page, 'Surname').fill(customer.surname)
  await field(page, 'Email').fill(customer.email)
  await field(page, 'Password').fill(customer.password)
  await field(page, 'Confirm password').fill(customer.password)
}

async function expectWrong(page: Page, label: string, text: string) {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, label)).toHaveAccessibleDescription(text)
}

const profileOf = async (page: Page) => {
  const answer = await page.request.get('/api/user/profile')
  return answer.ok() ? answer.json() : null
}

test('without JavaScript a person signs up, with the checks and texts of the program', async ({ browser, baseURL }) => {
  const customer = newCustomer()
  const page = await openWithoutScripts(browser, baseURL)
  await page.goto('/register?redirect=%2Fpricing')

  await test.step('one broken rule at a time, and everything but the passwords is kept', async () => {
    expect((await press(page, 'Create account')).status()).toBe(422)
    await expectWrong(page, 'Name', 'Name is required')
    await expect(page).toHaveURL(`${baseURL}/register?redirect=%2Fpricing`)
    await fillRegister(page, customer)
    await page.getByLabel('Phone').fill('12')
    const answer = await press(page, 'Create account')
    expect(answer.headers()['cache-control']).toBe('no-store')
    await expect(page.getByText('Please accept the terms and privacy policy')).toBeVisible()
    for (const [label, value] of [
      ['Name', customer.name],
      ['Surname', customer.surname],
      ['Email', customer.email],
      ['Phone', '12'],
      ['Password', ''],
      ['Confirm password', ''],
    ] as const) {
      await expect(field(page, label)).toHaveValue(value)
    }
    expect(await answer.text()).not.toContain(customer.password)
  })

  await test.step("the server's words are at their fields", async () => {
    await page.getByRole('checkbox').check()
    await field(page, 'Password').fill(customer.password)
    await field(page, 'Confirm password').fill(customer.password)
    await press(page, 'Create account')
    await expectWrong(page, 'Phone', 'Please enter a valid phone number')
    await expect(page.getByRole('checkbox')).toBeChecked()
  })

  await test.step('the account is made, with its phone number, and the requested page follows', async () => {
    await page.getByLabel('Phone').fill('+47 222 25 555')
    await field(page, 'Password').fill(customer.password)
    await field(page, 'Confirm password').fill(customer.password)
    expect((await press(page, 'Create account')).status()).toBe(303)
    await expect(page).toHaveURL(`${baseURL}/pricing`)
    expect(await profileOf(page)).toMatchObject({ email: customer.email, phone: '+4722225555' })
  })

  await test.step('the same address cannot have a second account', async () => {
    await page.goto('/register')
    await fillRegister(page, customer)
    await page.getByRole('checkbox').check()
    await press(page, 'Create account')
    await expectWrong(page, 'Email', 'An account with this email already exists')
  })
  await page.context().close()
})

test('without JavaScript a person signs in', async ({ browser, baseURL, server }) => {
  const customer = newCustomer()
  const page = await openWithoutScripts(browser, baseURL)
  const { password, name, surname, email } = customer
  const made = await page.request.post('/api/register', {
    data: { name, surname, email, phoneE164: null, password, password_confirmation: password },
  })
  expect(made.ok(), await made.text()).toBe(true)
  await page.context().clearCookies()

  await page.goto('/login?redirect=%2Fservices%2Fupscale')
  await press(page, 'Sign in')
  await expectWrong(page, 'Email', 'Email and password are required')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('Wrong-words-1')
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  expect((await press(page, 'Sign in')).status()).toBe(401)
  await expect(main(page).getByRole('alert')).toHaveText('Invalid email or password')
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Password')).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  expect(await profileOf(page)).toBeNull()

  await field(page, 'Password').fill(password)
  expect((await press(page, 'Sign in')).status()).toBe(303)
  await expect(page).toHaveURL(`${baseURL}/services/upscale`)
  await expect(page.locator('noscript > p')).toHaveText(
    'Your account and making pictures need JavaScript. Please turn it on and load this page again.',
  )
  expect(await profileOf(page)).toMatchObject({ email })
  expect(server.log).not.toContain(password)

  await test.step('a foreign redirect leads to the account', async () => {
    await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F')
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(password)
    await press(page, 'Sign in')
    await expect(page).toHaveURL(`${baseURL}/account`)
  })
  await page.context().close()
})

test('without JavaScript a person asks for a new password', async ({ browser, baseURL }) => {
  const page = await openWithoutScripts(browser, baseURL)
  await page.goto('/forgot-password')
  await press(page, 'Send reset link')
  await expectWrong(page, 'Email', 'Please enter your email address')
  await field(page, 'Email').fill('ada@')
  await press(page, 'Send reset link')
  await expectWrong(page, 'Email', 'Please enter a valid email address')
  await expect(field(page, 'Email')).toHaveValue('ada@')
  await field(page, 'Email').fill('ada@example.com')
  expect((await press(page, 'Send reset link')).status()).toBe(303)
  await expect(page).toHaveURL(`${baseURL}/forgot-password?sent=1`)
  await expect(main(page).getByRole('status')).toContainText('Password reset link sent. Please check your email.')
  await page.getByRole('link', { name: 'Use another email' }).click()
  await expect(field(page, 'Email')).toHaveValue('')
  await page.context().close()
})

test('without JavaScript a person writes to support', async ({ browser, baseURL }) => {
  const page = await openWithoutScripts(browser, baseURL)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(h1(page)).toHaveText('Contact us')
  await expect(page).toHaveTitle('Contact us · Mintage')
  await field(page, 'Name').fill('Ada')
  await field(page, 'Message').fill('Where is my <b>invoice</b>?\nI need it "today".')
  expect((await press(page, 'Send message')).status()).toBe(422)
  await expect(main(page).getByRole('alert')).toHaveText('Please correct the errors and try again.')
  await expectWrong(page, 'Surname', 'Surname is required')
  await expectWrong(page, 'Email', 'Email is required')
  await expectWrong(page, 'Topic', 'Topic is required')
  await expect(field(page, 'Message')).toHaveValue('Where is my <b>invoice</b>?\nI need it "today".')
  await field(page, 'Surname').fill('Lovelace')
  await field(page, 'Email').fill('ada@example.com')
  await field(page, 'Topic').fill('Invoice')
  expect((await press(page, 'Send message')).status()).toBe(303)
  await expect(page).toHaveURL(`${baseURL}/contact?sent=1`)
  await expect(main(page).getByRole('status')).toContainText('Message sent successfully')
  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(field(page, 'Message')).toHaveValue('')
  await page.context().close()
})

const formType = { 'content-type': 'application/x-www-form-urlencoded' }

test('a form that is sent twice makes one account', async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: fromNewAddress() })
  const { name, surname, email, password } = newCustomer()
  const form = { firstName: name, lastName: surname, email, password, confirmPassword: password, terms: 'on' }
  const send = () => request.post('/register', { form, maxRedirects: 0 })
  const both = await Promise.all([send(), send()])
  expect(both.map((answer) => answer.status())).toEqual([303, 303])
  expect(both.map((answer) => answer.headers().location)).toEqual(['/account', '/account'])
  expect((await send()).status()).toBe(303)
  await request.dispose()
})

test('what is no form of ours does nothing, and one sentence says why', async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: fromNewAddress() })
  const { name, surname, email, password } = newCustomer()
  const form = { firstName: name, lastName: surname, email, password, confirmPassword: password, terms: 'on' }
  const say = async (options: Parameters<typeof request.post>[1]) => {
    const answer = await request.post('/register', { maxRedirects: 0, ...options })
    expect(answer.headers()['content-type']).toContain('text/plain')
    expect(answer.headers()['set-cookie']).toBeUndefined()
    return [answer.status(), await answer.text()]
  }
  const foreign = 'This form came from another site, so nothing was sent. Please fill it in on our page.\n'
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect(await say({ form, headers })).toEqual([403, foreign])
  }
  expect(await say({ data: 'x'.repeat(70_000), headers: formType })).toEqual([
    413,
    'This form is longer than we can read. Please go back and shorten it.\n',
  ])
  const unread = 'This form could not be read. Please go back and send it again.\n'
  expect(await say({ multipart: form })).toEqual([415, unread])
  expect(await say({ data: form })).toEqual([415, unread])
  expect(await say({ data: 'email=%00', headers: formType })).toEqual([400, 'The request could not be read.\n'])
  expect((await request.post('/register', { form, maxRedirects: 0 })).status(), 'nobody has the address yet').toBe(303)
  await request.dispose()
})

/** Sends the form as a browser whose program has not loaded. */
const sendNatively = (page: Page, path: string) =>
  Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === path),
    page.locator('form').evaluate((form: HTMLFormElement) => form.submit()),
  ])

test('a page that answers a form can be taken over by the program', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await useAtOnce(page)
  await page.goto('/login')
  await page.waitForFunction(() => !('endHydration' in window))
  await field(page, 'Email').fill('ida@example.com')
  await field(page, 'Password').fill('Wrong-words-1')
  await sendNatively(page, '/login')
  await page.mouse.move(200, 200)
  await page.waitForFunction(() => document.getElementById('submitted-form') && !('endHydration' in window))
  await expect(main(page).getByRole('alert')).toHaveText('Invalid email or password')
  await expect(field(page, 'Email')).toHaveValue('ida@example.com')
  await expect(field(page, 'Password')).toHaveValue('')
  expect(faults).toEqual([])
  await test.step('and works from there as always', async () => {
    const call = page.waitForRequest((request) => request.method() === 'POST')
    await main(page).getByRole('button', { name: 'Sign in' }).click()
    await expectWrong(page, 'Password', 'Email and password are required')
    await expect(main(page).getByRole('alert')).toHaveCount(0)
    await field(page, 'Password').fill('Wrong-words-2')
    await main(page).getByRole('button', { name: 'Sign in' }).click()
    expect(new URL((await call).url()).pathname).toBe('/api/login')
    await expect(main(page).getByRole('alert')).toHaveText('Invalid email or password')
    await main(page).getByRole('link', { name: 'Forgot password?' }).click()
    await expect(h1(page)).toHaveText('Forgot password?')
    await page.goBack()
    await expect(field(page, 'Email')).toHaveValue('')
    await expect(main(page).getByRole('alert')).toHaveCount(0)
  })
  await test.step('and an accepted form begins a session that the program knows', async () => {
    const { name, surname, email, password } = newCustomer()
    const person = { name, surname, email, phoneE164: null, password, password_confirmation: password }
    expect((await page.request.post('/api/register', { data: person })).ok()).toBe(true)
    await context.clearCookies()
    await page.goto('/login?redirect=%2Ffaq')
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(password)
    await sendNatively(page, '/login')
    await expect(page).toHaveURL(`${baseURL}/faq`)
    await page.getByRole('banner').hover()
    await expect(page.getByRole('banner').getByText('Tokens')).toBeVisible()
  })
  await context.close()
})

test('who corrects a form while the program loads keeps the focus', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL)
  const page = await context.newPage()
  const release = await deferProgram(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await sendNatively(page, '/login')
  await expectWrong(page, 'Email', 'Email and password are required')
  await field(page, 'Password').pressSequentially('Copper12')
  release()
  await page.waitForFunction(() => !('endHydration' in window))
  await expect(field(page, 'Password')).toBeFocused()
  await expect(field(page, 'Password')).toHaveValue('Copper12')
  await expectWrong(page, 'Email', 'Email and password are required')
  await context.close()
})
