import type { Page } from '@playwright/test'
import { Customer, cards } from './payments/support/customer.ts'
import { storeOrder } from './payments/support/saved-order.ts'
import { isCall } from './support/answers.ts'
import { expect, test, useAtOnce } from './support/fixtures.ts'
import { deferProgram, forms, h1, openContext, pages } from './support/rendered.ts'
import { watchLayoutShifts, withoutWebFonts } from './support/shifts.ts'
import { arrive, declineCookies } from './support/steps.ts'

const order = '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50'

const results = [
  { path: `/pending-payment?order_id=${order}`, first: 'Order ID', after: 'MT-WQ7T-V2G' },
  { path: `/processing-payment?order_id=${order}`, first: 'Order ID', after: 'MT-WQ7T-V2G' },
  { path: '/pending-payment', first: 'Check Status', after: 'Check Status' },
  { path: '/success-payment', first: 'Start creating', after: 'Start creating' },
  { path: '/fail-payment', first: 'Try Again', after: 'Try Again' },
  { path: '/fail-payment?cancelled=1', first: 'cancelled', after: 'cancelled' },
] as const

const password = 'Secret-words-1'

const fillForm = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@mintage.example')
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password)
}

function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

test('without JavaScript each page reads whole, and a form says what needs it', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL, { javaScriptEnabled: false })
  const page = await context.newPage()
  const addresses = addressesOf(page)
  for (const { path, heading, says } of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(h1(page)).toHaveText(heading)
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
  for (const { path, first } of results) {
    await test.step(`${path} says of no order what it is`, async () => {
      const answer = await page.goto(path)
      expect(await answer?.text()).not.toContain(order)
      await expect(h1(page)).toHaveText(/[Pp]ayment/)
      await expect(page.getByRole('main')).toContainText(first)
      expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    })
  }
  for (const { path, button, passwords, after } of forms) {
    await test.step(`${path} puts nothing into an address`, async () => {
      await page.goto(path)
      const words = page.locator('noscript > p')
      await expect(words).toContainText('Your account and making pictures need JavaScript')
      await expect(words).toBeInViewport({ ratio: 1 })
      await expect(page.locator('input[type=password]')).toHaveCount(passwords)
      await fillForm(page)
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByRole('main').getByRole('button', { name: button }).click()
      expect((await sent).url()).toBe(baseURL + path)
      await expect(h1(page)).toBeVisible()
      await expect(page).toHaveURL(baseURL + after)
    })
  }
  expect(addresses.filter((address) => /Secret|ada/.test(address))).toEqual([])
  await context.close()
})

async function deferSession(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(isCall('/is-auth'), async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const [width, isSlow] of [
  [390, false],
  [1440, true],
] as const) {
  const session = isSlow ? 'while the server takes its time to say who looks at it' : 'at once'
  test(`at ${width} px the browser takes each page over as it came, ${session}`, async ({ browser, baseURL }) => {
    const context = await openContext(browser, baseURL, { viewport: { width, height: 900 } })
    const expectHydrated = (path: string, { calls, after }: { calls?: readonly string[]; after?: string } = {}) =>
      test.step(path, async () => {
        const page = await context.newPage()
        const faults: string[] = []
        page.on('pageerror', (error) => faults.push(error.message))
        const asked = new Set<string>()
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith('/api')) asked.add(pathname)
        })
        const shifts = await watchLayoutShifts(page)
        await withoutWebFonts(page)
        await useAtOnce(page)
        const tell = isSlow ? await deferSession(page) : () => undefined
        // The last call of a start.
        const countries = page.waitForResponse((response) => isCall('/countries')(new URL(response.url())))
        await page.goto(path)
        const title = await h1(page).textContent()
        const isForm = forms.some((form) => form.path === path)
        // The forms of a guest wait for it.
        if (isSlow && isForm) tell()
        await page.waitForFunction(() => !('endHydration' in window))
        await expect(h1(page)).toHaveText(title ?? '')
        expect(faults).toEqual([])
        tell()
        await (await countries).finished()
        await page.waitForLoadState('networkidle')
        await expect(h1(page)).toHaveText(title ?? '')
        if (after !== undefined) await expect(page.getByRole('main')).toContainText(after)
        expect(faults).toEqual([])
        if (calls) expect([...asked].sort()).toEqual(calls)
        const { total, moved } = await shifts()
        if (after === undefined) expect(total, moved.join('\n')).toBe(0)
        else expect(total, moved.join('\n')).toBeLessThan(0.001)
        await page.close()
      })
    for (const { path } of pages) await expectHydrated(path, { calls: ['/api/countries', '/api/is-auth'] })
    for (const { path } of forms) await expectHydrated(path)
    for (const { path, after } of results) await expectHydrated(path, { after })
    await context.close()
  })
}

