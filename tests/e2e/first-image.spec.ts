import type { Page } from '@playwright/test'
import { expect, newCustomer, test } from './support/fixtures.ts'
import { declineCookies, expectTokens, imageWork, register } from './support/steps.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Make your first picture' })

test('who signs up lands on a first image to make, makes it, and meets the profile afterwards', {
  tag: ['@R084'],
}, async ({ page }) => {
  await page.goto('/')
  await declineCookies(page)
  await register(page, newCustomer())

  await test.step('the panel says what there is to spend, and stands above the form and the reminder', async () => {
    await expect(panel(page)).toContainText('You have 10 tokens, free of charge. This picture costs 1 token.')
    const { y: top } = (await panel(page).boundingBox()) ?? { y: Number.NaN }
    for (const below of ['Your email address is not verified', 'Billing address']) {
      const { y } = (await page.getByText(below, { exact: true }).first().boundingBox()) ?? { y: Number.NaN }
      expect(y, below).toBeGreaterThan(top)
    }
  })
  await test.step('an empty list leads the same way', async () => {
    for (const list of ['Request history', 'My projects']) {
      await page.getByRole('main').getByRole('link', { name: list }).click()
      await expect(page.getByRole('link', { name: 'Try this prompt' })).toHaveAttribute(
        'href',
        '/services/generate-image?prompt=red+poppies+in+the+morning&style=Watercolor',
      )
    }
    await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  })
  await test.step('the generator is filled in, and nothing is spent yet', async () => {
    await panel(page).getByRole('link', { name: 'Try this prompt' }).click()
    await expect(page).toHaveURL(/\/services\/generate-image$/)
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('red poppies in the morning')
    await expect(page.getByRole('checkbox', { name: 'Watercolor' })).toBeChecked()
    await expectTokens(page, '10')
  })
  await test.step('the image is made', async () => {
    await page.getByRole('button', { name: 'Generate 1 image · 1 token' }).click()
    await expect(page.getByRole('link', { name: /^Download image 1 of 1/ })).toBeVisible(imageWork)
    await expectTokens(page, '9')
  })
  await test.step('the panel is gone', async () => {
    const read = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/request-history')
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
    await (await read).finished()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
  })
})
