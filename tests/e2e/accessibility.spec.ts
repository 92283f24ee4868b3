import type { Page } from '@playwright/test'
import { injectAxe, violationsOn } from '../axe.ts'
import { expect, portrait, test } from './support/fixtures.ts'
import { guestPages, memberPages, publicPages } from './support/pages.ts'
import { arrive, expectTokens, imageWork } from './support/steps.ts'

async function expectNothing(page: Page, colorScheme: string, only?: readonly string[]) {
  const violations = await violationsOn(page, only)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, where: target, why: failureSummary })),
  )
  expect(found, colorScheme).toEqual([])
}

const atOnce = '*, ::before, ::after { transition: none !important }'

const turnTo = (page: Page, colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme })

/** The page in light by every rule; in dark, where only colours are others, by the rules about them. */
async function expectNothingFound(page: Page) {
  // No style element: the policy of the page allows none.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, atOnce)
  await turnTo(page, 'light')
  await injectAxe(page)
  await expectNothing(page, 'light')
  await turnTo(page, 'dark')
  await expectNothing(page, 'dark', ['color-contrast', 'link-in-text-block'])
}

async function lookAt(page: Page, pages: readonly (readonly [path: string, heading: string])[]) {
  for (const [path, heading] of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectNothingFound(page)
    })
  }
}

const nowhere = ['/no-such-page', 'Oops! Page Not Found'] as const

test('axe finds nothing on any page of a guest', async ({ page }) => {
  await lookAt(page, [...publicPages, ...guestPages, nowhere])
})

test('axe finds nothing on any page of a customer with images', async ({ page }) => {
  await arrive(page, '/services/upscale')
  await test.step('an image is upscaled, and the result looked at', async () => {
    const buffer = await portrait()
    await page.locator('input[type=file]').setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Upscale 1 picture · 1 token' }).click()
    await expect(page.getByText(/^Download · /)).toBeVisible(imageWork)
    await expectTokens(page, '9')
    await expectNothingFound(page)
  })
  await lookAt(page, memberPages)
})
