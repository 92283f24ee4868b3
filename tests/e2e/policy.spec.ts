import type { Page } from '@playwright/test'
import { change } from './support/answers.ts'
import { passTimeUntil, stopClock } from './support/clock.ts'
import { expect, fromNewAddress, test } from './support/fixtures.ts'
import { watchPolicy } from './support/policy.ts'
import { arrive, choosePocket, declineCookies, fillInformation } from './support/steps.ts'

// Each journey fails when the policy of a page refuses something (support/fixtures.ts); these open all that floats. Every page is opened by accessibility.spec.ts, in both schemes.

const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow)

test('the policy allows all that a guest and a customer can open', async ({ page, browser, baseURL }) => {
  await page.clock.install()
  await page.emulateMedia({ colorScheme: 'dark' })

  await test.step('a toast', async () => {
    await page.goto('/forgot-password')
    await page.getByRole('textbox', { name: 'Email' }).fill('ida@example.com')
    // A toast stands for three seconds, which a busy machine takes between two looks.
    await stopClock(page)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    const toast = page.locator('[data-toasts]').getByRole('listitem')
    await passTimeUntil(page, toast)
    await expect(toast).toHaveCSS('position', 'absolute')
    await expect(toast).toBeInViewport({ ratio: 1 })
    await page.clock.resume()
  })
  await page.goto('/')
  await declineCookies(page)
  const header = page.getByRole('banner')
  await test.step('a menu, which holds the page still', async () => {
    await header.getByRole('button', { name: 'Currency: EUR' }).click()
    await expect(page.getByRole('menuitemradio', { name: '$ USD' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a dialog, which holds the page still and lets it go', async () => {
    expect(await overflow(page)).toBe('visible')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
    await expect(page.getByRole('dialog').getByLabel('Message')).toBeVisible()
    expect(await overflow(page)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await overflow(page)).toBe('visible')
  })
  await test.step('the menu of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await header.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Pricing' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('what a policy refuses would be seen', async () => {
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: fromNewAddress() })
    const refused = watchPolicy(context)
    const refusing = await context.newPage()
    for (const path of ['/pricing', '/pay']) {
      await refusing.goto(path)
      await refusing.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<style>b { color: red }</style><b style="color: red">b</b>')
      })
    }
    await expect.poll(() => refused.length).toBe(4)
    await context.close()
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  const french = { id: 2, code: 'fr', title: 'Français', default: 0 }
  await change<object[]>(page, '/languages', ([english]) => [english, french])
  await arrive(page)

  await test.step('a list of choices, which scrolls without a bar', async () => {
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).click()
    await expect(page.getByRole('option', { name: 'Français' })).toBeVisible()
    await expect(page.locator('[data-radix-select-viewport]')).toHaveCSS('scrollbar-width', 'none')
    await page.keyboard.press('Escape')
  })
  await test.step('a purchase, up to its card form', async () => {
    await page.goto('/pricing')
    await choosePocket(page)
    const confirm = await fillInformation(page)
    await page.getByRole('button', { name: /country code/i }).click()
    await page.getByRole('combobox', { name: 'Search by country or code' }).press('Escape')
    await confirm.click()
    await expect(page).toHaveURL(/\/pay$/)
    await page.getByLabel('Card number').fill('4242')
  })
})
