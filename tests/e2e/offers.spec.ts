import { change } from './support/answers.ts'
import { expect, newCustomer, test } from './support/fixtures.ts'
import { arrive } from './support/steps.ts'

interface Pack {
  title: string
  credits: number
  price: number
}

/** Prices and sizes that the shop never had. */
const offered: Record<string, Partial<Pack>> = {
  Pocket: { credits: 50, price: 10 },
  Studio: { credits: 300, price: 42 },
  Vault: { credits: 3000, price: 330.01 },
}

test('each pack tells what a token costs and what that saves, and one is recommended', async ({ page }) => {
  await change<Pack[]>(page, '/packs', (packs) => packs.map((pack) => ({ ...pack, ...offered[pack.title] })))
  await page.goto('/pricing')
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(card('Pocket')).toContainText('€0.20 a token')
  await expect(card('Studio')).toContainText('€0.14 a token')
  await expect(card('Studio')).toContainText('Save 30%')
  await expect(card('Vault')).toContainText('€0.11 a token')
  await expect(card('Vault')).toContainText('Save 44%')
  await expect(card('Studio')).toContainText('Recommended')
  await expect(page.getByText('Recommended')).toHaveCount(1)
  await expect(card('Pocket')).not.toContainText('Save')
  await expect(card('First strike')).not.toContainText('a token')
})

test('an amount that costs more than a pack names the pack, and the pack can be bought there', async ({ page }) => {
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  const amount = page.getByRole('textbox', { name: 'Number of tokens' })
  await expect(page.getByText('No pack is cheaper at this amount.')).toBeVisible()
  await amount.fill('480')
  await amount.press('Enter')
  const notice = page.getByRole('status').filter({ hasText: 'The pack Studio gives 500 tokens for less: €39.00.' })
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Choose Studio' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Buy tokens' })
  await expect(dialog).toContainText('500 tokens')
  await expect(dialog).toContainText('€39.00')
})
