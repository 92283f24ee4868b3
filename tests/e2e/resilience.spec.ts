import type { Locator, Page, Request } from '@playwright/test'
import { expect, newCustomer, portrait, test } from './support/fixtures.ts'
import type { MintageServer } from './support/server.ts'
import { openStarted } from './support/start.ts'
import {
  acceptTermsAndGoOn,
  arrive,
  confirmInformation,
  declineCookies,
  expectTokens,
  imageWork,
  logOut,
  payWith,
  register,
} from './support/steps.ts'
import { expectToast, notedToasts, noteToasts } from './support/toasts.ts'

test('an address that leads nowhere says so, and offers the way home', {
  tag: ['@R074', '@R076', '@R077', '@R115', '@R297', '@R382'],
}, async ({ page }) => {
  for (const path of ['/no-such-page', '/account/no-such-tab', '/static-page/999999', '/static-page/abc', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible()
    await expect(page.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 Space, 3 Superpowers, Infinite imagination')
})

test('a redirect that leads off the site is ignored', { tag: ['@R085'] }, async ({ page }) => {
  const customer = newCustomer()
  await register(page, customer)
  await logOut(page)
  await page.goto('/login?redirect=//evil.test/account')
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/account\/profile$/)
})

test('sign-in and sign-up refuse with the texts of the specification, and keep what was typed', {
  tag: ['@R228', '@R229', '@R230', '@R231'],
}, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Email and password are required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('ida@nowhere')
  await page.getByLabel('Password', { exact: true }).fill('Copper12')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid email format')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ida@nowhere')

  await page.goto('/register')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ida')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Surname is required')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ida')
})

test('a file that is no picture is refused with words, and nothing is charged', async ({ page }) => {
  await arrive(page, newCustomer())
  await page.goto('/services/remove-background')
  const picker = page.locator('input[type=file]')
  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText(/PNG, JPEG or WebP/).first()).toBeVisible()
  await picker.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture either') })
  await expect(page.getByText(/could not be read/)).toBeVisible()
  await expectTokens(page, '10')
})

test('the server dies under a form: the person reads it, and the form is still there when it is back', async ({
  page,
  server,
}) => {
  await arrive(page, newCustomer())
  // A page that is still being loaded when the server dies asks to be loaded anew.
  await openStarted(page, '/services/upscale')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await portrait() })
  await server.crash()
  const submit = page.getByRole('button', { name: 'Upscale 1 picture · 1 token' })
  await submit.click()
  await expect(page.getByText(/could not reach the server|did not go through/i).first()).toBeVisible()
  await server.boot()
  await page
    .getByRole('button', { name: /Try again/ })
    .first()
    .click()
  await expect(page.getByText(/^Download ·/)).toBeVisible(imageWork)
  await expectTokens(page, '9')
})

/**
 * Opens a page, loads the code of the one behind a link, and kills the server.
 * @param before what the person does before that
 * @returns the link
 */
async function loseServer(page: Page, server: MintageServer, before: () => Promise<void>): Promise<Locator> {
  const onTheirWay = new Set<Request>()
  page.on('request', (request) => onTheirWay.add(request))
  page.on('requestfinished', (request) => onTheirWay.delete(request))
  page.on('requestfailed', (request) => onTheirWay.delete(request))
  await openStarted(page, '/faq')
  await before()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' })
  const code = page.waitForResponse(/PricingRoute/)
  await link.hover()
  await code
  await expect.poll(() => onTheirWay.size).toBe(0)
  await server.crash()
  return link
}

test('the server dies before the first toast, which is shown all the same', async ({ page, server }) => {
  await noteToasts(page)
  const pricing = await loseServer(page, server, () => declineCookies(page))
  await pricing.click()
  await expectToast(page, 'Network error. Please check your connection.')
  await server.boot()
})

test('the server dies before the first press: no toast can be shown, and the page stays', async ({ page, server }) => {
  const pricing = await loseServer(page, server, async () => undefined)
  await pricing.click()
  await server.boot()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple as small change')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Choose Pocket' })).toBeVisible()
})

test('the site opened while the server is down says that it is not connected, and recovers by reloading', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await page.route('**/api/**', (route) => route.abort())
  await noteToasts(page)
  await page.reload()
  await expect.poll(() => notedToasts(page)).toContain('Network error. Please check your connection.')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/api/**')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Choose Pocket' })).toBeVisible()
  expect(server.log).not.toMatch(/ {4}at .*\.ts:/)
})

test('3-D Secure: failed at the bank, tried again, completed; and no trace of the card is left', async ({
  page,
  server,
}) => {
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await confirmInformation(page)
  await payWith(page, { number: '4000 0025 0000 3155' })
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await payWith(page, { number: '4000 0025 0000 3155' })
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(page).toHaveURL(/\/success-payment/)
  await expectTokens(page, '110')
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  expect(storage).not.toMatch(/4000 ?0025 ?0000 ?3155/)
  expect(server.log).not.toMatch(/4000 ?0025 ?0000 ?3155/)
})

test('logging out on a slow machine leads home, not to the sign-in of the page that was left', async ({
  page,
  server,
}) => {
  await page.goto('/')
  await declineCookies(page)
  await arrive(page, newCustomer())
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await page.getByRole('button', { name: /log ?out/i }).click()
  await expect(page.getByRole('button', { name: /log ?out/i })).toHaveCount(0)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 Space, 3 Superpowers, Infinite imagination')
  await expect(page).toHaveURL(`${server.url}/`)
})

test('a list of countries that comes late does not take a person away from the number', async ({ page }) => {
  await page.goto('/register', { waitUntil: 'networkidle' })
  const country = page.getByRole('button', { name: /Country code/ })
  // On a busy machine the network is quiet before the page has asked for its countries, which are no part of the list.
  await expect(country).toBeEnabled()
  const parts = Promise.withResolvers<void>()
  const asked = page.waitForRequest(/\.js$/)
  await page.route(/\.js$/, (route) => parts.promise.then(() => route.continue()))
  await country.press('ArrowDown')
  await asked
  const number = page.getByRole('textbox', { name: 'Phone' })
  await number.pressSequentially('55')
  parts.resolve()
  await expect(country).toHaveAttribute('aria-expanded', 'false')
  await expect(number).toBeFocused()
  await country.press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
})
