import type { Browser, Page } from '@playwright/test'
import { isCall } from './support/answers.ts'
import { expect, fromNewAddress, newCustomer, test } from './support/fixtures.ts'
import { watchLayoutShifts, withoutWebFonts } from './support/shifts.ts'
import { openStarted } from './support/start.ts'
import { arrive, declineCookies } from './support/steps.ts'

/** What each says without its program, beside the header and the footer. */
const pages = [
  { path: '/', heading: /./, says: ['€19.00', '€39.00'] },
  { path: '/pricing', heading: /./, says: ['€19.00', '€39.00'] },
  { path: '/faq', heading: /./, says: ['1 token'] },
  { path: '/generate-image', heading: /./, says: [] },
  { path: '/remove-background', heading: /./, says: [] },
  { path: '/upscale-image', heading: /./, says: [] },
  { path: '/check', heading: /./, says: [] },
  { path: '/terms', heading: 'Terms of use', says: ['16 years'] },
  { path: '/static-page/1', heading: 'Terms of use', says: ['16 years'] },
  { path: '/no-such-page', heading: /./, says: ['Pricing'] },
] as const

const open = async (browser: Browser, baseURL: string, options: object = {}) => {
  const context = await browser.newContext({ ...options, baseURL, extraHTTPHeaders: fromNewAddress() })
  return { page: await context.newPage(), close: () => context.close() }
}

test('without JavaScript each public page reads whole', async ({ browser, baseURL }) => {
  const { page, close } = await open(browser, baseURL, { javaScriptEnabled: false })
  for (const { path, heading, says } of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const text of says) await expect(page.getByRole('main')).toContainText(text)
      await expect(page).toHaveTitle(/· Mintage$|^Mintage/)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible()
    })
  }
  await test.step('its links lead on', async () => {
    await page.goto('/faq')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('main')).toContainText('€19.00')
  })
  await close()
})

for (const width of [390, 1440]) {
  test(`at ${width} px the browser takes each page over as it came, and asks for nothing that it shows`, async ({
    browser,
    baseURL,
  }) => {
    for (const { path } of pages) {
      await test.step(path, async () => {
        const { page, close } = await open(browser, baseURL, { viewport: { width, height: 900 } })
        const faults: string[] = []
        page.on('pageerror', (error) => faults.push(error.message))
        const asked = new Set<string>()
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith('/api')) asked.add(pathname)
        })
        const shifts = await watchLayoutShifts(page)
        await withoutWebFonts(page)
        await openStarted(page, path)
        await page.waitForFunction(() => !('takenOver' in window))
        expect(faults).toEqual([])
        expect([...asked].sort()).toEqual(['/api/countries', '/api/is-auth'])
        const { total, moved } = await shifts()
        expect(total, moved.join('\n')).toBe(0)
        await close()
      })
    }
  })
}

test('the browser takes each page over as it came while the server takes its time to say who looks at it', async ({
  browser,
  baseURL,
}) => {
  // The forms of a guest wait for it.
  const results = ['/success-payment', '/fail-payment', '/pending-payment', '/processing-payment']
  for (const path of [...pages.map((page) => page.path), ...results]) {
    await test.step(path, async () => {
      const { page, close } = await open(browser, baseURL)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      const question = Promise.withResolvers<void>()
      await page.route(isCall('/is-auth'), async (route) => {
        await question.promise
        await route.continue()
      })
      await page.goto(path)
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await page.waitForFunction(() => !('takenOver' in window))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      expect(faults).toEqual([])
      const countries = page.waitForResponse((response) => isCall('/countries')(new URL(response.url())))
      question.resolve()
      await countries
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      expect(faults).toEqual([])
      await close()
    })
  }
})

test('on a slow line a page is painted when it is whole, so that nothing of it moves', async ({ browser, baseURL }) => {
  for (const path of ['/', '/terms', '/register', '/fail-payment']) {
    await test.step(path, async () => {
      const { page, close } = await open(browser, baseURL, { viewport: { width: 768, height: 900 } })
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: 8000,
        uploadThroughput: -1,
      })
      const shifts = await watchLayoutShifts(page)
      // The page alone: what is measured is how it arrives.
      await page.route(/\/(assets|api)\//, (route) => route.abort())
      await page.goto(path)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const { total, moved } = await shifts()
      expect(total, moved.join('\n')).toBe(0)
      await close()
    })
  }
})

test('what moves would be seen', async ({ browser, baseURL }) => {
  const { page, close } = await open(browser, baseURL)
  const shifts = await watchLayoutShifts(page)
  await page.goto('/faq', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    document.querySelector('header')?.insertAdjacentHTML('afterend', '<div style="height: 200px">Late</div>')
  })
  await expect.poll(async () => (await shifts()).total).toBeGreaterThan(0.01)
  await close()
})

/** Holds the program back until it is told. */
async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a press before the program is there waits for it', async ({ browser, baseURL }) => {
  const { page, close } = await open(browser, baseURL)
  const release = await holdProgram(page)
  await page.goto('/pricing', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: 'Currency: EUR' }).click()
  await expect(page.getByRole('main')).toContainText('€19.00')
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  release()
  await page.getByRole('menuitemradio', { name: '$ USD' }).click()
  await expect(page.getByRole('main')).toContainText('$22.04')

  await test.step('the server draws the next page in the currency that was chosen', async () => {
    const html = await (await page.request.get('/pricing')).text()
    expect(html).toContain('$22.04')
    expect(html).not.toContain('€19.00')
  })
  await test.step('so does the browser where the server does not know it', async () => {
    await page.context().clearCookies()
    await page.goto('/pricing')
    await expect(page.getByRole('main')).toContainText('$22.04')
  })
  await close()
})

test('whoever is signed in is offered no sign-in, before the program is there and after', async ({ page }) => {
  await page.goto('/')
  await declineCookies(page)
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await expect(signIn).toBeVisible()
  await arrive(page, newCustomer())

  const tab = await page.context().newPage()
  const release = await holdProgram(tab)
  await tab.goto('/faq', { waitUntil: 'commit' })
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  const offered = tab.getByRole('banner').getByText('Sign in')
  await expect(offered).toHaveCount(1)
  await expect(offered).toBeHidden()
  release()
  await expect(tab.getByRole('banner').getByText('Tokens')).toBeVisible()
  await expect(offered).toHaveCount(0)
})
