import type { Locator, Page, Request } from '@playwright/test'
import { expect, portrait, test } from './support/fixtures.ts'
import type { MintageServer } from './support/server.ts'
import { openStarted } from './support/start.ts'
import { arrive, declineCookies, expectTokens, imageWork } from './support/steps.ts'
import { expectToast, noteToasts } from './support/toasts.ts'

test('a form says that the server has died, and can be sent again once it is back', async ({ page, server }) => {
  await arrive(page)
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

test('the first toast is shown although the server has died', async ({ page, server }) => {
  await noteToasts(page)
  const pricing = await loseServer(page, server, () => declineCookies(page))
  await pricing.click()
  await expectToast(page, 'Network error. Please check your connection.')
  await server.boot()
})

test('the page stays when the server dies before the code of toasts has loaded', async ({ page, server }) => {
  const pricing = await loseServer(page, server, async () => undefined)
  await pricing.click()
  await server.boot()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple as small change')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  await page.goto('/pricing')
  await expect(page.getByRole('link', { name: 'Choose Pocket' })).toBeVisible()
})
