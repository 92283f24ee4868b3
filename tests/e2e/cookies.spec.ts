import type { Page } from '@playwright/test'
import { change } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { arrive, choosePocket, confirmInformation } from './support/steps.ts'

const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const DAY = 24 * 60 * 60

const daysLeft = async (page: Page) => {
  const { expires } = (await consentOf(page)) ?? { expires: 0 }
  return Math.round((expires - (await page.evaluate(() => Date.now())) / 1000) / DAY)
}

test('the cookie banner asks, keeps the answer, and asks again only who declined', {
  tag: ['@R111', '@R173', '@R199', '@R200', '@R201', '@R202'],
}, async ({ page }) => {
  await page.goto('/')
  await test.step('the dialog asks the same, and tells more', async () => {
    await bar(page).getByRole('button', { name: 'Cookie choices' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookies' })
    await expect(dialog.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/cookie-policy')
    await expect(dialog.getByRole('button', { name: 'Accept' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(bar(page)).toHaveCount(0)
  })
  await test.step('the page has the focus afterwards, and no skip link stands over the logo', async () => {
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport()
  })
  await test.step('a no is kept for a year, and asked again on the next load', async () => {
    expect(await consentOf(page)).toMatchObject({ value: 'false' })
    expect(await daysLeft(page)).toBe(365)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
    await expect(bar(page)).toHaveCount(0)
    await page.reload()
    await expect(bar(page)).toBeVisible()
  })
  await test.step('a yes is kept for a year, and not asked again', async () => {
    await bar(page).getByRole('button', { name: 'Accept' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport()
    expect(await consentOf(page)).toMatchObject({ value: 'true' })
    expect(await daysLeft(page)).toBe(365)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
    await expect(bar(page)).toHaveCount(0)
  })
})

test('the Google tag of the settings waits for consent, and is never on a page with card data', {
  tag: ['@R322'],
}, async ({ page }) => {
  const tag = page.locator('script[src="https://www.googletagmanager.com/gtag/js?id=G-ABC123"]')
  await change<object>(page, '/settings', (settings) => ({ ...settings, google_tag: 'G-ABC123' }))
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'Decline' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(tag).toHaveCount(0)
  await page.reload()
  await bar(page).getByRole('button', { name: 'Accept' }).click()
  await expect(tag).toBeAttached()
  await page.reload()
  await expect(tag).toBeAttached()

  await test.step('the payment is opened without it', async () => {
    await arrive(page)
    await expect(tag).toBeAttached()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
    await choosePocket(page)
    await confirmInformation(page)
    await expect(page.getByRole('button', { name: 'Pay €10.80' })).toBeVisible()
    await expect(tag).toHaveCount(0)
  })
})
