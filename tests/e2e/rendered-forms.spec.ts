import type { Browser, Page } from '@playwright/test'
import { expect, fromNewAddress, newCustomer, test } from './support/fixtures.ts'
import { watchLayoutShifts, withoutWebFonts } from './support/shifts.ts'
import { arrive } from './support/steps.ts'

const password = 'Secret-words-1'

const forms = [
  { path: '/login', button: 'Sign in', passwords: 1 },
  { path: '/register', button: /Create/, passwords: 2 },
  { path: '/forgot-password', button: /Send/, passwords: 0 },
] as const

const open = async (browser: Browser, baseURL: string, options: object = {}) => {
  const context = await browser.newContext({ ...options, baseURL, extraHTTPHeaders: fromNewAddress() })
  return { page: await context.newPage(), close: () => context.close() }
}

const fill = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@mintage.example')
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password)
}

/** Addresses that the page has asked for, with all that stands in them. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

test('without JavaScript a form says that it needs it, and puts nothing into an address', async ({
  browser,
  baseURL,
}) => {
  const { page, close } = await open(browser, baseURL, { javaScriptEnabled: false })
  const addresses = addressesOf(page)
  for (const { path, button, passwords } of forms) {
    await test.step(path, async () => {
      await page.goto(path)
      const words = page.locator('noscript > p')
      await expect(words).toContainText('needs JavaScript to sign in')
      await expect(words).toBeInViewport({ ratio: 1 })
      await expect(page.locator('input[type=password]')).toHaveCount(passwords)
      await fill(page)
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByRole('main').getByRole('button', { name: button }).click()
      expect((await sent).url()).toBe(baseURL + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(baseURL + path)
    })
  }
  expect(addresses.filter((address) => /Secret|ada/.test(address))).toEqual([])
  await close()
})

test('a form that is sent before the program is there waits for it', async ({ browser, baseURL }) => {
  const { page, close } = await open(browser, baseURL)
  const addresses = addressesOf(page)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await fill(page)
  await page.locator('input[type=password]').press('Enter')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${baseURL}/login`)
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  release()
  expect(new URL((await asked).url()).pathname).toMatch(/^\/api\//)
  await expect(page.locator('input[type=password]')).toHaveValue(password)
  expect(addresses.filter((address) => address.includes('Secret'))).toEqual([])
  await close()
})

for (const width of [390, 1440]) {
  test(`at ${width} px the browser takes each form over as it came`, async ({ browser, baseURL }) => {
    for (const { path } of forms) {
      await test.step(path, async () => {
        const { page, close } = await open(browser, baseURL, { viewport: { width, height: 900 } })
        const faults: string[] = []
        page.on('pageerror', (error) => faults.push(error.message))
        const shifts = await watchLayoutShifts(page)
        await withoutWebFonts(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        await page.waitForFunction(() => !('takenOver' in window))
        expect(faults).toEqual([])
        const { total, moved } = await shifts()
        expect(total, moved.join('\n')).toBe(0)
        await close()
      })
    }
  })
}

test('who is signed in already is led home from a rendered form', async ({ page, baseURL }) => {
  await arrive(page, newCustomer())
  for (const { path } of forms) {
    await page.goto(path)
    await expect(page).toHaveURL(`${baseURL}/`)
  }
})
