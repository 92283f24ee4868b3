import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, newCustomer, portrait, test } from './support/fixtures.ts'
import { guestPages, memberPages, publicPages } from './support/pages.ts'
import { declineCookies, expectTokens, register } from './support/steps.ts'

async function expectNothingFound(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target) }))).toEqual([])
}

/** Opens each page and has axe look at it once its heading stands and its data is there. */
async function lookAt(page: Page, pages: readonly (readonly [path: string, heading: string])[]) {
  for (const [path, heading] of pages) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectNothingFound(page)
    })
  }
}

// Each of these looks at some twenty pages.
test.describe.configure({ timeout: 300_000 })

const nowhere = ['/no-such-page', 'Oops! Page Not Found'] as const

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page of a guest, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await lookAt(page, [...publicPages, ...guestPages, nowhere])
  })

  test(`axe finds nothing on any page of a customer with pictures, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await register(page, newCustomer())
    await declineCookies(page)
    await test.step('a picture is upscaled, and the result looked at', async () => {
      await page.goto('/services/upscale')
      const buffer = await portrait()
      await page.locator('input[type=file]').setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer })
      await page.getByRole('button', { name: 'Upscale 1 picture · 1 token' }).click()
      await expect(page.getByText(/^Download · /)).toBeVisible({ timeout: 60_000 })
      await expectTokens(page, '9')
      await expectNothingFound(page)
    })
    await lookAt(page, memberPages)
  })
}