test('on a slow line a page is painted when it is whole, so that nothing of it moves', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL, { viewport: { width: 768, height: 900 } })
  for (const path of ['/', '/terms', '/register', '/fail-payment']) {
    await test.step(path, async () => {
      const page = await context.newPage()
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: 8000,
        uploadThroughput: -1,
      })
      const shifts = await watchLayoutShifts(page)
      await page.route(/\/(assets|api)\//, (route) => route.abort())
      await page.goto(path)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const { total, moved } = await shifts()
      expect(total, moved.join('\n')).toBe(0)
      await page.close()
    })
  }
  await test.step('what moves would be seen', async () => {
    const page = await context.newPage()
    const shifts = await watchLayoutShifts(page)
    await page.goto('/faq', { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      document.querySelector('header')?.insertAdjacentHTML('afterend', '<div style="height: 200px">Late</div>')
    })
    await expect.poll(async () => (await shifts()).total).toBeGreaterThan(0.01)
  })
  await context.close()
})

test('presses and submitted forms wait for the program', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL)
  await test.step('a form', async () => {
    const page = await context.newPage()
    const addresses = addressesOf(page)
    const release = await deferProgram(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await fillForm(page)
    await page.locator('input[type=password]').press('Enter')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${baseURL}/login`)
    const asked = page.waitForRequest((request) => request.method() === 'POST')
    release()
    expect(new URL((await asked).url()).pathname).toMatch(/^\/api\//)
    await expect(page.locator('input[type=password]')).toHaveValue(password)
    expect(addresses.filter((address) => address.includes('Secret'))).toEqual([])
    await page.close()
  })
  const page = await context.newPage()
  await test.step('a menu', async () => {
    const release = await deferProgram(page)
    await page.goto('/pricing', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Currency: EUR' }).click()
    await expect(page.getByRole('main')).toContainText('€19.00')
    await expect(page.getByRole('menuitemradio')).toHaveCount(0)
    release()
    await page.getByRole('menuitemradio', { name: '$ USD' }).click()
    await expect(page.getByRole('main')).toContainText('$22.04')
  })
  await test.step('the server draws the next page in the currency that was chosen', async () => {
    const html = await (await page.request.get('/pricing')).text()
    expect(html).toContain('$22.04')
    expect(html).not.toContain('€19.00')
  })
  await test.step('so does the browser where the server does not know it', async () => {
    await context.clearCookies()
    await page.goto('/pricing')
    await expect(page.getByRole('main')).toContainText('$22.04')
  })
  await context.close()
})

test('a member sees no sign-in link, before and after the program has loaded', async ({ page }) => {
  await page.goto('/')
  await declineCookies(page)
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await expect(signIn).toBeVisible()
  await arrive(page)

  const tab = await page.context().newPage()
  const release = await deferProgram(tab)
  await tab.goto('/faq', { waitUntil: 'commit' })
  await expect(h1(tab)).toBeVisible()
  const offered = tab.getByRole('banner').getByText('Sign in')
  await expect(offered).toHaveCount(1)
  await expect(offered).toBeHidden()
  release()
  await expect(tab.getByRole('banner').getByText('Tokens')).toBeVisible()
  await expect(offered).toHaveCount(0)
})

test('a payment that is known to have succeeded moves no button when it is read', async ({ page, server }) => {
  const customer = await Customer.register(server)
  const paid = await customer.order()
  await customer.pay(paid, cards.good)
  await customer.signInAt(page)
  await storeOrder(page, paid, customer.who.email)
  await page.goto(`/success-payment?order_id=${paid.id}`)
  await expect(page.getByRole('main')).toContainText('100 tokens added')
  await page.addInitScript(() => {
    const tops = new Set<number>()
    Object.assign(window, { tops })
    const look = () => {
      const link = document.querySelector('main a')
      if (link) tops.add(Math.round(link.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
  })
  await withoutWebFonts(page)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('110')
  const tops = await page.evaluate(() => [...Object(Reflect.get(window, 'tops'))])
  expect(tops).toHaveLength(1)
})
